import { tradeLimit } from '../constants'
import type { Id } from '../release/release'
import { coinsOf, multiplyPurse, ownedCount, spareCount } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import { refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'
import { isTradeAmount, type TradeInput } from './trade-input'

export interface Sale {
  readonly itemId: Id
  readonly amount: number
  readonly verb: 'sell'
}

/** Sells pieces that no setup wears, at their refund. All or nothing. */
export function sell(state: PlayerState, { itemId, amount, release }: TradeInput): RuleResult<Sale> {
  if (!isTradeAmount(amount)) return refuse('amountInvalid', { limit: tradeLimit })
  const item = release.items.get(itemId)
  if (!item) return refuse('unknownItem', { itemId })
  if (ownedCount(state, itemId) < amount) return refuse('notOwned', { itemId, amount })
  const refund = multiplyPurse(item.refund, amount)
  // a sold collection could be claimed and sold again, because its trophies are kept
  if (item.type === 'collection' || !Object.values(refund).some((value) => value > 0)) {
    return refuse('notSellable', { itemId })
  }
  if (spareCount(state, itemId) < amount) return refuse('isEquipped', { itemId, action: 'sell' })
  if (Object.entries(refund).some(([currency, value]) => !Number.isSafeInteger(coinsOf(state, currency) + value))) {
    return refuse('amountInvalid', { itemId })
  }
  const draft = new PlayerDraft(state).item(itemId, -amount, 'sale').purse(refund, 1, 'sale')
  return draft.done({ itemId, amount, verb: 'sell' })
}
