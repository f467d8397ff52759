import type { StatRange } from '../equipment/player-stats'
import { raisedChance, shareAboveZero } from '../hunt/stakes'
import type { EnemyDefinition, Id, LootLine, Release } from '../release/release'
import { ownedCount } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { rolledPoints } from './weighted'

export interface DropOdds {
  readonly itemId: Id
  /** that a win brings any of it, as a part of 1 */
  readonly chance: number
  /** pieces that a win brings on average */
  readonly amount: number
}

/** How likely a line that drops is more than nothing, and how much it then is on average together with nothing. */
function amountOf({ amountMin, amountMax }: LootLine): { readonly isAny: number; readonly mean: number } {
  const isAny = shareAboveZero(amountMin, amountMax)
  return { isAny, mean: ((Math.max(1, amountMin) + Math.max(amountMin, amountMax)) / 2) * isAny }
}

const partOf = ({ dropChance }: LootLine, bonus: number): number => Math.max(0, raisedChance(dropChance, bonus)) / 100

/** That a win brings any piece of an item, as a part of 1. `lines` are the loot lines of that item, `bonus` is in percent. */
export const dropChance = (lines: readonly LootLine[], bonus: number): number =>
  1 - lines.reduce((none, line) => none * (1 - partOf(line, bonus) * amountOf(line).isAny), 1)

/** What a win brings, from the same lines as `rollStakes`; `times` is how often cloning doubles it, as a factor. */
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
    const isUnique = release.items.get(itemId)?.unique === true
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
