import { equip } from '../equipment/equip'
import { slotTypeOf } from '../equipment/slot-types'
import { neededSubscription } from '../equipment/slots'
import { statNames } from '../equipment/stat-names'
import type { ItemDefinition, Release } from '../release/release'
import { isForSale } from '../shop/merchants'
import { quotePurchase } from '../shop/purchase'
import { equippedCount, isUniqueOwned, ownedCount } from '../state/amounts'
import type { PlayerState } from '../state/player-state'

/** `wear`: owned; `buy`: can be bought now, then equipped; `later`: cannot be bought yet. */
export type AdviceAction = 'wear' | 'buy' | 'later'

/** Whether an item can decide a fight. Bait and hex only decide which enemy comes. */
const isGear = ({ type }: ItemDefinition) => {
  const slotType = slotTypeOf(type)
  return slotType !== null && slotType !== 'bait' && slotType !== 'hex'
}

const fightStats: readonly string[] = [statNames.health, statNames.damage, statNames.critChance]

type Worth = ReadonlyMap<string, number>

/** The values of an item in a fight, by stat. A retainer's damage counts separately. */
function worthOf({ type, stats }: ItemDefinition, release: Release): Worth {
  const worth = new Map<string, number>()
  for (const { stat, from, to, procPercent = 0 } of stats) {
    const isProc = release.stats.get(stat)?.proc != null
    if (!isProc && !fightStats.includes(stat)) continue
    const key = type === 'retainer' && stat === statNames.damage ? 'retainer' : stat
    worth.set(key, (worth.get(key) ?? 0) + (isProc ? (procPercent / 100) * Math.max(1, from + to) : from + to))
  }
  return worth
}

const isCovered = (worth: Worth, by: Worth): boolean =>
  [...worth].every(([stat, value]) => value <= (by.get(stat) ?? 0))

/**
 * A point of damage counts as ten points of health, because a fight has at most five rounds and critical hits double
 * it.
 */
function scoreOf(worth: Worth): number {
  let score = 0
  for (const [stat, value] of worth) score += value * (stat === statNames.health ? 1 : 10)
  return score
}

/** An item that might help. */
export interface Candidate {
  readonly item: ItemDefinition
  readonly action: AdviceAction
  /** the player with the item equipped */
  readonly wearing: PlayerState
}

/** The player with the item equipped, after buying it or reaching its XP if needed; null if it cannot be equipped. */
function wearing(state: PlayerState, item: ItemDefinition, action: AdviceAction, release: Release) {
  const owned = action === 'wear' ? 0 : 1
  const inventory = { ...state.inventory, [item.id]: ownedCount(state, item.id) + owned }
  const xp = action === 'later' ? Math.max(state.xp, item.requiredXp) : state.xp
  const worn = equip({ ...state, inventory, xp }, { itemId: item.id, replaces: true, release, now: 0, speed: 1 })
  return worn.ok ? worn.state : null
}

function actionFor(state: PlayerState, item: ItemDefinition, release: Release): AdviceAction | null {
  const { id: itemId } = item
  if (ownedCount(state, itemId) > equippedCount(state, itemId)) return 'wear'
  if (!isForSale(item) || isUniqueOwned(state, item) || neededSubscription(item) > state.subscription) return null
  return quotePurchase(state, { itemId, amount: 1, release }).refusal === null ? 'buy' : 'later'
}

/** Items that the player could equip, most promising first, without those that another item equals or beats. */
export function candidates(state: PlayerState, release: Release): readonly Candidate[] {
  const ranks = ['wear', 'buy', 'later']
  const found = [...release.items.values()].filter(isGear).flatMap((item) => {
    const action = actionFor(state, item, release)
    const worth = worthOf(item, release)
    return action && worth.size > 0 ? [{ item, action, worth, rank: ranks.indexOf(action) }] : []
  })
  return found
    .toSorted((a, b) => scoreOf(b.worth) - scoreOf(a.worth) || a.rank - b.rank || (a.item.id < b.item.id ? -1 : 1))
    .filter(
      ({ item, worth, rank }, index, all) =>
        !all.some(
          (other, place) =>
            other.item.type === item.type &&
            (other.rank < rank || (other.rank === rank && other.item.requiredXp <= item.requiredXp)) &&
            isCovered(worth, other.worth) &&
            (other.rank < rank || place < index || !isCovered(other.worth, worth)),
        ),
    )
    .flatMap(({ item, action }) => {
      const worn = wearing(state, item, action, release)
      return worn ? [{ item, action, wearing: worn }] : []
    })
}
