/** The distance from the mean, in standard deviations, within which 95 of 100 values of a normal distribution lie. */
const z = 1.96

/**
 * The 95 % interval of an observed rate, 0 to 1. It is good for few observations and for rare events (E. B. Wilson,
 * 1927). It is all of 0 to 1 if nothing was observed.
 */
export function wilsonInterval(hits: number, tries: number): { readonly low: number; readonly high: number } {
  if (tries <= 0) return { low: 0, high: 1 }
  const rate = hits / tries
  const scale = 1 + z ** 2 / tries
  const center = (rate + z ** 2 / (2 * tries)) / scale
  const reach = (z * Math.sqrt((rate * (1 - rate)) / tries + z ** 2 / (4 * tries ** 2))) / scale
  // At the ends of the scale the two are equal, but not to the machine.
  return { low: hits === 0 ? 0 : center - reach, high: hits === tries ? 1 : center + reach }
}
