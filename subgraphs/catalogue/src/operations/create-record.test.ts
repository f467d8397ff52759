import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { aPack, smallContent, testId } from '@sanguine/content/testing'
import { connectionService } from '@sanguine/db'
import { startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import type { Context } from '@sanguine/kernel'
import { contextFor, type TestApp, testApp } from '@sanguine/kernel/testing'
import { contentModelsService } from '../content/content.model'
import { packService } from '../content/pack'
import { startCatalogue } from '../start-catalogue'
import { viewerOf } from '../testing'
import { createRecord } from './create-record'
import { deleteRecord } from './delete-record'
import { listRecords } from './list-records'
import { updateRecord } from './update-record'

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

  it('creates one record where both calls arrive at the same time, also on two servers', async () => {
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

  it('returns the record as it was created, also where it was changed or deleted since', async () => {
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

  it('is another one for another account, another mutation of a document, and without a key', async () => {
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

  it('is tried anew where the first call was refused', async () => {
    const context = call({ idempotencyKey: 'one' })
    await expect(createRecord(context, 'item', { name: '' })).rejects.toMatchObject({ kind: 'invalidInput' })
    expect(await createRecord(context, 'item', { name: 'Rope' })).toMatchObject({ name: 'Rope' })
  })

  it('is remembered for a day', async () => {
    const { clock } = servers[0] as TestApp
    await createRecord(call({ idempotencyKey: 'one' }), 'item', { name: 'Rope' })
    clock.advance(86_400_001)
    await createRecord(call({ idempotencyKey: 'two' }), 'item', { name: 'Rope' })
    const kept = await (servers[0] as TestApp).app.get(contentModelsService).creations.find({}).lean()
    expect(kept).toEqual([expect.objectContaining({ _id: `${viewerOf('admin').accountId}:two` })])
  })

  it('refuses a key that cannot be one', async () => {
    await expect(createRecord(call({ idempotencyKey: 'ä' }), 'item', { name: 'Rope' })).rejects.toMatchObject({
      kind: 'invalidInput',
      details: { field: 'Idempotency-Key' },
    })
  })
})
