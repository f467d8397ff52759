/** Where a value stands on an axis of a panel, and what is written along it. */
export interface Scale {
  /** 0 at the foot of the panel, 1 at its head */
  place(value: number): number
  readonly ticks: readonly number[]
}

/** From 0 to a round number that holds everything. */
export function plainScale(values: readonly number[], most?: number): Scale {
  const top = most ?? Math.max(1, ...values)
  const rough = top / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough
  const end = most ?? Math.ceil(top / step) * step
  const ticks = Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step)
  return { place: (value) => value / end, ticks: ticks.filter((tick) => tick <= end) }
}

/** Powers of ten that hold everything. */
export function logarithmicScale(values: readonly number[]): Scale {
  const known = values.filter((value) => value > 0)
  const [from, to] = [Math.floor(Math.log10(Math.min(...known))), Math.ceil(Math.log10(Math.max(...known)))]
  const place = (value: number) => (value <= 0 ? 0 : Math.max(0, (Math.log10(value) - from) / Math.max(1, to - from)))
  return { place, ticks: Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index)) }
}
