/** Round numbers from 0 to at least `max`, at most six, evenly spaced; whole numbers. */
export function ticksUpTo(max: number): readonly number[] {
  if (max <= 1) return [0, 1]
  const rough = max / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power)
  const count = Math.ceil(max / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Places among `count` that are labelled: the first, the last, and evenly spaced ones between, at most `most`. */
export function labelledPlaces(count: number, most: number): readonly number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index)
  const gaps = Math.max(1, most - 1)
  return Array.from({ length: gaps + 1 }, (_, index) => Math.round((index * (count - 1)) / gaps))
}

/** The parts of a list between its nulls, each with the place of its first value. */
export function runsOf(values: readonly (number | null)[]): { readonly first: number; readonly values: number[] }[] {
  const runs: { first: number; values: number[] }[] = []
  values.forEach((value, place) => {
    if (value === null) return
    const last = runs.at(-1)
    if (last && last.first + last.values.length === place) last.values.push(value)
    else runs.push({ first: place, values: [value] })
  })
  return runs
}
