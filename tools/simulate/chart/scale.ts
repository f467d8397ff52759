/** The positions of values on an axis, and its ticks. */
export interface Scale {
  /** 0 at the foot of the panel, 1 at its head */
  positionOf(value: number): number
  readonly ticks: readonly number[]
}

/** From 0 to `max`, or to a round number that no value exceeds. */
export function linearScale(values: readonly number[], max?: number): Scale {
  const top = max ?? Math.max(1, ...values)
  const rough = top / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough
  const end = max ?? Math.ceil(top / step) * step
  const ticks = Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step)
  return { positionOf: (value) => value / end, ticks: ticks.filter((tick) => tick <= end) }
}

/** From the power of ten below the smallest positive value to the one above the greatest. */
export function logarithmicScale(values: readonly number[]): Scale {
  const known = values.filter((value) => value > 0)
  const [from, to] = [Math.floor(Math.log10(Math.min(...known))), Math.ceil(Math.log10(Math.max(...known)))]
  const positionOf = (value: number) =>
    value <= 0 ? 0 : Math.max(0, (Math.log10(value) - from) / Math.max(1, to - from))
  return { positionOf, ticks: Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index)) }
}
