import { estimateHunt, foeOf } from '../best-setup/estimate'
import { encounterChances } from '../hunt/ground-enemies'
import { reachableGrounds } from '../mission/missions'
import type { Id, Release } from '../release/release'
import type { PlayerState } from '../state/player-state'

/** About the XP of a hunt with what is worn now; 0 without bait, and where nobody comes. */
function xpOn(groundId: Id, state: PlayerState, release: Release): number {
  const chances = encounterChances(groundId, state, release, null)
  if (!chances) return 0
  const foes = [...chances].flatMap(([enemyId, chance]) => {
    const enemy = release.enemies.get(enemyId)
    return enemy ? [{ ...foeOf(enemy, chance, release, null), reward: enemy.xp }] : []
  })
  return estimateHunt(state, foes, release, null).reward
}

/**
 * The id of the open ground where hunts bring most XP with what is worn now; the present one where none brings more. By an
 * estimate that leaves the phases of regions out. What the journey costs is not asked.
 */
export function xpGround(state: PlayerState, release: Release): Id {
  let best = { id: state.groundId, xp: xpOn(state.groundId, state, release) }
  for (const { id } of reachableGrounds(state, release)) {
    const xp = xpOn(id, state, release)
    if (xp > best.xp) best = { id, xp }
  }
  return best.id
}
