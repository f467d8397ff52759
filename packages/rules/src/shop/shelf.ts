import { nameOrder } from '../release/name-order'
import type { ItemDefinition, Release } from '../release/release'
import { ownedCount } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { categoryOf, itemsForSale, type Merchant, merchantOf, type ShopVerb, shopVerb } from './merchants'
import { type PurchaseQuote, purchaseQuoter } from './purchase'

export interface ShelfInput {
  /** the merchant's items, by required XP */
  readonly items: readonly ItemDefinition[]
  readonly release: Release
  /** short name of an item type in any case; null or empty for all of them */
  readonly itemType?: string | null | undefined
  /** by required XP */
  readonly sort?: 'asc' | 'desc' | undefined
  /** the number of pieces in each entry's quote; 1 by default */
  readonly quantity?: number | undefined
}

export interface ShelfEntry {
  readonly item: ItemDefinition
  readonly verb: ShopVerb
  readonly owned: number
  readonly quote: PurchaseQuote
}

/** A merchant's items for sale, by required XP, then by name. They are the same for all players. */
export function merchantItems(merchant: Merchant, release: Release): readonly ItemDefinition[] {
  const byName = nameOrder(release)
  return itemsForSale(release)
    .filter((item) => merchantOf(item.type) === merchant)
    .sort((a, b) => a.requiredXp - b.requiredXp || byName(a.name, b.name) || (a.id < b.id ? -1 : 1))
}

/**
 * A merchant's items for a player, affordable or not, by required XP and then by name. The shelf is empty for an item
 * type that another merchant sells.
 */
export function shopShelf(
  state: PlayerState,
  { items, release, itemType, sort = 'asc', quantity = 1 }: ShelfInput,
): readonly ShelfEntry[] {
  const category = itemType ? categoryOf(itemType.toLowerCase()) : null
  const shown = items.filter((item) => category === null || categoryOf(item.type) === category)
  // Sorting is stable: items of the same required XP stay ordered by name.
  if (sort === 'desc') shown.sort((a, b) => b.requiredXp - a.requiredXp)
  const quote = purchaseQuoter(state, release)
  return shown.map((item) => ({
    item,
    verb: shopVerb(item),
    owned: ownedCount(state, item.id),
    quote: quote({ itemId: item.id, amount: quantity }),
  }))
}
