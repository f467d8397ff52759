import { describe, expect, it } from '@jest/globals'
import {
  type EnemyDefinition,
  type GroundDefinition,
  type Id,
  type ItemDefinition,
  isForSale,
  meetingOdds,
  neededSubscription,
} from '@sanguine/rules'
import { gearAt, hunterIn, packRelease } from '../../src/testing'
import { orders, temperaments, tiers } from './balance.mjs'

const release = packRelease()
const levels = Object.values(tiers)
  .map(({ xp }) => xp)
  .sort((a, b) => a - b)
const kinds = [...release.enemyTypes.values()]
const emblems = [...release.items.values()].filter(({ type }) => type === 'emblem')

/** The kind that everything an item does is made against; null where it does anything else. */
function kindOf({ stats }: ItemDefinition): Id | null {
  const [first = null, ...others] = new Set(
    stats.map(({ stat }) => release.stats.get(stat)?.proc?.affectedCreatureTypeId ?? null),
  )
  return others.length > 0 ? null : first
}

describe.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (_, { id, shortName }) => {
  const creatures = [...release.enemies.values()].filter(({ enemyTypeId }) => enemyTypeId === id)

  it('have a danger that each of them carries', () => {
    const [danger = ''] = Object.keys(temperaments[shortName]?.danger ?? {})
    expect(release.stats.get(danger)?.proc?.procEvent).toBe('attack')
    expect(creatures.filter(({ stats }) => !stats.some(({ stat }) => stat === danger))).toEqual([])
  })

  it('have a weakness: one order for sale that works against them alone', () => {
    const [order, ...others] = emblems.filter((emblem) => kindOf(emblem) === id)
    expect(others).toEqual([])
    expect(order).toMatchObject({ buyable: true, requiredXp: orders.xp, price: { vgc: orders.price } })
    const effects = order?.stats.map(({ stat }) => release.stats.get(stat)?.proc?.procType)
    expect(effects).toEqual(['summoning', 'evasion'])
  })
})

/** What is sold at that XP to those who pay nothing, the latest first. */
const soldAt = (xp: number, type: string): readonly ItemDefinition[] =>
  [...release.items.values()]
    .filter((item) => item.type === type && isForSale(item) && item.requiredXp <= xp && neededSubscription(item) === 0)
    .sort((a, b) => b.requiredXp - a.requiredXp)

/** Who comes to ordinary bait, by kind: each creature with its part of the table. */
function residentsOf(ground: GroundDefinition) {
  const residents = new Map<Id, { readonly enemy: EnemyDefinition; readonly part: number }[]>()
  for (const { enemyId, rangeMin, rangeMax } of release.tables.get(ground.id)?.[0]?.slices ?? []) {
    const enemy = release.enemies.get(enemyId)
    if (!enemy) continue
    const known = residents.get(enemy.enemyTypeId) ?? []
    residents.set(enemy.enemyTypeId, [...known, { enemy, part: rangeMax - rangeMin }])
  }
  return residents
}

/** The set-ups that are tried: the gear of the shops with each emblem and each of the two latest weapons. */
function setupsAt(xp: number): readonly (readonly ItemDefinition[])[] {
  const worn = gearAt(xp, release)
  const rest = worn.filter(({ type }) => !['weapon', 'emblem'].includes(type))
  const choices = [...emblems.filter((emblem) => kindOf(emblem)), ...soldAt(xp, 'emblem').slice(0, 1)]
  return choices.flatMap((emblem) =>
    soldAt(xp, 'weapon')
      .slice(0, 2)
      .map((weapon) => [...rest, emblem, weapon]),
  )
}

/** The part of hunts that the best one and the best two set-ups of that XP win on the ground, every kind met as often. */
function bestSetups(ground: GroundDefinition, xp: number): { readonly one: number; readonly two: number } {
  const residents = residentsOf(ground)
  const found = new Map<string, number>()
  const winsOver = (setup: readonly ItemDefinition[], kind: Id) => {
    const helpful = setup.filter((item) => [null, kind].includes(kindOf(item)) || item.type !== 'emblem')
    const key = `${kind} ${helpful.map(({ id }) => id).join()}`
    const known = found.get(key)
    if (known !== undefined) return known
    const state = hunterIn(setup, { groundId: ground.id, xp }, release)
    const creatures = residents.get(kind) ?? []
    const all = creatures.reduce((sum, { part }) => sum + part, 0)
    const wins =
      creatures.reduce((sum, { enemy, part }) => sum + part * meetingOdds(enemy, state, release).win, 0) / all
    found.set(key, wins)
    return wins
  }
  const rows = setupsAt(xp).map((setup) => [...residents.keys()].map((kind) => winsOver(setup, kind)))
  const mean = (wins: readonly number[]) => wins.reduce((sum, win) => sum + win, 0) / wins.length
  const pairs = rows.flatMap((first) =>
    rows.map((second) => first.map((win, kind) => Math.max(win, second[kind] ?? 0))),
  )
  return { one: Math.max(...rows.map(mean)), two: Math.max(...pairs.map(mean)) }
}

const maxPartOfTwo = 0.8
const arrivals = [...release.grounds.values()].flatMap((ground) => {
  const before = levels.filter((xp) => xp <= ground.xpRequired).at(-2)
  return before === undefined ? [] : [[ground.name, ground, before] as const]
})

describe('who arrives in gear of the tier before', () => {
  it.each(arrivals)('wins on %s with the best set-up at most four fifths of what the best two win', (_, ground, xp) => {
    const { one, two } = bestSetups(ground, xp)
    expect(two).toBeGreaterThan(0.3)
    expect(one / two).toBeLessThanOrEqual(maxPartOfTwo)
  })
})
