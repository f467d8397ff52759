/** Two leading digits below a thousand, three above: numbers that look chosen. */
export function tidy(value) {
  if (value < 20) return Math.max(1, Math.round(value))
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - (value < 1000 ? 1 : 2))
  return Math.round(value / step) * step
}

/** Whole numbers around a middle, `spread` of it to either side. */
export const around = (middle, spread) => [
  Math.max(1, Math.round(middle * (1 - spread))),
  Math.max(1, Math.round(middle * (1 + spread))),
]
