import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Connection, Schema } from 'mongoose'
import { connect } from './connection'
import { isDatabaseUnavailable } from './database-unavailable'
import { type FaultProxy, startFaultProxy, startTestDatabase, type TestDatabase } from './testing'

let database: TestDatabase

/** A collection behind a network of its own that can fail, so that all tests wait at once. */
interface Site {
  readonly proxy: FaultProxy
  readonly connection: Connection
  things(): ReturnType<Connection['collection']>
}

const sites: Site[] = []

beforeAll(async () => {
  database = await startTestDatabase()
})
afterAll(async () => {
  await Promise.all(sites.map(({ connection }) => connection.close()))
  await Promise.all(sites.map(({ proxy }) => proxy.stop()))
  await database.stop()
})

/** @param limitMs of a command; ten seconds are enough to store a large document on a busy machine */
async function startSite(limitMs: 4_000 | 10_000): Promise<Site> {
  const proxy = await startFaultProxy(database.uri)
  const limits = `socketTimeoutMS=${limitMs}&connectTimeoutMS=10000&serverSelectionTimeoutMS=20000&heartbeatFrequencyMS=500`
  const connection = await connect(`${proxy.uri}&${limits}`)
  const name = `things${sites.length}`
  const site = { proxy, connection, things: () => connection.collection(name) }
  sites.push(site)
  return site
}

/** The result of a call, within a minute. */
const endOf = (call: Promise<unknown>) =>
  Promise.race([
    call.then(
      () => 'done',
      (error: unknown) => (isDatabaseUnavailable(error) ? 'unavailable' : error),
    ),
    sleep(60_000, 'pending', { ref: false }),
  ])

/** Larger than the sockets' buffers, so that the driver waits until it can continue to write. */
const large = { text: 'x'.repeat(12_000_000) }

const write = ({ things }: Site) => things().insertOne({ ...large })
const transact = ({ connection, things }: Site) =>
  connection.transaction(async (session) => things().insertOne({ ...large }, { session }))

/** Begins to send something large, which the proxy does not read; returns its result once it is being sent. */
async function beginToSend(site: Site, send: (site: Site) => Promise<unknown>) {
  await site.things().insertOne({})
  site.proxy.stopReading()
  const given = once(site.connection.getClient(), 'connectionCheckedOut')
  const end = endOf(send(site))
  await given
  // The driver encodes and writes the command after that.
  await new Promise((resolve) => setImmediate(resolve))
  return { end }
}

test.concurrent('a write that is still being sent when its connection closes fails', async () => {
  const site = await startSite(10_000)
  const { end } = await beginToSend(site, write)
  site.proxy.cut()
  expect(await end).toBe('unavailable')
})

test.concurrent('a transaction that is still being sent when its connection closes is retried', async () => {
  const site = await startSite(10_000)
  const { end } = await beginToSend(site, transact)
  site.proxy.cut()
  await sleep(500)
  site.proxy.heal()
  expect(await end).toBe('done')
  expect(await site.things().countDocuments({ text: large.text })).toBe(1)
})

test.concurrent('a write that cannot be sent within the limit is sent again over another connection', async () => {
  const site = await startSite(10_000)
  await site.things().insertOne({})
  site.proxy.stopReading()
  expect(await endOf(write(site))).toBe('done')
  expect(await site.things().countDocuments({ text: large.text })).toBe(1)
})

test.concurrent('a command without a response fails after the limit, and a transaction is retried', async () => {
  const site = await startSite(4_000)
  await site.things().insertOne({})
  site.proxy.silence()
  expect(await endOf(write(site))).toBe('unavailable')
  expect(await endOf(site.things().findOne({}))).toBe('unavailable')
  const end = endOf(transact(site))
  await sleep(500)
  site.proxy.heal()
  expect(await end).toBe('done')
})

test.concurrent('a cursor has the limit for each batch, not in total', async () => {
  const { proxy, things } = await startSite(4_000)
  await things().insertMany(Array.from({ length: 4 }, (_, n) => ({ n })))
  proxy.delay(550)
  const cursor = things().find({}, { batchSize: 1 })
  const found: unknown[] = []
  const from = performance.now()
  for await (const { n } of cursor) found.push(n)
  expect(performance.now() - from).toBeGreaterThan(4_000)
  expect(found).toEqual([0, 1, 2, 3])
  proxy.silence()
  expect(await endOf(things().find().toArray())).toBe('unavailable')
})

test.concurrent('an index build has no limit', async () => {
  const { proxy, connection, things } = await startSite(4_000)
  const schema = new Schema({ name: { type: String, index: true } })
  const model = connection.model('Thing', schema, things().collectionName)
  await model.createCollection()
  proxy.delay(2_200)
  expect(await endOf(things().findOne({}))).toBe('unavailable')
  expect(await endOf(model.createIndexes())).toBe('done')
  proxy.heal()
  expect((await things().indexes()).map(({ name }) => name).sort()).toEqual(['_id_', 'name_1'])
})
