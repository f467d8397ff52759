import type { LedgerLine, PlayerState } from '@sanguine/rules'

/** Adds up a player's ledger. */
export class LedgerSum {
  readonly #sums = new Map<string, number>()

  add(lines: readonly LedgerLine[]): void {
    for (const { kind, what, delta } of lines) {
      const key = `${kind}:${what}`
      const sum = (this.#sums.get(key) ?? 0) + delta
      if (sum === 0) this.#sums.delete(key)
      else this.#sums.set(key, sum)
    }
  }

  /** Currencies and items of which the player has another amount than the ledger says; empty unless a rule is wrong. */
  unexplained({ currencies, inventory }: PlayerState): readonly string[] {
    const owned = new Map<string, number>([
      ...Object.entries(currencies).map(([what, amount]) => [`currency:${what}`, amount] as const),
      ...Object.entries(inventory).map(([what, amount]) => [`item:${what}`, amount] as const),
    ])
    return [...new Set([...owned.keys(), ...this.#sums.keys()])].filter(
      (key) => (owned.get(key) ?? 0) !== (this.#sums.get(key) ?? 0),
    )
  }
}
