import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { auditLogService, auditModelService, listAuditEntries } from '@sanguine/audit'
import { aPack, smallContent, testId } from '@sanguine/content/testing'
import { connectionService } from '@sanguine/db'
import { startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import type { Context } from '@sanguine/kernel'
import { contextFor, type TestApp, testApp } from '@sanguine/kernel/testing'
import fc from 'fast-check'
import { contentModelsService } from '../content/content.model'
import { contentStoreService } from '../content/content-store'
import { installPack } from '../content/install-pack'
import { packService } from '../content/pack'
import { releaseService } from '../content/release-cache'
import { startCatalogue } from '../start-catalogue'
import { viewerOf } from '../testing'
import { recordUsagesService } from '../usage/record-usage'
import { createRecord, type RecordUpdate, updateRecord, updateRecords } from './change-record'
import { deleteRecord, deleteRecords } from './delete-record'
import { listRecords } from './list-records'
import { type RecordRestore, restoreRecord, restoreRecords } from './restore-record'

let database: TestDatabase
let servers: TestApp[]

beforeEach(async () => {
  database = await startTestDatabase()
  servers = []
  for (let count = 0; count < 2; count += 1) {
    const server = testApp()
    server.app.provide(connectionService, database.connection.useDb(database.connection.name, { useCache: false }))
    server.app.provide(packService, aPack(smallContent()))
    await startCatalogue(server.app)
    servers.push(server)
  }
})
afterEach(async () => {
  jest.restoreAllMocks()
  for (const { app } of servers) await app.stop()
  await database.stop()
})

const appOf = (server = 0) => (servers[server] as TestApp).app

/** A call by an admin to the first of two servers, or to the second. */
const call = (overrides: Partial<Context> = {}, server = 0): Context =>
  contextFor(appOf(server), viewerOf('admin'), overrides)

const [blade, carrion, bone] = [1, 2, 3].map((number) => testId('item', number)) as [string, string, string]

const edit = (id: string, input: object, revision?: number): RecordUpdate => ({
  id,
  input,
  revision,
  missingFields: 'keep',
})

/** By id. */
const items = async (server = 0) =>
  (await listRecords(call({}, server), 'item')).toSorted((a, b) => (a.id < b.id ? -1 : 1))
const namesOf = async () => (await items()).map(({ name }) => name)
const history = async () => (await listAuditEntries(call(), {})).entries
const version = () => appOf().get(contentStoreService).readVersion()

/** The code or kind of each problem, by position. */
const problemsOf = async (batch: Promise<unknown>) => {
  const error = await batch.then(
    () => null,
    (refused: unknown) => refused,
  )
  const { problems } = error as { problems: Map<number, { code?: string; kind: string; details: { field?: string } }> }
  return [...problems].map(([index, { code, kind, details }]) => [index, code ?? kind, details.field ?? null])
}

/** Adds 300 news posts whose texts have the full length, in characters of three bytes. */
async function addLongNews(): Promise<readonly string[]> {
  const { version: versions, kinds } = appOf().get(contentModelsService)
  const message = '漢'.repeat(20_000)
  const ids = Array.from({ length: 300 }, (_, number) => testId('news', 1000 + number))
  await kinds.news.insertMany(
    ids.map((_id, number) => ({ _id, revision: 1, updatedAt: new Date(0), header: `News ${number}`, message })),
  )
  await versions.updateOne({}, { $inc: { version: 1 } })
  return ids
}

/** The number of records at a time that a refusal of too many suggests. */
async function suggestedCount(batch: Promise<unknown>): Promise<number> {
  const refused = await batch.then(
    () => null,
    (error: unknown) => error as { code: string; sentence: { en: string; de: string } },
  )
  expect(refused).toMatchObject({ code: 'tooLarge' })
  const [en, de] = [refused?.sentence.en, refused?.sentence.de].map((text) =>
    / (?:most|höchstens) (\d+) /.exec(text ?? ''),
  )
  expect(de?.[1]).toBe(en?.[1])
  return Number(en?.[1])
}

describe('changes of several records whose texts are too long for one transaction', () => {
  it('change nothing, say how many can be changed at once, and that many can', async () => {
    const ids = await addLongNews()
    const before = await version()
    const message = '字'.repeat(20_000)
    const updates = ids.map((id) => edit(id, { message }, 1))
    const context = call({ idempotencyKey: 'one' })
    const count = await suggestedCount(updateRecords(context, 'news', updates))
    expect([await version(), await history()]).toEqual([before, []])
    expect(count).toBeGreaterThan(100)
    const changed = await updateRecords(call({ idempotencyKey: 'two' }), 'news', updates.slice(0, count))
    expect(changed).toHaveLength(count)
    await updateRecords(call(), 'news', updates.slice(count))
    const restores: RecordRestore[] = []
    for (const id of ids) {
      const { entries } = await listAuditEntries(call(), { subjectId: id, first: 1 })
      restores.push({ entryId: String(entries[0]?.id), state: 'before' })
    }
    const part = restores.slice(0, await suggestedCount(restoreRecords(call(), restores)))
    expect(await restoreRecords(call(), part)).toHaveLength(part.length)
  }, 120_000)
})

describe('an update of several records', () => {
  it('changes all in one version, with an entry of the audit log for each that changed', async () => {
    const before = Number(await version())
    const updated = await updateRecords(call(), 'item', [
      edit(bone, { name: 'Old Bone' }, 1),
      edit(blade, { name: 'Sharp Blade' }, 1),
      edit(carrion, { name: 'Carrion' }, 1),
    ])
    expect(updated.map(({ name, revision }) => [name, revision])).toEqual([
      ['Old Bone', 2],
      ['Sharp Blade', 2],
      ['Carrion', 2],
    ])
    expect(await version()).toBe(before + 1)
    const entries = await history()
    expect(entries.map(({ subject }) => subject.title).toSorted()).toEqual(['Old Bone', 'Sharp Blade'])
    expect(entries[0]?.changes).toHaveLength(1)
  })

  it('is seen by another server, and writes what that one reads', async () => {
    await items(1)
    await updateRecords(call(), 'item', [edit(bone, { name: 'Old Bone' }), edit(blade, { name: 'Sharp Blade' })])
    await appOf(1).get(releaseService).latest()
    expect(await items(1)).toEqual(await items())
  })

  it('changes translations of several records', async () => {
    const german = (text: string) => [{ language: 'de', field: 'name', text }] as const
    await updateRecords(call(), 'item', [
      { ...edit(bone, {}), translations: german('Knochen') },
      { ...edit(blade, {}), translations: german('Klinge') },
    ])
    await appOf(1).get(releaseService).latest()
    for (const server of [0, 1]) {
      const { translations } = appOf(server).get(releaseService).snapshot()
      expect([bone, blade].map((id) => translations.de?.[id]?.name?.text)).toEqual(['Knochen', 'Klinge'])
    }
  })

  it('changes nothing if one is refused, and names every one that is', async () => {
    const before = await version()
    const batch = updateRecords(call(), 'item', [
      edit(bone, { name: 'Old Bone' }, 1),
      edit(blade, { name: '' }, 1),
      edit(carrion, { name: 'Old Carrion' }, 7),
      edit(testId('item', 99), { name: 'Nothing' }),
    ])
    expect(await problemsOf(batch)).toEqual([
      [1, 'invalidInput', 'name'],
      [2, 'stale', null],
      [3, 'notFound', null],
    ])
    expect([await version(), await namesOf()]).toEqual([before, ['Rusty Blade', 'Carrion', 'Bone']])
    expect(await history()).toEqual([])
  })

  it('is refused if it would break references, with the record at fault', async () => {
    const batch = updateRecords(call(), 'item', [
      edit(bone, { name: 'Old Bone' }),
      edit(blade, { itemTypeId: testId('itemType', 99) }),
    ])
    expect(await problemsOf(batch)).toEqual([[1, 'invalidInput', 'itemTypeId']])
  })

  it('is refused without records, with too many, or with one twice', async () => {
    await expect(updateRecords(call(), 'item', [])).rejects.toMatchObject({ details: { field: 'items' } })
    const many = Array.from({ length: 301 }, (_, number) => edit(testId('item', number), {}))
    await expect(updateRecords(call(), 'item', many)).rejects.toMatchObject({
      message: 'items: must have 1 to 300 entries.',
    })
    expect(await problemsOf(updateRecords(call(), 'item', [edit(bone, {}), edit(bone, {})]))).toEqual([
      [1, 'invalidInput', 'id'],
    ])
  })

  it('is for editors and admins', async () => {
    const player = contextFor(appOf(), viewerOf('user'))
    await expect(updateRecords(player, 'item', [edit(bone, {})])).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

describe('short names in an update of several records', () => {
  const create = (shortName: string) => createRecord(call(), 'rarity', { name: shortName, shortName })

  it('may be exchanged', async () => {
    const [rare, odd] = [await create('rare'), await create('odd')]
    const updated = await updateRecords(call(), 'rarity', [
      edit(rare.id, { shortName: 'odd' }),
      edit(odd.id, { shortName: 'rare' }),
    ])
    expect(updated.map(({ shortName }) => shortName)).toEqual(['odd', 'rare'])
    await appOf(1).get(releaseService).latest()
    expect(await listRecords(call({}, 1), 'rarity')).toEqual(await listRecords(call(), 'rarity'))
  })

  it('may not be taken by two, nor from one that keeps it', async () => {
    const [rare, odd, dull] = [await create('rare'), await create('odd'), await create('dull')]
    const twins = [edit(rare.id, { shortName: 'new' }), edit(odd.id, { shortName: 'NEW' })]
    expect(await problemsOf(updateRecords(call(), 'rarity', twins))).toEqual([
      [0, 'shortNameTaken', 'shortName'],
      [1, 'shortNameTaken', 'shortName'],
    ])
    const taken = [edit(rare.id, { name: 'Rare' }), edit(odd.id, { shortName: 'rare' })]
    expect(await problemsOf(updateRecords(call(), 'rarity', taken))).toEqual([[1, 'shortNameTaken', 'shortName']])
    await updateRecords(call(), 'rarity', [edit(odd.id, { shortName: 'dull' }), edit(dull.id, { shortName: 'rest' })])
  })
})

describe('an update of several records that is repeated under its Idempotency-Key', () => {
  const batch = [edit(bone, { name: 'Old Bone' }, 1), edit(blade, { name: 'Sharp Blade' }, 1)]

  it('changes nothing more and returns the same records, also on another server and after later changes', async () => {
    const first = await updateRecords(call({ idempotencyKey: 'one' }), 'item', batch)
    const before = await version()
    expect(await updateRecords(call({ idempotencyKey: 'one' }, 1), 'item', batch)).toEqual(first)
    expect(await version()).toBe(before)
    await updateRecord(call(), 'item', edit(bone, { name: 'Ash' }))
    expect(await updateRecords(call({ idempotencyKey: 'one' }), 'item', batch)).toEqual(first)
    expect(await namesOf()).toContain('Ash')
  })

  it('changes the records once if calls arrive at the same time on two servers', async () => {
    const made = await Promise.all(
      [0, 1, 0, 1].map((server) => updateRecords(call({ idempotencyKey: 'one' }, server), 'item', batch)),
    )
    for (const each of made) expect(each).toEqual(made[0])
    expect(await history()).toHaveLength(2)
  })

  it('returns them too if together they are larger than a document may be', async () => {
    const ids = await addLongNews()
    const large = ids.map((id) => edit(id, {}, 1))
    const first = await updateRecords(call({ idempotencyKey: 'one' }), 'news', large)
    expect(await updateRecords(call({ idempotencyKey: 'one' }, 1), 'news', large)).toEqual(first)
    expect(first.map(({ id }) => id)).toEqual(ids)
  }, 60_000)

  it('is another call than one whose key begins with its key', async () => {
    await updateRecords(call({ idempotencyKey: 'one!' }), 'item', batch)
    await updateRecord(call({ idempotencyKey: 'one', answerName: 'first' }), 'item', edit(carrion, { name: 'Meat' }))
    const [updated] = await updateRecords(call({ idempotencyKey: 'one' }), 'item', [edit(bone, { name: 'Ash' })])
    expect(updated).toMatchObject({ name: 'Ash', revision: 3 })
  })

  it('is refused with other changes', async () => {
    await updateRecords(call({ idempotencyKey: 'one' }), 'item', batch)
    const other = updateRecords(call({ idempotencyKey: 'one' }), 'item', batch.toReversed())
    await expect(other).rejects.toMatchObject({ kind: 'conflict' })
  })
})

describe('a deletion that is repeated under its Idempotency-Key', () => {
  const aRope = () => createRecord(call(), 'item', { name: 'Rope' })

  it('deletes nothing more and returns the same entries of the audit log, also on another server', async () => {
    const made = [await aRope(), await createRecord(call(), 'item', { name: 'Hook' })]
    const given = made.map(({ id, revision }) => ({ id, revision }))
    const first = await deleteRecords(call({ idempotencyKey: 'one' }), 'item', given)
    const before = await version()
    await items(1)
    expect(await deleteRecords(call({ idempotencyKey: 'one' }, 1), 'item', given)).toEqual(first)
    expect(await version()).toBe(before)
    const restores = first.map(({ entryId }) => ({ entryId, state: 'before' as const }))
    await restoreRecords(call(), restores)
    expect(await deleteRecords(call({ idempotencyKey: 'one' }), 'item', given)).toEqual(first)
    expect(await namesOf()).toEqual(expect.arrayContaining(['Rope', 'Hook']))
  })

  it('of one record returns the uses that were counted then', async () => {
    const { id } = await aRope()
    appOf()
      .get(recordUsagesService)
      .add(async (subjects) => subjects.map(() => [{ reason: 'owned', count: 2, amount: 5, isBlocking: false }]))
    const first = await deleteRecord(call({ idempotencyKey: 'one' }), 'item', { id, revision: 1 })
    expect(first.usage).toHaveLength(1)
    expect(await deleteRecord(call({ idempotencyKey: 'one' }), 'item', { id, revision: 1 })).toEqual(first)
  })

  it('deletes once if calls arrive at the same time on two servers', async () => {
    const { id } = await aRope()
    await items(1)
    const deleted = await Promise.all(
      [0, 1, 0, 1].map((server) => deleteRecords(call({ idempotencyKey: 'one' }, server), 'item', [{ id }])),
    )
    for (const each of deleted) expect(each).toEqual(deleted[0])
    expect((await history()).filter(({ action }) => action === 'delete')).toHaveLength(1)
  })

  it('returns its entries although the work that follows it failed, logs that, and a repeat does not follow it', async () => {
    const { id } = await aRope()
    const followed: string[] = []
    const usages = appOf().get(recordUsagesService)
    usages.addFollower(async () => {
      throw new Error('no connection')
    })
    usages.addFollower(async (subjects) => {
      followed.push(...subjects.map(({ record }) => record.id), 'end')
    })
    const log = jest.spyOn(appOf().log, 'error')
    const remove = () => deleteRecords(call({ idempotencyKey: 'one' }), 'item', [{ id }])
    const first = await remove()
    expect(first).toEqual([{ entryId: (await history())[0]?.id, usage: [] }])
    expect(log).toHaveBeenCalledWith(
      { err: new Error('no connection'), records: [`item ${id}`] },
      'The work that follows a deletion failed.',
    )
    expect(await remove()).toEqual(first)
    expect(followed).toEqual([id, 'end'])
  })

  it('is refused for other records, and tries again after a refusal', async () => {
    const { id } = await aRope()
    const remove = (revision: number) => deleteRecords(call({ idempotencyKey: 'one' }), 'item', [{ id, revision }])
    expect(await problemsOf(remove(7))).toEqual([[0, 'stale', null]])
    await remove(1)
    await expect(remove(2)).rejects.toMatchObject({ kind: 'conflict' })
  })
})

describe('a restore that is repeated under its Idempotency-Key', () => {
  it('keeps no values, which only repeats of creations and updates return', async () => {
    const { id } = await createRecord(call({ idempotencyKey: 'one' }), 'item', { name: 'Rope' })
    const { entryId } = await deleteRecord(call({ idempotencyKey: 'two' }), 'item', { id })
    await restoreRecord(call({ idempotencyKey: 'three' }), { entryId, state: 'before' })
    await updateRecord(call({ idempotencyKey: 'four' }), 'item', edit(id, { name: 'Cord' }))
    const kept = await appOf().get(contentModelsService).keyedChanges.find({}).sort({ revision: 1 }).lean()
    const names = kept.map(({ values }) => values.name)
    expect(names.toSorted()).toEqual(['Cord', 'Rope', undefined, undefined])
    expect(kept.filter(({ values }) => values.name === undefined).map(({ values }) => values)).toEqual([{}, {}])
  })

  it('restores nothing more and returns the same records, also after they were deleted again', async () => {
    const { id } = await createRecord(call(), 'item', { name: 'Rope' })
    const { entryId } = await deleteRecord(call(), 'item', { id })
    const restore = (key: string, server = 0) =>
      restoreRecords(call({ idempotencyKey: key }, server), [{ entryId, state: 'before' }])
    const first = await restore('one')
    expect(first).toEqual([{ kind: 'item', id }])
    expect(await restore('one', 1)).toEqual(first)
    await deleteRecord(call(), 'item', { id })
    expect(await restore('one')).toEqual(first)
    expect(await namesOf()).not.toContain('Rope')
    expect(await restore('two')).toEqual(first)
    expect(await namesOf()).toContain('Rope')
  })

  it('of one record is not refused as a record that is as it was then', async () => {
    const { id } = await createRecord(call(), 'item', { name: 'Rope' })
    const { entryId } = await deleteRecord(call(), 'item', { id })
    const restore = (key: string | null) => restoreRecord(call({ idempotencyKey: key }), { entryId, state: 'before' })
    await restore('one')
    expect(await restore('one')).toEqual({ kind: 'item', id })
    await expect(restore(null)).rejects.toMatchObject({ code: 'unchanged' })
  })
})

describe('a failure during an update of several records', () => {
  const batch = [edit(bone, { name: 'Old Bone' }, 1), edit(blade, { name: 'Sharp Blade' }, 1)]
  const models = () => appOf().get(contentModelsService)
  const fail = () => {
    throw new Error('disk full')
  }

  it.each([
    ['the version', () => jest.spyOn(models().version, 'updateOne').mockImplementation(fail)],
    ['the records', () => jest.spyOn(models().kinds.item, 'bulkWrite').mockImplementation(fail)],
    ['the key', () => jest.spyOn(models().keyedChanges, 'insertMany').mockImplementation(fail)],
    [
      'the audit log',
      () => jest.spyOn(appOf().get(auditModelService).collection, 'insertMany').mockImplementation(fail),
    ],
  ])('of the write of %s stores nothing, and the repeat succeeds', async (_what, breakWrite) => {
    const before = await version()
    breakWrite()
    const context = call({ idempotencyKey: 'one' })
    await expect(updateRecords(context, 'item', batch)).rejects.toThrow('disk full')
    jest.restoreAllMocks()
    expect([await version(), await history()]).toEqual([before, []])
    await appOf(1).get(releaseService).latest()
    expect((await items(1)).map(({ name }) => name)).toEqual(['Rusty Blade', 'Carrion', 'Bone'])
    await updateRecords(context, 'item', batch)
    expect(await history()).toHaveLength(2)
  })

  it('after the write of some records stores none', async () => {
    const { collection } = models().kinds.item
    const bulkWrite = collection.bulkWrite.bind(collection)
    jest.spyOn(collection, 'bulkWrite').mockImplementation(async (operations, options) => {
      await bulkWrite(operations.slice(0, 1), options)
      throw new Error('disk full')
    })
    await expect(updateRecords(call(), 'item', batch)).rejects.toThrow('disk full')
    jest.restoreAllMocks()
    await appOf(1).get(releaseService).latest()
    expect((await items(1)).map(({ revision }) => revision)).toEqual([1, 1, 1])
  })
})

describe('changes of several records on two servers at the same time', () => {
  it('all succeed if nobody named a revision', async () => {
    await Promise.all([
      updateRecords(call(), 'item', [edit(bone, { requiredXp: 1 }), edit(blade, { requiredXp: 1 })]),
      updateRecords(call({}, 1), 'item', [edit(carrion, { requiredXp: 2 }), edit(blade, { isUnique: true })]),
      updateRecord(call({}, 1), 'item', edit(bone, { isUnique: true })),
    ])
    const values = (await items()).map(({ id, requiredXp, isUnique, revision }) => [id, requiredXp, isUnique, revision])
    expect(values).toEqual([
      [blade, 1, true, 3],
      [carrion, 2, false, 2],
      [bone, 1, true, 3],
    ])
  })

  it('leave either batch whole if both read the same revisions', async () => {
    const batches = [0, 1].map((server) =>
      updateRecords(call({}, server), 'item', [
        edit(server === 0 ? bone : carrion, { requiredXp: server + 1 }, 1),
        edit(blade, { requiredXp: server + 1 }, 1),
      ]),
    )
    const results = await Promise.allSettled(batches)
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const changed = (await items()).filter(({ revision }) => revision === 2)
    expect(changed).toHaveLength(2)
    expect(new Set(changed.map(({ requiredXp }) => requiredXp)).size).toBe(1)
  })
})

describe('a deletion of several records', () => {
  it('may be of records that refer to one another, leaves an entry for each, and is undone in one call', async () => {
    const rope = await createRecord(call(), 'item', { name: 'Rope' })
    const collection = await createRecord(call(), 'item', { name: 'Set', trophyItemIds: [rope.id] })
    const before = await items()
    expect(await problemsOf(deleteRecords(call(), 'item', [{ id: bone }, { id: rope.id }]))).toEqual([
      [0, 'inUse', null],
      [1, 'inUse', null],
    ])
    const deleted = await deleteRecords(call(), 'item', [{ id: rope.id }, { id: collection.id, revision: 1 }])
    expect(deleted.map(({ entryId }) => entryId)).toEqual([expect.any(String), expect.any(String)])
    expect(await namesOf()).toEqual(['Rusty Blade', 'Carrion', 'Bone'])
    const contentVersion = Number(await version())
    const restored = await restoreRecords(
      call(),
      deleted.map(({ entryId }) => ({ entryId, state: 'before' })),
    )
    expect(restored).toEqual([rope.id, collection.id].map((id) => ({ kind: 'item', id })))
    expect(await version()).toBe(contentVersion + 1)
    const plain = (records: typeof before) => records.map(({ revision: _, updatedAt: __, ...values }) => values)
    expect(plain(await items())).toEqual(plain(before))
  })

  it('is refused as a whole if players could not go on without one of them', async () => {
    const made = [
      await createRecord(call(), 'item', { name: 'Rope' }),
      await createRecord(call(), 'item', { name: 'Hook' }),
    ]
    const [, second] = made
    appOf()
      .get(recordUsagesService)
      .add(async (subjects, counted) =>
        subjects.map(({ record }) =>
          record.id === second?.id && counted === 'blocking'
            ? [{ reason: 'payment', count: 1, amount: null, isBlocking: true }]
            : [],
        ),
      )
    expect(await problemsOf(deleteRecords(call(), 'item', made))).toEqual([[1, 'stillNeeded', null]])
    expect(await namesOf()).toEqual(expect.arrayContaining(['Rope', 'Hook']))
  })

  it('has its uses counted at once', async () => {
    const made = [
      await createRecord(call(), 'item', { name: 'Rope' }),
      await createRecord(call(), 'item', { name: 'Hook' }),
    ]
    const counted: string[][] = []
    appOf()
      .get(recordUsagesService)
      .add(async (subjects) => {
        counted.push(subjects.map(({ record }) => record.id))
        return []
      })
    await deleteRecords(call(), 'item', made)
    expect(counted).toEqual([made.map(({ id }) => id)])
  })

  it('is followed by the work of other domains for all records at once, even if that of one domain fails', async () => {
    const made = [
      await createRecord(call(), 'item', { name: 'Rope' }),
      await createRecord(call(), 'item', { name: 'Hook' }),
    ]
    const followed: string[][] = []
    const usages = appOf().get(recordUsagesService)
    usages.addFollower(async () => {
      throw new Error('no connection')
    })
    usages.addFollower(async (subjects) => void followed.push(subjects.map(({ record }) => record.id)))
    expect(await deleteRecords(call(), 'item', made)).toHaveLength(made.length)
    expect(followed).toEqual([made.map(({ id }) => id)])
  })

  it('is refused for enemies that leave a ground without creatures only together', async () => {
    const wolf = testId('enemy', 2)
    appOf()
      .get(recordUsagesService)
      .add(async (subjects) =>
        subjects.map(({ kind }) =>
          kind === 'huntingGround' ? [{ reason: 'standing', count: 2, amount: null, isBlocking: true }] : [],
        ),
      )
    const hidden = { isVisible: false }
    await updateRecords(call(), 'enemy', [edit(testId('enemy', 1), hidden), edit(wolf, { name: 'Grey Wolf' })])
    const rest = updateRecords(call(), 'enemy', [edit(wolf, hidden), edit(testId('enemy', 1), { xp: 9 })])
    expect(await problemsOf(rest)).toEqual([[0, 'stillNeeded', null]])
  })
})

describe('a restore of several records', () => {
  /** The queries of the audit log while something runs. */
  async function countReads(run: () => Promise<unknown>): Promise<number> {
    const model = appOf().get(auditModelService)
    const reads = [jest.spyOn(model, 'find'), jest.spyOn(model, 'findById'), jest.spyOn(model, 'aggregate')]
    await run()
    const count = reads.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    jest.restoreAllMocks()
    return count
  }

  it('reads the audit log as often for many records as for one', async () => {
    const deleteItems = async (count: number) => {
      const made: { id: string }[] = []
      for (let number = 0; number < count; number += 1)
        made.push(await createRecord(call(), 'item', { name: `Rope ${number}` }))
      return deleteRecords(call(), 'item', made)
    }
    const readsOf = async (count: number) => {
      const deleted = await deleteItems(count)
      const restores = deleted.map(({ entryId }) => ({ entryId, state: 'before' as const }))
      return countReads(() => restoreRecords(call(), restores))
    }
    expect(await readsOf(8)).toBe(await readsOf(1))
  })

  it('brings back none if one cannot be, and refuses a record twice or another kind', async () => {
    const rope = await createRecord(call(), 'item', { name: 'Rope' })
    const rare = await createRecord(call(), 'rarity', { name: 'Rare', shortName: 'rare' })
    const { entryId } = await deleteRecord(call(), 'item', { id: rope.id })
    const ofRare = await deleteRecord(call(), 'rarity', { id: rare.id })
    const undo = (...ids: string[]) =>
      restoreRecords(
        call(),
        ids.map((id) => ({ entryId: id, state: 'before' })),
      )
    expect(await problemsOf(undo(entryId, 'a'.repeat(24)))).toEqual([[1, 'notFound', null]])
    expect(await problemsOf(undo(entryId, entryId))).toEqual([[1, 'invalidInput', 'entryId']])
    expect(await problemsOf(undo(entryId, ofRare.entryId))).toEqual([[1, 'invalidInput', 'entryId']])
    expect(await namesOf()).not.toContain('Rope')
    await undo(entryId)
    expect(await namesOf()).toContain('Rope')
  })

  it('reads the later changes of ten records that are refused, and not those of the others', async () => {
    const entryIds: string[] = []
    for (let number = 0; number < 14; number += 1) {
      const { id } = await createRecord(call(), 'item', { name: `Rope ${number}` })
      await updateRecord(call(), 'item', edit(id, { name: `Cord ${number}` }))
      const [entry] = await history()
      entryIds.push(String(entry?.id))
      await updateRecord(call(), 'item', edit(id, { name: `Chain ${number}` }))
    }
    const page = jest.spyOn(appOf().get(auditLogService), 'page')
    for (const revision of [undefined, 1]) {
      page.mockClear()
      const restores = entryIds.map((entryId) => ({ entryId, state: 'before' as const, revision }))
      expect(await problemsOf(restoreRecords(call(), restores))).toHaveLength(14)
      expect(page).toHaveBeenCalledTimes(10)
    }
  })

  it('gives a deleted record the short name that another one of them gives up', async () => {
    const [rare, odd] = [
      await createRecord(call(), 'rarity', { name: 'Rare', shortName: 'rare' }),
      await createRecord(call(), 'rarity', { name: 'Odd', shortName: 'odd' }),
    ]
    const { entryId } = await deleteRecord(call(), 'rarity', { id: rare.id })
    await updateRecord(call(), 'rarity', edit(odd.id, { shortName: 'rare' }))
    const [renaming] = await history()
    await restoreRecords(call(), [
      { entryId, state: 'before' },
      { entryId: String(renaming?.id), state: 'before' },
    ])
    const rarities = await listRecords(call(), 'rarity')
    const nameOf = (id: string) => rarities.find((rarity) => rarity.id === id)?.shortName
    expect([nameOf(rare.id), nameOf(odd.id)]).toEqual(['rare', 'odd'])
  })
})

describe('an update of several records, whatever they are,', () => {
  const change = fc.record(
    {
      name: fc.constantFrom('Rope', 'Hook', ''),
      isVisible: fc.boolean(),
      requiredXp: fc.constantFrom(0, 5, -1),
      itemTypeId: fc.constantFrom(testId('itemType', 1), testId('itemType', 2), testId('itemType', 99)),
      trophyItemIds: fc.subarray([blade, carrion, bone]),
    },
    { requiredKeys: [] },
  )
  const batches = fc
    .uniqueArray(fc.tuple(fc.constantFrom(blade, carrion, bone), change), { selector: ([id]) => id, minLength: 1 })
    .map((edits) => edits.map(([id, input]) => edit(id, input)))

  async function reset() {
    await database.drop()
    await installPack(appOf())
    await appOf().get(releaseService).latest()
  }

  it('leaves the same content as the single updates one after another, where both succeed', async () => {
    await fc.assert(
      fc.asyncProperty(batches, async (batch) => {
        await reset()
        const single: unknown[] = []
        let isRefused = false
        for (const update of batch)
          await updateRecord(call(), 'item', update).then(
            (updated) => single.push(updated),
            () => {
              isRefused = true
            },
          )
        const expected = await items()
        await reset()
        const before = await items()
        const updated = await updateRecords(call(), 'item', batch).catch(() => null)
        if (isRefused || updated === null) {
          // No single change of items depends on another one, so both are refused.
          expect([isRefused, updated]).toEqual([true, null])
          expect(await items()).toEqual(before)
        } else {
          expect(updated).toEqual(single)
          expect(await items()).toEqual(expected)
        }
      }),
      { numRuns: 25 },
    )
  }, 60_000)
})
