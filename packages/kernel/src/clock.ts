/** The only source of time. Game durations go through `gameMs`, so that GAME_SPEED applies everywhere. */
export interface Clock {
  /** milliseconds since the epoch */
  now(): number
  /** milliseconds since an arbitrary moment; continues evenly when the time of day is changed */
  elapsed(): number
}

export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() }
