/** The cents of an amount in dollars. Exact if `hasWholeCents` is true for it; otherwise rounded. */
export const toCents = (dollars: number): number => Math.round(dollars * 100)

/** Whether an amount in dollars is one of whole cents: 4.35 is, 1.005 and 0.1 + 0.2 are not. */
export const hasWholeCents = (dollars: number): boolean =>
  Number.isSafeInteger(toCents(dollars)) && toCents(dollars) / 100 === dollars
