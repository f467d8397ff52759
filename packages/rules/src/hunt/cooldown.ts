import { baseCooldownSeconds, minCooldownSeconds } from '../constants'
import { timewalkerSeconds } from '../equipment/player-stats'
import { type Outfit, outfitOf } from '../equipment/slots'
import type { Release } from '../release/release'
import type { PlayerState } from '../state/player-state'

/** Milliseconds between two hunts. `speed` divides every game duration. */
export function cooldownMs(
  state: PlayerState,
  release: Release,
  speed: number,
  { lines }: Outfit = outfitOf(state, release),
): number {
  const seconds = baseCooldownSeconds - timewalkerSeconds(lines)
  return Math.round((Math.max(minCooldownSeconds, seconds) * 1000) / speed)
}
