import { equip } from '../equipment/equip'
import { slotTypeOf } from '../equipment/slot-types'
import { neededSubscription, outfitOf } from '../equipment/slots'
import { statNames } from '../equipment/stat-names'
import type { Combat } from '../fight/combat'
import { standingOf } from '../fight/replay'
import { creatureRanges } from '../hunt/fighters'
import type { EnemyDefinition, Id, ItemDefinition, Release } from '../release/release'
import { isForSale } from '../shop/merchants'
import { quotePurchase } from '../shop/purchase'
import { equippedCount, isUniqueOwned, ownedCount } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { meetingOdds } from './odds'

/** The chance to win that is enough, as a part of 1. */
export const enoughWins = 0.7

/** An item helps if it raises the chance to win by at least this. */
const minGain = 0.02

/** Owned and buyable items that are tried, and items that cannot be bought yet. */
const [maxCandidates, maxLater] = [16, 6]

/** Bait and hex decide who comes, not how a fight goes. */
const isGear = ({ type }: ItemDefinition) => {
  const slotType = slotTypeOf(type)
  return slotType !== null && slotType !== 'bait' && slotType !== 'hex'
}

export interface ItemAdvice {
  readonly itemId: Id
  /** `wear`: owned; `buy`: to be bought now, then worn; `later`: cannot be bought yet */
  readonly action: 'wear' | 'buy' | 'later'
  /** the chance to win with it, as a part of 1 */
  readonly win: number
}

/** What would have won a fight. */
export interface CombatAdvice {
  /** health that was left of the creature */
  readonly healthLeft: number
  /** the chance to win with what is worn now, as a part of 1 */
  readonly win: number
  /** damage that each base attack needs more to win 7 of 10 fights; 0 where they are won already, null where no damage does */
  readonly addedDamage: number | null
  /** the item that raises the chance most; null where none helps */
  readonly item: ItemAdvice | null
}

const fightStats: readonly string[] = [statNames.health, statNames.damage, statNames.critChance]

type Worth = ReadonlyMap<string, number>

/** What an item is worth in a fight, by stat; a retainer's damage is its own. */
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

/** A blow counts as ten points of health: a fight has at most five rounds, and critical hits double it. */
function scoreOf(worth: Worth): number {
  let score = 0
  for (const [stat, value] of worth) score += value * (stat === statNames.health ? 1 : 10)
  return score
}

interface Candidate {
  readonly item: ItemDefinition
  readonly action: ItemAdvice['action']
  /** the player with the item on */
  readonly wearing: PlayerState
}

/** The player with the item on, bought if need be and old enough for it; null where it cannot be worn. */
function wearing(state: PlayerState, item: ItemDefinition, action: ItemAdvice['action'], release: Release) {
  const owned = action === 'wear' ? 0 : 1
  const inventory = { ...state.inventory, [item.id]: ownedCount(state, item.id) + owned }
  const xp = action === 'later' ? Math.max(state.xp, item.requiredXp) : state.xp
  const worn = equip({ ...state, inventory, xp }, { itemId: item.id, release, now: 0, speed: 1 })
  return worn.ok ? worn.state : null
}

function actionFor(state: PlayerState, item: ItemDefinition, release: Release): ItemAdvice['action'] | null {
  const { id: itemId } = item
  if (ownedCount(state, itemId) > equippedCount(state, itemId)) return 'wear'
  if (!isForSale(item) || isUniqueOwned(state, item) || neededSubscription(item) > state.subscription) return null
  return quotePurchase(state, { itemId, amount: 1, release }).refusal === null ? 'buy' : 'later'
}

/** Items that the player could wear, the most promising first, without those that another is at least as good as. */
function candidates(state: PlayerState, release: Release): readonly Candidate[] {
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

/**
 * What would have won a fight against the enemy of a combat that is over, as steps with one meeting's odds each, so that a
 * server may do other work in between. Null for an enemy that content no longer has.
 */
export function* adviceSteps(
  state: PlayerState,
  combat: Combat,
  release: Release,
): Generator<undefined, CombatAdvice | null> {
  const enemy = release.enemies.get(combat.enemyId)
  if (!enemy) return null
  const { win } = meetingOdds(enemy, state, release)
  yield
  const addedDamage = win >= enoughWins ? 0 : yield* damageSteps(enemy, state, release)
  const item = yield* itemSteps(enemy, state, release, win)
  return { healthLeft: standingOf(combat, combat.round).defenderHealth, win, addedDamage, item }
}

/** The smallest damage that wins often enough, by bisection: more damage never wins less. */
function* damageSteps(
  enemy: EnemyDefinition,
  state: PlayerState,
  release: Release,
): Generator<undefined, number | null> {
  const outfit = outfitOf(state, release)
  const isEnough = (damage: number) => {
    const lines = [...outfit.lines, { stat: statNames.damage, from: damage, to: damage }]
    return meetingOdds(enemy, state, release, { ...outfit, lines }).win >= enoughWins
  }
  let [low, high] = [0, creatureRanges(enemy, release).health.to]
  const isPossible = isEnough(high)
  yield
  if (!isPossible) return null
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle
    yield
  }
  return high
}

/** The item to have now that helps most; else the one that can be had soonest. */
function* itemSteps(
  enemy: EnemyDefinition,
  state: PlayerState,
  release: Release,
  win: number,
): Generator<undefined, ItemAdvice | null> {
  const all = candidates(state, release)
  const tried: ItemAdvice[] = []
  for (const { item, action, wearing: worn } of all.filter((a) => a.action !== 'later').slice(0, maxCandidates)) {
    tried.push({ itemId: item.id, action, win: meetingOdds(enemy, worn, release).win })
    yield
  }
  // what is owned comes before what is to be bought where both help alike
  const [best] = tried.toSorted((a, b) => b.win - a.win || (a.action === 'wear' ? -1 : 1))
  if (best && best.win >= win + minGain) return best
  const later = all
    .filter(({ action }) => action === 'later')
    .toSorted((a, b) => a.item.requiredXp - b.item.requiredXp)
    .slice(0, maxLater)
  for (const { item, action, wearing: worn } of later) {
    const after = meetingOdds(enemy, worn, release).win
    yield
    if (after >= win + minGain) return { itemId: item.id, action, win: after }
  }
  return null
}

/** What would have won a fight against the enemy of a combat that is over. */
export function advice(state: PlayerState, combat: Combat, release: Release): CombatAdvice | null {
  const steps = adviceSteps(state, combat, release)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
