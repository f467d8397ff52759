import type { StatRange } from '../equipment/player-stats'
import { raisedChance, shareAboveZero } from '../hunt/stakes'
import type { EnemyDefinition, Id, LootLine, Release } from '../release/release'
import { ownedCount } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { rolledPoints } from './weighted'

export interface DropOdds {
  readonly itemId: Id
  /** the chance, from 0 to 1, that a win drops any piece of it */
  readonly chance: number
  /** mean number of pieces in a win */
  readonly amount: number
}

/** The chance that a line that drops has an amount above 0, and its mean amount including 0. */
function amountOf({ amountMin, amountMax }: LootLine): { readonly isAny: number; readonly mean: number } {
  const isAny = shareAboveZero(amountMin, amountMax)
  return { isAny, mean: ((Math.max(1, amountMin) + Math.max(amountMin, amountMax)) / 2) * isAny }
}

const partOf = ({ dropChance }: LootLine, bonus: number): number => Math.max(0, raisedChance(dropChance, bonus)) / 100

/**
 * The chance, from 0 to 1, that a win drops any piece of an item. `lines` are the loot lines of that item, `bonus` is
 * in percent.
 */
export const dropChance = (lines: readonly LootLine[], bonus: number): number =>
  1 - lines.reduce((none, line) => none * (1 - partOf(line, bonus) * amountOf(line).isAny), 1)

/**
 * The drops of a win, from the same lines as `rollStakes`. `times` is the mean factor by which cloning multiplies them.
 */
export function dropOdds(
  enemy: EnemyDefinition,
  lootChance: StatRange,
  times: number,
  state: PlayerState,
  release: Release,
): readonly DropOdds[] {
  const drops = new Map<Id, DropOdds>()
  const ids = new Set(enemy.loot.map(({ itemId }) => itemId).filter((id) => release.items.has(id)))
  for (const itemId of ids) {
    const isUnique = release.items.get(itemId)?.isUnique === true
    const lines = enemy.loot.filter((loot) => loot.itemId === itemId)
    let [chance, amount] = [0, 0]
    for (const [bonus, weight] of rolledPoints(lootChance, 0, Number.POSITIVE_INFINITY)) {
      for (const line of lines) amount += weight * partOf(line, bonus) * amountOf(line).mean
      chance += weight * dropChance(lines, bonus)
    }
    if (isUnique && ownedCount(state, itemId) > 0) drops.set(itemId, { itemId, chance: 0, amount: 0 })
    else drops.set(itemId, { itemId, chance, amount: isUnique ? chance : amount * times })
  }
  return [...drops.values()]
}
