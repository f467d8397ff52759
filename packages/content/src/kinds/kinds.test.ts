import { describe, expect, it } from '@jest/globals'
import { anyKind, kindNames, kinds } from '..'

const id = 'a'.repeat(24)

describe('kinds', () => {
  it.each(kindNames)('fill every missing field of a %s that has only its required ones', (name) => {
    const kind = anyKind(name)
    const demanded = Object.entries(kind.fields).flatMap(([field, { shape }]) => {
      if (shape.type === 'text' && shape.required) return [[field, 'x']]
      if (shape.type === 'reference' && shape.required) return [[field, id]]
      return []
    })
    const values = kind.values.parse(Object.fromEntries(demanded))
    expect(Object.keys(values).sort()).toEqual(Object.keys(kind.fields).sort())
    expect(kind.values.parse(values)).toEqual(values)
    expect(Object.values(values)).not.toContain(undefined)
  })

  it('set the order of new records of four kinds to 100', () => {
    for (const name of ['currency', 'itemType', 'enemyType', 'stat'] as const)
      expect(kinds[name].values.parse({ name: 'x', shortName: 'x' })).toMatchObject({ orderIndex: 100 })
  })

  it('drop unknown fields', () => {
    expect(kinds.rank.values.parse({ name: 'x', sequence: 0, keyId: '', requiredXp: 0, $where: '1' })).toEqual({
      name: 'x',
      xp: 0,
      rewardItemId: '',
      coffinCharges: 0,
      flavorText: '',
      imageId: '',
    })
  })

  it('keep every field of a new news record', () => {
    const given = { header: 'x', name: 'The gates', sequence: 3, keyId: id, requiredXp: 40 }
    expect(kinds.news.values.parse(given)).toMatchObject(given)
    expect(kinds.news.values.parse({ header: 'x' })).toMatchObject({ name: '', sequence: 0, keyId: '', requiredXp: 0 })
  })

  it('read numbers, flags and lists in the format of forms', () => {
    const values = kinds.item.values.parse({
      name: 'Blade',
      requiredXp: '25',
      isVisible: 'true',
      keyId: null,
      price: '[{"name":"vgc","value":"5"}]',
      trophyItemIds: '',
    })
    expect(values).toMatchObject({ requiredXp: 25, isVisible: true, trophyItemIds: [] })
    expect(values.price).toEqual([{ name: 'vgc', currencyShortName: 'vgc', value: 5, imageId: '' }])
  })

  it('keep the fields of procs in a proc, and drop them from a plain stat', () => {
    const effect = { procTypeId: id, procEventTypeId: id, affectedCreatureTypeId: id }
    const given = { id, name: 'Leech', shortName: 'leech', ...effect }
    expect(kinds.stat.values.parse({ ...given, statType: 1 })).toMatchObject(effect)
    const none = { procTypeId: '', procEventTypeId: '', affectedCreatureTypeId: '' }
    expect(kinds.stat.values.parse({ ...given, statType: 0 })).toMatchObject(none)
    expect(kinds.stat.record.parse({ ...given, statType: 0 })).toMatchObject({ id, ...none })
  })

  it('keep the value of a yes/no stat unchanged', () => {
    const { stats } = kinds.item.values.parse({ name: 'Blade', stats: [{ statShortName: 'curator', valueFrom: true }] })
    expect(stats).toEqual([{ statShortName: 'curator', valueFrom: true, valueTo: true, procPercent: 0 }])
  })

  it.each([
    ['item', {}, 'name', 'is required'],
    ['item', { name: '  ' }, 'name', 'is required'],
    ['item', { name: 'x'.repeat(201) }, 'name', 'must not be longer than 200 characters'],
    ['item', { name: 'x', itemTypeId: 'weapon' }, 'itemTypeId', 'must be an id of 24 hex digits'],
    ['item', { name: 'x', requiredXp: -1 }, 'requiredXp', 'must not be under 0'],
    ['item', { name: 'x', requiredXp: 1.5 }, 'requiredXp', 'must be a whole number'],
    ['item', { name: 'x', requiredXp: { $gt: 0 } }, 'requiredXp', 'must be a whole number'],
    ['item', { name: 'x', requiredSubscription: 4 }, 'requiredSubscription', 'must be from 0 to 3'],
    ['item', { name: 'x', price: [{ value: 4 }] }, 'price.0.currencyShortName', 'is required'],
    ['enemy', { name: 'x', loot: [{ itemId: id, dropChance: 101 }] }, 'loot.0.dropChance', 'must not be over 100'],
    ['enemy', { name: 'x', xp: 1_000_000_000_001 }, 'xp', 'must not be over 1000000000000'],
    [
      'enemy',
      { name: 'x', loot: [{ itemId: id, amountMin: 3, amountMax: 2 }] },
      'loot.0.amountMax',
      'must not be under amountMin',
    ],
    ['currency', { name: 'x', shortName: 'constructor' }, 'shortName', 'is a word that cannot be used'],
    ['rarity', { name: 'x', shortName: 'x', colorHex: 'red' }, 'colorHex', 'must be a colour such as #8a0303'],
    ['huntingGround', { name: 'x' }, 'regionId', 'is required'],
  ] as const)('report for %s %j at %s: %s', (name, given, field, message) => {
    const issue = anyKind(name).values.safeParse(given).error?.issues[0]
    expect(issue?.path.join('.')).toBe(field)
    expect(issue?.message).toBe(message)
  })

  it('accept the id of a record in either case', () => {
    expect(kinds.enemyType.record.parse({ id: 'A'.repeat(24), name: 'x', shortName: 'x' }).id).toBe(id)
    expect(kinds.enemyType.record.safeParse({ name: 'x', shortName: 'x' }).success).toBe(false)
  })
})
