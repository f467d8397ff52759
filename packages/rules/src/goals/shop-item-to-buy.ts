import { enemyEstimatesOn, winAgainst } from '../best-setup/estimate'
import { goldCurrency } from '../constants'
import { equip } from '../equipment/equip'
import { type SlotType, slotTypeOf } from '../equipment/slot-types'
import { slots } from '../equipment/slots'
import { canEquip } from '../equipment/wear-requirements'
import { affectedTypeOf } from '../release/enemy-type-traits'
import type { ItemDefinition, Release } from '../release/release'
import { itemsForSale } from '../shop/merchants'
import { amountIn, equippedCount, missingCoins, ownedCount, spareCount } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { optional } from './first-steps'
import type { PlayerGoal } from './goal'

type ShopItemGoal = PlayerGoal & { readonly kind: 'shopItem' }

/** Gear at a merchant that the player may equip at once. */
interface Offer {
  readonly item: ItemDefinition
  /** missing gold; at most as much as the player has */
  readonly missingCoins: number
  /** the estimated rise in the share of hunts won here, in percentage points */
  readonly gain: number
  readonly isFirstRetainer: boolean
}

/**
 * An item worth saving for wins this many points more than an affordable one. An affordable item above this part of the
 * purse then waits.
 */
const worthSaving = { gain: 5, pursePart: 0.1 }

/**
 * The points that a second piece, or an item with lower required XP than an owned one, must gain. Such items are shown
 * only if they cost only gold.
 */
const minGainOfAnother = 2

/** The missing gold for an item that lacks nothing else, if the player has half of the price; else null. */
function missingGoldFor(state: PlayerState, { price, craftingMaterials }: ItemDefinition): number | null {
  if (craftingMaterials.some(({ itemId, amount }) => spareCount(state, itemId) < amount)) return null
  const lacks = missingCoins(state, price)
  if (lacks.some(({ currency }) => currency !== goldCurrency)) return null
  const missing = lacks[0]?.missing ?? 0
  return missing * 2 <= amountIn(price, goldCurrency) ? missing : null
}

const isForGoldAlone = ({ price, craftingMaterials }: ItemDefinition): boolean =>
  craftingMaterials.length === 0 && Object.keys(price).every((name) => name === goldCurrency)

/**
 * The maximum number of items compared for each slot type, highest required XP first, because goals are computed after
 * every change of a player.
 */
const maxOfType = 4

interface Candidate {
  readonly item: ItemDefinition
  readonly slotType: SlotType
  /** whether its required XP are above those of all owned items for its slots */
  readonly isNew: boolean
  readonly missingCoins: number
}

type OwnedBySlot = ReadonlyMap<SlotType, readonly ItemDefinition[]>

/** The owned items for each slot type. */
function ownedBySlot(state: PlayerState, release: Release): OwnedBySlot {
  const owned = new Map<SlotType, ItemDefinition[]>()
  for (const itemId of Object.keys(state.inventory)) {
    const item = release.items.get(itemId)
    const slotType = item && slotTypeOf(item.type)
    if (!slotType || ownedCount(state, itemId) === 0) continue
    const ofType = owned.get(slotType) ?? []
    owned.set(slotType, ofType)
    ofType.push(item)
  }
  return owned
}

/** Items that the player does not own and could equip at once in an open slot, affordable now or soon. */
function candidatesOf(owned: OwnedBySlot, state: PlayerState, release: Release): readonly Candidate[] {
  const open = new Map<SlotType, number>()
  for (const { isLocked, slotType } of slots(state, release))
    if (!isLocked && !optional.includes(slotType)) open.set(slotType, (open.get(slotType) ?? 0) + 1)
  const most = new Map([...owned].map(([type, items]) => [type, Math.max(...items.map((item) => item.requiredXp))]))
  const found = new Map<SlotType, Candidate[]>()
  for (const item of itemsForSale(release)) {
    if (item.requiredXp > state.xp || ownedCount(state, item.id) > 0) continue
    const slotType = slotTypeOf(item.type)
    const slotCount = (slotType && open.get(slotType)) ?? 0
    if (!slotType || slotCount === 0) continue
    const isNew = item.requiredXp > (most.get(slotType) ?? -1)
    if (!isNew && (slotCount === 1 || !isForGoldAlone(item))) continue
    if (!canEquip(state, item)) continue
    const missing = missingGoldFor(state, item)
    if (missing === null) continue
    const ofType = found.get(slotType) ?? []
    found.set(slotType, ofType)
    ofType.push({ item, slotType, isNew, missingCoins: missing })
  }
  return [...found.values()].flatMap((ofType) =>
    ofType.toSorted((a, b) => b.item.requiredXp - a.item.requiredXp).slice(0, maxOfType),
  )
}

/** The share of hunts that a shop item must exceed, and the gain that it must reach. */
interface Standard {
  readonly win: number
  readonly minGain: number
}

/**
 * The best of the equipped items and the owned items for the same slot. If the shop item needs more XP than an owned
 * one, only owned items with a bonus against one enemy type are compared. Such items need few XP regardless of their
 * value, so the shop item must beat them. Against other items, it may be equal.
 */
function standardFor(
  owned: readonly ItemDefinition[],
  isNew: boolean,
  win: number,
  winWith: WinWith,
  state: PlayerState,
  release: Release,
): Standard {
  const forKinds = owned.filter((item) => affectedTypeOf(item, release) !== null)
  const unworn = owned
    .filter(({ id }) => ownedCount(state, id) > equippedCount(state, id))
    .toSorted((a, b) => b.requiredXp - a.requiredXp)
  // the wins already include an equipped one
  const wins = [...forKinds, ...(isNew ? [] : unworn.slice(0, maxOfType))].map((item) => winWith(item, 0) ?? win)
  return { win: Math.max(win, ...wins), minGain: isNew ? Math.min(1, forKinds.length) : minGainOfAnother }
}

/**
 * The share of hunts won with an item equipped, after `added` pieces of it are added; null if it cannot be equipped.
 */
type WinWith = (item: ItemDefinition, added: number) => number | null

/** Shop items that are not worse than owned items. */
function offersOf(state: PlayerState, release: Release): readonly Offer[] {
  const opponents = enemyEstimatesOn(state.groundId, state, release) ?? []
  const win = winAgainst(opponents, state, release)
  const winWith: WinWith = (item, added) => {
    const inventory = { ...state.inventory, [item.id]: ownedCount(state, item.id) + added }
    const worn = equip({ ...state, inventory }, { itemId: item.id, replaces: true, release, now: 0, speed: 1 })
    return worn.ok ? winAgainst(opponents, worn.state, release) : null
  }
  const owned = ownedBySlot(state, release)
  const standards = new Map<string, Standard>()
  return candidatesOf(owned, state, release).flatMap(({ item, slotType, isNew, missingCoins }): readonly Offer[] => {
    const key = `${slotType} ${isNew}`
    const standard = standards.get(key) ?? standardFor(owned.get(slotType) ?? [], isNew, win, winWith, state, release)
    standards.set(key, standard)
    const after = winWith(item, 1)
    if (after === null) return []
    const gain = Math.round(100 * (after - standard.win))
    if (gain < standard.minGain) return []
    return [{ item, missingCoins, gain, isFirstRetainer: slotType === 'retainer' && !owned.has('retainer') }]
  })
}

/**
 * The first retainer comes first, since it also hunts by itself. Then the item with most wins comes first, and among
 * equals the highest required XP.
 */
const byWorth = (a: Offer, b: Offer): number =>
  Number(b.isFirstRetainer) - Number(a.isFirstRetainer) ||
  b.gain - a.gain ||
  b.item.requiredXp - a.item.requiredXp ||
  a.missingCoins - b.missingCoins

export interface ShopItems {
  readonly now: readonly ShopItemGoal[]
  readonly saved: readonly ShopItemGoal[]
  /** whether the one to buy now is a retainer, and the player owns none */
  readonly isFirstRetainer: boolean
}

/**
 * The gear to buy at a merchant, and the gear that is worth saving for. An affordable item is suggested unless the gold
 * is better saved. Saving is better if another item wins far more hunts here and the player has half of its price.
 */
export function shopItemToBuy(state: PlayerState, release: Release): ShopItems {
  const offers = offersOf(state, release).toSorted(byWorth)
  const payable = offers.filter(({ missingCoins }) => missingCoins === 0)
  const best = payable[0]?.gain ?? 0
  const saved = offers.find(({ missingCoins, gain }) => missingCoins > 0 && gain >= worthSaving.gain && gain > best)
  const isCheap = ({ item, isFirstRetainer }: Offer) =>
    isFirstRetainer ||
    amountIn(item.price, goldCurrency) <= worthSaving.pursePart * amountIn(state.currencies, goldCurrency)
  const now = payable.find((offer) => !saved || saved.gain < offer.gain + worthSaving.gain || isCheap(offer))
  const toGoal = (offer: Offer | undefined): readonly ShopItemGoal[] =>
    offer
      ? [{ kind: 'shopItem', itemId: offer.item.id, missing: 0, missingCoins: offer.missingCoins, gain: offer.gain }]
      : []
  return { now: toGoal(now), saved: toGoal(saved), isFirstRetainer: now?.isFirstRetainer ?? false }
}
