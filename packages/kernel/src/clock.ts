/** The one source of time. Game durations go through `gameMs`, so that GAME_SPEED holds everywhere. */
export interface Clock {
  /** milliseconds since the epoch */
  now(): number
  /** milliseconds since some moment; goes on evenly also where the time of day is changed */
  elapsed(): number
}

export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() }
