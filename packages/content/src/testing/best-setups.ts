import {
  affectedTypeOf,
  type EnemyDefinition,
  encounterOdds,
  type GroundDefinition,
  type Id,
  type ItemDefinition,
  isForSale,
  neededSubscription,
  type Release,
} from '@sanguine/rules'
import { gearAt, hunterIn } from './wardrobe'

/** The share of hunts won with the best setup, and with the better of the best two for each enemy type. */
export interface BestSetups {
  readonly one: number
  readonly two: number
}

/** Items of a type for sale at that XP without a subscription, latest first. */
const soldAt = (xp: number, type: string, release: Release): readonly ItemDefinition[] =>
  [...release.items.values()]
    .filter((item) => item.type === type && isForSale(item) && item.requiredXp <= xp && neededSubscription(item) === 0)
    .sort((a, b) => b.requiredXp - a.requiredXp)

interface Resident {
  readonly enemy: EnemyDefinition
  readonly part: number
}

/** The creatures that ordinary bait attracts, by enemy type, each with its part of the table. */
function residentsOf(ground: GroundDefinition, release: Release): ReadonlyMap<Id, readonly Resident[]> {
  const residents = new Map<Id, readonly Resident[]>()
  for (const { enemyId, rangeMin, rangeMax } of release.tables.get(ground.id)?.[0]?.slices ?? []) {
    const enemy = release.enemies.get(enemyId)
    if (!enemy) continue
    const known = residents.get(enemy.enemyTypeId) ?? []
    residents.set(enemy.enemyTypeId, [...known, { enemy, part: rangeMax - rangeMin }])
  }
  return residents
}

const partOf = (residents: readonly Resident[]): number => residents.reduce((sum, { part }) => sum + part, 0)

/** Setups for that XP: shop gear with each emblem and each of the two latest weapons, latest first. */
export function setupsAt(xp: number, release: Release): readonly (readonly ItemDefinition[])[] {
  const worn = gearAt(xp, release).filter(({ type }) => !['weapon', 'emblem'].includes(type))
  const orders = [...release.items.values()].filter((item) => item.type === 'emblem' && affectedTypeOf(item, release))
  return [...orders, ...soldAt(xp, 'emblem', release).slice(0, 1)].flatMap((emblem) =>
    soldAt(xp, 'weapon', release)
      .slice(0, 2)
      .map((weapon) => [...worn, emblem, weapon]),
  )
}

/**
 * The results of the best setup and the best two setups for that XP, on a ground with ordinary bait. `byKind` weights
 * all enemy types equally, `byTable` weights them as in the table.
 */
export function bestSetups(
  ground: GroundDefinition,
  xp: number,
  release: Release,
): { readonly byKind: BestSetups; readonly byTable: BestSetups } {
  const residents = residentsOf(ground, release)
  const found = new Map<string, number>()
  const winsOver = (setup: readonly ItemDefinition[], kind: Id, creatures: readonly Resident[]) => {
    const helpful = setup.filter(
      (item) => item.type !== 'emblem' || [null, kind].includes(affectedTypeOf(item, release)),
    )
    const key = `${kind} ${helpful.map(({ id }) => id).join()}`
    const known = found.get(key)
    if (known !== undefined) return known
    const state = hunterIn(setup, { groundId: ground.id, xp }, release)
    const won = creatures.reduce((sum, { enemy, part }) => sum + part * encounterOdds(enemy, state, release).win, 0)
    found.set(key, won / partOf(creatures))
    return won / partOf(creatures)
  }
  const rows = setupsAt(xp, release).map((setup) =>
    [...residents].map(([kind, creatures]) => winsOver(setup, kind, creatures)),
  )
  const pairs = rows.flatMap((first) => rows.map((second) => first.map((win, at) => Math.max(win, second[at] ?? 0))))
  const best = (weights: readonly number[]): BestSetups => {
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    const mean = (wins: readonly number[]) => wins.reduce((sum, win, at) => sum + win * (weights[at] ?? 0), 0) / all
    return { one: Math.max(...rows.map(mean)), two: Math.max(...pairs.map(mean)) }
  }
  return { byKind: best([...residents.values()].map(() => 1)), byTable: best([...residents.values()].map(partOf)) }
}
