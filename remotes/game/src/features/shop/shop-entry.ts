import type { GameShopQuery } from '../../generated/documents'
import { ownedCoins } from '../../shared/player/owned-coins'
import { isWorn, openSlotsOf } from '../../shared/player/slots'
import type { Player } from '../../shared/player/use-player'

export type ShopEntry = GameShopQuery['shop'][number]

/** A currency or material of the price, for the quantity of the entry. */
export interface Cost {
  readonly id: string
  readonly name: string
  readonly owned: number
  readonly required: number
  readonly isMet: boolean
}

/** The coins that the quantity costs. */
export const coinsOf = ({ price }: ShopEntry, player: Player): readonly Cost[] =>
  price.map(({ currency: { id, name }, amount }) => {
    const owned = ownedCoins(player, id)
    return { id, name, owned, required: amount, isMet: owned >= amount }
  })

/** The materials for the quantity. Equipped pieces cannot be used. */
export const materialsOf = ({ materials }: ShopEntry): readonly Cost[] =>
  materials.map(({ item: { id, name }, owned, spare, required }) => ({
    id,
    name,
    owned,
    required,
    isMet: spare >= required,
  }))

/** Whether the item is unique and the player owns it already. */
export const isUniqueAndOwned = ({ item, owned }: ShopEntry): boolean => item.isUnique && owned > 0

/** Whether the player owns the item and can equip it, or wears it already. */
export const canBeEquipped = ({ item, owned }: ShopEntry, player: Player): boolean =>
  item.itemType.isEquipment && owned > 0 && (isWorn(player, item.id) || player.xp >= item.requiredXp)

/** Worn one at a time, and used up by hunts: more of them are always of use. */
const usedUp = ['bait', 'hex']

/** Whether the player can wear what is owned of it, and no open slot is left for another piece. */
export const fillsItsSlots = (entry: ShopEntry, player: Player): boolean => {
  const type = entry.item.itemType.shortName
  const open = openSlotsOf(player, type)
  return canBeEquipped(entry, player) && !usedUp.includes(type) && entry.owned >= Math.max(1, open.length)
}

/** Trophies whose last piece the crafting would use up although a collection still needs them. */
export const lastTrophies = ({ materials }: ShopEntry) =>
  materials.flatMap(({ item, owned, spare, required, neededForCollection }) =>
    neededForCollection && spare >= required && owned === required
      ? [{ item: item.name, collection: neededForCollection.name }]
      : [],
  )
