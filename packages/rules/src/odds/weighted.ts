import type { StatRange } from '../equipment/player-stats'

/** A value and its chance. */
export type Weighted = readonly [value: number, chance: number]

/** Every whole number of a range, all alike; where they are more than `most`, so many points spread over it instead. */
export function evenly(from: number, to: number, most = Number.POSITIVE_INFINITY): readonly Weighted[] {
  const width = to - from + 1
  const count = Math.min(width, most)
  const step = width / count
  return Array.from({ length: count }, (_, index) => [from + (index + 0.5) * step - 0.5, 1 / count])
}

/**
 * Points that stand for a number rolled evenly between two values and cut to `low` and `high`. What is cut are the ends;
 * for the rest stand Gauss's three points, which are exact for polynomials up to the fifth degree.
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

/** Values as whole numbers. What lies between two is split over both, so that the mean stays. */
function split(values: readonly Weighted[]): Map<number, number> {
  const chances = new Map<number, number>()
  const add = (whole: number, chance: number) => {
    if (chance > 0) chances.set(whole, (chances.get(whole) ?? 0) + chance)
  }
  for (const [value, chance] of values) {
    const floor = Math.floor(value)
    add(floor, chance * (floor + 1 - value))
    add(floor + 1, chance * (value - floor))
  }
  return chances
}

const meanOf = (values: readonly Weighted[]): number => values.reduce((sum, [value, chance]) => sum + value * chance, 0)

const varianceOf = (values: Iterable<Weighted>, mean: number): number => {
  let variance = 0
  for (const [value, chance] of values) variance += (value - mean) ** 2 * chance
  return variance
}

/**
 * Values as whole numbers with the same mean and, as far as whole numbers can, the same variance: splitting makes a
 * range wider, so part of it is drawn together to its mean. The chances add up to 1.
 */
export function inWholes(values: readonly Weighted[]): readonly Weighted[] {
  if (values.every(([value]) => Number.isInteger(value))) return values
  const mean = meanOf(values)
  const [wide, narrow] = [split(values), split([[mean, 1]])]
  const [least, target, most] = [narrow, values, wide].map((distribution) => varianceOf(distribution, mean)) as [
    number,
    number,
    number,
  ]
  const share = most > least ? Math.min(1, Math.max(0, (target - least) / (most - least))) : 0
  const chances = new Map([...wide].map(([whole, chance]) => [whole, chance * share]))
  for (const [whole, chance] of narrow) chances.set(whole, (chances.get(whole) ?? 0) + chance * (1 - share))
  return [...chances].filter(([, chance]) => chance > 0)
}
