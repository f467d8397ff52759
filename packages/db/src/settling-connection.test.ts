import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { type Connection, Schema } from 'mongoose'
import { connect } from './connection'
import { isDatabaseUnavailable } from './database-unavailable'
import { type FaultProxy, startFaultProxy, startTestDatabase, type TestDatabase } from './testing'

let database: TestDatabase
let proxy: FaultProxy
let connection: Connection
/** The same with a longer limit, within which a busy machine can store a large document. */
let patient: Connection

const limits = 'connectTimeoutMS=4000&serverSelectionTimeoutMS=8000&heartbeatFrequencyMS=500'

beforeAll(async () => {
  database = await startTestDatabase()
  proxy = await startFaultProxy(database.uri)
  connection = await connect(`${proxy.uri}&socketTimeoutMS=2000&${limits}`)
  patient = await connect(`${proxy.uri}&socketTimeoutMS=10000&${limits}`)
})
afterEach(async () => {
  proxy.heal()
  await database.drop()
})
afterAll(async () => {
  await Promise.all([connection.close(), patient.close()])
  await proxy.stop()
  await database.stop()
})

const things = () => connection.collection('things')

/** The result of a call, within a time. */
const endOf = (call: Promise<unknown>, maxMs: number) =>
  Promise.race([
    call.then(
      () => 'done',
      (error: unknown) => (isDatabaseUnavailable(error) ? 'unavailable' : error),
    ),
    sleep(maxMs, 'pending', { ref: false }),
  ])

/** Larger than the sockets' buffers, so that the driver waits until it can continue to write. */
const large = { text: 'x'.repeat(12_000_000) }

const write = ({ from = connection } = {}) => from.collection('things').insertOne({ ...large })
const transact = ({ from = connection } = {}) =>
  from.transaction(async (session) => from.collection('things').insertOne({ ...large }, { session }))

test('a write that is still being sent when its connection is closed fails', async () => {
  await patient.collection('things').insertOne({})
  proxy.stopReading()
  const end = endOf(write({ from: patient }), 60_000)
  await sleep(100)
  proxy.cut()
  expect(await end).toBe('unavailable')
})

test('a transaction that is still being sent when its connection is closed begins anew', async () => {
  await patient.collection('things').insertOne({})
  proxy.stopReading()
  const end = endOf(transact({ from: patient }), 60_000)
  await sleep(100)
  proxy.cut()
  await sleep(500)
  proxy.heal()
  expect(await end).toBe('done')
  expect(await things().countDocuments({ text: large.text })).toBe(1)
})

test('what cannot be sent within the limit is sent again by another connection', async () => {
  await patient.collection('things').insertOne({})
  proxy.stopReading()
  expect(await endOf(write({ from: patient }), 60_000)).toBe('done')
  expect(await things().countDocuments({ text: large.text })).toBe(1)
})

test('what gets no response fails after the limit, and a transaction begins anew', async () => {
  await things().insertOne({})
  proxy.silence()
  expect(await endOf(write(), 60_000)).toBe('unavailable')
  expect(await endOf(things().findOne({}), 60_000)).toBe('unavailable')
  const end = endOf(transact(), 60_000)
  await sleep(500)
  proxy.heal()
  expect(await end).toBe('done')
})

test('a cursor has the limit for each batch, not for all of them', async () => {
  await things().insertMany(Array.from({ length: 4 }, (_, n) => ({ n })))
  proxy.delay(250)
  const cursor = things().find({}, { batchSize: 1 })
  const found: unknown[] = []
  const from = performance.now()
  for await (const { n } of cursor) found.push(n)
  expect(performance.now() - from).toBeGreaterThan(2_000)
  expect(found).toEqual([0, 1, 2, 3])
  proxy.silence()
  expect(await endOf(things().find().toArray(), 60_000)).toBe('unavailable')
})

test('an index is built without a limit', async () => {
  const model = connection.model('Thing', new Schema({ name: { type: String, index: true } }), 'things')
  await model.createCollection()
  proxy.delay(1_200)
  expect(await endOf(things().findOne({}), 60_000)).toBe('unavailable')
  expect(await endOf(model.createIndexes(), 60_000)).toBe('done')
  proxy.heal()
  expect((await things().indexes()).map(({ name }) => name).sort()).toEqual(['_id_', 'name_1'])
})
