import { type Amounts, addAmount, amountsOf } from '@sanguine/rules'
import { type LedgerRow, ledgerRows } from '../outbox/outbox'
import type { PlayerDocument } from '../store/players.model'

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
    addAmount(this.#sum, row.kind, row.what, row.delta)
  }

  mismatches(): LedgerMismatch[] {
    const ledger: Amounts = new Map(this.#sum)
    for (const { kind, what, delta } of this.#outbox.values()) addAmount(ledger, kind, what, delta)
    const state = this.document ? amountsOf(this.document.state) : new Map<string, number>()
    return [...new Set([...ledger.keys(), ...state.keys()])]
      .map((what) => ({ player: this.player, what, ledger: ledger.get(what) ?? 0, state: state.get(what) ?? 0 }))
      .filter((balance) => balance.ledger !== balance.state)
  }
}
