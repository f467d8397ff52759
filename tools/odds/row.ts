/** Simulated hunts beside their odds. */
export interface OddsRow {
  /** the enemy, or the bait and hex */
  readonly subject: string
  readonly ground: string
  readonly hunts: number
  /** what the odds say and what the simulation counted, as text */
  readonly expected: string
  readonly counted: string
  /** the largest difference of a count from its chance, in standard deviations beyond the margin of the chance */
  readonly maxDeviations: number
}

/** A count beyond this contradicts its chance: one in two million does so by accident. */
export const deviationLimit = 5

/**
 * How far a count is from its chance in standard deviations, beyond the chance's own margin. Three
 * more or less never count, for chances so small that hardly any are expected.
 */
export function deviations(count: number, total: number, chance: number, margin = 0): number {
  const away = Math.abs(count / total - chance) - margin - 3 / total
  return Math.max(0, away) / Math.sqrt(Math.max(chance * (1 - chance), 1e-4) / total)
}

export const percent = (part: number): string => (100 * part).toFixed(part > 0 && part < 0.01 ? 2 : 1)
