import { defaultCoffin } from '../constants'
import type { Id, ItemDefinition, Release } from '../release/release'
import { activeSetupOf, equippedIn, ownedCount } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { type SlotType, slotTypeOf } from './slot-types'
import { slotCount } from './slots'
import { statNames } from './stat-names'
import { canEquip } from './wear-requirements'

/** Items for looks, or consumed by hunts: their stats do not decide which is better. */
const withoutRank: readonly SlotType[] = ['avatar', 'bait', 'hex']

/** The slot type within which items are compared; null for items that are not compared. */
export function comparedSlotOf({ type }: Pick<ItemDefinition, 'type'>): SlotType | null {
  const slotType = slotTypeOf(type)
  return slotType && !withoutRank.includes(slotType) ? slotType : null
}

interface Worth {
  readonly from: number
  readonly to: number
  /** the chance of a proc; 0 for any other stat */
  readonly percent: number
}

/** An item's value of a stat, with both ends oriented so that more is better. */
function worthOf(item: ItemDefinition, stat: string): Worth {
  const line = item.stats.find((each) => each.stat === stat)
  // content writes Timewalker with or without a minus
  if (stat === statNames.timewalker) return both(Math.abs(line?.from ?? 0))
  // fewer seconds are better, and a coffin without a value has the default
  if (stat === statNames.coffinRecharge) return both(-(line?.from ?? defaultCoffin.rechargeSeconds))
  if (stat === statNames.coffinCharges && item.type === 'coffin') return both(line?.from ?? defaultCoffin.charges)
  return { from: line?.from ?? 0, to: line?.to ?? 0, percent: line?.procPercent ?? 0 }
}

const both = (value: number): Worth => ({ from: value, to: value, percent: 0 })

type Comparison = 'less' | 'equal' | 'notLess'

/** Whether an item gives less of some stat and no more of any than another, or exactly as much. */
function compare(item: ItemDefinition, other: ItemDefinition): Comparison {
  let comparison: Comparison = 'equal'
  for (const lines of [item.stats, other.stats])
    for (const { stat } of lines) {
      const [mine, its] = [worthOf(item, stat), worthOf(other, stat)]
      if (mine.from > its.from || mine.to > its.to || mine.percent > its.percent) return 'notLess'
      if (mine.from < its.from || mine.to < its.to || mine.percent < its.percent) comparison = 'less'
    }
  return comparison
}

/** Whether an item gives at least as much of every stat as another one of the same slot type, and more of one. */
export function isBetter(item: ItemDefinition, other: ItemDefinition): boolean {
  const slotType = comparedSlotOf(item)
  return slotType !== null && slotType === comparedSlotOf(other) && compare(other, item) === 'less'
}

const hasProc = ({ stats }: ItemDefinition, release: Release): boolean =>
  stats.some(({ stat }) => release.stats.get(stat)?.proc)

/**
 * Whether the player has outgrown an item: for each slot of its type, another wearable piece gives at least as much of
 * every stat. An item with its own effect is never outgrown. Among equal owned items, those equipped in the setup in
 * use stay, else those with the lower id.
 */
export function outgrownBy(state: PlayerState, release: Release): (item: ItemDefinition) => boolean {
  const ownedBySlot = new Map<SlotType, ItemDefinition[]>()
  for (const itemId of Object.keys(state.inventory)) {
    const item = release.items.get(itemId)
    const slotType = item && comparedSlotOf(item)
    if (!slotType || !canEquip(state, item)) continue
    const others = ownedBySlot.get(slotType)
    if (others) others.push(item)
    else ownedBySlot.set(slotType, [item])
  }
  const isWorn = (slotType: SlotType, itemId: Id) => equippedIn(activeSetupOf(state), slotType).includes(itemId)

  const replaces = (other: ItemDefinition, item: ItemDefinition, slotType: SlotType): boolean => {
    if (other.id === item.id) return false
    const comparison = compare(item, other)
    if (comparison !== 'equal') return comparison === 'less'
    if (ownedCount(state, item.id) === 0) return true
    const [isItemWorn, isOtherWorn] = [isWorn(slotType, item.id), isWorn(slotType, other.id)]
    return isItemWorn === isOtherWorn ? other.id < item.id : isOtherWorn
  }

  const decide = (item: ItemDefinition): boolean => {
    const slotType = comparedSlotOf(item)
    if (!slotType || hasProc(item, release)) return false
    let missing = slotCount(slotType, release)
    for (const other of ownedBySlot.get(slotType) ?? []) {
      if (replaces(other, item, slotType)) missing -= ownedCount(state, other.id)
      if (missing <= 0) return true
    }
    return false
  }

  const decided = new Map<Id, boolean>()
  return (item) => {
    const isOutgrown = decided.get(item.id) ?? decide(item)
    decided.set(item.id, isOutgrown)
    return isOutgrown
  }
}
