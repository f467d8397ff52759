import { expect, test } from '@jest/globals'
import { bucketCount, bucketOf, type Histogram, pagesIn, quantileOf, sumOf } from './histogram'
import { largestValue, vitalNames } from './vitals'

const histogramOf = (vital: (typeof vitalNames)[number], values: readonly number[]): Histogram => {
  const histogram = new Array<number>(bucketCount).fill(0)
  for (const value of values) histogram[bucketOf(vital, value)] = (histogram[bucketOf(vital, value)] ?? 0) + 1
  return histogram
}

test.each(vitalNames)('each value of %s has a bucket, and a greater one has no lower bucket', (vital) => {
  let last = 0
  for (let value = 0; value <= largestValue[vital]; value = value * 1.01 + largestValue[vital] / 1e6) {
    const bucket = bucketOf(vital, value)
    expect(bucket).toBeGreaterThanOrEqual(last)
    expect(bucket).toBeLessThan(bucketCount)
    last = bucket
  }
  expect(bucketOf(vital, 0)).toBe(0)
})

test.each([
  ['loadTime', 900],
  ['largestPaint', 2_400],
  ['interactionDelay', 150],
  ['layoutShift', 0.08],
] as const)('the value that three quarters do not exceed is off by a fifth at most: %s', (vital, middle) => {
  const values = Array.from({ length: 400 }, (_, index) => (middle * (index + 1)) / 200)
  const p75 = quantileOf(vital, histogramOf(vital, values), 0.75) ?? 0
  expect(Math.abs(p75 / (1.5 * middle) - 1)).toBeLessThan(0.2)
})

test('the histogram of two gateways is the sum of both, and without pages there is no value', () => {
  const [a, b] = [histogramOf('loadTime', [100, 200]), histogramOf('loadTime', [200, 4_000])]
  expect(sumOf(a, b)).toEqual(histogramOf('loadTime', [100, 200, 200, 4_000]))
  expect(sumOf([], a)).toEqual(a)
  expect(pagesIn(sumOf(a, b))).toBe(4)
  expect(quantileOf('loadTime', [], 0.75)).toBeNull()
  expect(quantileOf('loadTime', sumOf([], []), 0.75)).toBeNull()
})
