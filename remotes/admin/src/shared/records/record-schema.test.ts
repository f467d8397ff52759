import { describe, expect, test } from '@jest/globals'
import { recordSchema } from './record-schema'
import { newValues, recordName, recordValues, toForm, toRecord } from './record-values'

const id = 'a'.repeat(24)

const issuesOf = (kind: Parameters<typeof recordSchema>[0], values: object) =>
  recordSchema(kind)
    .safeParse(values)
    .error?.issues.map(({ path, message }) => ({ path, message }))

describe('the validator of a form', () => {
  test('returns the complete input, with null for no value and without derived fields', () => {
    expect(recordSchema('enemy').parse({ name: 'Bat', rarityId: '', refund: [{ currencyShortName: 'vgc' }] })).toEqual({
      ...newValues('enemy'),
      name: 'Bat',
      rarityId: null,
      refund: [{ currencyShortName: 'vgc', value: 0 }],
    })
  })

  test('reports issues at the fields of the form', () => {
    const loot = [{ itemId: id }, { itemId: id, dropChance: 101, amountMin: 2, amountMax: 1 }]
    expect(issuesOf('enemy', { name: '', stats: [{}], loot })).toEqual([
      { path: ['name'], message: 'is required' },
      { path: ['stats', 0, 'statShortName'], message: 'is required' },
      { path: ['loot', 1, 'dropChance'], message: 'must not be over 100' },
      { path: ['loot', 1, 'amountMax'], message: 'must not be under amountMin' },
    ])
    expect(issuesOf('item', { name: 'Axe', requiredXp: -1 })).toEqual([
      { path: ['requiredXp'], message: 'must not be under 0' },
    ])
  })

  test('refuses a choice that only a newer server knows', () => {
    for (const [kind, choice] of [
      ['stat', 'statType'],
      ['item', 'requiredSubscription'],
      ['premiumPackage', 'category'],
    ] as const)
      expect(issuesOf(kind, { ...newValues(kind), name: 'Odd', shortName: 'odd', [choice]: 'WARD' })).toEqual([
        { path: [choice], message: 'is not a known value' },
      ])
  })

  test('reports duplicate entries of a list, and overlapping ranges', () => {
    expect(issuesOf('huntingGround', { name: 'Moor', regionId: id, specialBaitItemIds: [id, id] })).toEqual([
      { path: ['specialBaitItemIds', 1], message: 'is in the list twice' },
    ])
    const enemies = [
      { enemyId: id, rangeMin: 0, rangeMax: 6000 },
      { enemyId: 'b'.repeat(24), rangeMin: 5000, rangeMax: 10_000 },
    ]
    expect(issuesOf('huntingTable', { name: 'Night', huntingGroundId: id, enemies })).toEqual([
      { path: ['enemies', 1, 'rangeMin'], message: 'overlaps another range' },
    ])
  })

  test('accepts enum values and times as in JSON', () => {
    const item = recordSchema('item').parse({ name: 'Axe', requiredSubscription: 'GOLD' })
    expect(item).toMatchObject({ requiredSubscription: 'GOLD' })
    expect(toRecord('item', item)).toMatchObject({ requiredSubscription: 2 })
    const deal = recordSchema('premiumPackage').parse({ name: 'Deal', category: 'DIAMOND_DEAL_1' })
    expect(deal).toMatchObject({ category: 'DIAMOND_DEAL_1' })
    expect(toRecord('premiumPackage', deal)).toMatchObject({ category: 7 })
    const news = { header: 'Moon', publishedAt: '2024-07-01T12:00:00.000Z' }
    expect(toRecord('news', news)).toMatchObject({ publishedAt: 1_719_835_200 })
    expect(toForm('news', toRecord('news', news))).toEqual(news)
  })
})

describe('the values of a form', () => {
  test('are the defaults of a new record', () => {
    expect(newValues('stat')).toMatchObject({
      name: '',
      shortName: '',
      statType: 'STAT',
      imageId: null,
      rarityId: null,
    })
    expect(newValues('huntingGround')).toMatchObject({ regionId: null, specialBaitItemIds: [] })
  })

  test('are the input that would not change the record', () => {
    const record = { id, revision: 1, name: 'Rare', shortName: 'rare', colorHex: '', flavorText: '', image: { id } }
    const { image, revision, id: _id, ...values } = record
    expect(recordValues('rarity', record)).toEqual({ ...values, imageId: id })
    expect(recordName('rarity', values)).toBe('Rare')
  })
})
