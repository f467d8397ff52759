import { tradeLimit } from '../constants'
import { unclaimedByTrophy } from '../progress/collections'
import type { Id, ItemDefinition, Purse, Release } from '../release/release'
import { countable, isUniqueOwned, missingCoins, multiplyPurse, ownedCount, spareCount } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import { type Refused, type RuleRefusal, refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'
import { isForSale, type ShopVerb, shopVerb } from './merchants'
import { isTradeAmount, type TradeInput } from './trade-input'

export interface Purchase {
  readonly itemId: Id
  /** 1 for a unique item, regardless of the amount in the input */
  readonly amount: number
  readonly verb: ShopVerb
}

export interface QuotedMaterial {
  readonly itemId: Id
  /** for the whole amount; lines of the same item add up */
  readonly required: number
  readonly owned: number
  /** owned and not equipped in any setup */
  readonly spare: number
  /** the unclaimed collection that needs it as a trophy, or null */
  readonly neededForCollection: Id | null
}

/**
 * The cost of a purchase, each amount at most the largest safe integer. It has no price and materials if the item is
 * unknown or the amount invalid.
 */
export interface PurchaseQuote {
  readonly itemId: Id
  /** 1 for a unique item, regardless of the amount in the input */
  readonly amount: number
  readonly price: Purse
  readonly materials: readonly QuotedMaterial[]
  /** the refusal that `buy` would return; null if it would succeed */
  readonly refusal: RuleRefusal | null
}

interface Cost {
  readonly amount: number
  readonly price: Purse
  readonly materials: ReadonlyMap<Id, number>
}

function costOf(item: ItemDefinition, inputAmount: number): Cost {
  const amount = item.isUnique ? 1 : inputAmount
  const materials = new Map<Id, number>()
  for (const material of item.craftingMaterials) {
    materials.set(material.itemId, (materials.get(material.itemId) ?? 0) + material.amount * amount)
  }
  return { amount, price: multiplyPurse(item.price, amount), materials }
}

/** Why the player may not buy the item, regardless of its cost. */
function unavailableTo(state: PlayerState, item: ItemDefinition): Refused | null {
  const { id: itemId, requiredXp, requiredSubscription } = item
  if (!isForSale(item)) return refuse('notForSale', { itemId })
  if (isUniqueOwned(state, item)) return refuse('alreadyOwned', { itemId })
  if (requiredXp > state.xp) return refuse('xpTooLow', { itemId, requiredXp })
  return requiredSubscription > state.subscription
    ? refuse('subscriptionTooLow', { itemId, requiredSubscription })
    : null
}

function unaffordable(state: PlayerState, { price, materials }: Cost): Refused | null {
  const [coins] = missingCoins(state, price)
  if (coins) return refuse('cannotAfford', coins)
  for (const [itemId, required] of materials) {
    const missing = required - spareCount(state, itemId)
    if (missing > 0) return refuse('missingMaterials', { itemId, missing })
  }
  return null
}

const uncountable = (state: PlayerState, { id: itemId }: ItemDefinition, { amount }: Cost): Refused | null =>
  Number.isSafeInteger(ownedCount(state, itemId) + amount) ? null : refuse('amountInvalid', { itemId })

const refusalOf = (state: PlayerState, item: ItemDefinition, cost: Cost): Refused | null =>
  unavailableTo(state, item) ?? unaffordable(state, cost) ?? uncountable(state, item, cost)

/** The item of the input, or the refusal of an invalid input. */
function itemOf({ itemId, amount, release }: TradeInput): ItemDefinition | Refused {
  if (!isTradeAmount(amount)) return refuse('amountInvalid', { limit: tradeLimit })
  return release.items.get(itemId) ?? refuse('unknownItem', { itemId })
}

const isRefused = (value: ItemDefinition | Refused): value is Refused => 'ok' in value

/** Buys, crafts, tames or binds an item. All or nothing. */
export function buy(state: PlayerState, input: TradeInput): RuleResult<Purchase> {
  const item = itemOf(input)
  if (isRefused(item)) return item
  const cost = costOf(item, input.amount)
  const refusal = refusalOf(state, item, cost)
  if (refusal) return refusal
  const { amount, price, materials } = cost
  const reason = item.craftingMaterials.length > 0 ? 'craft' : 'purchase'
  const draft = new PlayerDraft(state).purse(price, -1, reason)
  for (const [itemId, required] of materials) draft.item(itemId, -required, reason)
  return draft.item(item.id, amount, reason).done({ itemId: item.id, amount, verb: shopVerb(item) })
}

/** Quotes purchases by one player: the cost that `buy` would take, and its refusal. Changes nothing. */
export function purchaseQuoter(
  state: PlayerState,
  release: Release,
): (purchase: Pick<TradeInput, 'itemId' | 'amount'>) => PurchaseQuote {
  const collectionByTrophy = unclaimedByTrophy(state, release)
  return ({ itemId, amount }) => {
    const item = itemOf({ itemId, amount, release })
    if (isRefused(item)) return { itemId, amount, price: {}, materials: [], refusal: item.refusal }
    const cost = costOf(item, amount)
    return {
      itemId,
      amount: cost.amount,
      price: Object.fromEntries(Object.entries(cost.price).map(([currency, value]) => [currency, countable(value)])),
      materials: [...cost.materials].map(([id, required]) => ({
        itemId: id,
        required,
        owned: ownedCount(state, id),
        spare: spareCount(state, id),
        neededForCollection: collectionByTrophy.get(id) ?? null,
      })),
      refusal: refusalOf(state, item, cost)?.refusal ?? null,
    }
  }
}

/** The cost that `buy` would take for the same input, and its refusal. */
export const quotePurchase = (state: PlayerState, { release, ...purchase }: TradeInput): PurchaseQuote =>
  purchaseQuoter(state, release)(purchase)
