/** Simulated hunts beside their odds. */
export interface OddsRow {
  /** the enemy with the equipment against it, or the bait and hex */
  readonly subject: string
  /** with the phase of its region's rule */
  readonly ground: string
  readonly hunts: number
  /** what the odds say and what the simulation counted, as text */
  readonly expected: string
  readonly counted: string
  /** how many counts were compared with their chances */
  readonly comparisons: number
  /** the largest difference of a count from its chance, in standard deviations beyond the margin of the chance */
  readonly maxDeviations: number
}

/**
 * A count beyond this contradicts its chance. This happens by accident with a probability of at most 2 e^(−12.5), one
 * in 130,000. Under a normal distribution it is one in two million. For all 6,400 comparisons of a run together it is
 * at most 5 %, or half a percent under the normal distribution. Seeds are fixed, so a passing run always passes.
 */
export const deviationLimit = 5

/** The relative entropy of two chances, 0 where they are equal. */
function divergence(part: number, chance: number): number {
  const term = (p: number, q: number) => (p > 0 ? p * Math.log(p / q) : 0)
  return Math.max(0, term(part, chance) + term(1 - part, 1 - chance))
}

/**
 * The distance of a count from its chance in standard deviations, beyond the chance's own margin. It is √(2 n D), where
 * D is the relative entropy of the counted part and the chance. For large counts these are the deviations of the normal
 * distribution. The bound holds for the sum of n independent values between 0 and 1 with the chance as their mean. It
 * is this far off or farther on one side with a probability of at most e^(−deviations² / 2), for any chance. Source: W.
 * Hoeffding, Probability Inequalities for Sums of Bounded Random Variables (1963), theorem 1.
 */
export function deviations(count: number, total: number, chance: number, margin = 0): number {
  const part = count / total
  const nearest = Math.min(Math.max(part, chance - margin), chance + margin)
  return Math.sqrt(2 * total * divergence(part, Math.min(1, Math.max(0, nearest))))
}

export const percent = (part: number): string => (100 * part).toFixed(part > 0 && part < 0.01 ? 2 : 1)
