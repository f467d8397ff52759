import { maxSaleLines, tradeLimit } from '../constants'
import { isLocked } from '../inventory/lock-item'
import type { Id, ItemDefinition, Purse, Release } from '../release/release'
import { addPurses, coinsOf, multiplyPurse, ownedCount, spareCount } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import { type Refused, refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'
import { isTradeAmount, type TradeInput } from './trade-input'

export interface Sale {
  readonly itemId: Id
  readonly amount: number
  readonly verb: 'sell'
}

/** Why pieces of an item cannot be sold, regardless of the purse. */
function unsellable(state: PlayerState, item: ItemDefinition, amount: number): Refused | null {
  const { id: itemId, refund, type } = item
  if (ownedCount(state, itemId) < amount) return refuse('notOwned', { itemId, amount })
  // a sold collection could be claimed and sold again, because its trophies are kept
  if (type === 'collection' || !Object.values(refund).some((value) => value > 0)) {
    return refuse('notSellable', { itemId })
  }
  if (isLocked(state, itemId)) return refuse('itemLocked', { itemId })
  return spareCount(state, itemId) < amount ? refuse('isEquipped', { itemId, action: 'sell' }) : null
}

const isCountable = (state: PlayerState, refund: Purse): boolean =>
  Object.entries(refund).every(([currency, value]) => Number.isSafeInteger(coinsOf(state, currency) + value))

/** Sells pieces that no setup needs, at their refund. All or nothing. */
export function sell(state: PlayerState, { itemId, amount, release }: TradeInput): RuleResult<Sale> {
  if (!isTradeAmount(amount)) return refuse('amountInvalid', { limit: tradeLimit })
  const item = release.items.get(itemId)
  if (!item) return refuse('unknownItem', { itemId })
  const refusal = unsellable(state, item, amount)
  if (refusal) return refusal
  const refund = multiplyPurse(item.refund, amount)
  if (!isCountable(state, refund)) return refuse('amountInvalid', { itemId })
  const draft = new PlayerDraft(state).item(itemId, -amount, 'sale').purse(refund, 1, 'sale')
  return draft.done({ itemId, amount, verb: 'sell' })
}

/** The number of pieces of an item to sell. */
export type SaleLine = Pick<TradeInput, 'itemId' | 'amount'>

export interface SellItemsInput {
  /** 1 to 200; lines of the same item add up */
  readonly lines: readonly SaleLine[]
  readonly release: Release
}

/** The totals of one sale. */
export interface SaleTotal {
  readonly items: number
  readonly pieces: number
  readonly received: Purse
}

/** Sells pieces of several items, each as `sell` does, for one payment. All or nothing. */
export function sellItems(state: PlayerState, { lines, release }: SellItemsInput): RuleResult<SaleTotal> {
  if (lines.length === 0 || lines.length > maxSaleLines) return refuse('amountInvalid', { limit: maxSaleLines })
  const amounts = new Map<Id, number>()
  for (const { itemId, amount } of lines) amounts.set(itemId, (amounts.get(itemId) ?? 0) + amount)
  const draft = new PlayerDraft(state)
  let received: Purse = {}
  let pieces = 0
  for (const [itemId, amount] of amounts) {
    if (!isTradeAmount(amount)) return refuse('amountInvalid', { limit: tradeLimit })
    const item = release.items.get(itemId)
    if (!item) return refuse('unknownItem', { itemId })
    const refusal = unsellable(state, item, amount)
    if (refusal) return refusal
    received = addPurses(received, multiplyPurse(item.refund, amount))
    if (!isCountable(state, received)) return refuse('amountInvalid', { itemId })
    draft.item(itemId, -amount, 'sale')
    pieces += amount
  }
  return draft.purse(received, 1, 'sale').done({ items: amounts.size, pieces, received })
}
