import { describe, expect, it } from '@jest/globals'
import {
  anyRecords,
  buildRelease,
  imagesOf,
  indexContent,
  indexUsersInSteps,
  kindNames,
  referencesOf,
  usersOf,
} from '.'
import { findBrokenRecords, replaceRecords } from './content'
import type { KindName } from './kind-name'
import type { AnyRecord } from './records'
import { smallContent, testId, withChange } from './testing'

describe('usersOf', () => {
  const content = smallContent()

  it.each([
    ['item', 1, ['enemy Ghoul equipment.items.0.itemId', 'start  items.0.itemId']],
    ['item', 3, ['enemy Ghoul loot.0.itemId', 'rank Neonate rewardItemId']],
    ['procType', 1, ['stat Bloodthirst procTypeId']],
    ['stat', 4, []],
    ['huntingGround', 2, ['huntingTable Table 2 huntingGroundId']],
  ] as const)('returns the users of %s %d', (kind, number, users) => {
    const found = usersOf(content, kind, testId(kind, number))
    expect(found.map((user) => `${user.kind} ${user.title} ${user.field}`)).toEqual(users)
  })

  it('finds users that name a record by its short name', () => {
    const users = usersOf(content, 'currency', testId('currency', 1))
    expect(users.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      'item Rusty Blade',
      'item Carrion',
      'item Bone',
      'enemy Ghoul',
      'huntingGround Sewers',
      'start ',
    ])
  })
})

describe('indexUsersInSteps', () => {
  it('returns for every record the same users as usersOf', async () => {
    const content = smallContent()
    const users = await indexUsersInSteps(content, indexContent(content.records), async () => undefined)
    for (const kind of kindNames)
      for (const record of anyRecords(content.records, kind))
        expect(users.get(record) ?? []).toEqual(usersOf(content, kind, record.id))
  })
})

describe('referencesOf', () => {
  it('finds references in lists and groups with their path, and skips empty ones', () => {
    const [ghoul] = smallContent().records.enemy
    expect(referencesOf('enemy', ghoul ?? {}).map(({ field, to }) => `${field} ${to}`)).toEqual([
      'enemyTypeId enemyType',
      'rarityId rarity',
      'imageId image',
      'currencies.0.currencyShortName currency',
      'refund.0.currencyShortName currency',
      'stats.0.statShortName stat',
      'equipment.items.0.itemId item',
      'loot.0.itemId item',
    ])
  })
})

describe('a version of the content', () => {
  const before = smallContent()
  const after = withChange(before, 'enemy', 1, { name: 'Ghast' })

  it('shares the indexes of unchanged lists, and the references of unchanged records, with the version before', () => {
    const [first, second] = [indexContent(before.records), indexContent(after.records)]
    expect(kindNames.filter((kind) => first[kind] !== second[kind])).toEqual(['enemy'])
    const [enemiesBefore, enemiesAfter] = [before.records.enemy, after.records.enemy]
    const isShared = enemiesAfter.map(
      (enemy, index) => referencesOf('enemy', enemy) === referencesOf('enemy', enemiesBefore[index] ?? {}),
    )
    expect(isShared).toEqual(enemiesAfter.map(({ name }) => name !== 'Ghast'))
  })

  it('is checked, and made into a release, only once', () => {
    expect(findBrokenRecords(after)).toBe(findBrokenRecords(after))
    const [first, second] = ['one', 'two'].map((id) => buildRelease(after, id))
    expect(first?.ok && second?.ok && [first.release.id, second.release.id]).toEqual(['one', 'two'])
    expect(first?.ok && second?.ok && first.release.enemies).toBe(second?.ok && second.release.enemies)
  })
})

describe('imagesOf', () => {
  it.each(kindNames)('finds the images of %s that referencesOf finds', (kind) => {
    for (const record of anyRecords(smallContent().records, kind))
      expect(imagesOf(kind, record)).toEqual(
        referencesOf(kind, record).flatMap(({ to, value }) => (to === 'image' ? [value] : [])),
      )
  })

  it('skips empty ones', () => {
    const [ghoul] = smallContent().records.enemy
    const image = 'f'.repeat(24)
    expect(imagesOf('enemy', { ...ghoul, imageId: image, animatedImageId: '' })).toEqual([image])
  })
})

