import type { LedgerLine, PlayerState } from '@sanguine/rules'

/** Amounts by `currency:shortName` and `item:id`; amounts of 0 are left out. */
export type Amounts = Map<string, number>

export function addTo(balance: Amounts, kind: LedgerLine['kind'], what: string, delta: number): void {
  const key = `${kind}:${what}`
  const sum = (balance.get(key) ?? 0) + delta
  if (sum === 0) balance.delete(key)
  else balance.set(key, sum)
}

/** What a state holds. */
export function balanceOf(state: Pick<PlayerState, 'currencies' | 'inventory'>): Amounts {
  const balance: Amounts = new Map()
  for (const [what, amount] of Object.entries(state.currencies)) addTo(balance, 'currency', what, amount)
  for (const [what, amount] of Object.entries(state.inventory)) addTo(balance, 'item', what, amount)
  return balance
}

/**
 * Throws unless the ledger lines explain the whole difference between two states and nothing is owed. A rule that
 * forgets a line, or lets an amount fall under 0, is found before anything is written.
 */
export function assertBalanced(before: PlayerState, after: PlayerState, ledger: readonly LedgerLine[]): void {
  if (before.currencies === after.currencies && before.inventory === after.inventory && ledger.length === 0) return
  const expected = balanceOf(before)
  for (const { kind, what, delta } of ledger) {
    if (!Number.isSafeInteger(delta) || delta === 0) throw new Error(`A ledger line of ${what} moves ${delta}.`)
    addTo(expected, kind, what, delta)
  }
  const actual = balanceOf(after)
  for (const key of new Set([...expected.keys(), ...actual.keys()])) {
    const amount = actual.get(key) ?? 0
    if (amount !== (expected.get(key) ?? 0)) throw new Error(`The ledger does not explain the change of ${key}.`)
    if (amount < 0) throw new Error(`The amount of ${key} would be ${amount}.`)
  }
}
