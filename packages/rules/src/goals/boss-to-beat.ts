import { estimatedWin } from '../best-setup/estimate'
import { enemiesOn } from '../hunt/ground-enemies'
import { reachableGrounds } from '../mission/missions'
import { isBoss } from '../release/rarities'
import type { EnemyDefinition, GroundDefinition, Release } from '../release/release'
import type { PlayerState } from '../state/player-state'
import { requirementsOf } from '../travel/place-requirements'
import { minGoalWins } from './better-ground'
import type { PlayerGoal } from './goal'

/**
 * An unbeaten boss that the player beats in six of ten fights by estimate: the one here, else that of the hardest
 * ground.
 */
export function bossToBeat(state: PlayerState, release: Release): readonly PlayerGoal[] {
  const order = (ground: GroundDefinition) =>
    ground.id === state.groundId ? Number.POSITIVE_INFINITY : requirementsOf(ground, release).requiredXp
  const isBeatable = (enemy: EnemyDefinition | undefined) =>
    enemy !== undefined && isBoss(enemy, release) && estimatedWin(enemy, state, release) >= minGoalWins
  const boss = reachableGrounds(state, release)
    .toSorted((a, b) => order(b) - order(a))
    .flatMap(({ id: groundId }) => enemiesOn(groundId, release).map((enemyId) => ({ enemyId, groundId })))
    .find(({ enemyId }) => !state.hunted[enemyId] && isBeatable(release.enemies.get(enemyId)))
  return boss ? [{ kind: 'boss', ...boss, missing: 1 }] : []
}
