import type { VitalName } from './vitals'

/** Numbers of pages by bucket. The sum of two is the histogram of the pages of both. */
export type Histogram = readonly number[]

/** Each bucket ends at this factor times the end of the one before, so that no value is off by more. */
const factor = 1.2
/** The number of buckets. The last one also has all greater values: above 20 s, 8 s for `interactionDelay`, or a shift of 2. */
export const bucketCount = 40

/**
 * The end of the first bucket, in the unit of the vital: values that nobody can tell from none. Browsers round interactions
 * to 8 ms (https://www.w3.org/TR/event-timing/).
 */
const firstEnd: Readonly<Record<VitalName, number>> = {
  loadTime: 20,
  largestPaint: 20,
  interactionDelay: 8,
  layoutShift: 0.002,
}

/** The index of the bucket that a value is in: from above the end of the one before to its own end. */
export function bucketOf(vital: VitalName, value: number): number {
  if (value <= firstEnd[vital]) return 0
  return Math.min(bucketCount - 1, Math.ceil(Math.log(value / firstEnd[vital]) / Math.log(factor) - 1e-9))
}

const endOf = (vital: VitalName, bucket: number): number => firstEnd[vital] * factor ** bucket

export const sumOf = (a: Histogram, b: Histogram): Histogram =>
  Array.from({ length: bucketCount }, (_, bucket) => (a[bucket] ?? 0) + (b[bucket] ?? 0))

export const pagesIn = (histogram: Histogram): number => histogram.reduce((sum, count) => sum + count, 0)

/**
 * The value that this share of the pages does not exceed, such as 0.75, in the unit of the vital. It is interpolated within
 * its bucket, so it is off by a fifth at most. No value is beyond the end of the last bucket. Null without pages.
 */
export function quantileOf(vital: VitalName, histogram: Histogram, share: number): number | null {
  const wanted = share * pagesIn(histogram)
  if (wanted === 0) return null
  let before = 0
  for (const [bucket, count] of histogram.entries()) {
    if (count > 0 && before + count >= wanted) {
      const start = bucket === 0 ? 0 : endOf(vital, bucket - 1)
      return start + ((endOf(vital, bucket) - start) * (wanted - before)) / count
    }
    before += count
  }
  return endOf(vital, histogram.length - 1)
}
