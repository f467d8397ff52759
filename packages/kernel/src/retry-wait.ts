/** The wait after the nth failed attempt, in milliseconds: 30 seconds, doubled each time, at most a quarter of an hour. */
export const retryWaitMs = (attempts: number): number => Math.min(15 * 60_000, 30_000 * 2 ** (attempts - 1))
