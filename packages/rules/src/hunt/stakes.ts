import type { StatRange } from '../equipment/player-stats'
import type { Stakes } from '../fight/combat'
import type { Rolls } from '../random/rolls'
import type { EnemyDefinition, Release } from '../release/release'

/** A chance in percent raised by loot chance: 10 % and +20 % make 12 %, so rare drops stay rare. */
export const raisedChance = (percent: number, lootChance: number): number =>
  Math.min(100, percent * (1 + Math.max(0, lootChance) / 100))

/** The chance, from 0 to 1, that a loot line that drops has an amount above 0. */
export const shareAboveZero = (amountMin: number, amountMax: number): number => {
  const highest = Math.max(amountMin, amountMax)
  const amounts = highest - amountMin + 1
  return Math.max(0, Math.min(1, highest / amounts))
}

/** Rolls the stakes of a combat. Each loot line rolls once for the drop and, if it drops, once for the amount. */
export function rollStakes(enemy: EnemyDefinition, lootChance: StatRange, release: Release, rolls: Rolls): Stakes {
  const bonus = lootChance.from + rolls.next() * Math.max(0, lootChance.to - lootChance.from)
  const amounts = new Map<string, number>()
  const chances: Record<string, number> = {}
  for (const { itemId, dropChance, amountMin, amountMax } of enemy.loot) {
    const chance = raisedChance(dropChance, bonus)
    if (release.items.has(itemId)) {
      const present = chances[itemId] ?? 0
      chances[itemId] = present + (1 - present / 100) * chance * shareAboveZero(amountMin, amountMax)
    }
    if (!rolls.chance(chance)) continue
    const amount = rolls.int(amountMin, Math.max(amountMin, amountMax))
    if (amount > 0 && release.items.has(itemId)) amounts.set(itemId, (amounts.get(itemId) ?? 0) + amount)
  }
  const loot = [...amounts].map(([itemId, amount]) => ({ itemId, amount }))
  return { win: { xp: enemy.xp, currencies: enemy.reward, loot }, draw: enemy.refund, chances }
}
