import { describe, expect, it } from '@jest/globals'
import { kinds } from '../kinds'
import { findEntryIssues } from './find-entry-issues'

const [a, b] = ['a'.repeat(24), 'b'.repeat(24)]
const fieldsOf = (kind: 'enemy' | 'item' | 'huntingGround' | 'huntingTable' | 'premiumPackage', given: object) =>
  findEntryIssues(kind, kinds[kind].values.parse({ name: 'x', ...given })).map(({ field }) => field)

describe('the entries of a record', () => {
  it.each([
    ['enemy', { loot: [{ itemId: a }, { itemId: b }, { itemId: a }] }, 'loot.2.itemId'],
    ['enemy', { currencies: [{ name: 'vgc' }, { name: 'vgc' }] }, 'currencies.1.currencyShortName'],
    ['enemy', { stats: [{ statShortName: 'health' }, { statShortName: 'health' }] }, 'stats.1.statShortName'],
    ['enemy', { equipment: { items: [{ itemId: a }, { itemId: a }] } }, 'equipment.items.1.itemId'],
    ['item', { trophyItemIds: [a, a] }, 'trophyItemIds.1'],
    ['item', { craftingMaterials: [{ itemId: a }, { itemId: a }] }, 'craftingMaterials.1.itemId'],
    ['huntingGround', { regionId: a, specialBaitItemIds: [a, b, a] }, 'specialBaitItemIds.2'],
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
  ] as const)('of a %s with %j are reported as duplicates at %s', (kind, given, field) => {
    expect(fieldsOf(kind, given)).toEqual([field])
  })

  it('may be many if all differ', () => {
    expect(fieldsOf('enemy', { loot: [{ itemId: a }, { itemId: b }] })).toEqual([])
  })
})

it('must be whole numbers in the stats of an enemy', () => {
  expect(
    fieldsOf('enemy', {
      stats: [
        { statShortName: 'health', value: 7.5 },
        { statShortName: 'damage', value: 7 },
      ],
    }),
  ).toEqual(['stats.0.value', 'stats.0.valueTo'])
  expect(fieldsOf('item', { stats: [{ statShortName: 'health', valueFrom: 7.5 }] })).toEqual([])
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
    ['is not 0 where merchants sell it', { isBuyable: true, price: price(0) }, ['price.0.value']],
    ['is not 0 in every currency', { isBuyable: true, price: price(0, 0) }, ['price.0.value']],
    ['may be 0 in one of two currencies', { isBuyable: true, price: price(0, 5) }, []],
    ['may be missing', { isBuyable: true, price: [] }, []],
    ['may be 0 where nobody sells it', { isBuyable: false, price: price(0) }, []],
    ['may be 0 beside materials', { isBuyable: true, price: price(0), craftingMaterials: [{ itemId: a }] }, []],
  ])('%s', (_title, given, fields) => {
    expect(fieldsOf('item', given)).toEqual(fields)
  })
})
