import type { StatRange } from '../equipment/player-stats'

/** A value and its chance. */
export type Weighted = readonly [value: number, chance: number]

/**
 * Every whole number of a range, all equally likely. If they are more than `most`, that many points spread over the
 * range instead.
 */
export function uniformPoints(from: number, to: number, most = Number.POSITIVE_INFINITY): readonly Weighted[] {
  const width = to - from + 1
  const count = Math.min(width, most)
  const step = width / count
  const points: Weighted[] = []
  for (let index = 0; index < count; index++) points.push([from + (index + 0.5) * step - 0.5, 1 / count])
  return points
}

/**
 * Points that replace a number rolled evenly between two values and limited to `low` and `high`. The ends hold what was
 * cut off. Gauss's three points replace the rest, which are exact for polynomials up to the fifth degree.
 */
export function rolledPoints({ from, to }: StatRange, low: number, high: number): readonly Weighted[] {
  const cut = (value: number) => Math.min(high, Math.max(low, value))
  if (to <= from) return [[cut(from), 1]]
  const partOf = (first: number, last: number) => Math.max(0, last - first) / (to - from)
  const [first, last] = [cut(from), cut(to)]
  const [middle, reach] = [(first + last) / 2, ((last - first) / 2) * Math.sqrt(3 / 5)]
  const inside = partOf(first, last)
  const points: readonly Weighted[] = [
    [low, partOf(from, Math.min(to, low))],
    [middle - reach, (inside * 5) / 18],
    [middle, (inside * 8) / 18],
    [middle + reach, (inside * 5) / 18],
    [high, partOf(Math.max(from, high), to)],
  ]
  return points.filter(([, chance]) => chance > 0)
}

/** Chances of whole numbers from `low` on. */
interface Wholes {
  readonly low: number
  readonly chances: Float64Array
}

/** Values as whole numbers. A value between two is split over both, so that the mean stays. */
function split(values: readonly Weighted[]): Wholes {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const weighted of values) {
    least = Math.min(least, weighted[0])
    most = Math.max(most, weighted[0])
  }
  const low = Math.floor(least)
  const chances = new Float64Array(Math.floor(most) + 2 - low)
  for (const weighted of values) {
    const above = weighted[0] - low
    const index = Math.floor(above)
    const upper = weighted[1] * (above - index)
    chances[index] = (chances[index] ?? 0) + weighted[1] - upper
    chances[index + 1] = (chances[index + 1] ?? 0) + upper
  }
  return { low, chances }
}

function meanOf(values: readonly Weighted[]): number {
  let mean = 0
  for (const weighted of values) mean += weighted[0] * weighted[1]
  return mean
}

function varianceOf(values: readonly Weighted[], mean: number): number {
  let variance = 0
  for (const weighted of values) variance += (weighted[0] - mean) ** 2 * weighted[1]
  return variance
}

function varianceOfWholes({ low, chances }: Wholes, mean: number): number {
  let variance = 0
  for (let index = 0; index < chances.length; index++) variance += (low + index - mean) ** 2 * (chances[index] ?? 0)
  return variance
}

/**
 * Values as whole numbers with the same mean and, if possible, the same variance. Splitting widens a range, so part of
 * it is moved back to its mean. The chances add up to 1.
 */
export function toWholeNumbers(values: readonly Weighted[]): readonly Weighted[] {
  if (values.every(([value]) => Number.isInteger(value))) return values
  const mean = meanOf(values)
  const [wide, narrow] = [split(values), split([[mean, 1]])]
  const [least, target, most] = [varianceOfWholes(narrow, mean), varianceOf(values, mean), varianceOfWholes(wide, mean)]
  const share = most > least ? Math.min(1, Math.max(0, (target - least) / (most - least))) : 0
  const wholes: Weighted[] = []
  for (let index = 0; index < wide.chances.length; index++) {
    const narrowed = narrow.chances[wide.low + index - narrow.low] ?? 0
    const chance = (wide.chances[index] ?? 0) * share + narrowed * (1 - share)
    if (chance > 0) wholes.push([wide.low + index, chance])
  }
  return wholes
}
