import { expectedHuntOn } from '../best-setup/estimate'
import { reachableGrounds } from '../mission/missions'
import type { Id, Release } from '../release/release'
import type { PlayerState } from '../state/player-state'

/**
 * The id of the open ground where hunts give most XP with the current equipment; the present one if none gives more.
 * The estimate ignores the phases of regions and the travel cost.
 */
export function xpGround(state: PlayerState, release: Release): Id {
  const xpOn = (groundId: Id) => expectedHuntOn(groundId, state, release)?.xp ?? 0
  let best = { id: state.groundId, xp: xpOn(state.groundId) }
  for (const { id } of reachableGrounds(state, release)) {
    const xp = xpOn(id)
    if (xp > best.xp) best = { id, xp }
  }
  return best.id
}
