import { neededSubscription } from '../equipment/slots'
import { collectionProgress } from '../progress/collections'
import type { Id, ItemDefinition, RankDefinition, Release } from '../release/release'
import { isForSale } from '../shop/merchants'
import type { SourceIndex } from '../sources/source-index'
import { type ItemSources, sourcesOf } from '../sources/sources'
import { missingCoins, ownedCount, spareCount } from '../state/amounts'
import type { Pin, PlayerState } from '../state/player-state'
import { knownPins } from './change-pins'
import { type HuntOutlook, huntOutlook } from './hunt-estimate'

/** Pieces of an item that a player lacks. */
export interface MissingItem extends HuntOutlook {
  readonly itemId: Id
  /** above 0 */
  readonly amount: number
  readonly sources: ItemSources
}

/** A pin with everything that the player lacks for it. */
export interface PlanEntry {
  readonly pin: Pin
  /** whether the item is owned, or the rank reached */
  readonly isMet: boolean
  /** whether only buying the item or claiming the collection is left */
  readonly isReady: boolean
  /** XP missing for the rank, or to buy or equip the item; 0 for none */
  readonly missingXp: number
  /** the missing subscription of the item: 1 silver, 2 gold, 3 platinum; null if the player needs none */
  readonly missingSubscription: number | null
  /** missing coins of the price, by shortName */
  readonly missingCoins: readonly { readonly currency: string; readonly missing: number }[]
  /** materials of an item, trophies of a collection */
  readonly missingItems: readonly MissingItem[]
  /** the pinned item as a whole, bought or dropped; null for a rank, a collection, or a pin that is met */
  readonly itself: MissingItem | null
}

export interface PlanInput {
  readonly release: Release
  /** built from the same release */
  readonly index: SourceIndex
}

const nothingMissing = {
  isMet: false,
  isReady: false,
  missingXp: 0,
  missingSubscription: null,
  missingCoins: [],
  missingItems: [],
  itself: null,
} satisfies Omit<PlanEntry, 'pin'>

const missingItem = (state: PlayerState, itemId: Id, amount: number, input: PlanInput): MissingItem => ({
  itemId,
  amount,
  sources: sourcesOf(state, { itemId, ...input }),
  ...huntOutlook(state, { itemId, amount, ...input }),
})

function rankEntry(pin: Pin, state: PlayerState, rank: RankDefinition): PlanEntry {
  const missingXp = Math.max(0, rank.xp - state.xp)
  return { pin, ...nothingMissing, isMet: missingXp === 0, missingXp }
}

/** Materials with too few spare pieces; lines of the same item add up. */
function missingMaterials(state: PlayerState, item: ItemDefinition, input: PlanInput): readonly MissingItem[] {
  const needed = new Map<Id, number>()
  for (const { itemId, amount } of item.craftingMaterials) needed.set(itemId, (needed.get(itemId) ?? 0) + amount)
  return [...needed].flatMap(([itemId, amount]) => {
    const missing = amount - spareCount(state, itemId)
    return missing > 0 ? [missingItem(state, itemId, missing, input)] : []
  })
}

function collectionEntry(pin: Pin, state: PlayerState, collection: ItemDefinition, input: PlanInput): PlanEntry {
  const { isOwned, isClaimable } = collectionProgress(state, collection)
  const trophyIds = [...new Set(collection.trophyItemIds)].filter((id) => ownedCount(state, id) === 0)
  return {
    pin,
    ...nothingMissing,
    isMet: isOwned,
    isReady: isClaimable,
    missingItems: isOwned ? [] : trophyIds.map((id) => missingItem(state, id, 1, input)),
  }
}

function itemEntry(pin: Pin, state: PlayerState, item: ItemDefinition, input: PlanInput): PlanEntry {
  if (item.type === 'collection') return collectionEntry(pin, state, item, input)
  if (ownedCount(state, item.id) > 0) return { pin, ...nothingMissing, isMet: true }
  const isSold = isForSale(item)
  const subscription = neededSubscription(item)
  const lacks = {
    missingXp: Math.max(0, item.requiredXp - state.xp),
    missingSubscription: subscription > state.subscription ? subscription : null,
    missingCoins: isSold ? missingCoins(state, item.price) : [],
    missingItems: isSold ? missingMaterials(state, item, input) : [],
  }
  const isLacking =
    lacks.missingXp > 0 ||
    lacks.missingSubscription !== null ||
    lacks.missingCoins.length + lacks.missingItems.length > 0
  return {
    pin,
    ...nothingMissing,
    ...lacks,
    isReady: isSold && !isLacking,
    itself: missingItem(state, item.id, 1, input),
  }
}

function entryOf(pin: Pin, state: PlayerState, input: PlanInput): PlanEntry | null {
  const { release } = input
  const rank = pin.kind === 'rank' ? release.ranks.find(({ id }) => id === pin.id) : undefined
  if (rank) return rankEntry(pin, state, rank)
  const item = release.items.get(pin.id)
  return item ? itemEntry(pin, state, item, input) : null
}

/** The plan for each pin, in the player's order. Pins of missing or hidden items and ranks are left out. */
export const planOf = (state: PlayerState, input: PlanInput): readonly PlanEntry[] =>
  knownPins(state, input.release).flatMap((pin) => entryOf(pin, state, input) ?? [])
