import { autoHuntAfterChange } from '../auto-hunt/auto-hunt-schedule'
import type { Id, ItemDefinition, Release } from '../release/release'
import { activeSetupOf, equippedCount, equippedIn, ownedCount } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState, Setup } from '../state/player-state'
import { refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'
import { coffinAfterChange } from './coffin'
import { isBetter } from './outgrown'
import type { SlotType } from './slot-types'
import { type Slot, slots } from './slots'
import { equipmentSlotOf, equipObstacle } from './wear-requirements'

export interface EquipInput {
  readonly itemId: Id
  readonly release: Release
  /** milliseconds since the epoch */
  readonly now: number
  /** divides every game duration */
  readonly speed: number
}

export interface EquipInSlotInput extends EquipInput {
  /**
   * whether the item replaces another if no open slot is free: the last worse one, else the one in the last open slot.
   * Without it, a locked next slot is refused.
   */
  readonly replaces?: boolean | undefined
}

export interface EquipResult {
  readonly itemId: Id
  /** the item that it replaced, which is in the inventory again */
  readonly replacedItemId: Id | null
}

/** The player with a changed active setup. */
export const withSetup = (state: PlayerState, setup: Setup): PlayerState => ({
  ...state,
  setups: state.setups.map((before, index) => (index === state.activeSetup ? setup : before)),
})

/** The setup without the copies of an item in slots of other types. They are there since before its type was changed. */
export function withoutMisplaced(setup: Setup, itemId: Id, slotType: string): Setup {
  const isMisplaced = ([type, ids]: readonly [string, readonly Id[]]) => type !== slotType && ids.includes(itemId)
  const entries = Object.entries(setup)
  if (!entries.some(isMisplaced)) return setup
  const left = entries.map(
    ([type, ids]) => [type, type === slotType ? ids : ids.filter((id) => id !== itemId)] as const,
  )
  return Object.fromEntries(left.filter(([, ids]) => ids.length > 0))
}

/** The timers that change when equipment changes from `before` to `after`. */
export function timersAfterChange(
  before: PlayerState,
  after: PlayerState,
  input: Omit<EquipInput, 'itemId'>,
): Partial<PlayerState> {
  const coffin = coffinAfterChange(before, after, input.now, input.release, input.speed)
  return { coffin, ...autoHuntAfterChange(before, after, input) }
}

/** The player after equipment changed from `before` to `after`, with the timers that depend on it. */
export const changedEquipment = <Value>(
  before: PlayerState,
  after: PlayerState,
  input: Omit<EquipInput, 'itemId'>,
  value: Value,
) => new PlayerDraft({ ...after, ...timersAfterChange(before, after, input) }).done(value)

/** The open slot whose item this item replaces: the last slot with a worse item, else the last slot. */
export function slotToReplace(item: ItemDefinition, open: readonly Slot[], release: Release): Slot | undefined {
  const isWorse = ({ itemId }: Slot): boolean => {
    const worn = release.items.get(itemId ?? '')
    return worn !== undefined && isBetter(item, worn)
  }
  return open.findLast(isWorse) ?? open.at(-1)
}

/**
 * Equips an owned item in the setup in use, in the first free open slot of its type. If all slots are open and taken,
 * it replaces the item in the last one. If the next slot is locked, the refusal says what opens it, unless the item may
 * replace another.
 */
export function equip(state: PlayerState, input: EquipInSlotInput): RuleResult<EquipResult> {
  const { itemId, release } = input
  const item = release.items.get(itemId)
  if (!item) return refuse('unknownItem', { itemId })
  if (ownedCount(state, itemId) === 0) return refuse('notOwned', { itemId })
  const slotType = equipmentSlotOf(item, release)
  if (!slotType) return refuse('notEquipment', { itemId })
  const placed = withSetup(state, withoutMisplaced(activeSetupOf(state), itemId, slotType))
  if (equippedCount(placed, itemId) >= ownedCount(state, itemId)) {
    return refuse('isEquipped', { itemId, action: 'equip' })
  }
  return equipObstacle(state, item) ?? putOn(state, placed, slotType, { ...input, item })
}

/** Equips an item. `state` is without misplaced copies of it, `before` is with them. */
function putOn(
  before: PlayerState,
  state: PlayerState,
  slotType: SlotType,
  input: EquipInSlotInput & { readonly item: ItemDefinition },
): RuleResult<EquipResult> {
  const { item, itemId, release } = input
  const worn = equippedIn(activeSetupOf(state), slotType)
  const ofType = slots(state, release).filter((slot) => slot.slotType === slotType)
  const next = ofType.find((slot) => slot.itemId === null)
  const open = ofType.filter((slot) => !slot.isLocked)
  const last = input.replaces ? slotToReplace(item, open, release) : open.at(-1)
  // replacing an item by its own copy gains nothing
  const canReplace = input.replaces && last && last.itemId !== itemId
  if (next?.isLocked && next.lock && !canReplace) return refuse('slotLocked', { slotType, ...next.lock })
  const index = (next?.isLocked ? last : (next ?? last))?.index ?? 0
  const setup = { ...activeSetupOf(state), [slotType]: worn.toSpliced(index, 1, itemId) }
  return changedEquipment(before, withSetup(state, setup), input, { itemId, replacedItemId: worn[index] ?? null })
}

/** Unequips an item in the setup in use, the copy in the last slot first. The items behind it move up. */
export function unequip(state: PlayerState, input: EquipInput): RuleResult<EquipResult> {
  const { itemId } = input
  const setup = activeSetupOf(state)
  const slotType = Object.keys(setup).find((type) => equippedIn(setup, type).includes(itemId))
  if (slotType === undefined) return refuse('notEquipped', { itemId })
  const worn = equippedIn(setup, slotType)
  const left = worn.toSpliced(worn.lastIndexOf(itemId), 1)
  const { [slotType]: _taken, ...others } = setup
  const after = left.length > 0 ? { ...others, [slotType]: left } : others
  return changedEquipment(state, withSetup(state, after), input, { itemId, replacedItemId: null })
}

export interface SetupInput extends Omit<EquipInput, 'itemId'> {
  /** zero-based */
  readonly index: number
}

/**
 * Switches to another setup. Switching to the one in use succeeds and changes nothing, even if it was locked meanwhile.
 */
export function changeSetup(state: PlayerState, input: SetupInput): RuleResult<{ readonly index: number }> {
  const { index } = input
  if (index === state.activeSetup) return changedEquipment(state, state, input, { index })
  if (!Number.isInteger(index) || index < 0 || index >= Math.min(state.unlockedSetups, state.setups.length)) {
    return refuse('setupLocked', { index })
  }
  return changedEquipment(state, { ...state, activeSetup: index }, input, { index })
}
