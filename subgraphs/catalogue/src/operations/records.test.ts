import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { kindNames } from '@sanguine/content'
import { testId } from '@sanguine/content/testing'
import { contentModelsService } from '../content/content.model'
import { contentFindingsService } from '../content/content-findings'
import { installPack } from '../content/install-pack'
import { knownImagesService } from '../content/known-images'
import { releaseService } from '../content/release-cache'
import { callBy, catalogueApp } from '../testing'
import { createRecord, updateRecord } from './change-record'
import { deleteRecord } from './delete-record'
import { listRecordUsers } from './list-record-users'
import { listRecords } from './list-records'
import { readRecord } from './read-record'

let running: Awaited<ReturnType<typeof catalogueApp>>

beforeAll(async () => {
  running = await catalogueApp()
})
afterAll(() => running.stop())
beforeEach(async () => {
  await running.database.drop()
  await installPack(running.app)
  await running.app.get(releaseService).latest()
})

const admin = () => callBy(running.app)
const release = () => running.app.get(releaseService).current()
const nowhere = 'e'.repeat(24)

describe('records', () => {
  it('are created with their defaults, read, changed and deleted', async () => {
    const made = await createRecord(admin(), 'currency', { id: 'x', name: 'Bones', shortName: 'bone', extra: 1 })
    expect(made).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Bones',
      singularName: '',
      shortName: 'bone',
      flavorText: '',
      orderIndex: 100,
      imageId: '',
      revision: 1,
      updatedAt: running.clock.at,
    })
    expect(await readRecord(admin(), 'currency', made.id)).toEqual(made)
    running.clock.advance(5000)
    const changed = await updateRecord(admin(), 'currency', { id: made.id, input: { ...made, name: 'Old Bones' } })
    expect(changed).toEqual({ ...made, name: 'Old Bones', revision: 2, updatedAt: running.clock.at })
    await deleteRecord(admin(), 'currency', { id: made.id })
    await expect(readRecord(admin(), 'currency', made.id)).rejects.toMatchObject({ kind: 'notFound' })
  })

  it('of news are sorted by time, the latest first', async () => {
    for (const [header, publishedAt] of [
      ['Moths', 2e9],
      ['Ashes', 1e9],
      ['Bells', 3e9],
    ] as const)
      await createRecord(admin(), 'news', { header, publishedAt })
    const times = (await listRecords(admin(), 'news')).map(({ publishedAt }) => publishedAt)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(times.slice(0, 2)).toEqual([3e9, 2e9])
  })

  it('include a second table of a ground with the same sequence, since new tables have 0', async () => {
    const [table] = await listRecords(admin(), 'huntingTable')
    if (!table) throw new Error('There is no hunting table.')
    const twin = await createRecord(admin(), 'huntingTable', { ...table, name: 'Twin' })
    expect(twin).toMatchObject({ huntingGroundId: table.huntingGroundId, sequence: table.sequence })
    await deleteRecord(admin(), 'huntingTable', { id: twin.id })
  })

  it.each(kindNames)('of the kind %s are read as they were written', async (kind) => {
    for (const record of await listRecords(admin(), kind)) {
      const written = await updateRecord(admin(), kind, { id: record.id, input: record })
      expect(written).toEqual({ ...record, revision: record.revision + 1, updatedAt: expect.any(Number) })
    }
  })

  it('are used by the game as soon as they are written', async () => {
    const before = release().id
    const blade = await readRecord(admin(), 'item', testId('item', 1))
    await updateRecord(admin(), 'item', { id: blade.id, input: { ...blade, price: [{ name: 'vgc', value: 99 }] } })
    expect(release().items.get(blade.id)?.price).toEqual({ vgc: 99 })
    expect(release().id).not.toBe(before)
  })

  it('are listed in their order', async () => {
    expect((await listRecords(admin(), 'huntingGround')).map(({ name }) => name)).toEqual(['Graveyard', 'Sewers'])
    const regionId = testId('region', 1)
    expect(await listRecords(admin(), 'huntingGround', { regionId })).toHaveLength(2)
    expect(await listRecords(admin(), 'huntingGround', { regionId: nowhere })).toEqual([])
  })

  it('have currencies with their short names and current images', async () => {
    const price = [{ name: 'Vampire Gold Coins', value: 3 }]
    const made = await createRecord(admin(), 'item', { name: 'Rope', price })
    const shown = { name: 'Vampire Gold Coins', currencyShortName: 'vgc', value: 3 }
    expect(made.price).toEqual([{ ...shown, imageId: 'f'.repeat(24) }])
    const vgc = await readRecord(admin(), 'currency', testId('currency', 1))
    running.app.get(knownImagesService).addSource(async () => ['d'.repeat(24)])
    await updateRecord(admin(), 'currency', { id: vgc.id, input: { ...vgc, imageId: 'd'.repeat(24) } })
    expect((await readRecord(admin(), 'item', made.id)).price).toEqual([{ ...shown, imageId: 'd'.repeat(24) }])
  })

  it('of news get the current time if they have none, and keep their own', async () => {
    const seconds = Math.floor(running.clock.at / 1000)
    const made = await createRecord(admin(), 'news', { header: 'Hello' })
    expect(made.publishedAt).toBe(seconds)
    running.clock.advance(60_000)
    const { publishedAt } = await updateRecord(admin(), 'news', { id: made.id, input: { header: 'Hello again' } })
    expect(publishedAt).toBe(seconds)
    expect((await createRecord(admin(), 'news', { header: 'Past', publishedAt: 5 })).publishedAt).toBe(5)
  })
})

