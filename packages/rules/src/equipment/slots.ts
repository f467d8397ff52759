import { oncePerRelease } from '../release/once-per-release'
import type { Id, ItemDefinition, ItemTypeDefinition, Release, StatLine } from '../release/release'
import { activeSetupOf, equippedIn } from '../state/amounts'
import type { PlayerState, Setup } from '../state/player-state'
import { defaultSlotCount, type SlotLock, type SlotType, slotLockOf, slotTypeOf, slotTypes } from './slot-types'
import { statNames } from './stat-names'

export interface Slot {
  readonly slotType: SlotType
  /** zero-based place among the slots of its type */
  readonly index: number
  /** the item in it; in a locked slot it stays and has no effect until the slot opens again */
  readonly itemId: Id | null
  readonly isLocked: boolean
  /** the condition that opens the slot, met or not; null for a slot that is always open */
  readonly lock: SlotLock | null
  /** whether the item counts: the slot is open, the item exists and fits it, and the required subscription is running */
  readonly isActive: boolean
}

/** An item in its slot. */
export interface Worn {
  readonly slotType: SlotType
  readonly index: number
  readonly item: ItemDefinition
}

export function slotCount(slotType: SlotType, release: Release): number {
  const type = release.itemTypes.get(slotType)
  return type ? Math.max(1, type.slots) : defaultSlotCount(slotType)
}

/** Coins work for subscribers only; other items need the subscription of their record. */
export const neededSubscription = (item: ItemDefinition): number =>
  item.type === 'coin' ? Math.max(1, item.requiredSubscription) : item.requiredSubscription

const isUsable = (item: ItemDefinition, state: PlayerState): boolean => neededSubscription(item) <= state.subscription

/** Whether items of a type count while they are owned, without a slot. */
export const countsWhileOwned = ({ countsWhileOwned, shortName }: ItemTypeDefinition): boolean =>
  countsWhileOwned === true && slotTypeOf(shortName) === null

/** The sum of one stat over the items. */
function totalOf(stat: string, items: Iterable<ItemDefinition>): number {
  let total = 0
  for (const item of items) for (const line of item.stats) if (line.stat === stat) total += line.from
  return total
}

/** Short names of the types that are always equipped. */
const carriedTypes = oncePerRelease(
  ({ itemTypes }): ReadonlySet<string> =>
    new Set([...itemTypes.values()].filter(countsWhileOwned).map(({ shortName }) => shortName)),
)

/** Items that count while owned, without a slot and once each: those of a type that is always equipped. */
function carriedItems(state: PlayerState, release: Release): readonly ItemDefinition[] {
  const always = carriedTypes(release)
  const carried: ItemDefinition[] = []
  if (always.size === 0) return carried
  for (const itemId of Object.keys(state.inventory)) {
    const item = release.items.get(itemId)
    if (item && always.has(item.type) && isUsable(item, state)) carried.push(item)
  }
  return carried
}

/**
 * The items of the setup, in slot order, without those that are missing from content or do not fit their slot. The staff
 * may move an item to another type while it is equipped.
 */
function wornItems(setup: Setup, release: Release): readonly Worn[] {
  const worn: Worn[] = []
  for (const slotType of slotTypes) {
    const ids = equippedIn(setup, slotType)
    const count = Math.min(ids.length, slotCount(slotType, release))
    for (let index = 0; index < count; index++) {
      const item = release.items.get(ids[index] ?? '')
      if (item && slotTypeOf(item.type) === slotType) worn.push({ slotType, index, item })
    }
  }
  return worn
}

/**
 * The items that count. Items that already count open locked slots, so an item never holds its own slot open. The
 * search starts with the slots without a lock and adds slots whose lock is met, until none is added.
 */
function activeWorn(state: PlayerState, release: Release, carried: readonly ItemDefinition[]): readonly Worn[] {
  const usable = wornItems(activeSetupOf(state), release).filter(({ item }) => isUsable(item, state))
  const active = new Set(usable.filter(({ slotType, index }) => slotLockOf(slotType, index) === null))
  for (let before = -1; before !== active.size && active.size < usable.length; ) {
    before = active.size
    for (const worn of usable) {
      const lock = slotLockOf(worn.slotType, worn.index)
      if (!lock || active.has(worn)) continue
      if (totalOf(lock.stat, carried) + totalOf(lock.stat, itemsOf(active)) >= lock.value) active.add(worn)
    }
  }
  return usable.filter((worn) => active.has(worn))
}

const itemsOf = (worn: Iterable<Worn>): readonly ItemDefinition[] => Array.from(worn, ({ item }) => item)

/** Everything that counts. A caller that needs several values of one state computes it once and passes it on. */
export interface Outfit {
  /** in slot order */
  readonly worn: readonly Worn[]
  /** items that count without a slot */
  readonly carried: readonly ItemDefinition[]
  /** every stat line of both that counts for the player, one per item and stat */
  readonly lines: readonly StatLine[]
}

/** A retainer fights with its own damage, so that line is not the player's. */
const belongsToPlayer = (item: ItemDefinition, line: StatLine): boolean =>
  !(item.type === 'retainer' && line.stat === statNames.damage)

let last: { readonly state: PlayerState; readonly release: Release; readonly outfit: Outfit } | null = null

/** Remembers the last outfit, because several rules in turn need that of the same state, and states never change. */
export function outfitOf(state: PlayerState, release: Release): Outfit {
  if (last?.state !== state || last.release !== release) last = { state, release, outfit: findOutfit(state, release) }
  return last.outfit
}

function findOutfit(state: PlayerState, release: Release): Outfit {
  const carried = carriedItems(state, release)
  const worn = activeWorn(state, release, carried)
  const lines: StatLine[] = []
  for (const item of [...itemsOf(worn), ...carried])
    for (const line of item.stats) if (belongsToPlayer(item, line)) lines.push(line)
  return { worn, carried, lines }
}

/** The equipped items that count, in slot order. */
export const activeItems = (
  state: PlayerState,
  release: Release,
  { worn }: Outfit = outfitOf(state, release),
): readonly ItemDefinition[] => itemsOf(worn)

/** The item that counts in the first slot of the type, or null. */
export const activeItemOf = (
  slotType: SlotType,
  state: PlayerState,
  release: Release,
  { worn }: Outfit = outfitOf(state, release),
): ItemDefinition | null => worn.find((slot) => slot.slotType === slotType)?.item ?? null

/** Every slot of the setup in use, in the order of the equipment panel. */
export function slots(state: PlayerState, release: Release): readonly Slot[] {
  const setup = activeSetupOf(state)
  const { worn: active, carried } = outfitOf(state, release)
  const counting = [...carried, ...itemsOf(active)]
  return slotTypes.flatMap((slotType) =>
    Array.from({ length: slotCount(slotType, release) }, (_, index): Slot => {
      const itemId = equippedIn(setup, slotType)[index] ?? null
      const lock = slotLockOf(slotType, index)
      const isActive = active.some((worn) => worn.slotType === slotType && worn.index === index)
      return {
        slotType,
        index,
        itemId: itemId !== null && release.items.has(itemId) ? itemId : null,
        isLocked: lock !== null && !isActive && totalOf(lock.stat, counting) < lock.value,
        lock,
        isActive,
      }
    }),
  )
}
