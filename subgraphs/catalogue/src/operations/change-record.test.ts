import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { auditLogService, listAuditEntries } from '@sanguine/audit'
import { aPack, smallContent, testId } from '@sanguine/content/testing'
import { connectionService } from '@sanguine/db'
import { startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import type { Context } from '@sanguine/kernel'
import { contextFor, type TestApp, testApp } from '@sanguine/kernel/testing'
import { contentModelsService } from '../content/content.model'
import { packService } from '../content/pack'
import { startCatalogue } from '../start-catalogue'
import { viewerOf } from '../testing'
import { createRecord, updateRecord } from './change-record'
import { deleteRecord } from './delete-record'
import { listRecords } from './list-records'
import { readRecord } from './read-record'
import { restoreRecord } from './restore-record'

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
  for (const { app } of servers) await app.stop()
  await database.stop()
})

/** A call by an admin to the first of two servers, or to the second. */
const call = (overrides: Partial<Context> = {}, server = 0): Context => {
  const { app } = servers[server] as TestApp
  return contextFor(app, viewerOf('admin'), overrides)
}

const ropes = async () => (await listRecords(call(), 'item')).filter(({ name }) => name.startsWith('Rope'))

const refusal = { kind: 'conflict', message: 'This Idempotency-Key belongs to another call. Please use a new one.' }

describe('a creation that is repeated under its Idempotency-Key', () => {
  it('creates one record and returns it again', async () => {
    const first = await createRecord(call({ idempotencyKey: 'one' }), 'item', { name: 'Rope' })
    const second = await createRecord(call({ idempotencyKey: 'one' }, 1), 'item', { name: 'Rope' })
    expect(second).toEqual(first)
    expect(await ropes()).toEqual([first])
  })

  it('creates one record if both calls arrive at the same time, also on two servers', async () => {
    const calls = [0, 1, 0, 1].map((server) => call({ idempotencyKey: 'one' }, server))
    const made = await Promise.all(calls.map((each) => createRecord(each, 'item', { name: 'Rope' })))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await ropes()).toHaveLength(1)
    const odd = { name: 'Odd', shortName: 'odd' }
    const rarities = await Promise.all(
      [0, 1].map((server) => createRecord(call({ idempotencyKey: 'two' }, server), 'rarity', odd)),
    )
    expect(rarities[1]).toEqual(rarities[0])
  })

  it('returns the record as first created, even if it was changed or deleted since', async () => {
    const price = [{ name: 'vgc', value: 3 }]
    const create = () => createRecord(call({ idempotencyKey: 'one' }), 'item', { name: 'Rope', price })
    const first = await create()
    const { id } = first
    await updateRecord(call(), 'item', { id, input: { name: 'Ropes' } })
    expect(await create()).toEqual(first)
    await deleteRecord(call(), 'item', { id })
    expect(await create()).toEqual(first)
    expect(await ropes()).toEqual([])
  })

  it('is refused with other content, another kind or other translations, and creates nothing', async () => {
    const context = call({ idempotencyKey: 'one' })
    await createRecord(context, 'item', { name: 'Rope' })
    await expect(createRecord(context, 'item', { name: 'Rope 2' })).rejects.toMatchObject(refusal)
    await expect(createRecord(context, 'enemy', { name: 'Rope' })).rejects.toMatchObject(refusal)
    const german = [{ language: 'de', field: 'name', text: 'Seil' }] as const
    await expect(createRecord(context, 'item', { name: 'Rope' }, german)).rejects.toMatchObject(refusal)
    expect(await ropes()).toHaveLength(1)
  })

  it('differs for another account, for another mutation of a document, and without a key', async () => {
    const viewer = { ...viewerOf('editor'), accountId: testId('item', 9) }
    for (const overrides of [
      { idempotencyKey: 'one' },
      { idempotencyKey: 'one', viewer },
      { idempotencyKey: 'one', answerName: 'a' },
      { idempotencyKey: 'one', answerName: 'b' },
      {},
      {},
    ])
      await createRecord(call(overrides), 'item', { name: 'Rope' })
    expect(await ropes()).toHaveLength(6)
  })

  it('is tried again if the first call was refused', async () => {
    const context = call({ idempotencyKey: 'one' })
    await expect(createRecord(context, 'item', { name: '' })).rejects.toMatchObject({ kind: 'invalidInput' })
    expect(await createRecord(context, 'item', { name: 'Rope' })).toMatchObject({ name: 'Rope' })
  })

  it('is stored for a day', async () => {
    const { clock } = servers[0] as TestApp
    await createRecord(call({ idempotencyKey: 'one' }), 'item', { name: 'Rope' })
    clock.advance(86_400_001)
    await createRecord(call({ idempotencyKey: 'two' }), 'item', { name: 'Rope' })
    const kept = await (servers[0] as TestApp).app.get(contentModelsService).keyedChanges.find({}).lean()
    expect(kept).toEqual([expect.objectContaining({ _id: `${viewerOf('admin').accountId}:two` })])
  })

  it('is stored for a day also beside calls at a clock that was set ahead', async () => {
    const { clock } = servers[0] as TestApp
    const first = await createRecord(call({ idempotencyKey: 'one' }), 'item', { name: 'Rope' })
    clock.jump(2 * 86_400_000)
    await createRecord(call({ idempotencyKey: 'two' }), 'item', { name: 'Chain' })
    clock.jump(-2 * 86_400_000)
    expect(await createRecord(call({ idempotencyKey: 'one' }), 'item', { name: 'Rope' })).toEqual(first)
    expect(await ropes()).toHaveLength(1)
  })

  it('refuses an invalid key', async () => {
    await expect(createRecord(call({ idempotencyKey: 'ä' }), 'item', { name: 'Rope' })).rejects.toMatchObject({
      kind: 'invalidInput',
      details: { field: 'Idempotency-Key' },
    })
  })
})

