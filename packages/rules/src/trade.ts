import { coinsOf, isTaken, missingCoins, ownedOf, spareOf, timesPurse } from './amounts'
import { tradeLimit } from './constants'
import { Draft } from './draft'
import { isForSale, type ShopVerb, shopVerb } from './merchants'
import type { PlayerState, Refusal, RuleResult } from './player'
import { refuse } from './refusal'
import type { Id, ItemDefinition, Purse, Release } from './release'

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
    return refuse('amountInvalid', `The amount must be a whole number from 1 to ${tradeLimit}.`, { limit: tradeLimit })
  }
  const item = input.release.items.get(input.itemId)
  if (!item) return refuse('unknownItem', 'There is no such item.')
  return amount > 0 ? buy(state, item, item.unique ? 1 : amount, input.release) : sell(state, item, -amount)
}

/** Who may have the item at all, whatever it costs. */
function closedTo(state: PlayerState, item: ItemDefinition): Refusal | null {
  const { name } = item
  if (!isForSale(item)) return refuse('notForSale', `${name} is not for sale.`, { item: name })
  if (isTaken(state, item)) {
    return refuse('alreadyOwned', `You already own ${name}, and there is only one.`, { item: name })
  }
  if (item.reqXP > state.xp)
    return refuse('xpTooLow', `${name} requires ${item.reqXP} XP.`, { item: name, xp: item.reqXP })
  if (item.needSub > state.subscription) {
    return refuse('subscriptionTooLow', `${name} requires a higher subscription.`, { item: name, level: item.needSub })
  }
  return null
}

/** Materials for so many pieces; lines of the same item add up. */
function materialsFor(item: ItemDefinition, amount: number): ReadonlyMap<Id, number> {
  const needed = new Map<Id, number>()
  for (const material of item.craftingMats) {
    needed.set(material.itemId, (needed.get(material.itemId) ?? 0) + material.amount * amount)
  }
  return needed
}

function lackOf(
  state: PlayerState,
  price: Purse,
  materials: ReadonlyMap<Id, number>,
  release: Release,
): Refusal | null {
  const [coins] = missingCoins(state, price)
  if (coins) {
    const currency = release.currencies.get(coins.currency)?.name ?? coins.currency
    return refuse('cannotAfford', `You do not have enough ${currency}.`, { currency, missing: coins.missing })
  }
  for (const [itemId, needed] of materials) {
    const missing = needed - spareOf(state, itemId)
    if (missing <= 0) continue
    const item = release.items.get(itemId)?.name ?? itemId
    return refuse('missingMaterials', `You do not have enough ${item}.`, { item, missing })
  }
  return null
}

function buy(state: PlayerState, item: ItemDefinition, amount: number, release: Release): RuleResult<TradeResult> {
  const price = timesPurse(item.price, amount)
  const materials = materialsFor(item, amount)
  const refusal = closedTo(state, item) ?? lackOf(state, price, materials, release)
  if (refusal) return refusal
  if (!Number.isSafeInteger(ownedOf(state, item.id) + amount)) return tooMany(item)
  const reason = item.craftingMats.length > 0 ? 'craft' : 'purchase'
  const draft = new Draft(state).purse(price, -1, reason)
  for (const [itemId, needed] of materials) draft.item(itemId, -needed, reason)
  return draft.item(item.id, amount, reason).done({ itemId: item.id, amount, verb: shopVerb(item) })
}

const tooMany = (item: ItemDefinition): Refusal =>
  refuse('amountInvalid', 'That is more than can be counted.', { item: item.name })

function sell(state: PlayerState, item: ItemDefinition, amount: number): RuleResult<TradeResult> {
  const { name } = item
  const refund = timesPurse(item.refund, amount)
  if (ownedOf(state, item.id) < amount) return refuse('notOwned', `You do not own that many ${name}.`, { item: name })
  // its trophies are kept, so that it could be claimed and sold again and again
  if (item.type === 'collection' || !Object.values(refund).some((value) => value > 0)) {
    return refuse('notSellable', `Nobody buys ${name}.`, { item: name })
  }
  if (spareOf(state, item.id) < amount) {
    return refuse('isEquipped', `${name} is equipped. Unequip it in every setup before you sell it.`, { item: name })
  }
  if (Object.entries(refund).some(([currency, value]) => !Number.isSafeInteger(coinsOf(state, currency) + value))) {
    return tooMany(item)
  }
  const draft = new Draft(state).item(item.id, -amount, 'sale').purse(refund, 1, 'sale')
  return draft.done({ itemId: item.id, amount, verb: 'sell' })
}
