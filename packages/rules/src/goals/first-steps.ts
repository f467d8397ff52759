import { lowBaitCount } from '../constants'
import { slotToReplace } from '../equipment/equip'
import { isBetter } from '../equipment/outgrown'
import { type SlotType, slotTypeOf, slotTypes } from '../equipment/slot-types'
import { activeItemOf, slots } from '../equipment/slots'
import { canEquip } from '../equipment/wear-requirements'
import { groundsByBait } from '../hunt/bait-effects'
import type { ItemDefinition, Release } from '../release/release'
import { isForSale, itemsForSale } from '../shop/merchants'
import { coinsShort, equippedCount, missingCoins, ownedCount } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import type { PlayerGoal } from './goal'

/** The owned items that are not equipped and may be equipped in slots of a type, highest required XP first. */
function wearable(state: PlayerState, release: Release, slotType: SlotType): readonly ItemDefinition[] {
  return Object.keys(state.inventory)
    .flatMap((itemId) => release.items.get(itemId) ?? [])
    .filter((item) => slotTypeOf(item.type) === slotType && canEquip(state, item))
    .filter((item) => ownedCount(state, item.id) > equippedCount(state, item.id))
    .toSorted((a, b) => b.requiredXp - a.requiredXp)
}

/** Before the first hunt, this is the only goal of a player. */
const firstHunt = ({ combat, hunted }: PlayerState): readonly PlayerGoal[] =>
  combat === null && Object.keys(hunted).length === 0 ? [{ kind: 'firstHunt' }] : []

/**
 * Sorts ordinary bait first, because it makes hunts neither harder nor easier. Players choose special bait themselves.
 */
function ordinaryFirst(baits: readonly ItemDefinition[], release: Release): readonly ItemDefinition[] {
  const special = groundsByBait(release)
  return baits.toSorted((a, b) => Number(special.has(a.id)) - Number(special.has(b.id)))
}

/** Whether a bait is special on other grounds only, so that it would be wasted on the current one. */
function isForElsewhere({ id }: ItemDefinition, { groundId }: PlayerState, release: Release): boolean {
  return groundsByBait(release).get(id)?.includes(groundId) === false
}

/**
 * The bait to buy: the equipped one, else the cheapest ordinary bait. Special bait is suggested only if the player can
 * pay for nothing else.
 */
function baitForSale(state: PlayerState, release: Release, worn: ItemDefinition | null): ItemDefinition | null {
  if (worn && isForSale(worn) && !isForElsewhere(worn, state, release)) return worn
  const price = (item: ItemDefinition) => Object.values(item.price).reduce((sum, value) => sum + value, 0)
  const baits = itemsForSale(release).filter((item) => slotTypeOf(item.type) === 'bait' && canEquip(state, item))
  const wanted = ordinaryFirst(
    baits.toSorted((a, b) => price(a) - price(b)),
    release,
  )
  return wanted.find((item) => missingCoins(state, item.price).length === 0) ?? wanted[0] ?? null
}

/** Bait to equip, or to buy when it runs out. */
function baitGoals(state: PlayerState, release: Release): readonly PlayerGoal[] {
  const worn = activeItemOf('bait', state, release)
  if (worn && ownedCount(state, worn.id) > lowBaitCount) return []
  const keepsWorn = worn !== null && !isForElsewhere(worn, state, release)
  const owned = keepsWorn ? [] : ordinaryFirst(wearable(state, release, 'bait'), release)
  const others = owned.filter(({ id }) => id !== worn?.id)
  const toEquip = (bait: ItemDefinition | undefined): readonly PlayerGoal[] =>
    bait ? [{ kind: 'equipBait', itemId: bait.id }] : []
  const fitting = others.find((bait) => !isForElsewhere(bait, state, release))
  if (fitting) return toEquip(fitting)
  const bait = baitForSale(state, release, worn)
  const missing = coinsShort(state, bait?.price ?? {})
  // bait for other grounds is better than none
  if (!worn && others.length > 0 && (!bait || missing > 0)) return toEquip(others[0])
  return bait ? [{ kind: 'buyBait', itemId: bait.id, missing }] : []
}

/** Optional slots, for looks, the purse or a special purpose: leaving them empty is no disadvantage. */
export const optional: readonly SlotType[] = ['avatar', 'coin', 'bait', 'hex']

/** The first owned item that fits an empty open slot. */
function emptySlot(state: PlayerState, release: Release): readonly PlayerGoal[] {
  const empty = slots(state, release).filter(
    ({ itemId, isLocked, slotType }) => itemId === null && !isLocked && !optional.includes(slotType),
  )
  for (const { slotType } of empty) {
    const [item] = wearable(state, release, slotType)
    if (item) return [{ kind: 'equipItem', itemId: item.id }]
  }
  return []
}

/**
 * Finds an owned item that is better than an equipped one, in a slot type without an empty slot. No other owned item is
 * better than it.
 */
function upgrade(state: PlayerState, release: Release): readonly PlayerGoal[] {
  const open = slots(state, release).filter(({ isLocked }) => !isLocked)
  for (const slotType of slotTypes) {
    const ofType = open.filter((slot) => slot.slotType === slotType)
    if (ofType.some(({ itemId }) => itemId === null)) continue
    const choices = wearable(state, release, slotType).flatMap((item) => {
      const worn = release.items.get(slotToReplace(item, ofType, release)?.itemId ?? '')
      return worn && isBetter(item, worn) ? [{ item, worn }] : []
    })
    const best = choices.find(({ item }) => !choices.some((other) => isBetter(other.item, item)))
    if (best) return [{ kind: 'equipItem', itemId: best.item.id, replacedItemId: best.worn.id }]
  }
  return []
}

/** One item to equip at a time, for an empty slot first, because that gains most. */
function itemToEquip(state: PlayerState, release: Release): readonly PlayerGoal[] {
  const filling = emptySlot(state, release)
  return filling.length > 0 ? filling : upgrade(state, release)
}

/** A hunt by an extra charge of the coffin. Charges that come again are no goal, since they are never used up. */
export function coffinHunt(state: PlayerState, release: Release): readonly PlayerGoal[] {
  const { extra = 0 } = state.coffin
  const canHunt = activeItemOf('coffin', state, release) !== null && activeItemOf('bait', state, release) !== null
  return extra > 0 && canHunt ? [{ kind: 'coffinHunt', charges: extra }] : []
}

/** The goals that can be done at once: bait for a hunt, the first hunt, an item to equip. */
export const firstSteps = (state: PlayerState, release: Release): readonly PlayerGoal[] => [
  ...baitGoals(state, release),
  ...firstHunt(state),
  ...itemToEquip(state, release),
]
