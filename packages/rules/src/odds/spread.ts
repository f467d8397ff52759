/**
 * How likely each number of health units is lost, from `from` on. A unit is one point of health, or more where the
 * fighters have too much of it; then a value between two units counts for both, so that the mean stays exact.
 */
export interface Spread {
  readonly from: number
  readonly chances: Float64Array
}

/** A value and its chance. */
export type Weighted = readonly [value: number, chance: number]

export function spreadOf(values: readonly Weighted[], unit: number): Spread {
  let [low, high] = [Number.POSITIVE_INFINITY, 0]
  for (const [value] of values) {
    low = Math.min(low, Math.floor(value / unit))
    high = Math.max(high, Math.ceil(value / unit))
  }
  const chances = new Float64Array(high - low + 1)
  const put = (index: number, chance: number) => {
    if (chance > 0) chances[index] = (chances[index] ?? 0) + chance
  }
  for (const [value, chance] of values) {
    const units = value / unit
    const floor = Math.floor(units)
    put(floor - low, chance * (floor + 1 - units))
    put(floor - low + 1, chance * (units - floor))
  }
  return { from: low, chances }
}

/** Every whole number of a range, all alike. */
export function evenly(from: number, to: number): Weighted[] {
  const count = to - from + 1
  return Array.from({ length: count }, (_, index): Weighted => [from + index, 1 / count])
}
