/** What the dice did where the odds say what they should. */
export interface OddsRow {
  /** who was hunted, or by what was lured */
  readonly what: string
  readonly ground: string
  readonly hunts: number
  /** what the odds say and what the dice did, for people */
  readonly told: string
  readonly counted: string
  /** the largest difference of a count from its chance, in standard deviations beyond what the chance may be wrong by */
  readonly worst: number
}

/** Beyond this a count is not what its chance says: one in two million of them would be so by chance. */
export const mostDeviations = 5

/**
 * How far a count is from its chance in standard deviations, beyond the chance's own margin. Where hardly any are
 * expected, three more or less are nothing.
 */
export function deviations(count: number, total: number, chance: number, margin = 0): number {
  const away = Math.abs(count / total - chance) - margin - 3 / total
  return Math.max(0, away) / Math.sqrt(Math.max(chance * (1 - chance), 1e-4) / total)
}

export const percent = (part: number): string => (100 * part).toFixed(part > 0 && part < 0.01 ? 2 : 1)
