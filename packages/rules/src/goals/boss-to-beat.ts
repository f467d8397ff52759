import { winOf } from '../best-setup/estimate'
import { enemiesOn } from '../hunt/ground-enemies'
import { reachableGrounds } from '../mission/missions'
import { isBoss } from '../release/rarities'
import type { GroundDefinition, Release } from '../release/release'
import type { PlayerState } from '../state/player-state'
import { demandsOf } from '../travel/place-demands'
import { enoughWins } from './better-ground'
import type { Goal } from './goal'

/** A boss that was never beaten and is beaten in six of ten fights by the estimate: the one here, else that of the hardest ground. */
export function bossToBeat(state: PlayerState, release: Release): readonly Goal[] {
  const order = (ground: GroundDefinition) =>
    ground.id === state.groundId ? Number.POSITIVE_INFINITY : demandsOf(ground, release).xpRequired
  const bosses = reachableGrounds(state, release)
    .toSorted((a, b) => order(b) - order(a))
    .flatMap(({ id }) =>
      enemiesOn(id, release).map((enemyId) => ({ groundId: id, enemy: release.enemies.get(enemyId) })),
    )
  for (const { groundId, enemy } of bosses)
    if (enemy && isBoss(enemy, release) && !state.hunted[enemy.id] && winOf(enemy, state, release) >= enoughWins)
      return [{ kind: 'boss', enemyId: enemy.id, groundId, missing: 1 }]
  return []
}
