import type { GameShopQuery } from '../../generated/documents'
import { isWorn } from '../../shared/player/slots'
import type { Player } from '../../shared/player/use-player'

export type ShopEntry = GameShopQuery['shop'][number]

export interface Cost {
  readonly name: string
  readonly imageId: string
  readonly owned: number
  readonly required: number
}

/** How many are bought at once: always 1 for a unique item. */
export const quantityOf = (entry: ShopEntry, quantity: number): number => (entry.item.unique ? 1 : quantity)

/** The price of `quantity` pieces, by currency. */
export const coinsFor = (entry: ShopEntry, quantity: number, player: Player): readonly Cost[] =>
  entry.item.price.map(({ shortName, name, imageId, value }) => ({
    name,
    imageId,
    required: value * quantity,
    owned: player.currencies.find((purse) => purse.shortName === shortName)?.value ?? 0,
  }))

/** The materials for `quantity` pieces. */
export const materialsFor = (entry: ShopEntry, quantity: number): readonly Cost[] =>
  entry.item.craftingMats.map(({ item, amount }, index) => ({
    name: item.name,
    imageId: item.imageId,
    required: amount * quantity,
    owned: entry.ownedMaterials[index] ?? 0,
  }))

export const isMet = ({ owned, required }: Cost): boolean => owned >= required

/** Whether the item is unique and the player owns it already. */
export const isUniqueAndOwned = ({ item, owned }: ShopEntry): boolean => item.unique && owned > 0

/** Whether the player can afford the item, as far as the client knows; the server decides. */
export function isAffordable(entry: ShopEntry, quantity: number, player: Player): boolean {
  const many = quantityOf(entry, quantity)
  return (
    !isUniqueAndOwned(entry) &&
    player.xp >= entry.item.reqXP &&
    [...coinsFor(entry, many, player), ...materialsFor(entry, many)].every(isMet)
  )
}

/** Whether the player owns the item and can equip it, or wears it already. */
export const canBeEquipped = ({ item, owned }: ShopEntry, player: Player): boolean =>
  item.isEquipment && owned > 0 && (isWorn(player, item.id) || player.xp >= item.reqXP)

/** Trophies whose last piece the crafting would use up although a collection still needs them. */
export const lastTrophies = (entry: ShopEntry, quantity: number) =>
  materialsFor(entry, quantityOf(entry, quantity)).flatMap((material, index) => {
    const collection = entry.wantedBy[index]
    return collection && isMet(material) && material.owned === material.required
      ? [{ item: material.name, collection }]
      : []
  })
