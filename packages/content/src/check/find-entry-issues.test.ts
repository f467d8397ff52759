import { describe, expect, it } from '@jest/globals'
import { kinds } from '../kinds'
import { findEntryIssues } from './find-entry-issues'

const [a, b] = ['a'.repeat(24), 'b'.repeat(24)]
const fieldsOf = (kind: 'enemy' | 'item' | 'huntingGround' | 'huntingTable' | 'premiumPackage', given: object) =>
  findEntryIssues(kind, kinds[kind].values.parse({ name: 'x', ...given })).map(({ field }) => field)

describe('the entries of a record', () => {
  it.each([
    ['enemy', { loot: [{ itemId: a }, { itemId: b }, { itemId: a }] }, 'loot.2.itemId'],
    ['enemy', { currencies: [{ name: 'vgc' }, { name: 'vgc' }] }, 'currencies.1.shortName'],
    ['enemy', { stats: [{ name: 'health' }, { name: 'health' }] }, 'stats.1.name'],
    ['enemy', { equipment: { items: [{ itemId: a }, { itemId: a }] } }, 'equipment.items.1.itemId'],
    ['item', { trophieItemIds: [a, a] }, 'trophieItemIds.1'],
    ['item', { craftingMats: [{ itemId: a }, { itemId: a }] }, 'craftingMats.1.itemId'],
    ['huntingGround', { regionId: a, specialBaitItemId: [a, b, a] }, 'specialBaitItemId.2'],
    ['premiumPackage', { items: [{ itemId: a }, { itemId: a }] }, 'items.1.itemId'],
    [
      'huntingTable',
      {
        huntingGroundId: a,
        enemies: [
          { enemyId: a, rangeMax: 5 },
          { enemyId: a, rangeMin: 5, rangeMax: 9 },
        ],
      },
      'enemies.1.enemyId',
    ],
  ] as const)('of a %s with %j are said to be twice at %s', (kind, given, field) => {
    expect(fieldsOf(kind, given)).toEqual([field])
  })

  it('may be many, as long as each is another', () => {
    expect(fieldsOf('enemy', { loot: [{ itemId: a }, { itemId: b }] })).toEqual([])
  })
})

it('are whole numbers in the stats of an enemy', () => {
  expect(
    fieldsOf('enemy', {
      stats: [
        { name: 'health', value: 7.5 },
        { name: 'damage', value: 7 },
      ],
    }),
  ).toEqual(['stats.0.value', 'stats.0.valueTo'])
  expect(fieldsOf('item', { stats: [{ shortName: 'health', valueFrom: 7.5 }] })).toEqual([])
})

describe('the ranges of a hunting table', () => {
  const table = (...ranges: readonly (readonly [number, number])[]) =>
    fieldsOf('huntingTable', {
      huntingGroundId: a,
      enemies: ranges.map(([rangeMin, rangeMax], index) => ({ enemyId: `${index}`.repeat(24), rangeMin, rangeMax })),
    })

  it.each([
    [
      [
        [0, 6000],
        [5000, 10_000],
      ],
      ['enemies.1.rangeMin'],
    ],
    [
      [
        [5000, 10_000],
        [0, 6000],
      ],
      ['enemies.0.rangeMin'],
    ],
    [
      [
        [0, 10_000],
        [2000, 3000],
        [4000, 5000],
      ],
      ['enemies.1.rangeMin', 'enemies.2.rangeMin'],
    ],
    [
      [
        [0, 6000],
        [6000, 10_000],
      ],
      [],
    ],
    [
      [
        [0, 6000],
        [7000, 9000],
      ],
      [],
    ],
    [
      [
        [0, 6000],
        [3000, 3000],
      ],
      [],
    ],
  ] as const)('%j overlap at %j', (ranges, fields) => {
    expect(table(...ranges)).toEqual(fields)
  })
})

describe('the price of an item', () => {
  const price = (...values: readonly number[]) =>
    values.map((value, index) => ({ name: index ? 'bone' : 'vgc', value }))
  it.each([
    ['is not 0 where merchants sell it', { buyable: true, price: price(0) }, ['price.0.value']],
    ['is not 0 in every currency', { buyable: true, price: price(0, 0) }, ['price.0.value']],
    ['may be 0 in one of two currencies', { buyable: true, price: price(0, 5) }, []],
    ['may be missing', { buyable: true, price: [] }, []],
    ['may be 0 where nobody sells it', { buyable: false, price: price(0) }, []],
    ['may be 0 beside materials', { buyable: true, price: price(0), craftingMats: [{ itemId: a }] }, []],
  ])('%s', (_title, given, fields) => {
    expect(fieldsOf('item', given)).toEqual(fields)
  })
})
