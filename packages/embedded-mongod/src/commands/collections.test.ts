import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type Collection, MongoServerError, type ObjectId } from 'mongodb'
import { aServer, type TestServer } from '../testing/a-server'

interface Thing {
  _id?: number | string | ObjectId
  n?: number
  [name: string]: unknown
}

let running: TestServer
let things: Collection<Thing>

beforeAll(async () => {
  running = await aServer()
})
afterAll(() => running.stop())
beforeEach(async () => {
  await running.db.dropDatabase()
  things = running.db.collection<Thing>('things')
})

const failure = async (action: Promise<unknown>): Promise<MongoServerError> => {
  const error = await action.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof MongoServerError)) throw new Error(`expected a server error, not ${error}`)
  return error
}

const command = (spec: object) => running.db.command(spec as Record<string, unknown>)

describe('collections and databases', () => {
  it('are listed, created and dropped', async () => {
    await running.db.createCollection('one')
    expect((await failure(running.db.createCollection('one'))).code).toBe(48)
    await running.db.collection('two').insertOne({})
    expect((await running.db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name)).toEqual([
      'one',
      'two',
    ])
    expect(await running.db.listCollections({ name: 'two' }).toArray()).toHaveLength(1)
    expect((await running.client.db().admin().listDatabases()).databases.map(({ name }) => name)).toEqual(['test'])
    await running.db.dropCollection('one')
    await running.db.dropDatabase()
    expect(await running.db.listCollections().toArray()).toEqual([])
  })

  it('are empty when they are created again after a drop', async () => {
    await things.createIndex({ a: 1 })
    await things.insertMany([{ a: 1 }, { a: 2 }])
    await things.drop()
    await things.insertOne({ a: 3 })
    expect(await things.find().toArray()).toMatchObject([{ a: 3 }])
    expect(await things.indexes()).toHaveLength(1)
    expect(await things.estimatedDocumentCount()).toBe(1)
  })

  it('refuse invalid names', async () => {
    expect((await failure(command({ create: 'a$b' }))).code).toBe(73)
    expect((await failure(command({ create: 'system.users' }))).code).toBe(73)
  })

  it('list their indexes, and refuse another index with the same name or key', async () => {
    await things.createIndex({ a: 1 }, { name: 'x' })
    expect(await command({ createIndexes: 'things', indexes: [{ key: { a: 1 }, name: 'x' }] })).toMatchObject({
      numIndexesAfter: 2,
    })
    expect((await failure(things.createIndex({ b: 1 }, { name: 'x' }))).code).toBe(86)
    expect((await failure(things.createIndex({ a: 1 }, { name: 'y' }))).code).toBe(85)
    await things.dropIndex('x')
    expect((await failure(things.dropIndex('x'))).code).toBe(27)
    expect((await failure(things.dropIndex('_id_'))).code).toBe(72)
  })

  it('stay consistent while an index is built between writes', async () => {
    await things.insertMany(Array.from({ length: 20_000 }, (_, n) => ({ _id: n, n })))
    const building = things.createIndex({ n: 1 })
    const writes = Array.from({ length: 50 }, (_, at) => things.updateOne({ _id: at * 300 }, { $set: { n: -at } }))
    await Promise.all([building, ...writes, things.deleteMany({ _id: { $gte: 19_000 } as never })])
    expect(await command({ validate: 'things' })).toMatchObject({ valid: true, nrecords: 19_000 })
    expect(await things.countDocuments({ n: { $lt: 0 } })).toBe(49)
  })
})

describe('the server', () => {
  it.each<[string, object, number]>([
    ['a command nobody knows', { fly: 1 }, 59],
    ['a command left out', { mapReduce: 'things' }, 115],
    ['an unknown field', { find: 'things', colour: 1 }, 40415],
    ['a TTL index', { createIndexes: 'things', indexes: [{ key: { a: 1 }, name: 'a', expireAfterSeconds: 5 }] }, 238],
    ['a text index', { createIndexes: 'things', indexes: [{ key: { a: 'text' }, name: 'a' }] }, 67],
    ['a change stream', { aggregate: 'things', pipeline: [{ $changeStream: {} }], cursor: {} }, 238],
    ['a collation', { find: 'things', collation: { locale: 'en' } }, 238],
    ['a capped collection', { create: 'c', capped: true, size: 100 }, 238],
    ['a second member', { insert: 'things', documents: [{}], writeConcern: { w: 2 } }, 100],
    ['a snapshot outside of a transaction', { find: 'things', readConcern: { level: 'snapshot' } }, 238],
    ['a tailable cursor', { find: 'things', tailable: true }, 238],
  ])('refuses a missing feature with an error code: %s', async (_, spec, code) => {
    const error = await failure(command(spec))
    expect(error.code).toBe(code)
    expect(error.message.length).toBeGreaterThan(10)
  })

  it('accepts write and read concerns that it fulfils', async () => {
    await things.insertOne({ a: 1 }, { writeConcern: { w: 'majority', journal: true } })
    expect(await command({ find: 'things', readConcern: { level: 'linearizable' } })).toMatchObject({ ok: 1 })
  })
})
