import { type LedgerRow, ledgerRows } from '../outbox/outbox-rows'
import type { PlayerDocument } from '../store/players.model'
import { type Amounts, addTo, balanceOf } from './ledger-balance'

/** A balance that the ledger does not explain. */
export interface LedgerMismatch {
  readonly player: string
  /** `currency:shortName` or `item:id` */
  readonly what: string
  /** sum of the ledger, with what the outbox still holds */
  readonly ledger: number
  /** what the player has */
  readonly state: number
}

/** What a tally must know of a player's document. */
export type TalliedPlayer = Pick<PlayerDocument, 'state' | 'outbox' | 'revision'>

/**
 * Sums the ledger of one player as far as the document goes. At any revision the rows up to it, and the outbox where a
 * row is not there yet, explain the document exactly; rows of later changes are left out.
 */
export class LedgerBalance {
  readonly #sum: Amounts = new Map()
  readonly #waiting: Map<string, LedgerRow>

  /** null for a player who is gone: all rows count, and must come to nothing */
  constructor(
    readonly player: string,
    readonly document: TalliedPlayer | null,
  ) {
    const waiting = document?.outbox.flatMap((entry) => ledgerRows(player, entry)) ?? []
    this.#waiting = new Map(waiting.map((row) => [row._id, row]))
  }

  add(row: LedgerRow): void {
    if (this.document && row.sequence > this.document.revision) return
    this.#waiting.delete(row._id)
    addTo(this.#sum, row.kind, row.what, row.delta)
  }

  mismatches(): LedgerMismatch[] {
    const ledger: Amounts = new Map(this.#sum)
    for (const { kind, what, delta } of this.#waiting.values()) addTo(ledger, kind, what, delta)
    const state = this.document ? balanceOf(this.document.state) : new Map<string, number>()
    return [...new Set([...ledger.keys(), ...state.keys()])]
      .map((what) => ({ player: this.player, what, ledger: ledger.get(what) ?? 0, state: state.get(what) ?? 0 }))
      .filter((balance) => balance.ledger !== balance.state)
  }
}
