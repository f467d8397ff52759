import { activeSetupOf, wornIn } from './amounts'
import type { PlayerState, Setup } from './player'
import type { Id, ItemDefinition, Release } from './release'
import { plainSlotCount, type SlotLock, type SlotType, slotLockOf, slotTypeOf, slotTypes } from './slot-types'

export interface Slot {
  readonly slotType: SlotType
  /** zero-based place among the slots of its type */
  readonly index: number
  /** what is in it, also where the slot is locked: it stays there and does nothing until the slot opens again */
  readonly itemId: Id | null
  readonly isLocked: boolean
  /** what the slot demands, met or not; null for a slot that is always open */
  readonly lock: SlotLock | null
  /** whether the item counts: the slot is open, the item exists and the subscription it demands is running */
  readonly isActive: boolean
}

interface Place {
  readonly slotType: SlotType
  readonly index: number
  /** null too where content no longer has the item: the place is free then */
  readonly item: ItemDefinition | null
  readonly lock: SlotLock | null
}

export function slotCount(slotType: SlotType, release: Release): number {
  const type = release.itemTypes.get(slotType)
  return type ? Math.max(1, type.slots) : plainSlotCount(slotType)
}

/** Coins work for subscribers only, other items as their record demands. */
export const neededSubscription = (item: ItemDefinition): number =>
  item.type === 'coin' ? Math.max(1, item.needSub) : item.needSub

const statOf = (item: ItemDefinition, stat: string): number =>
  item.stats.reduce((sum, line) => (line.stat === stat ? sum + line.from : sum), 0)

const isUsable = (item: ItemDefinition, state: PlayerState): boolean => neededSubscription(item) <= state.subscription

const usableIn = (places: readonly Place[], state: PlayerState): readonly ItemDefinition[] =>
  places.flatMap(({ item }) => (item && isUsable(item, state) ? [item] : []))

/** Items that count while owned, without a slot and once each: those of a type that is always equipped. */
export function carriedItems(state: PlayerState, release: Release): readonly ItemDefinition[] {
  const types = [...release.itemTypes.values()].filter(
    (type) => type.alwaysEquipped && slotTypeOf(type.shortName) === null,
  )
  if (types.length === 0) return []
  const always = new Set(types.map((type) => type.shortName))
  return Object.keys(state.inventory).flatMap((itemId) => {
    const item = release.items.get(itemId)
    return item && always.has(item.type) && isUsable(item, state) ? [item] : []
  })
}

function placesOf(setup: Setup, release: Release): readonly Place[] {
  return slotTypes.flatMap((slotType) => {
    const worn = wornIn(setup, slotType)
    return Array.from({ length: slotCount(slotType, release) }, (_, index): Place => {
      const item = release.items.get(worn[index] ?? '') ?? null
      return { slotType, index, item, lock: slotLockOf(slotType, index) }
    })
  })
}

/**
 * Which places count. A locked slot opens by the stats of what counts already, so an item never holds its own slot open:
 * start with the slots without a lock, add those whose lock is met, until nothing is added.
 */
function openPlaces(places: readonly Place[], carried: readonly ItemDefinition[], state: PlayerState): Set<Place> {
  const open = new Set(places.filter((place) => place.lock === null))
  const total = (stat: string) =>
    [...carried, ...usableIn([...open], state)].reduce((sum, item) => sum + statOf(item, stat), 0)
  for (let before = -1; before !== open.size; ) {
    before = open.size
    for (const place of places) {
      if (!open.has(place) && place.lock && total(place.lock.stat) >= place.lock.value) open.add(place)
    }
  }
  return open
}

/** Every slot of the setup in use, in the order of the equipment panel. */
export function slots(state: PlayerState, release: Release): readonly Slot[] {
  const places = placesOf(activeSetupOf(state), release)
  const open = openPlaces(places, carriedItems(state, release), state)
  return places.map((place) => ({
    slotType: place.slotType,
    index: place.index,
    itemId: place.item?.id ?? null,
    isLocked: !open.has(place),
    lock: place.lock,
    isActive: open.has(place) && place.item !== null && isUsable(place.item, state),
  }))
}

/** What is worn and counts, in slot order. */
export function activeItems(state: PlayerState, release: Release): readonly ItemDefinition[] {
  const places = placesOf(activeSetupOf(state), release)
  const open = openPlaces(places, carriedItems(state, release), state)
  return usableIn(
    places.filter((place) => open.has(place)),
    state,
  )
}

/** The item that counts in the first slot of the type, or null. */
export const activeItemOf = (slotType: SlotType, state: PlayerState, release: Release): ItemDefinition | null =>
  activeItems(state, release).find((item) => item.type === slotType) ?? null
