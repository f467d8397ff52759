import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Model, Schema } from 'mongoose'
import { requeueLate } from './requeue-late'
import { startTestDatabase, type TestDatabase } from './testing'

interface Row {
  readonly _id: string
  readonly dueAt: Date | null
  readonly checkAt: number | null
}

const [now, hour] = [Date.UTC(2026, 1, 3), 3_600_000]
const dues: Readonly<Record<string, number | null>> = {
  overdue: now - hour,
  waiting: now + hour,
  late: now + hour + 1,
  years: now + 9e10,
  done: null,
}

let database: TestDatabase
let queue: Model<Row>

beforeAll(async () => {
  database = await startTestDatabase()
  const fields = { _id: String, dueAt: Date, checkAt: Number }
  queue = database.connection.model<Row>('Queue', new Schema<Row>(fields as never))
  await queue.create(
    Object.entries(dues).map(([_id, at]) => ({ _id, dueAt: at === null ? null : new Date(at), checkAt: at })),
  )
})
afterAll(() => database.stop())

test.each(['dueAt', 'checkAt'] as const)('rows whose %s is later than the longest wait are due now', async (field) => {
  const at = { now, maxAheadMs: hour }
  expect([await requeueLate(queue, field, at), await requeueLate(queue, field, at)]).toEqual([2, 0])
  const rows = await queue.find().lean<Row[]>()
  const found = rows.map((row) => [row._id, row[field] === null ? null : Number(row[field])])
  expect(Object.fromEntries(found)).toEqual({ ...dues, late: now, years: now })
})
