import { unclaimedByTrophy } from '../progress/collections'
import { nameOrder } from '../release/name-order'
import type { Id, ItemDefinition, Release } from '../release/release'
import { ownedCount } from '../state/amounts'
import type { PlayerState } from '../state/player-state'

export const merchants = ['mercatus', 'crypt', 'stable', 'armory', 'weaponMaster', 'jewel', 'sanctum'] as const

export type Merchant = (typeof merchants)[number]

/** What each merchant sells, in the order of its tabs. */
export const categories: Readonly<Record<Merchant, readonly string[]>> = {
  mercatus: ['accessory', 'coffin'],
  crypt: ['retainer'],
  stable: ['mount'],
  armory: ['armour', 'head', 'hands', 'feet'],
  weaponMaster: ['weapon'],
  jewel: ['bait', 'craftingmat', 'coin'],
  sanctum: ['emblem', 'power', 'key', 'alchemy', 'avatar', 'hex'],
}

export type ShopVerb = 'buy' | 'craft' | 'tame' | 'bind'

/** What having the item is called. */
export function shopVerb(item: ItemDefinition): ShopVerb {
  if (item.type === 'mount') return 'tame'
  if (item.type === 'retainer') return 'bind'
  return item.type === 'accessory' || item.craftingMaterials.length > 0 ? 'craft' : 'buy'
}

const categoryOf = (type: string): string => (type === 'armor' ? 'armour' : type)

/** Who sells items of this type, or null: scrolls, tomes and collections are not for sale. */
export const merchantOf = (type: string): Merchant | null =>
  merchants.find((merchant) => categories[merchant].includes(categoryOf(type))) ?? null

/** Whether some merchant sells it for coins or materials. */
export function isForSale(item: ItemDefinition): boolean {
  const hasPrice = Object.values(item.price).some((value) => value > 0) || item.craftingMaterials.length > 0
  return item.visible && item.buyable && !item.premiumShop && hasPrice && merchantOf(item.type) !== null
}

/** What is made of each material, by material, as far as some merchant makes it. */
export function productsByMaterial(release: Release): ReadonlyMap<Id, readonly Id[]> {
  const products = new Map<Id, Id[]>()
  for (const item of release.items.values())
    for (const materialId of isForSale(item) ? new Set(item.craftingMaterials.map(({ itemId }) => itemId)) : [])
      products.set(materialId, [...(products.get(materialId) ?? []), item.id])
  return products
}

export interface ShelfEntry {
  readonly item: ItemDefinition
  readonly verb: ShopVerb
  readonly owned: number
  /** how many of each material are owned, in the item's order */
  readonly ownedMaterials: readonly number[]
  /** the unclaimed collection that each material is a trophy of, or null, in the item's order */
  readonly neededForCollection: readonly (Id | null)[]
}

/**
 * What a merchant offers: everything for sale, affordable or not, by required XP and then by name. `filter` is an item
 * type's short name in any case; null or empty is no filter, a type of another merchant an empty shelf.
 */
export function shopShelf(
  merchant: Merchant,
  filter: string | null | undefined,
  state: PlayerState,
  release: Release,
  sort: 'asc' | 'desc' = 'asc',
): readonly ShelfEntry[] {
  const wanted = filter ? categoryOf(filter.toLowerCase()) : null
  const direction = sort === 'asc' ? 1 : -1
  const byName = nameOrder(release)
  const collectionByTrophy = unclaimedByTrophy(state, release)
  return [...release.items.values()]
    .filter((item) => isForSale(item) && merchantOf(item.type) === merchant)
    .filter((item) => wanted === null || categoryOf(item.type) === wanted)
    .sort(
      (one, other) =>
        direction * (one.requiredXp - other.requiredXp) || byName(one.name, other.name) || (one.id < other.id ? -1 : 1),
    )
    .map((item) => ({
      item,
      verb: shopVerb(item),
      owned: ownedCount(state, item.id),
      ownedMaterials: item.craftingMaterials.map((material) => ownedCount(state, material.itemId)),
      neededForCollection: item.craftingMaterials.map((material) => collectionByTrophy.get(material.itemId) ?? null),
    }))
}
