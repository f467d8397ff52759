import { baseCooldownSeconds, shortestCooldownSeconds } from './constants'
import type { PlayerState } from './player'
import { playerLines, timewalkerSeconds } from './player-stats'
import type { Release } from './release'

/** Milliseconds between two hunts. `speed` divides every game duration. */
export function cooldownMs(state: PlayerState, release: Release, speed: number): number {
  const seconds = baseCooldownSeconds - timewalkerSeconds(playerLines(state, release))
  return Math.round((Math.max(shortestCooldownSeconds, seconds) * 1000) / speed)
}
