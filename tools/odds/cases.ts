import { setupsOn } from '@sanguine/content/testing'
import type { Id, Release } from '@sanguine/rules'
import { type AttractionCase, checkAttraction } from './check-attraction'
import { checkEnemy, type EnemyCase } from './check-enemy'
import { phasesOf } from './in-phase'
import type { OddsRow } from './row'

/** Every enemy of the release once, with the first ground whose tables hold it. */
export function groundEnemies(release: Release): readonly (readonly [groundId: Id, enemyId: Id])[] {
  const known = new Map<Id, Id>()
  for (const [groundId, tables] of release.tables)
    for (const { slices } of tables)
      for (const { enemyId } of slices) if (!known.has(enemyId)) known.set(enemyId, groundId)
  return [...known].map(([enemyId, groundId]) => [groundId, enemyId] as const)
}

/** Every enemy in each set-up of its ground. The phases of the ground take turns, so that each set-up is in all of them. */
export const enemyCases = (release: Release): readonly EnemyCase[] =>
  groundEnemies(release).flatMap(([groundId, enemyId], index) => {
    const [enemy, ground] = [release.enemies.get(enemyId), release.grounds.get(groundId)]
    if (!enemy || !ground) throw new Error(`there is no enemy ${enemyId} on a ground ${groundId}`)
    const phases = phasesOf(groundId, release)
    return setupsOn(ground, enemy.enemyTypeId, release).map((setup, place): EnemyCase => {
      const xp = Math.max(ground.requiredXp, ...setup.items.map(({ requiredXp }) => requiredXp))
      return { enemy, ground, setup, xp, phase: phases[(index + place) % phases.length] ?? null }
    })
  })

/** On every ground an ordinary bait and each of its special ones, alone and with every hex that attracts an enemy there. */
export function attractionCases(release: Release): readonly AttractionCase[] {
  const items = [...release.items.values()]
  const special = new Set([...release.grounds.values()].flatMap((ground) => ground.specialBaitItemIds))
  const ordinary = items.find(({ id, type }) => type === 'bait' && !special.has(id))
  if (!ordinary) throw new Error('there is no ordinary bait')
  return [...release.grounds.values()].flatMap(({ id: groundId, specialBaitItemIds }) => {
    const population = (release.tables.get(groundId) ?? []).flatMap(({ slices }) =>
      slices.flatMap(({ enemyId }) => release.enemies.get(enemyId) ?? []),
    )
    const hexes = items.filter(
      ({ type, attractsEnemyId, attractsEnemyTypeId }) =>
        type === 'hex' &&
        population.some(({ id, enemyTypeId }) => id === attractsEnemyId || enemyTypeId === attractsEnemyTypeId),
    )
    return [ordinary.id, ...specialBaitItemIds].flatMap((baitId) =>
      [null, ...hexes.map(({ id }) => id)].map((hexId): AttractionCase => ({ groundId, baitId, hexId })),
    )
  })
}

/** All comparisons of odds with simulated hunts. */
export const allCases = (release: Release, hunts: number): readonly (() => OddsRow)[] => [
  ...attractionCases(release).map((attraction) => () => checkAttraction(release, attraction, hunts)),
  ...enemyCases(release).map((given) => () => checkEnemy(release, given, hunts)),
]
