import {
  canEquip,
  type Id,
  type ItemDefinition,
  isForSale,
  isUniqueOwned,
  missingCoins,
  ownedCount,
  type Slot,
  slots,
  spareCount,
} from '@sanguine/rules'
import { itemScore, strengthOf } from './item-score'
import { goldOf } from './market'
import { keptForKeys } from './missing-keys'
import { kindSharesOf } from './orders'
import type { SimulatedPlayerState } from './simulated-player-state'

/** A smaller gain in score is no improvement. */
const minGain = 0.02
/** In one visit to the shops. */
const maxSwaps = 12

interface Swap {
  readonly item: ItemDefinition
  readonly isOwned: boolean
  /** what must come off for it */
  readonly inPlaceOf: ItemDefinition | null
  /** gain in item score by the root of its price; infinite for an owned item */
  readonly score: number
}

/** Whether a copy is owned that is not worn. */
const isSpare = ({ state }: SimulatedPlayerState, { id }: ItemDefinition, all: readonly Slot[]): boolean =>
  all.filter(({ itemId }) => itemId === id).length < ownedCount(state, id)

/** The gold and materials that the player can spend on gear. */
interface Budget {
  readonly gold: number
  /** pieces of materials that are kept for something else */
  readonly kept: ReadonlyMap<Id, number>
}

const isAffordable = ({ state }: SimulatedPlayerState, item: ItemDefinition, { gold, kept }: Budget): boolean =>
  isForSale(item) &&
  goldOf(item) <= gold &&
  missingCoins(state, item.price).length === 0 &&
  item.craftingMaterials.every(({ itemId, amount }) => spareCount(state, itemId) >= amount + (kept.get(itemId) ?? 0)) &&
  !isUniqueOwned(state, item)

/** The best item that is owned or affordable, if it is better than the worst one worn. */
function bestSwap(player: SimulatedPlayerState, budget: Budget): Swap | null {
  const { state, market, kind } = player
  const strength = strengthOf(state, market.release)
  const shares = kindSharesOf(player)
  const scoreOf = (item: ItemDefinition | null) => (item ? itemScore(item, strength, market.release, shares) : 0)
  const all = slots(state, market.release)
  let best: Swap | null = null
  for (const [slotType, candidates] of market.gear) {
    if (slotType === 'retainer' && !kind.hasRetainers) continue
    const open = all.filter((slot) => slot.slotType === slotType && !slot.isLocked)
    const [weakest = null] = open
      .map(({ itemId }) => market.release.items.get(itemId ?? '') ?? null)
      .sort((a, b) => scoreOf(a) - scoreOf(b))
    for (const item of candidates) {
      const gain = canEquip(player.state, item) ? scoreOf(item) - scoreOf(weakest) : 0
      if (gain <= minGain) continue
      const isOwned = isSpare(player, item, all)
      const score = isOwned ? Number.POSITIVE_INFINITY : gain / Math.sqrt(goldOf(item) + 1)
      if (score > (best?.score ?? 0) && (isOwned || isAffordable(player, item, budget)))
        best = { item, isOwned, inPlaceOf: weakest, score }
    }
  }
  return best
}

/** Equips the best items that are owned or affordable, leaving `reserve` gold. */
export function equipBest(player: SimulatedPlayerState, reserve: number): void {
  for (let swaps = 0; swaps < maxSwaps; swaps++) {
    const swap = bestSwap(player, { gold: player.gold - reserve, kept: keptForKeys(player) })
    if (!swap || !(swap.isOwned || player.buy(swap.item))) return
    if (swap.inPlaceOf) player.takeOff(swap.inPlaceOf.id)
    if (!player.putOn(swap.item.id)) return
  }
}
