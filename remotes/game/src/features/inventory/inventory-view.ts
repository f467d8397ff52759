import { foldSearch, foldText } from '@sanguine/rules'
import type { Language } from '@sanguine/ui/platform'
import type { GameInventoryFragment } from '../../generated/documents'
import { type CategoryFilter, readCategoryFilter } from './category-filter'

export type InventoryEntry = GameInventoryFragment['inventory'][number]

/** The orders of the inventory, the first of them without being chosen. */
export const sorts = ['xp', 'name', 'rarity', 'newest', 'price', 'amount'] as const

export type InventorySort = (typeof sorts)[number]

/** The filter and order of the inventory. */
export interface InventoryView {
  readonly category: CategoryFilter
  readonly query: string
  readonly sort: InventorySort
  readonly hidesOutgrown: boolean
}

/** The view that the query string of the address describes. */
export const readInventoryView = (search: URLSearchParams): InventoryView => ({
  category: readCategoryFilter(search.get('show')),
  query: search.get('q') ?? '',
  sort: sorts.find((sort) => sort === search.get('sort')) ?? 'xp',
  hidesOutgrown: search.get('hide') === 'outgrown',
})

/** From the commonest to the rarest; rarities that content adds come before them. */
const rarities = ['common', 'uncommon', 'normal', 'rare', 'boss']

const rarityOf = ({ item }: InventoryEntry): number => rarities.indexOf(item.rarity.shortName)

const refundOf = ({ item }: InventoryEntry): number => item.refund.reduce((sum, { amount }) => sum + amount, 0)

type Order = (a: InventoryEntry, b: InventoryEntry) => number

/** The entries arrive by required XP, which equal ones keep. */
const orders: Readonly<Record<Exclude<InventorySort, 'xp' | 'name'>, Order>> = {
  rarity: (a, b) => rarityOf(b) - rarityOf(a),
  newest: (a, b) => b.arrival - a.arrival,
  price: (a, b) => refundOf(b) - refundOf(a),
  amount: (a, b) => b.amount - a.amount,
}

function orderOf(sort: InventorySort, language: Language): Order | null {
  if (sort === 'xp') return null
  if (sort !== 'name') return orders[sort]
  const names = new Intl.Collator(language)
  return (a, b) => names.compare(a.item.name, b.item.name)
}

/** The entries of a view: those whose name contains every word of the search. */
export function viewInventory(
  entries: readonly InventoryEntry[],
  { category, query, sort, hidesOutgrown }: InventoryView,
  language: Language,
): readonly InventoryEntry[] {
  const words = foldSearch(query).split(/\s+/).filter(Boolean)
  const shown = entries.filter(({ item, isOutgrown }) => {
    const name = foldText(item.name)
    const isOfCategory = category === 'all' || item.itemType.shortName === category
    return isOfCategory && !(hidesOutgrown && isOutgrown) && words.every((word) => name.includes(word))
  })
  const order = orderOf(sort, language)
  return order ? shown.toSorted(order) : shown
}
