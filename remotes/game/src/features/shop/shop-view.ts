import type { GameShopQueryVariables } from '../../generated/documents'
import type { Shop } from '../../shared/player/shops'

/** What of a shop is shown, and in which order. */
export interface ShopView {
  /** an item type's short name */
  readonly shelf: string
  readonly sort: NonNullable<GameShopQueryVariables['sort']>
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
    sort: search.get('sort') === 'desc' ? 'DESCENDING' : 'ASCENDING',
    quantities,
    quantity: quantities.find((amount) => String(amount) === search.get('quantity')) ?? 1,
    onlyAffordable: search.has('affordable'),
  }
}
