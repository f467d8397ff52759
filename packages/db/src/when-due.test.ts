import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { untilDue } from '@sanguine/kernel'
import { testApp } from '@sanguine/kernel/testing'
import { type Model, Schema } from 'mongoose'
import { startTestDatabase, type TestDatabase } from './testing'
import { readNextDue, serveWhenDue } from './when-due'

interface Row {
  readonly _id: string
  readonly dueAt: Date | null
  readonly checkAt: number | null
}

const { app, clock } = testApp()
let database: TestDatabase
let queue: Model<Row>

beforeAll(async () => {
  database = await startTestDatabase()
  queue = database.connection.model<Row>(
    'Queue',
    new Schema<Row>({ _id: String, dueAt: Date, checkAt: Number } as never),
  )
})
afterEach(() => queue.deleteMany({}))
afterAll(() => database.stop())

const addRow = (at: number | null) =>
  queue.create([{ _id: String(at), dueAt: at === null ? null : new Date(at), checkAt: at }])

test.each(['dueAt', 'checkAt'] as const)('the next row of a queue is due at the earliest %s', async (field) => {
  await addRow(null)
  expect(await readNextDue(queue, field)).toBeNull()
  for (const at of [clock.at + 2, clock.at + 1, clock.at + 3]) await addRow(at)
  expect(await readNextDue(queue, field)).toBe(clock.at + 1)
})

test('a queue is served once a row is due, and rests until then', async () => {
  const serve = () => serveWhenDue(app, queue, 'dueAt', async () => 'served')
  expect(await serve()).toEqual(untilDue(null))
  const at = clock.at + 10
  await addRow(at)
  expect(await serve()).toEqual(untilDue(at))
  clock.advance(10)
  expect(await serve()).toBe('served')
})
