import type { Player } from './use-player'

export type Slot = Player['slots'][number]

/** What is worn in the first slot of a type. */
export const wornItem = (player: Player, itemType: string): Slot['item'] =>
  player.slots.find((slot) => slot.itemType === itemType && slot.item)?.item ?? null

/** Whether an item is worn in the setup in use. */
export const isWorn = (player: Player, itemId: string): boolean => player.slots.some(({ item }) => item?.id === itemId)

/** Slots of the types given, in that order. */
export const slotsOf = (player: Player, itemTypes: readonly string[]): readonly Slot[] =>
  itemTypes.flatMap((type) => player.slots.filter((slot) => slot.itemType === type))
