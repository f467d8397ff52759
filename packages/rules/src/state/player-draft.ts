import type { Id, Purse } from '../release/release'
import { amountIn, copiesIn } from './amounts'
import type { JournalLine, LedgerLine, PlayerState, Setup } from './player-state'
import { purchasesAfterLoss } from './purchase-pieces'
import type { RuleSuccess } from './rule-result'

type Reason = LedgerLine['reason']

/**
 * A change of a player in progress. It is the only way to change coins and items, so every change of a balance has its
 * ledger line. Nothing falls below 0: the rule checks first, and a missing check is an error. Nothing exceeds the
 * largest safe integer, and the line then has the amount that really arrived.
 */
export class PlayerDraft {
  #state: PlayerState
  readonly #ledger: LedgerLine[] = []
  readonly #journal: JournalLine[] = []

  constructor(state: PlayerState) {
    this.#state = state
  }

  get state(): PlayerState {
    return this.#state
  }

  set(fields: Partial<PlayerState>): this {
    this.#state = { ...this.#state, ...fields }
    return this
  }

  write(line: JournalLine): this {
    this.#journal.push(line)
    return this
  }

  coins(currency: string, delta: number, reason: Reason): this {
    const moved = this.#move('currency', this.#state.currencies, currency, delta, reason)
    return moved ? this.set({ currencies: moved }) : this
  }

  purse(purse: Purse, sign: 1 | -1, reason: Reason): this {
    for (const [currency, value] of Object.entries(purse)) this.coins(currency, sign * value, reason)
    return this
  }

  item(itemId: Id, delta: number, reason: Reason): this {
    const moved = this.#move('item', this.#state.inventory, itemId, delta, reason)
    if (!moved) return this
    const left = amountIn(moved, itemId)
    if (left === 0) delete moved[itemId]
    this.set({ inventory: moved })
    if (left === 0 && reason !== 'payment') this.set(purchasesAfterLoss(this.#state, itemId))
    return delta < 0 ? this.set({ setups: this.#state.setups.map((setup) => fitSetup(setup, itemId, left)) }) : this
  }

  done<Value>(value: Value): RuleSuccess<Value> {
    return { ok: true, state: this.#state, ledger: this.#ledger, journal: this.#journal, value }
  }

  #move(
    kind: LedgerLine['kind'],
    amounts: Readonly<Record<string, number>>,
    what: string,
    delta: number,
    reason: Reason,
  ): Record<string, number> | null {
    const before = amountIn(amounts, what)
    const after = Math.min(before + delta, Number.MAX_SAFE_INTEGER)
    if (!Number.isSafeInteger(after) || after < 0)
      throw new RangeError(`the amount of ${what} would become ${before + delta}`)
    if (after === before) return null
    this.#ledger.push({ kind, what, delta: after - before, reason })
    return { ...amounts, [what]: after }
  }
}

/**
 * Unequips copies, last slot first, until the setup has no more than the owned ones. Copies may be in slots of two types,
 * if the staff moved the item to another type.
 */
function fitSetup(setup: Setup, itemId: Id, owned: number): Setup {
  let surplus = copiesIn(setup, itemId) - owned
  if (surplus <= 0) return setup
  const fitted: Record<string, readonly Id[]> = {}
  for (const [slotType, ids] of Object.entries(setup)) {
    const left = ids.toReversed().filter((id) => id !== itemId || surplus-- <= 0)
    if (left.length > 0) fitted[slotType] = left.toReversed()
  }
  return fitted
}
