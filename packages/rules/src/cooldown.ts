import { baseCooldownSeconds, shortestCooldownSeconds } from './constants'
import type { PlayerState } from './player'
import { timewalkerSeconds } from './player-stats'
import type { Release } from './release'
import { type Outfit, outfitOf } from './slots'

/** Milliseconds between two hunts. `speed` divides every game duration. */
export function cooldownMs(
  state: PlayerState,
  release: Release,
  speed: number,
  { lines }: Outfit = outfitOf(state, release),
): number {
  const seconds = baseCooldownSeconds - timewalkerSeconds(lines)
  return Math.round((Math.max(shortestCooldownSeconds, seconds) * 1000) / speed)
}
