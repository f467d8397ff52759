import type { StatRange } from '../equipment/player-stats'
import type { Stakes } from '../fight/combat'
import type { Rolls } from '../random/rolls'
import type { EnemyDefinition, Id, Release } from '../release/release'
import type { DrawnLootLine, LootDraw } from './combat-draws'

/** A chance in percent raised by loot chance: 10 % and +20 % make 12 %, so rare drops stay rare. */
export const raisedChance = (percent: number, lootChance: number): number =>
  Math.min(100, percent * (1 + Math.max(0, lootChance) / 100))

/** The chance, from 0 to 1, that a loot line that drops has an amount above 0. */
export const shareAboveZero = (amountMin: number, amountMax: number): number => {
  const highest = Math.max(amountMin, amountMax)
  const amounts = highest - amountMin + 1
  return Math.max(0, Math.min(1, highest / amounts))
}

/** The numbers from which a win over the enemy draws its loot. */
export const lootDraw = (enemy: EnemyDefinition, lootChance: StatRange, release: Release): LootDraw => ({
  lootChance: { from: lootChance.from, to: lootChance.to },
  lines: enemy.loot.map(({ itemId, dropChance, amountMin, amountMax }) => ({
    itemId: release.items.has(itemId) ? itemId : null,
    dropChance,
    amountMin,
    amountMax,
  })),
})

/**
 * Rolls the loot chance, then the loot. Each line rolls once for the drop and, if it drops, once for the amount.
 */
export function rollLoot({ lootChance, lines }: LootDraw, rolls: Rolls) {
  const bonus = lootChance.from + rolls.next() * Math.max(0, lootChance.to - lootChance.from)
  const amounts = new Map<Id, number>()
  for (const { itemId, dropChance, amountMin, amountMax } of lines) {
    if (!rolls.chance(raisedChance(dropChance, bonus))) continue
    const amount = rolls.int(amountMin, Math.max(amountMin, amountMax))
    if (amount > 0 && itemId !== null) amounts.set(itemId, (amounts.get(itemId) ?? 0) + amount)
  }
  return { bonus, loot: [...amounts].map(([itemId, amount]) => ({ itemId, amount })) }
}

/** By item, the chance in percent that the lines drop it at all. */
function dropChances(lines: readonly DrawnLootLine[], bonus: number): Readonly<Record<Id, number>> {
  const chances: Record<Id, number> = {}
  for (const { itemId, dropChance, amountMin, amountMax } of lines) {
    if (itemId === null) continue
    const present = chances[itemId] ?? 0
    const chance = raisedChance(dropChance, bonus) * shareAboveZero(amountMin, amountMax)
    chances[itemId] = present + (1 - present / 100) * chance
  }
  return chances
}

/** Rolls the stakes of a combat. */
export function rollStakes(enemy: EnemyDefinition, lootChance: StatRange, release: Release, rolls: Rolls): Stakes {
  const table = lootDraw(enemy, lootChance, release)
  const { bonus, loot } = rollLoot(table, rolls)
  return {
    win: { xp: enemy.xp, currencies: enemy.reward, loot },
    draw: enemy.refund,
    chances: dropChances(table.lines, bonus),
  }
}
