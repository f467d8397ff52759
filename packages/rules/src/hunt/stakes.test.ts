import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { rollsFrom } from '../random/rolls'
import { anEnemy, aRelease } from '../testing/a-release'
import { suppliedRolls } from '../testing/supplied-rolls'
import { raisedChance, rollStakes, shareAboveZero } from './stakes'

const release = aRelease()
const none = { from: 0, to: 0 }
const dropping = (dropChance: number, amountMin: number, amountMax: number) =>
  anEnemy('ghoul', { loot: [{ itemId: 'mouse', dropChance, amountMin, amountMax }] })

describe('loot', () => {
  it.each([
    ['drops under its chance', 10, none, [0, 0.0999, 0], [{ itemId: 'mouse', amount: 1 }]],
    ['does not drop at its chance', 10, none, [0, 0.1], []],
    ['drops at the highest amount', 10, none, [0, 0, 0.99], [{ itemId: 'mouse', amount: 3 }]],
    ['drops more often with loot chance', 10, { from: 50, to: 50 }, [0, 0.1499, 0], [{ itemId: 'mouse', amount: 1 }]],
    ['rolls a loot chance of two values', 10, { from: 0, to: 100 }, [0.5, 0.1499, 0], [{ itemId: 'mouse', amount: 1 }]],
    [
      'is no less for a negative loot chance',
      10,
      { from: -50, to: -50 },
      [0, 0.0999, 0],
      [{ itemId: 'mouse', amount: 1 }],
    ],
  ])('%s', (_title, chance, lootChance, rolls, expected) => {
    expect(rollStakes(dropping(chance, 1, 3), lootChance, release, suppliedRolls(...rolls)).win.loot).toEqual(expected)
  })

  it('of the same item is added up, and deleted items are not dropped', () => {
    const line = (itemId: string) => ({ itemId, dropChance: 100, amountMin: 2, amountMax: 2 })
    const enemy = anEnemy('ghoul', { loot: [line('mouse'), line('gone'), line('knife'), line('mouse')] })
    expect(rollStakes(enemy, none, release, suppliedRolls(0, 0, 0, 0, 0, 0, 0, 0, 0)).win.loot).toEqual([
      { itemId: 'mouse', amount: 4 },
      { itemId: 'knife', amount: 2 },
    ])
  })

  it('has chances with the loot chance, several entries and amounts of 0 included', () => {
    const line = (itemId: string, dropChance: number, amountMin: number, amountMax: number) => ({
      itemId,
      dropChance,
      amountMin,
      amountMax,
    })
    const enemy = anEnemy('ghoul', {
      loot: [line('mouse', 20, 1, 3), line('mouse', 25, 1, 1), line('knife', 40, 0, 3), line('gone', 50, 1, 1)],
    })
    const { chances } = rollStakes(enemy, { from: 20, to: 20 }, release, suppliedRolls(0, 0.99, 0.99, 0.99, 0.99))
    expect(chances).toEqual({ mouse: expect.closeTo(46.8, 10), knife: expect.closeTo(36, 10) })
    expect(Object.keys(rollStakes(dropping(10, 0, 0), none, release, suppliedRolls(0, 0.99)).chances ?? {})).toEqual([
      'mouse',
    ])
  })

  it('drops as often as its chance', () => {
    const enemy = dropping(25, 1, 1)
    let dropped = 0
    for (let seed = 0; seed < 4000; seed++) {
      const rolls = rollsFrom(seed.toString(16).padStart(64, '0'), 'stakes')
      dropped += rollStakes(enemy, none, release, rolls).win.loot.length
    }
    // 25 % of 4000 has a standard deviation of 27: five of them either way
    expect(Math.abs(dropped - 1000)).toBeLessThan(137)
  })
})

describe('a loot chance of two values', () => {
  const dropsAt = (roll: number) =>
    rollStakes(dropping(10, 1, 1), { from: 50, to: 100 }, release, suppliedRolls(0.5, roll, 0)).win.loot.length

  it('is rolled between them', () => expect([dropsAt(0.1749), dropsAt(0.1751)]).toEqual([1, 0]))
})

it('loot with amount 0 is not dropped', () => {
  expect(rollStakes(dropping(100, 0, 0), none, release, suppliedRolls(0, 0, 0)).win.loot).toEqual([])
})

it.each([
  [1, 3, 1],
  [0, 3, 0.75],
  [-1, 1, 1 / 3],
  [0, 0, 0],
  [-3, -2, 0],
  [2, 1, 1],
])('amounts from %d to %d are above 0 in a share of %d', (min, max, share) => {
  expect(shareAboveZero(min, max)).toBeCloseTo(share)
})

describe('a raised chance', () => {
  it.each([
    [10, 20, 12],
    [0, 500, 0],
    [80, 50, 100],
  ])('of %d percent with loot chance %d is %d percent', (percent, bonus, expected) => {
    expect(raisedChance(percent, bonus)).toBeCloseTo(expected)
  })

  it('is at most 100 and at least the plain chance', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: -500, max: 5000, noNaN: true }),
        (percent, bonus) => {
          const raised = raisedChance(percent, bonus)
          expect(raised).toBeGreaterThanOrEqual(percent)
          expect(raised).toBeLessThanOrEqual(100)
        },
      ),
    )
  })
})
