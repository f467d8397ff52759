import type { ItemDefinition, Release } from '../release/release'
import type { PlayerState } from '../state/player-state'
import { type Refused, refuse } from '../state/refusal'
import { type SlotType, slotTypeOf } from './slot-types'
import { neededSubscription } from './slots'

/** The slot type that an item is equipment for; null if it is not equipment. */
export const equipmentSlotOf = ({ type }: ItemDefinition, release: Release): SlotType | null =>
  release.itemTypes.get(type)?.isEquipment ? slotTypeOf(type) : null

/** Why a player cannot equip an item: missing XP, then a missing subscription. Null if nothing is missing. */
export function equipObstacle(state: Pick<PlayerState, 'xp' | 'subscription'>, item: ItemDefinition): Refused | null {
  const { id: itemId, requiredXp } = item
  if (requiredXp > state.xp) return refuse('xpTooLow', { itemId, requiredXp })
  const requiredSubscription = neededSubscription(item)
  return requiredSubscription > state.subscription
    ? refuse('subscriptionTooLow', { itemId, requiredSubscription })
    : null
}

export const canEquip = (state: Pick<PlayerState, 'xp' | 'subscription'>, item: ItemDefinition): boolean =>
  equipObstacle(state, item) === null
