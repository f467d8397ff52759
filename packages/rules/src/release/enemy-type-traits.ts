import { itemsForSale } from '../shop/merchants'
import type { Id, ItemDefinition, Release, StatDefinition } from './release'

/** The procs that every visible creature of an enemy type has; empty for a type without creatures. */
export function dangersOf(enemyTypeId: Id, release: Release): readonly StatDefinition[] {
  const creatures = [...release.enemies.values()].filter(
    (enemy) => enemy.enemyTypeId === enemyTypeId && enemy.isVisible,
  )
  const [first, ...others] = creatures.map(({ stats }) => new Set(stats.map(({ stat }) => stat)))
  return [...(first ?? [])]
    .filter((stat) => others.every((stats) => stats.has(stat)))
    .flatMap((stat) => release.stats.get(stat) ?? [])
    .filter(({ proc }) => proc !== null)
}

/** The enemy type that all stats of an item work against; null for an item that is useful against others too. */
export function affectedTypeOf({ stats }: ItemDefinition, release: Release): Id | null {
  const [type = null, ...others] = new Set(
    stats.map(({ stat }) => release.stats.get(stat)?.proc?.affectedCreatureTypeId ?? null),
  )
  return others.length > 0 ? null : type
}

/** The items for sale that work against only one enemy type, lowest required XP first. */
export const weaknessesOf = (enemyTypeId: Id, release: Release): readonly ItemDefinition[] =>
  itemsForSale(release)
    .filter((item) => affectedTypeOf(item, release) === enemyTypeId)
    .toSorted((a, b) => a.requiredXp - b.requiredXp)