describe('a change', () => {
  it.each([
    ['a field that is not valid', { name: 'Rope', requiredXp: -1 }, 'requiredXp: must not be under 0.', 'requiredXp'],
    ['a missing name', { shortName: 'x' }, 'name: is required.', 'name'],
    [
      'a dead reference',
      { name: 'Rope', itemTypeId: nowhere },
      `itemTypeId: there is no itemType with the id ${nowhere}.`,
      'itemTypeId',
    ],
    [
      'an unknown currency',
      { name: 'Rope', price: [{ name: 'doubloon', value: 1 }] },
      'price.0.currencyShortName: there is no currency with the short name doubloon.',
      'price.0.currencyShortName',
    ],
  ])('is refused for %s, with the field and the reason', async (_, input, message, field) => {
    await expect(createRecord(admin(), 'item', input)).rejects.toMatchObject({
      kind: 'invalidInput',
      message,
      details: { field },
    })
  })

  it('is refused if the short name is taken', async () => {
    await expect(createRecord(admin(), 'rarity', { name: 'X', shortName: 'common' })).rejects.toMatchObject({
      status: 409,
      code: 'shortNameTaken',
      message: 'shortName: there is already a rarity with the short name common.',
    })
  })

  it.each(['currency', 'itemType', 'stat'] as const)(
    'cannot replace the short name of a %s that is in use',
    async (kind) => {
      const [used] = (await listRecords(admin(), kind)).filter(({ shortName }) =>
        ['vgc', 'bait', 'damage'].includes(String(shortName)),
      )
      const { id, revision, ...record } = used as { id: string; revision: number; shortName: string }
      const update = (input: object) => updateRecord(admin(), kind, { id, revision, input })
      await expect(update({ ...record, shortName: 'renamed' })).rejects.toMatchObject({
        status: 409,
        code: 'shortNameInUse',
        message: expect.stringMatching(`^shortName: must stay ${record.shortName}, by which it is used by the item`),
        details: { field: 'shortName' },
      })
    },
  )

  it('can replace a short name that is not in use', async () => {
    const { id, revision, ...record } = await createRecord(admin(), 'currency', { name: 'Groat', shortName: 'grot' })
    const renamed = await updateRecord(admin(), 'currency', { id, revision, input: { ...record, shortName: 'groat' } })
    expect(renamed).toMatchObject({ shortName: 'groat' })
    await deleteRecord(admin(), 'currency', { id })
  })

  it('is refused only if another editor was faster', async () => {
    const { revision, ...rank } = await readRecord(admin(), 'rank', testId('rank', 2))
    await updateRecord(admin(), 'rank', { id: rank.id, revision, input: { ...rank, xp: 150 } })
    await expect(
      updateRecord(admin(), 'rank', { id: rank.id, revision, input: { ...rank, xp: 200 } }),
    ).rejects.toMatchObject({ status: 409, code: 'stale' })
    expect(await updateRecord(admin(), 'rank', { id: rank.id, input: rank })).toMatchObject({ xp: 100 })
    await expect(deleteRecord(admin(), 'rank', { id: rank.id, revision })).rejects.toMatchObject({ code: 'stale' })
  })

  it('is refused if it would take a short name that is in use', async () => {
    const vgc = await readRecord(admin(), 'currency', testId('currency', 1))
    await expect(
      updateRecord(admin(), 'currency', { id: vgc.id, input: { ...vgc, name: 'Gold', shortName: 'gold' } }),
    ).rejects.toMatchObject({ status: 409, code: 'shortNameInUse' })
    expect(await readRecord(admin(), 'currency', vgc.id)).toEqual(vgc)
  })

  it('is never lost among simultaneous ones', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Bone ${index + 10}`)
    await Promise.all(names.map((name) => createRecord(admin(), 'item', { name })))
    const listed = (await listRecords(admin(), 'item')).map(({ name }) => name)
    expect(listed.filter((name) => name.startsWith('Bone '))).toEqual(names)
  })

  it.each(['guest', 'user', 'notActivated', 'banned'] as const)('is refused to a %s', async (role) => {
    const context = callBy(running.app, role)
    const status = role === 'guest' ? 401 : 403
    const id = testId('item', 1)
    await expect(listRecords(context, 'item')).rejects.toMatchObject({ status })
    await expect(readRecord(context, 'item', id)).rejects.toMatchObject({ status })
    await expect(createRecord(context, 'item', { name: 'x' })).rejects.toMatchObject({ status })
    await expect(updateRecord(context, 'item', { id, input: { name: 'x' } })).rejects.toMatchObject({ status })
    await expect(deleteRecord(context, 'item', { id })).rejects.toMatchObject({ status })
    await expect(listRecordUsers(context, 'item', id)).rejects.toMatchObject({ status })
  })
})

describe('findings about the whole content', () => {
  const findings = () => running.app.get(contentFindingsService)
  const snapshot = () => running.app.get(releaseService).snapshot()

  it('are computed once for all calls that wait for them, and again after a change', async () => {
    const before = snapshot()
    const [users, sameUsers] = await Promise.all([findings().users(before), findings().users(before)])
    expect(sameUsers).toBe(users)
    expect(await findings().problems(before)).toBe(await findings().problems(before))
    await createRecord(admin(), 'currency', { name: 'Bones', shortName: 'bone' })
    expect(snapshot()).not.toBe(before)
    expect(await findings().users(snapshot())).not.toBe(users)
  })

  it('belong to the content after a change, however soon they are read', async () => {
    const item = testId('item', 3)
    const record = await readRecord(admin(), 'item', item)
    const users = await listRecordUsers(admin(), 'item', item)
    const [enemy] = (await listRecords(admin(), 'enemy')).filter(({ id }) => users.some((user) => user.id === id))
    await updateRecord(admin(), 'enemy', { id: enemy?.id ?? '', input: { loot: [] }, missingFields: 'keep' })
    expect(await listRecordUsers(admin(), 'item', record.id)).toHaveLength(users.length - 1)
  })
})

describe('deleting a record', () => {
  it('is refused while others use it, with up to five of them', async () => {
    const bone = testId('item', 3)
    await expect(deleteRecord(admin(), 'item', { id: bone })).rejects.toMatchObject({
      status: 409,
      code: 'inUse',
      message: 'The item "Bone" is still used by the enemy "Ghoul" and the rank "Neonate".',
    })
    for (let number = 1; number <= 5; number += 1)
      await createRecord(admin(), 'item', { name: `Charm ${number}`, craftingMaterials: [{ itemId: bone }] })
    await expect(deleteRecord(admin(), 'item', { id: bone })).rejects.toMatchObject({
      message:
        'The item "Bone" is still used by the item "Charm 1", the item "Charm 2", the item "Charm 3", the item "Charm 4", the item "Charm 5" and 2 more.',
    })
    expect(await listRecordUsers(admin(), 'item', bone)).toHaveLength(7)
  })

  it('is refused for records that new players start with, and for the last one of a required kind', async () => {
    await expect(deleteRecord(admin(), 'item', { id: testId('item', 2) })).rejects.toMatchObject({
      message: 'The item "Carrion" is still used by the start of new players.',
    })
    await deleteRecord(admin(), 'rank', { id: testId('rank', 2) })
    await expect(deleteRecord(admin(), 'rank', { id: testId('rank', 1) })).rejects.toMatchObject({
      status: 409,
      code: 'indispensable',
      message: 'rank: there must be at least one.',
    })
  })

  it('removes an unused record from the game', async () => {
    const made = await createRecord(admin(), 'item', { name: 'Rope' })
    expect(release().items.has(made.id)).toBe(true)
    await deleteRecord(admin(), 'item', { id: made.id, revision: 1 })
    expect(release().items.has(made.id)).toBe(false)
    expect(await running.app.get(contentModelsService).kinds.item.findById(made.id)).toBeNull()
  })

  it('refuses an unknown record', async () => {
    await expect(deleteRecord(admin(), 'item', { id: nowhere })).rejects.toMatchObject({ status: 404 })
    await expect(deleteRecord(admin(), 'item', { id: 'x' })).rejects.toMatchObject({ status: 400 })
    await expect(updateRecord(admin(), 'item', { id: nowhere, input: { name: 'x' } })).rejects.toMatchObject({
      status: 404,
    })
  })
})
