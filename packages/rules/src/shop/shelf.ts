import { nameOrder } from '../release/name-order'
import type { ItemDefinition, Release } from '../release/release'
import { ownedCount } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { categoryOf, isForSale, type Merchant, merchantOf, type ShopVerb, shopVerb } from './merchants'
import { type PurchaseQuote, purchaseQuoter } from './purchase'

export interface ShelfInput {
  readonly merchant: Merchant
  readonly release: Release
  /** short name of an item type in any case; null or empty for all of them */
  readonly itemType?: string | null | undefined
  /** by required XP */
  readonly sort?: 'asc' | 'desc' | undefined
  /** pieces that each entry's quote is for; 1 unless given */
  readonly quantity?: number | undefined
}

export interface ShelfEntry {
  readonly item: ItemDefinition
  readonly verb: ShopVerb
  readonly owned: number
  readonly quote: PurchaseQuote
}

/**
 * What a merchant offers: everything for sale, affordable or not, by required XP and then by name. The shelf is empty
 * for an item type that another merchant sells.
 */
export function shopShelf(
  state: PlayerState,
  { merchant, release, itemType, sort = 'asc', quantity = 1 }: ShelfInput,
): readonly ShelfEntry[] {
  const category = itemType ? categoryOf(itemType.toLowerCase()) : null
  const direction = sort === 'asc' ? 1 : -1
  const byName = nameOrder(release)
  const quote = purchaseQuoter(state, release)
  return [...release.items.values()]
    .filter((item) => isForSale(item) && merchantOf(item.type) === merchant)
    .filter((item) => category === null || categoryOf(item.type) === category)
    .sort((a, b) => direction * (a.requiredXp - b.requiredXp) || byName(a.name, b.name) || (a.id < b.id ? -1 : 1))
    .map((item) => ({
      item,
      verb: shopVerb(item),
      owned: ownedCount(state, item.id),
      quote: quote({ itemId: item.id, amount: quantity }),
    }))
}
