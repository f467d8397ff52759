import { offersOf } from '../mission/missions'
import type { Id, Release } from '../release/release'
import { amountIn } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import type { PayingCreature, SourceIndex } from './source-index'
import { isOpenGround, mergeLike, type SourceGround, sourceGrounds } from './sources'

/** A creature whose defeat pays a currency, as far as the player knows it. */
export interface CurrencyCreature {
  /**
   * null for creatures that the player has not beaten: those that pay the same are one entry, with all their grounds
   */
  readonly enemyId: Id | null
  readonly amount: number
  readonly grounds: readonly SourceGround[]
}

/** The ways in which a player can get a currency. */
export interface CurrencySources {
  /** whether most creatures pay it; then none is listed */
  readonly isPaidByMost: boolean
  /** those on open grounds first, then by amount, highest first */
  readonly creatures: readonly CurrencyCreature[]
  /** number of entries that are not listed */
  readonly moreCreatures: number
  /** whether a shop pays it for most items it buys; then none is listed */
  readonly isPaidForMost: boolean
  /** ids of the items for which a shop pays it */
  readonly soldItemIds: readonly Id[]
  /** number of items that are not listed */
  readonly moreSoldItems: number
  /** whether a mission that the player has, or may choose, pays it */
  readonly isMissionReward: boolean
}

/** The maximum number of creatures and items in the list. */
const maxListed = 8

function currencyCreature(
  { enemyId, amount, grounds }: PayingCreature,
  state: PlayerState,
  release: Release,
): CurrencyCreature {
  const isKnown = amountIn(state.hunted, enemyId) > 0
  return { enemyId: isKnown ? enemyId : null, amount, grounds: sourceGrounds(grounds, state, release) }
}

/** Whether entries of unknown creatures are equal: to the player, they differ only in their payment. */
const isLike = (a: CurrencyCreature, b: CurrencyCreature): boolean =>
  a.enemyId === null && b.enemyId === null && a.amount === b.amount

/** The ways in which a player can get the currency with a shortName, as far as the player may know them. */
export function currencySourcesOf(
  state: PlayerState,
  { currency, release, index }: { readonly currency: string; readonly release: Release; readonly index: SourceIndex },
): CurrencySources {
  const payers = index.payers.get(currency) ?? []
  const isPaidByMost = payers.length * 2 > index.creatureCount
  const payingCreatures = isPaidByMost ? [] : payers.map((payer) => currencyCreature(payer, state, release))
  const creatures = mergeLike(payingCreatures, isLike)
  const hasOpenGround = ({ grounds }: CurrencyCreature) => Number(grounds.some(isOpenGround))
  const sold = index.soldItems.get(currency) ?? []
  const isPaidForMost = sold.length * 2 > index.soldItemCount
  const soldItemIds = isPaidForMost ? [] : sold
  return {
    isPaidByMost,
    creatures: creatures
      .toSorted((a, b) => hasOpenGround(b) - hasOpenGround(a) || b.amount - a.amount)
      .slice(0, maxListed),
    moreCreatures: Math.max(0, creatures.length - maxListed),
    isPaidForMost,
    soldItemIds: soldItemIds.slice(0, maxListed),
    moreSoldItems: Math.max(0, soldItemIds.length - maxListed),
    isMissionReward: offersOf(state).some(
      ({ completedAt, reward }) => completedAt === 0 && (reward.currencies[currency] ?? 0) > 0,
    ),
  }
}
