import { oncePerRelease } from '../release/once-per-release'
import type { Id, ItemDefinition } from '../release/release'

export const merchants = ['mercatus', 'crypt', 'stable', 'armory', 'weaponMaster', 'jewel', 'sanctum'] as const

export type Merchant = (typeof merchants)[number]

/** The item types that each merchant sells, in the order of its tabs. */
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

/** The verb for obtaining the item. */
export function shopVerb(item: ItemDefinition): ShopVerb {
  if (item.type === 'mount') return 'tame'
  if (item.type === 'retainer') return 'bind'
  return item.type === 'accessory' || item.craftingMaterials.length > 0 ? 'craft' : 'buy'
}

/** The tab that items of a type are on. */
export const categoryOf = (type: string): string => (type === 'armor' ? 'armour' : type)

/** The merchant that sells items of this type; null for scrolls, tomes and collections, which are not for sale. */
export const merchantOf = (type: string): Merchant | null =>
  merchants.find((merchant) => categories[merchant].includes(categoryOf(type))) ?? null

/** Whether a merchant sells the item for coins or materials. */
export function isForSale(item: ItemDefinition): boolean {
  const hasPrice = Object.values(item.price).some((value) => value > 0) || item.craftingMaterials.length > 0
  return item.isVisible && item.isBuyable && !item.isInPremiumShop && hasPrice && merchantOf(item.type) !== null
}

/** All items for sale, in the order of the release. */
export const itemsForSale = oncePerRelease((release): readonly ItemDefinition[] =>
  [...release.items.values()].filter(isForSale),
)

interface MaterialUse {
  readonly product: ItemDefinition
  readonly amount: number
}

/** The items for sale that are crafted from each material, by material. */
export const usesByMaterial = oncePerRelease((release): ReadonlyMap<Id, readonly MaterialUse[]> => {
  const byMaterial = new Map<Id, MaterialUse[]>()
  for (const product of itemsForSale(release)) {
    for (const { itemId, amount } of product.craftingMaterials) {
      const uses = byMaterial.get(itemId)
      if (uses) uses.push({ product, amount })
      else byMaterial.set(itemId, [{ product, amount }])
    }
  }
  return byMaterial
})

/** Ids of the items for sale that are crafted from each material, by material, each once. */
export const productsByMaterial = oncePerRelease(
  (release): ReadonlyMap<Id, readonly Id[]> =>
    new Map(
      [...usesByMaterial(release)].map(([materialId, uses]) => [
        materialId,
        [...new Set(uses.map(({ product }) => product.id))],
      ]),
    ),
)
