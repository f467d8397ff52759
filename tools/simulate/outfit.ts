import {
  type Id,
  type ItemDefinition,
  isForSale,
  isUniqueOwned,
  missingCoins,
  neededSubscription,
  ownedCount,
  type Slot,
  slots,
  spareCount,
} from '@sanguine/rules'
import { keptForKeys } from './keys'
import type { Life } from './life'
import { goldOf } from './market'
import { standingOf, worthOf } from './worth'

/** An improvement must be worth a look. */
const least = 0.02
/** Things put on in one visit to the shops. */
const mostSwaps = 12

interface Swap {
  readonly item: ItemDefinition
  readonly isOwned: boolean
  /** what must come off for it */
  readonly inPlaceOf: ItemDefinition | null
  /** how much is gained for how much */
  readonly score: number
}

const canWear = ({ state }: Life, item: ItemDefinition): boolean =>
  item.requiredXp <= state.xp && neededSubscription(item) <= state.subscription

/** Whether a copy is owned that is not worn. */
const isSpare = ({ state }: Life, { id }: ItemDefinition, all: readonly Slot[]): boolean =>
  all.filter(({ itemId }) => itemId === id).length < ownedCount(state, id)

/** What the player can spend on clothes. */
interface Means {
  readonly gold: number
  /** pieces of materials that are kept for something else */
  readonly kept: ReadonlyMap<Id, number>
}

const isAffordable = ({ state }: Life, item: ItemDefinition, { gold, kept }: Means): boolean =>
  isForSale(item) &&
  goldOf(item) <= gold &&
  missingCoins(state, item.price).length === 0 &&
  item.craftingMaterials.every(({ itemId, amount }) => spareCount(state, itemId) >= amount + (kept.get(itemId) ?? 0)) &&
  !isUniqueOwned(state, item)

/** The best change of clothes that is within reach. */
function bestSwap(life: Life, means: Means): Swap | null {
  const { state, market, kind } = life
  const standing = standingOf(state, market.release)
  const worth = (item: ItemDefinition | null) => (item ? worthOf(item, standing, market.release) : 0)
  const all = slots(state, market.release)
  let best: Swap | null = null
  for (const [slotType, candidates] of market.gear) {
    if (slotType === 'retainer' && !kind.hasRetainers) continue
    const open = all.filter((slot) => slot.slotType === slotType && !slot.isLocked)
    const [weakest = null] = open
      .map(({ itemId }) => market.release.items.get(itemId ?? '') ?? null)
      .sort((one, other) => worth(one) - worth(other))
    for (const item of candidates) {
      const gain = canWear(life, item) ? worth(item) - worth(weakest) : 0
      if (gain <= least) continue
      const isOwned = isSpare(life, item, all)
      const score = isOwned ? Number.POSITIVE_INFINITY : gain / Math.sqrt(goldOf(item) + 1)
      if (score > (best?.score ?? 0) && (isOwned || isAffordable(life, item, means)))
        best = { item, isOwned, inPlaceOf: weakest, score }
    }
  }
  return best
}

/** Puts on the best that is owned or can be paid, leaving `reserve` gold. */
export function dress(life: Life, reserve: number): void {
  for (let swaps = 0; swaps < mostSwaps; swaps++) {
    const swap = bestSwap(life, { gold: life.gold - reserve, kept: keptForKeys(life) })
    if (!swap || !(swap.isOwned || life.buy(swap.item))) return
    if (swap.inPlaceOf) life.takeOff(swap.inPlaceOf.id)
    if (!life.putOn(swap.item.id)) return
  }
}
