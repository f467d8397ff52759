import { withSetup } from '../equipment/equip'
import { type SlotType, slotTypes } from '../equipment/slot-types'
import { slotCount, slots } from '../equipment/slots'
import { statNames } from '../equipment/stat-names'
import { withItems } from '../equipment/wear-items'
import { canEquip, equipmentSlotOf } from '../equipment/wear-requirements'
import type { Id, ItemDefinition, Release } from '../release/release'
import { activeSetupOf, equippedIn, ownedCount } from '../state/amounts'
import type { PlayerState, Setup } from '../state/player-state'

/**
 * Slot types that the search leaves alone. Bait and hex decide which enemy comes, and an avatar is for looks. Another
 * coffin would lose charges, and equipping the first one again does not restore them.
 */
const unchosen: readonly SlotType[] = ['bait', 'hex', 'avatar', 'coffin']

/** The items that the player may wear in the slots of one type. */
export interface Choice {
  readonly slotType: SlotType
  readonly slots: number
  /** in the order in which they are equipped together, each as often as its copies can be equipped */
  readonly items: readonly ItemDefinition[]
}

const statOf = ({ stats }: ItemDefinition, name: string): number =>
  stats.reduce((sum, { stat, from, to }) => (stat === name ? sum + from + to : sum), 0)

/**
 * Items that open other slots come first, since an item never holds its own slot open. The rest is sorted by damage,
 * because the first retainer is the one that is summoned.
 */
const inOrder = (a: ItemDefinition, b: ItemDefinition): number =>
  statOf(b, statNames.curator) - statOf(a, statNames.curator) ||
  statOf(b, statNames.dominate) - statOf(a, statNames.dominate) ||
  statOf(b, statNames.damage) - statOf(a, statNames.damage) ||
  (a.id < b.id ? -1 : 1)

/** Stats that never lose a fight or close a slot when they grow. */
const monotone: readonly string[] = [
  statNames.health,
  statNames.damage,
  statNames.critChance,
  statNames.curator,
  statNames.dominate,
]

/** Stats that change neither a fight nor the XP and coins of a win. */
const idle: readonly string[] = [
  statNames.timewalker,
  statNames.lootChance,
  statNames.coffinCharges,
  statNames.coffinRecharge,
]

/** Whether an item is at least as good in every fight as another of the same type. */
function isAsGood(item: ItemDefinition, other: ItemDefinition): boolean {
  if (item.creatureTypeId !== other.creatureTypeId) return false
  const special = ({ stats }: ItemDefinition) =>
    JSON.stringify(
      stats
        .filter(({ stat }) => !monotone.includes(stat) && !idle.includes(stat))
        .map(({ stat, from, to, procPercent }) => [stat, from, to, procPercent]),
    )
  const ends = ({ stats }: ItemDefinition, name: string, end: 'from' | 'to') =>
    stats.reduce((sum, line) => (line.stat === name ? sum + line[end] : sum), 0)
  return (
    special(item) === special(other) &&
    monotone.every((name) => (['from', 'to'] as const).every((end) => ends(item, name, end) >= ends(other, name, end)))
  )
}

/** Removes items for which enough others to fill all slots are at least as good. Among equals, equipped items stay. */
function withoutWorse(items: readonly ItemDefinition[], count: number, worn: readonly Id[]): readonly ItemDefinition[] {
  const isBefore = (a: number, b: number) => {
    const [first, second] = [items[a], items[b]]
    const [isWorn, isOtherWorn] = [first, second].map((item) => worn.includes(item?.id ?? ''))
    return isWorn === isOtherWorn ? a < b : isWorn === true
  }
  return items.filter((item, place) => {
    const better = items.filter(
      (other, index) => index !== place && isAsGood(other, item) && (!isAsGood(item, other) || isBefore(index, place)),
    )
    return better.length < count
  })
}

/** The items that the player owns and may wear, by slot type. Types without owned items are left out. */
export function choicesOf(state: PlayerState, release: Release): readonly Choice[] {
  const owned = Object.keys(state.inventory).flatMap((id) => release.items.get(id) ?? [])
  return slotTypes
    .filter((slotType) => !unchosen.includes(slotType))
    .flatMap((slotType) => {
      const count = slotCount(slotType, release)
      const copies = owned
        .filter((item) => equipmentSlotOf(item, release) === slotType && canEquip(state, item))
        .toSorted(inOrder)
        .flatMap((item) => Array.from({ length: Math.min(count, ownedCount(state, item.id)) }, () => item))
      const items = withoutWorse(copies, count, equippedIn(activeSetupOf(state), slotType))
      return items.length > 0 ? [{ slotType, slots: count, items }] : []
    })
}

/** The setup without items in locked slots, in the order of the choices. */
export function withoutLockedSlots(
  setup: Setup,
  choices: readonly Choice[],
  state: PlayerState,
  release: Release,
): Setup {
  const wearing = (worn: Setup) => slots(withSetup(state, worn), release)
  const lockedIn = new Set(
    wearing(setup).flatMap(({ slotType, index, isLocked }) => (isLocked ? [`${slotType} ${index}`] : [])),
  )
  const left = choices.map(({ slotType }) => ({
    slotType,
    itemIds: equippedIn(setup, slotType).filter((_, index) => !lockedIn.has(`${slotType} ${index}`)),
  }))
  return withItems(setup, left)
}
