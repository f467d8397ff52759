import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { mongo } from 'mongoose'
import { insertMissing } from './insert-missing'
import { startTestDatabase, type TestDatabase } from './testing'

interface Row {
  readonly _id: string
  readonly text?: string
}

let database: TestDatabase
let rows: mongo.Collection<Row>

beforeAll(async () => {
  database = await startTestDatabase()
  rows = database.connection.collection<Row>('rows') as unknown as mongo.Collection<Row>
})
beforeEach(() => database.drop())
afterAll(() => database.stop())

const ids = async () => (await rows.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id)

test('inserts missing rows and keeps existing ones', async () => {
  await insertMissing(rows, [{ _id: 'a', text: 'first' }])
  await insertMissing(rows, [{ _id: 'a', text: 'second' }, { _id: 'b' }])
  await insertMissing(rows, [{ _id: 'a' }, { _id: 'b' }])
  await insertMissing(rows, [])
  expect(await ids()).toEqual(['a', 'b'])
  expect(await rows.findOne({ _id: 'a' })).toEqual({ _id: 'a', text: 'first' })
})

test('throws when a row fails for another reason than its existence', async () => {
  await insertMissing(rows, [{ _id: 'a' }])
  const wrong = [{ _id: 'a' }, { _id: [1] as never }, { _id: 'c' }]
  await expect(insertMissing(rows, wrong)).rejects.toBeInstanceOf(mongo.MongoBulkWriteError)
})

test('throws when the server cannot be reached, which is a bulk error without write errors', async () => {
  const client = new mongo.MongoClient('mongodb://127.0.0.1:1/test', { serverSelectionTimeoutMS: 100 })
  const error = await insertMissing(client.db().collection<Row>('rows'), [{ _id: 'a' }]).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(Error)
  await client.close()
})

test('throws when the bulk error does not account for every row', async () => {
  const result = { insertedCount: 1, getWriteConcernError: () => undefined } as mongo.BulkWriteResult
  const cutOff = new mongo.MongoBulkWriteError(new mongo.MongoNetworkError('connection lost'), result)
  expect(cutOff.writeErrors).toEqual([])
  const collection = { insertMany: () => Promise.reject(cutOff) } as unknown as mongo.Collection<Row>
  await expect(insertMissing(collection, [{ _id: 'a' }, { _id: 'b' }])).rejects.toBe(cutOff)
})
