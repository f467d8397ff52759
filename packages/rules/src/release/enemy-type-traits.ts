import { isForSale } from '../shop/merchants'
import type { Id, ItemDefinition, Release, StatDefinition } from './release'

/** The procs that every visible creature of an enemy type carries; none of a type that has no creature. */
export function dangersOf(enemyTypeId: Id, release: Release): readonly StatDefinition[] {
  const creatures = [...release.enemies.values()].filter((enemy) => enemy.enemyTypeId === enemyTypeId && enemy.visible)
  const [first, ...others] = creatures.map(({ stats }) => new Set(stats.map(({ stat }) => stat)))
  return [...(first ?? [])]
    .filter((stat) => others.every((stats) => stats.has(stat)))
    .flatMap((stat) => release.stats.get(stat) ?? [])
    .filter(({ proc }) => proc !== null)
}

/** What merchants sell that does nothing but work against an enemy type; what demands least XP first. */
export function weaknessesOf(enemyTypeId: Id, release: Release): readonly ItemDefinition[] {
  const isAgainst = (stat: string) => release.stats.get(stat)?.proc?.affectedCreatureTypeId === enemyTypeId
  return [...release.items.values()]
    .filter((item) => isForSale(item) && item.stats.length > 0 && item.stats.every(({ stat }) => isAgainst(stat)))
    .toSorted((a, b) => a.requiredXp - b.requiredXp)
}
