export interface FrameCost {
  readonly frames: number
  /** share of the frames that took over 16.7 ms, one over 60 Hz */
  readonly lateShare: number
  /** share of frames that took over two frames' time, 33.4 ms */
  readonly missedShare: number
  /** the longest frame, in milliseconds */
  readonly longest: number
}

/** The cost of frames by their times in milliseconds. */
export const frameCostOf = (times: readonly number[]): FrameCost => ({
  frames: times.length,
  // The clock of frames is not exact to a tenth of a millisecond.
  lateShare: shareOf(times, 16.8),
  missedShare: shareOf(times, 33.5),
  longest: Math.max(0, ...times),
})

const shareOf = (times: readonly number[], limit: number): number =>
  times.filter((time) => time > limit).length / times.length
