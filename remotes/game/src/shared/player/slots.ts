import type { Player } from './use-player'

export type Slot = Player['equipmentSlots'][number]

/** The item in the first filled slot of a type; null without one. */
export const wornItem = (player: Player, itemType: string): Slot['item'] =>
  player.equipmentSlots.find((slot) => slot.itemType.shortName === itemType && slot.item)?.item ?? null

/** Whether an item is equipped in the active setup. */
export const isWorn = (player: Player, itemId: string): boolean =>
  player.equipmentSlots.some(({ item }) => item?.id === itemId)

/** The slots of a type that can be used, in their order. */
export const openSlotsOf = ({ equipmentSlots }: Pick<Player, 'equipmentSlots'>, itemType: string): readonly Slot[] =>
  equipmentSlots.filter((slot) => slot.itemType.shortName === itemType && slot.lockedBy === null)

/** The slots of the given types, in that order. */
export const slotsOf = (player: Player, itemTypes: readonly string[]): readonly Slot[] =>
  itemTypes.flatMap((type) => player.equipmentSlots.filter((slot) => slot.itemType.shortName === type))
