import { statNames } from './stat-names'

/** The condition that opens a locked slot. */
export interface SlotLock {
  /** shortName of the stat */
  readonly stat: string
  readonly value: number
}

/** The equippable types, in the order of the equipment panel. The last four are shown elsewhere on the screen. */
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

/** The number of slots of a type whose record is missing from content. */
export const defaultSlotCount = (slotType: SlotType): number =>
  slotType === 'accessory' || slotType === 'retainer' ? 3 : 1

const locks: Partial<Record<SlotType, readonly (SlotLock | null)[]>> = {
  accessory: [null, null, { stat: statNames.curator, value: 1 }],
  retainer: [null, { stat: statNames.dominate, value: 1 }, { stat: statNames.dominate, value: 2 }],
}

/** The condition that opens the slot; null for a slot that is always open. */
export const slotLockOf = (slotType: SlotType, index: number): SlotLock | null => locks[slotType]?.[index] ?? null

/** The slot type that an item type fits; null if it cannot be equipped. `armor` is the other spelling of `armour`. */
export function slotTypeOf(itemType: string): SlotType | null {
  const name = itemType === 'armor' ? 'armour' : itemType
  return slotTypes.find((slotType) => slotType === name) ?? null
}
