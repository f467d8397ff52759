import { statNames } from './stat-names'

/** What opens a locked slot. */
export interface SlotLock {
  /** shortName of the stat */
  readonly stat: string
  readonly value: number
}

/** The types that can be worn, in the order of the equipment panel; the last four have their places elsewhere on the screen. */
export const slotTypes = [
  'head',
  'weapon',
  'armour',
  'hands',
  'power',
  'feet',
  'emblem',
  'coffin',
  'accessory',
  'mount',
  'retainer',
  'avatar',
  'coin',
  'bait',
  'hex',
] as const

export type SlotType = (typeof slotTypes)[number]

/** Slots of a type whose record is missing from content. */
export const defaultSlotCount = (slotType: SlotType): number =>
  slotType === 'accessory' || slotType === 'retainer' ? 3 : 1

const locks: Partial<Record<SlotType, readonly (SlotLock | null)[]>> = {
  accessory: [null, null, { stat: statNames.curator, value: 1 }],
  retainer: [null, { stat: statNames.dominate, value: 1 }, { stat: statNames.dominate, value: 2 }],
}

/** What the slot demands; null for a slot that is always open. */
export const slotLockOf = (slotType: SlotType, index: number): SlotLock | null => locks[slotType]?.[index] ?? null

/** The slot type an item type fits, or null for what cannot be worn. `armor` is the other spelling of `armour`. */
export function slotTypeOf(itemType: string): SlotType | null {
  const name = itemType === 'armor' ? 'armour' : itemType
  return slotTypes.find((slotType) => slotType === name) ?? null
}
