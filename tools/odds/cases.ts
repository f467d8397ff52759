import type { Id, Release } from '@sanguine/rules'
import { type AttractionCase, checkAttraction } from './check-attraction'
import { checkEnemy } from './check-enemy'
import type { OddsRow } from './row'

/** Every enemy of the release once, with the first ground whose tables hold it. */
export function enemyCases(release: Release): readonly (readonly [groundId: Id, enemyId: Id])[] {
  const known = new Map<Id, Id>()
  for (const [groundId, tables] of release.tables)
    for (const { slices } of tables)
      for (const { enemyId } of slices) if (!known.has(enemyId)) known.set(enemyId, groundId)
  return [...known].map(([enemyId, groundId]) => [groundId, enemyId] as const)
}

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
  ...enemyCases(release).map(
    ([groundId, enemyId]) =>
      () =>
        checkEnemy(release, groundId, enemyId, hunts),
  ),
]
