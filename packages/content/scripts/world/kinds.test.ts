import { describe, expect, it } from '@jest/globals'
import { affectedTypeOf } from '@sanguine/rules'
import { bestSetups, everyNth, packRelease, tierOf } from '../../src/testing'
import { orders, temperaments } from './balance.mjs'

const release = packRelease()
const kinds = [...release.enemyTypes.values()]
const emblems = [...release.items.values()].filter(({ type }) => type === 'emblem')

describe.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (_, { id, shortName }) => {
  const creatures = [...release.enemies.values()].filter(({ enemyTypeId }) => enemyTypeId === id)

  it('share one danger', () => {
    const [danger = ''] = Object.keys(temperaments[shortName]?.danger ?? {})
    expect(release.stats.get(danger)?.proc?.procEvent).toBe('attack')
    expect(creatures.filter(({ stats }) => !stats.some(({ stat }) => stat === danger))).toEqual([])
  })

  it('have a weakness: one order for sale that works against them alone', () => {
    const [order, ...others] = emblems.filter((emblem) => affectedTypeOf(emblem, release) === id)
    expect(others).toEqual([])
    expect(order).toMatchObject({ isBuyable: true, requiredXp: orders.xp, price: { vgc: orders.price } })
    const effects = order?.stats.map(({ stat }) => release.stats.get(stat)?.proc?.procType)
    expect(effects).toEqual(['summoning', 'evasion'])
  })
})

const maxPartOfTwo = 0.8
const arrivals = [...release.grounds.values()].flatMap((ground) => {
  const { before } = tierOf(ground)
  return before === null ? [] : [[ground.name, ground, before] as const]
})

// the search for the best set-ups takes a second for a ground
describe.each(everyNth(4, arrivals))(
  'a player on %s in gear of the tier before (every fourth ground; all: test:deep)',
  (_, ground, xp) => {
    const { byKind, byTable } = bestSetups(ground, xp, release)

    it('wins with the best setup at most four fifths of what the best two win, for every enemy type', () => {
      expect(byKind.two).toBeGreaterThan(0.3)
      expect(byKind.one / byKind.two).toBeLessThanOrEqual(maxPartOfTwo)
    })

    it('wins at most that part of it with the attraction of the table', () => {
      expect(byTable.two).toBeGreaterThan(0.3)
      expect(byTable.one / byTable.two).toBeLessThanOrEqual(maxPartOfTwo)
    })
  },
)