describe('RecordIndex', () => {
  it('prefers the exact short name over a name with the same letters', () => {
    const { currency } = indexContent({
      ...smallContent().records,
      currency: [
        { id: '1', name: 'gold', singularName: '', shortName: 'coins', flavorText: '', orderIndex: 1, imageId: '' },
        { id: '2', name: 'Silver', singularName: '', shortName: 'gold', flavorText: '', orderIndex: 1, imageId: '' },
      ],
    })
    expect(currency.find({ by: 'key', value: 'gold' })?.id).toBe('2')
    expect(currency.find({ by: 'key', value: 'COINS' })?.id).toBe('1')
    expect(currency.find({ by: 'key', value: '1' })).toBeUndefined()
  })
})

describe('replaceRecords', () => {
  it.each<[what: string, kind: KindName, number: number, changes: object | null]>([
    ['a new record', 'currency', 9, { shortName: 'bone', name: 'Bones' }],
    ['a new record with a dead reference', 'enemy', 9, { enemyTypeId: 'e'.repeat(24) }],
    ['a new record with a short name that an earlier one has', 'currency', 9, { shortName: 'vgc' }],
    ['another text', 'enemy', 1, { name: 'Ghast' }],
    ['a dead reference', 'enemy', 1, { enemyTypeId: 'e'.repeat(24) }],
    ['another short name, by which others name the record', 'currency', 1, { shortName: 'gold' }],
    ['another name, by which others name the record', 'stat', 1, { name: 'Harm' }],
    ['a short name that a later record has', 'stat', 1, { shortName: 'health' }],
    ['the deletion of a record that others name', 'item', 1, null],
    ['the deletion of a record that no other names', 'stat', 4, null],
  ])('finds the same broken records after %s as a whole check', (_what, kind, number, changes) => {
    const before = smallContent()
    expect(findBrokenRecords(before)).toEqual([])
    const id = testId(kind, number)
    const [template] = anyRecords(before.records, kind)
    const former = anyRecords(before.records, kind).find((record) => record.id === id) ?? template
    const changed = replaceRecords(before, kind, new Map([[id, changes && { ...former, ...changes, id }]]))
    const ids = anyRecords(changed.records, kind).map((record) => record.id)
    expect(ids).toEqual(ids.toSorted())
    expect(ids.includes(id)).toBe(changes !== null)
    expect(findBrokenRecords(changed)).toEqual(findBrokenRecords({ ...changed }))
  })
  it.each<[what: string, changes: Readonly<Record<number, object | null>>]>([
    ['two texts', { 1: { name: 'Harm' }, 4: { name: 'Speed' } }],
    ['two new records and a deletion', { 8: { shortName: 'luck' }, 9: { shortName: 'wit' }, 4: null }],
    ['two new records with one short name', { 8: { shortName: 'luck' }, 9: { shortName: 'luck' } }],
    ['a swap of short names', { 1: { shortName: 'damage' }, 2: { shortName: 'health' } }],
  ])('finds the same broken records after %s at once as a whole check', (_what, changes) => {
    const before = smallContent()
    expect(findBrokenRecords(before)).toEqual([])
    const stats = anyRecords(before.records, 'stat')
    const replaced = Object.entries(changes).map(([number, values]): [string, AnyRecord | null] => {
      const id = testId('stat', Number(number))
      return [id, values && { ...(stats.find((stat) => stat.id === id) ?? stats[0]), ...values, id }]
    })
    const changed = replaceRecords(before, 'stat', new Map(replaced))
    const ids = anyRecords(changed.records, 'stat').map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted())
    expect(findBrokenRecords(changed)).toEqual(findBrokenRecords({ ...changed }))
  })
})