describe('an update that is repeated under its Idempotency-Key', () => {
  const stale = { kind: 'conflict', code: 'stale' }
  const german = [{ language: 'de', field: 'name', text: 'Seile' }] as const

  it('changes the record once and returns it again, also on another server', async () => {
    const { id } = await createRecord(call(), 'item', { name: 'Rope' })
    const sent = { id, revision: 1, input: { name: 'Ropes' }, translations: german }
    const first = await updateRecord(call({ idempotencyKey: 'one' }), 'item', sent)
    expect(first).toMatchObject({ name: 'Ropes', revision: 2 })
    expect(await updateRecord(call({ idempotencyKey: 'one' }, 1), 'item', sent)).toEqual(first)
    expect(await ropes()).toEqual([first])
    await expect(updateRecord(call({ idempotencyKey: 'two' }), 'item', sent)).rejects.toMatchObject(stale)
    await expect(updateRecord(call(), 'item', sent)).rejects.toMatchObject(stale)
  })

  it('changes it once if both calls arrive at the same time, also on two servers', async () => {
    const { id } = await createRecord(call(), 'item', { name: 'Rope' })
    const made = await Promise.all(
      [0, 1, 0, 1].map((server) =>
        updateRecord(call({ idempotencyKey: 'one' }, server), 'item', { id, revision: 1, input: { name: 'Ropes' } }),
      ),
    )
    expect(made.map(({ revision }) => revision)).toEqual([2, 2, 2, 2])
    expect(await ropes()).toEqual([made[0]])
  })

  it('returns the record as after the first call, even if it was changed or deleted since', async () => {
    const { id } = await createRecord(call(), 'item', { name: 'Rope' })
    const update = () =>
      updateRecord(call({ idempotencyKey: 'one' }), 'item', { id, revision: 1, input: { name: 'Ropes' } })
    const first = await update()
    await updateRecord(call(), 'item', { id, revision: 2, input: { name: 'Chain' } })
    expect(await update()).toEqual(first)
    expect(await ropes()).toEqual([])
    await deleteRecord(call(), 'item', { id })
    expect(await update()).toEqual(first)
  })

  it('is refused with another record, revision, content or translation, or as the key of a creation', async () => {
    const { id } = await createRecord(call({ idempotencyKey: 'made' }), 'item', { name: 'Rope' })
    const other = await createRecord(call(), 'item', { name: 'Rope 2' })
    const sent = { id, revision: 1, input: { name: 'Ropes' } }
    await updateRecord(call({ idempotencyKey: 'one' }), 'item', sent)
    for (const change of [
      { id: other.id },
      { revision: 2 },
      { input: { name: 'Rope 3' } },
      { translations: german },
      { missingFields: 'keep' as const },
    ])
      await expect(updateRecord(call({ idempotencyKey: 'one' }), 'item', { ...sent, ...change })).rejects.toMatchObject(
        refusal,
      )
    await expect(updateRecord(call({ idempotencyKey: 'made' }), 'item', sent)).rejects.toMatchObject(refusal)
  })

  it('is tried again if the first call was refused', async () => {
    const { id } = await createRecord(call(), 'item', { name: 'Rope' })
    const update = (name: string) => updateRecord(call({ idempotencyKey: 'one' }), 'item', { id, input: { name } })
    await expect(update('')).rejects.toMatchObject({ kind: 'invalidInput' })
    expect(await update('Ropes')).toMatchObject({ name: 'Ropes' })
  })
})

describe('a restore during changes of another server', () => {
  it('gives the record a revision that it never had', async () => {
    const { id } = await createRecord(call(), 'item', { name: 'Rope' })
    await deleteRecord(call(), 'item', { id })
    const [deletion, creation] = (await listAuditEntries(call(), { subjectId: id })).entries
    const log = (servers[0] as TestApp).app.get(auditLogService)
    const latestIds = log.latestIds.bind(log)
    jest.spyOn(log, 'latestIds').mockImplementationOnce(async (subjectIds) => {
      const read = await latestIds(subjectIds)
      await restoreRecord(call({}, 1), { entryId: deletion?.id ?? '', state: 'before' })
      await deleteRecord(call({}, 1), 'item', { id })
      return read
    })
    await restoreRecord(call(), { entryId: creation?.id ?? '', state: 'after' })
    expect(await readRecord(call(), 'item', id)).toMatchObject({ revision: 3 })
  })
})
