import type { StatRange } from '../equipment/player-stats'
import type { Stakes } from '../fight/combat'
import type { Rolls } from '../random/rolls'
import type { EnemyDefinition, Release } from '../release/release'

/** A chance in percent raised by loot chance: 10 % and +20 % make 12 %, so what is rare stays rare. */
export const raisedChance = (percent: number, lootChance: number): number =>
  Math.min(100, percent * (1 + Math.max(0, lootChance) / 100))

/** Rolls what a combat is fought for. Each loot line rolls once for the drop and, when it drops, once for the amount. */
export function rollStakes(enemy: EnemyDefinition, lootChance: StatRange, release: Release, rolls: Rolls): Stakes {
  const bonus = lootChance.from + rolls.next() * Math.max(0, lootChance.to - lootChance.from)
  const amounts = new Map<string, number>()
  for (const { itemId, dropChance, amountMin, amountMax } of enemy.loot) {
    if (!rolls.chance(raisedChance(dropChance, bonus))) continue
    const amount = rolls.int(amountMin, Math.max(amountMin, amountMax))
    if (amount > 0 && release.items.has(itemId)) amounts.set(itemId, (amounts.get(itemId) ?? 0) + amount)
  }
  const loot = [...amounts].map(([itemId, amount]) => ({ itemId, amount }))
  return { win: { xp: enemy.xp, currencies: enemy.reward, loot }, draw: enemy.refund }
}
