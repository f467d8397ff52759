import { isOutOfReach } from '../../shared/player/item-marks'
import type { Shop } from '../../shared/player/shops'
import type { Player } from '../../shared/player/use-player'
import { isUniqueAndOwned, type ShopEntry } from './shop-entry'

/** The orders of a shelf: what is of use to the player first, or by required XP. */
export const shopSorts = ['use', 'asc', 'desc'] as const

export type ShopSort = (typeof shopSorts)[number]

/** What of a shop is shown, and in which order. */
export interface ShopView {
  /** an item type's short name */
  readonly shelf: string
  readonly sort: ShopSort
  /** the amounts that are offered at once on the shelf */
  readonly quantities: readonly number[]
  readonly quantity: number
  readonly onlyAffordable: boolean
}

/** The view that the query string of the address describes. */
export function readShopView(search: URLSearchParams, shop: Pick<Shop, 'shelves' | 'quantities'>): ShopView {
  const shelf = shop.shelves.find((itemType) => itemType === search.get('shelf')) ?? shop.shelves[0] ?? ''
  const quantities = shop.quantities[shelf] ?? [1]
  return {
    shelf,
    sort: shopSorts.find((sort) => sort === search.get('sort')) ?? 'use',
    quantities,
    quantity: quantities.find((amount) => String(amount) === search.get('quantity')) ?? 1,
    onlyAffordable: search.has('affordable'),
  }
}

/**
 * Entries in the order of their use to a player: of what is in reach the strongest first, then the nearest of what is not, and at last
 * what is outgrown or cannot be had twice. They arrive by required XP.
 */
export function byUse(
  entries: readonly ShopEntry[],
  player: Pick<Player, 'xp' | 'subscription'>,
): readonly ShopEntry[] {
  const isOver = (entry: ShopEntry) => entry.isOutgrown || isUniqueAndOwned(entry)
  const isFar = ({ item }: ShopEntry) => isOutOfReach(item, player)
  const wanted = entries.filter((entry) => !isOver(entry))
  return [
    ...wanted.filter((entry) => !isFar(entry)).toReversed(),
    ...wanted.filter(isFar),
    ...entries.filter(isOver).toReversed(),
  ]
}
