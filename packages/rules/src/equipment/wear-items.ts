import type { Id, Release } from '../release/release'
import { activeSetupOf, equippedIn, ownedCount } from '../state/amounts'
import type { PlayerState, Setup } from '../state/player-state'
import { type Refused, refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'
import { changedEquipment, type EquipInput, withoutMisplaced, withSetup } from './equip'
import { type SlotType, slotTypeOf } from './slot-types'
import { slotCount, slots } from './slots'
import { equipmentSlotOf, equipObstacle } from './wear-requirements'

/** The new items of the slots of one type, in slot order; an empty list empties them. */
export interface SlotItems {
  /** a type without slots holds nothing */
  readonly slotType: string
  readonly itemIds: readonly Id[]
}

export interface WearItemsInput extends Omit<EquipInput, 'itemId'> {
  /** other types stay as they are; if a type is given twice, the last one counts */
  readonly slots: readonly SlotItems[]
}

/** Changes the items of several slot types of the setup in use, all or none. */
export function wearItems(
  state: PlayerState,
  { slots: given, ...input }: WearItemsInput,
): RuleResult<{ readonly index: number }> {
  const wanted = [...new Map(given.map((each) => [each.slotType, each])).values()]
  let setup = withItems(activeSetupOf(state), wanted)
  for (const { slotType, itemIds } of wanted)
    for (const [index, itemId] of itemIds.entries()) {
      const refusal = wearRefusal(state, itemId, { slotType: slotTypeOf(slotType), index }, input.release)
      if (refusal) return refusal
      setup = withoutMisplaced(setup, itemId, slotType)
    }
  const missing = wanted
    .flatMap(({ slotType }) => equippedIn(setup, slotType))
    .find((itemId, _, all) => all.filter((id) => id === itemId).length > ownedCount(state, itemId))
  if (missing !== undefined) return refuse('notOwned', { itemId: missing })
  const after = withSetup(state, setup)
  const types = wanted.map(({ slotType }) => slotType)
  const locked = slots(after, input.release).find(
    ({ slotType, itemId, isLocked }) => isLocked && itemId !== null && types.includes(slotType),
  )
  if (locked?.lock) return refuse('slotLocked', { slotType: locked.slotType, ...locked.lock })
  return changedEquipment(state, after, input, { index: state.activeSetup })
}

/** The setup with these slots changed. A type without items has no entry. */
export function withItems(setup: Setup, changes: readonly SlotItems[]): Setup {
  const after: Record<string, readonly Id[]> = { ...setup }
  for (const { slotType, itemIds } of changes) {
    if (itemIds.length > 0) after[slotType] = itemIds
    else delete after[slotType]
  }
  return after
}

function wearRefusal(
  state: PlayerState,
  itemId: Id,
  { slotType, index }: { readonly slotType: SlotType | null; readonly index: number },
  release: Release,
): Refused | null {
  const item = release.items.get(itemId)
  if (!item) return refuse('unknownItem', { itemId })
  const fits = slotType !== null && equipmentSlotOf(item, release) === slotType && index < slotCount(slotType, release)
  if (!fits) return refuse('notEquipment', { itemId })
  // an equipped item may stay, regardless of its current conditions
  return equippedIn(activeSetupOf(state), slotType).includes(itemId) ? null : equipObstacle(state, item)
}
