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

/** How many are traded at once: a unique item is had once. */
export const quantityOf = (entry: ShopEntry, quantity: number): number => (entry.item.unique ? 1 : quantity)

/** What so many of an item cost in coins. */
export const coinsFor = (entry: ShopEntry, quantity: number, player: Player): readonly Cost[] =>
  entry.item.price.map(({ shortName, name, imageId, value }) => ({
    name,
    imageId,
    required: value * quantity,
    owned: player.currencies.find((purse) => purse.shortName === shortName)?.value ?? 0,
  }))

/** What so many of an item are made of. */
export const materialsFor = (entry: ShopEntry, quantity: number): readonly Cost[] =>
  entry.item.craftingMats.map(({ item, amount }, index) => ({
    name: item.name,
    imageId: item.imageId,
    required: amount * quantity,
    owned: entry.ownedMaterials[index] ?? 0,
  }))

export const isMet = ({ owned, required }: Cost): boolean => owned >= required

/** Whether the player can get no other: there is only one of it, and it is theirs. */
export const isUniqueAndOwned = ({ item, owned }: ShopEntry): boolean => item.unique && owned > 0

/** Whether the player could have the item now, as far as the page knows; the server decides. */
export function isAffordable(entry: ShopEntry, quantity: number, player: Player): boolean {
  const many = quantityOf(entry, quantity)
  return (
    !isUniqueAndOwned(entry) &&
    player.xp >= entry.item.reqXP &&
    [...coinsFor(entry, many, player), ...materialsFor(entry, many)].every(isMet)
  )
}

/** Whether the item is one to put on, which the player has and is grown enough for. */
export const canBeEquipped = ({ item, owned }: ShopEntry, player: Player): boolean =>
  item.isEquipment && owned > 0 && (isWorn(player, item.id) || player.xp >= item.reqXP)

/** Trophies that the craft would take the last of, though a collection still wants them. */
export const lastTrophies = (entry: ShopEntry, quantity: number) =>
  materialsFor(entry, quantityOf(entry, quantity)).flatMap((material, index) => {
    const collection = entry.wantedBy[index]
    return collection && isMet(material) && material.owned === material.required
      ? [{ item: material.name, collection }]
      : []
  })
