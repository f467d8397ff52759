/** The value that as many are below as above, the upper of the two in the middle; NaN of nothing. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The value that `percent` of the values do not exceed, 0 to 100; NaN of nothing. */
export const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil((values.length * percent) / 100) - 1)] ?? Number.NaN

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export const mean = (values: readonly number[]): number => sum(values) / values.length
