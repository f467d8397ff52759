import type { LedgerLine, PlayerState } from '@sanguine/rules'
import { type LedgerRow, ledgerRows } from '../outbox/outbox'
import type { PlayerDocument } from '../store/players.model'

/** Amounts by `currency:shortName` and `item:id`; missing ones are 0. */
type Amounts = Map<string, number>

function addTo(balance: Amounts, kind: LedgerLine['kind'], what: string, delta: number): void {
  const key = `${kind}:${what}`
  balance.set(key, (balance.get(key) ?? 0) + delta)
}

/** The amounts in a state. */
function balanceOf(state: Pick<PlayerState, 'currencies' | 'inventory'>): Amounts {
  const balance: Amounts = new Map()
  for (const [what, amount] of Object.entries(state.currencies)) addTo(balance, 'currency', what, amount)
  for (const [what, amount] of Object.entries(state.inventory)) addTo(balance, 'item', what, amount)
  return balance
}

/**
 * Throws unless the ledger lines explain the whole difference between two states and no amount is negative. A rule that
 * forgets a line, or lets an amount fall under 0, is detected before anything is written.
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

/** A balance that the ledger does not explain. */
export interface LedgerMismatch {
  readonly player: string
  /** `currency:shortName` or `item:id` */
  readonly what: string
  /** sum of the ledger, including the rows that are still in the outbox */
  readonly ledger: number
  /** amount in the player's state */
  readonly state: number
}

/** The parts of a player's document that the check needs. */
export type CheckedPlayer = Pick<PlayerDocument, 'state' | 'outbox' | 'revision'>

/**
 * Sums the ledger of one player up to the document's revision. At any revision the rows up to it explain the document
 * exactly, with the outbox for rows that are not written yet. Rows of later changes are left out.
 */
export class LedgerBalance {
  readonly #sum: Amounts = new Map()
  readonly #outbox: Map<string, LedgerRow>

  /** null for a deleted player, whose rows must add up to nothing */
  constructor(
    readonly player: string,
    readonly document: CheckedPlayer | null,
  ) {
    const rows = document?.outbox.flatMap((entry) => ledgerRows(player, entry)) ?? []
    this.#outbox = new Map(rows.map((row) => [row._id, row]))
  }

  add(row: LedgerRow): void {
    if (this.document && row.sequence > this.document.revision) return
    this.#outbox.delete(row._id)
    addTo(this.#sum, row.kind, row.what, row.delta)
  }

  mismatches(): LedgerMismatch[] {
    const ledger: Amounts = new Map(this.#sum)
    for (const { kind, what, delta } of this.#outbox.values()) addTo(ledger, kind, what, delta)
    const state = this.document ? balanceOf(this.document.state) : new Map<string, number>()
    return [...new Set([...ledger.keys(), ...state.keys()])]
      .map((what) => ({ player: this.player, what, ledger: ledger.get(what) ?? 0, state: state.get(what) ?? 0 }))
      .filter((balance) => balance.ledger !== balance.state)
  }
}
