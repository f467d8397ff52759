import { tradeLimit } from '../constants'
import type { Id, ItemDefinition, Purse, Release } from '../release/release'
import { coinsOf, isUniqueOwned, missingCoins, multiplyPurse, ownedCount, spareCount } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import { type Refusal, refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'
import { isForSale, type ShopVerb, shopVerb } from './merchants'

export interface TradeInput {
  readonly itemId: Id
  /** above 0 buys, below 0 sells; whole, at most a million */
  readonly amount: number
  readonly release: Release
}

export interface TradeResult {
  readonly itemId: Id
  /** what really changed hands: 1 for a unique item */
  readonly amount: number
  readonly verb: ShopVerb | 'sell'
}

/** Buys, crafts, tames, binds or sells. All or nothing. */
export function trade(state: PlayerState, input: TradeInput): RuleResult<TradeResult> {
  const { amount } = input
  if (!Number.isInteger(amount) || amount === 0 || Math.abs(amount) > tradeLimit) {
    return refuse('amountInvalid', { limit: tradeLimit })
  }
  const item = input.release.items.get(input.itemId)
  if (!item) return refuse('unknownItem', { itemId: input.itemId })
  return amount > 0 ? buy(state, item, item.unique ? 1 : amount) : sell(state, item, -amount)
}

/** Who may have the item at all, whatever it costs. */
function closedTo(state: PlayerState, item: ItemDefinition): Refusal | null {
  const { id: itemId, requiredXp, requiredSubscription } = item
  if (!isForSale(item)) return refuse('notForSale', { itemId })
  if (isUniqueOwned(state, item)) return refuse('alreadyOwned', { itemId })
  if (requiredXp > state.xp) return refuse('xpTooLow', { itemId, requiredXp })
  return requiredSubscription > state.subscription
    ? refuse('subscriptionTooLow', { itemId, requiredSubscription })
    : null
}

/** Materials for so many pieces; lines of the same item add up. */
function materialsFor(item: ItemDefinition, amount: number): ReadonlyMap<Id, number> {
  const needed = new Map<Id, number>()
  for (const material of item.craftingMaterials) {
    needed.set(material.itemId, (needed.get(material.itemId) ?? 0) + material.amount * amount)
  }
  return needed
}

function missingRequirement(state: PlayerState, price: Purse, materials: ReadonlyMap<Id, number>): Refusal | null {
  const [coins] = missingCoins(state, price)
  if (coins) return refuse('cannotAfford', coins)
  for (const [itemId, needed] of materials) {
    const missing = needed - spareCount(state, itemId)
    if (missing > 0) return refuse('missingMaterials', { itemId, missing })
  }
  return null
}

function buy(state: PlayerState, item: ItemDefinition, amount: number): RuleResult<TradeResult> {
  const price = multiplyPurse(item.price, amount)
  const materials = materialsFor(item, amount)
  const refusal = closedTo(state, item) ?? missingRequirement(state, price, materials)
  if (refusal) return refusal
  if (!Number.isSafeInteger(ownedCount(state, item.id) + amount)) return tooMany(item)
  const reason = item.craftingMaterials.length > 0 ? 'craft' : 'purchase'
  const draft = new PlayerDraft(state).purse(price, -1, reason)
  for (const [itemId, needed] of materials) draft.item(itemId, -needed, reason)
  return draft.item(item.id, amount, reason).done({ itemId: item.id, amount, verb: shopVerb(item) })
}

const tooMany = ({ id: itemId }: ItemDefinition): Refusal => refuse('amountInvalid', { itemId })

function sell(state: PlayerState, item: ItemDefinition, amount: number): RuleResult<TradeResult> {
  const { id: itemId } = item
  const refund = multiplyPurse(item.refund, amount)
  if (ownedCount(state, itemId) < amount) return refuse('notOwned', { itemId, amount })
  // its trophies are kept, so that it could be claimed and sold again and again
  if (item.type === 'collection' || !Object.values(refund).some((value) => value > 0)) {
    return refuse('notSellable', { itemId })
  }
  if (spareCount(state, itemId) < amount) return refuse('isEquipped', { itemId, action: 'sell' })
  if (Object.entries(refund).some(([currency, value]) => !Number.isSafeInteger(coinsOf(state, currency) + value))) {
    return tooMany(item)
  }
  const draft = new PlayerDraft(state).item(itemId, -amount, 'sale').purse(refund, 1, 'sale')
  return draft.done({ itemId, amount, verb: 'sell' })
}
