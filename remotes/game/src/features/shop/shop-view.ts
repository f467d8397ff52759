import { isOutOfReach } from '../../shared/player/item-marks'
import type { Shop } from '../../shared/player/shops'
import type { Player } from '../../shared/player/use-player'
import { isUniqueAndOwned, type ShopEntry } from './shop-entry'

/** The orders of a shelf: what is of use to the player first, or by required XP. */
export const shopSorts = ['use', 'asc', 'desc'] as const

export type ShopSort = (typeof shopSorts)[number]

/** The filter and order of a shop. */
export interface ShopView {
  /** an item type's short name */
  readonly shelf: string
  readonly sort: ShopSort
  /** the amounts that are offered at once on the shelf */
  readonly quantities: readonly number[]
  readonly quantity: number
  readonly onlyAffordable: boolean
  /** the id of the item that the player came for; null for none */
  readonly wantedId: string | null
}

/** The amounts of a shelf that sells several at once, with the one that a link asks for. */
function withWanted(quantities: readonly number[], wanted: number): readonly number[] {
  const most = quantities.at(-1) ?? 1
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > most || quantities.includes(wanted)) return quantities
  return [...quantities, wanted].toSorted((a, b) => a - b)
}

/** The view that the query string of the address describes. */
export function readShopView(search: URLSearchParams, shop: Pick<Shop, 'shelves' | 'quantities'>): ShopView {
  const shelf = shop.shelves.find((itemType) => itemType === search.get('shelf')) ?? shop.shelves[0] ?? ''
  const quantities = withWanted(shop.quantities[shelf] ?? [1], Number(search.get('quantity')))
  return {
    shelf,
    sort: shopSorts.find((sort) => sort === search.get('sort')) ?? 'use',
    quantities,
    quantity: quantities.find((amount) => String(amount) === search.get('quantity')) ?? 1,
    onlyAffordable: search.has('affordable'),
    wantedId: search.get('item'),
  }
}

/**
 * Entries in the order of their use to a player. First the strongest within reach, then the nearest out of reach, at
 * last outgrown items and owned unique ones. Among baits, those that are special on this ground are first, then those
 * that need the least XP: stronger ones are special elsewhere.
 */
export function byUse(
  entries: readonly ShopEntry[],
  player: Pick<Player, 'xp' | 'subscription'>,
  baitsHere: { has(itemId: string): boolean },
): readonly ShopEntry[] {
  const groupOf = (entry: ShopEntry) => {
    const { item, isOutgrown } = entry
    if (isOutgrown || isUniqueAndOwned(entry)) return 'over'
    if (isOutOfReach(item, player)) return 'far'
    return item.itemType.shortName === 'bait' && !baitsHere.has(item.id) ? 'other bait' : 'now'
  }
  const weakestFirst = entries.toSorted((a, b) => a.item.requiredXp - b.item.requiredXp)
  const strongestFirst = entries.toSorted((a, b) => b.item.requiredXp - a.item.requiredXp)
  return [
    ...strongestFirst.filter((entry) => groupOf(entry) === 'now'),
    ...weakestFirst.filter((entry) => groupOf(entry) === 'other bait'),
    ...weakestFirst.filter((entry) => groupOf(entry) === 'far'),
    ...strongestFirst.filter((entry) => groupOf(entry) === 'over'),
  ]
}
