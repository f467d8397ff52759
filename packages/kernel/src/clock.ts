/** The one source of time. Game durations go through `gameMs`, so that GAME_SPEED holds everywhere. */
export interface Clock {
  /** milliseconds since the epoch */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }
