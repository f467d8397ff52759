import { foesOn, winAgainst } from '../best-setup/estimate'
import { goldCurrency } from '../constants'
import { equip } from '../equipment/equip'
import { type SlotType, slotTypeOf } from '../equipment/slot-types'
import { slots } from '../equipment/slots'
import { mayWear } from '../equipment/wear-demands'
import { affectedTypeOf } from '../release/enemy-type-traits'
import type { ItemDefinition, Release } from '../release/release'
import { isForSale } from '../shop/merchants'
import { amountIn, equippedCount, missingCoins, ownedCount, spareCount } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { optional } from './first-steps'
import type { Goal } from './goal'

type WareGoal = Goal & { readonly kind: 'ware' }

/** Gear at a merchant's that the player may wear at once. */
interface Offer {
  readonly item: ItemDefinition
  /** gold that is missing for it; at most as much as is there */
  readonly missingCoins: number
  /** by how much it raises the part of hunts that is won here, in percentage points, by the estimate */
  readonly gain: number
  readonly isFirstRetainer: boolean
}

/** What is saved for wins so many points more than what can be paid, and is not put off by what takes a larger part of the purse. */
const worthSaving = { gain: 5, pursePart: 0.1 }

/** A second piece, or one that demands less XP than what is owned, is told only for gold alone, and where it wins so many points more. */
const minGainOfAnother = 2

/** The gold that is missing for what lacks nothing else, if half of it is there; null for anything else. */
function missingGoldFor(state: PlayerState, { price, craftingMaterials }: ItemDefinition): number | null {
  if (craftingMaterials.some(({ itemId, amount }) => spareCount(state, itemId) < amount)) return null
  const lacks = missingCoins(state, price)
  if (lacks.some(({ currency }) => currency !== goldCurrency)) return null
  const missing = lacks[0]?.missing ?? 0
  return missing * 2 <= amountIn(price, goldCurrency) ? missing : null
}

const isForGoldAlone = ({ price, craftingMaterials }: ItemDefinition): boolean =>
  craftingMaterials.length === 0 && Object.keys(price).every((name) => name === goldCurrency)

/** How many items of a type are looked at, those that demand most XP: goals are told after every change of a player. */
const maxOfType = 4

interface Candidate {
  readonly item: ItemDefinition
  readonly slotType: SlotType
  /** whether it demands more XP than all that is owned for its slots */
  readonly isNew: boolean
  readonly missingCoins: number
}

type OwnedBySlot = ReadonlyMap<SlotType, readonly ItemDefinition[]>

/** What is owned for each type of slot. */
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

/** What is not owned and could be worn at once in an open slot, paid now or soon. */
function candidatesOf(owned: OwnedBySlot, state: PlayerState, release: Release): readonly Candidate[] {
  const open = new Map<SlotType, number>()
  for (const { isLocked, slotType } of slots(state, release))
    if (!isLocked && !optional.includes(slotType)) open.set(slotType, (open.get(slotType) ?? 0) + 1)
  const most = new Map([...owned].map(([type, items]) => [type, Math.max(...items.map((item) => item.requiredXp))]))
  const found = new Map<SlotType, Candidate[]>()
  for (const item of release.items.values()) {
    if (item.requiredXp > state.xp || ownedCount(state, item.id) > 0) continue
    const slotType = slotTypeOf(item.type)
    const slotCount = (slotType && open.get(slotType)) ?? 0
    if (!slotType || slotCount === 0) continue
    const isNew = item.requiredXp > (most.get(slotType) ?? -1)
    if (!isNew && (slotCount === 1 || !isForGoldAlone(item))) continue
    if (!mayWear(state, item) || !isForSale(item)) continue
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

/** What an offer has to win more than. */
interface Standard {
  readonly win: number
  readonly minGain: number
}

/**
 * What is worn, or what is owned for the same slot, whichever wins more. Of what is owned for an offer that demands more XP only what works
 * against a kind alone counts: that demands few XP whatever it is worth, so that the offer has to be better than it, and may be as good as
 * anything else.
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
  // one that is worn is in the wins already
  const wins = [...forKinds, ...(isNew ? [] : unworn.slice(0, maxOfType))].map((item) => winWith(item, 0) ?? win)
  return { win: Math.max(win, ...wins), minGain: isNew ? Math.min(1, forKinds.length) : minGainOfAnother }
}

/** The part of hunts that is won with an item on, of which so many pieces are added; null where it cannot be put on. */
type WinWith = (item: ItemDefinition, added: number) => number | null

/** Offers that are not worse than what is owned. */
function offersOf(state: PlayerState, release: Release): readonly Offer[] {
  const foes = foesOn(state.groundId, state, release) ?? []
  const win = winAgainst(foes, state, release)
  const winWith: WinWith = (item, added) => {
    const inventory = { ...state.inventory, [item.id]: ownedCount(state, item.id) + added }
    const worn = equip({ ...state, inventory }, { itemId: item.id, replaces: true, release, now: 0, speed: 1 })
    return worn.ok ? winAgainst(foes, worn.state, release) : null
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

/** The first retainer before all, since it also hunts by itself; then what wins most, and of what wins alike what demands most XP. */
const byWorth = (a: Offer, b: Offer): number =>
  Number(b.isFirstRetainer) - Number(a.isFirstRetainer) ||
  b.gain - a.gain ||
  b.item.requiredXp - a.item.requiredXp ||
  a.missingCoins - b.missingCoins

/**
 * The gear at a merchant's to buy, and the gear to save for: what can be paid, unless the gold is better kept for what wins far more
 * hunts here and of which half the price is there.
 */
export function wareToBuy(
  state: PlayerState,
  release: Release,
): { readonly now: readonly WareGoal[]; readonly saved: readonly WareGoal[] } {
  const offers = offersOf(state, release).toSorted(byWorth)
  const payable = offers.filter(({ missingCoins }) => missingCoins === 0)
  const best = payable[0]?.gain ?? 0
  const saved = offers.find(({ missingCoins, gain }) => missingCoins > 0 && gain >= worthSaving.gain && gain > best)
  const isCheap = ({ item, isFirstRetainer }: Offer) =>
    isFirstRetainer ||
    amountIn(item.price, goldCurrency) <= worthSaving.pursePart * amountIn(state.currencies, goldCurrency)
  const now = payable.find((offer) => !saved || saved.gain < offer.gain + worthSaving.gain || isCheap(offer))
  const toGoal = (offer: Offer | undefined): readonly WareGoal[] =>
    offer ? [{ kind: 'ware', itemId: offer.item.id, missing: 0, missingCoins: offer.missingCoins }] : []
  return { now: toGoal(now), saved: toGoal(saved) }
}
