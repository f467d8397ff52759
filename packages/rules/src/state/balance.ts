import type { LedgerLine, PlayerState } from './player-state'

/** Amounts by `currency:shortName` and `item:id`; missing ones are 0. */
export type Amounts = Map<string, number>

export function addAmount(amounts: Amounts, kind: LedgerLine['kind'], what: string, delta: number): void {
  const key = `${kind}:${what}`
  amounts.set(key, (amounts.get(key) ?? 0) + delta)
}

/** The amounts in a state. */
export function amountsOf(state: Pick<PlayerState, 'currencies' | 'inventory'>): Amounts {
  const amounts: Amounts = new Map()
  for (const [what, amount] of Object.entries(state.currencies)) addAmount(amounts, 'currency', what, amount)
  for (const [what, amount] of Object.entries(state.inventory)) addAmount(amounts, 'item', what, amount)
  return amounts
}

/**
 * Why the ledger lines do not explain the difference between two states, as a sentence; null if they do and no amount
 * is negative. So a rule that forgets a line, or lets an amount fall under 0, is detected before anything is written.
 */
export function imbalanceOf(before: PlayerState, after: PlayerState, ledger: readonly LedgerLine[]): string | null {
  if (before.currencies === after.currencies && before.inventory === after.inventory && ledger.length === 0) return null
  const expected = amountsOf(before)
  for (const { kind, what, delta } of ledger) {
    if (!Number.isSafeInteger(delta) || delta === 0) return `A ledger line of ${what} moves ${delta}.`
    addAmount(expected, kind, what, delta)
  }
  const actual = amountsOf(after)
  for (const key of new Set([...expected.keys(), ...actual.keys()])) {
    const amount = actual.get(key) ?? 0
    if (amount !== (expected.get(key) ?? 0)) return `The ledger does not explain the change of ${key}.`
    if (amount < 0) return `The amount of ${key} would be ${amount}.`
  }
  return null
}
