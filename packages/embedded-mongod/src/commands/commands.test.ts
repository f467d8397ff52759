import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { type Collection, Double, Int32, Long, MongoServerError, ObjectId } from 'mongodb'
import { aServer, type TestServer } from '../testing/a-server'

interface Thing {
  _id?: number | string | ObjectId
  n?: number
  [name: string]: unknown
}

/** The type of documents with arbitrary fields. */
const increase = (n: number) => ({ $inc: { n } }) as never

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

describe('writing', () => {
  it('keeps the bytes of documents', async () => {
    const doc = {
      _id: 1,
      double: new Double(1),
      int: new Int32(1),
      long: Long.fromNumber(1),
      nested: { 2: 'b', 1: 'a' },
    }
    await things.insertOne(doc)
    const [stored] = await things.find({}, { promoteValues: false }).toArray()
    expect(stored).toMatchObject({ double: new Double(1), int: new Int32(1), long: Long.fromNumber(1) })
  })

  it('adds an _id as the first field of documents without one', async () => {
    const { insertedIds } = (await command({ insert: 'things', documents: [{ a: 1 }] })) as never as {
      insertedIds: undefined
    }
    expect(insertedIds).toBeUndefined()
    const [stored] = await things.find().toArray()
    expect(Object.keys(stored ?? {})).toEqual(['_id', 'a'])
    expect(stored?._id).toBeInstanceOf(ObjectId)
  })

  it('returns documents in the order in which they were inserted', async () => {
    await things.insertMany([{ _id: 3 }, { _id: 1 }, { _id: 2 }])
    expect((await things.find().toArray()).map(({ _id }) => _id)).toEqual([3, 1, 2])
    expect((await things.find().sort({ $natural: -1 }).toArray()).map(({ _id }) => _id)).toEqual([2, 1, 3])
  })

  it('stops an ordered insert at the first error, and continues an unordered one', async () => {
    const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }]
    const ordered = await things.insertMany(documents).catch((error) => error)
    expect(ordered).toMatchObject({ code: 11000, result: { insertedCount: 1 } })
    const unordered = await things.insertMany([{ _id: 1 }, { _id: 3 }], { ordered: false }).catch((error) => error)
    expect(unordered.result.insertedCount).toBe(1)
    expect(await things.countDocuments()).toBe(2)
  })

  it('updates one or many, upserts, and returns the counts', async () => {
    await things.insertMany([{ a: 1 }, { a: 1 }])
    expect(await things.updateOne({ a: 1 }, { $set: { b: 1 } })).toMatchObject({ matchedCount: 1, modifiedCount: 1 })
    expect(await things.updateMany({ a: 1 }, { $set: { b: 1 } })).toMatchObject({ matchedCount: 2, modifiedCount: 1 })
    const upserted = await things.updateOne({ _id: 'new' }, { $setOnInsert: { c: 1 } }, { upsert: true })
    expect(upserted).toMatchObject({ upsertedId: 'new', upsertedCount: 1 })
    expect(await things.replaceOne({ _id: 'new' }, { d: 1 })).toMatchObject({ modifiedCount: 1 })
    expect(await things.findOne({ _id: 'new' })).toEqual({ _id: 'new', d: 1 })
  })

  it('does not update a document twice when the update moves it within the used index', async () => {
    await things.createIndex({ n: 1 })
    await things.insertMany(Array.from({ length: 500 }, (_, n) => ({ n })))
    await things.updateMany({ n: { $gte: 0 } }, increase(1000))
    expect(await things.countDocuments({ n: { $gte: 1000, $lt: 1500 } })).toBe(500)
  })

  it('runs other commands while many documents are updated or deleted', async () => {
    await things.insertMany(Array.from({ length: 15_000 }, (_, n) => ({ _id: n, n })))
    const others = running.db.collection('others')
    await Promise.all([others.insertOne({}), others.insertOne({}), others.insertOne({})])
    const order: string[] = []
    const all = things.updateMany({}, increase(1)).finally(() => order.push('all'))
    await Promise.all([all, others.insertOne({}).finally(() => order.push('one'))])
    expect(order).toEqual(['one', 'all'])
    expect(await all).toMatchObject({ matchedCount: 15_000, modifiedCount: 15_000 })
    expect((await things.deleteMany({ n: { $gt: 5000 } })).deletedCount).toBe(10_000)
    expect(await command({ validate: 'things' })).toMatchObject({ valid: true, nrecords: 5000 })
  })

  it('changes one document and returns it as before or after', async () => {
    await things.insertOne({ _id: 1, n: 1 })
    expect(await things.findOneAndUpdate({ _id: 1 }, increase(1))).toEqual({ _id: 1, n: 1 })
    expect(await things.findOneAndUpdate({ _id: 1 }, increase(1), { returnDocument: 'after' })).toEqual({
      _id: 1,
      n: 3,
    })
    expect(await things.findOneAndDelete({}, { projection: { n: 1, _id: 0 } })).toEqual({ n: 3 })
    expect(await things.findOneAndUpdate({ _id: 9 }, { $set: { n: 1 } })).toBeNull()
  })

  it('deletes one or many', async () => {
    await things.insertMany([{ a: 1 }, { a: 1 }, { a: 1 }])
    expect((await things.deleteOne({ a: 1 })).deletedCount).toBe(1)
    expect((await things.deleteMany({})).deletedCount).toBe(2)
  })

  it('refuses documents that are too large, and invalid ids', async () => {
    const large = await command({ insert: 'things', documents: [{ x: 'x'.repeat(16 * 1024 * 1024) }] })
    expect(large.writeErrors).toMatchObject([{ code: 10334, index: 0 }])
    const list = await command({ insert: 'things', documents: [{ _id: [1] }] })
    expect(list.writeErrors).toMatchObject([{ code: 2, index: 0 }])
  })
})

describe('unique indexes', () => {
  it('refuse a second document with the message that drivers and Mongoose parse', async () => {
    await things.createIndex({ name: 1, city: -1 }, { unique: true })
    await things.insertOne({ name: 'a', city: 'b' })
    const error = await failure(things.insertOne({ name: 'a', city: 'b' }))
    expect(error.message).toBe(
      'E11000 duplicate key error collection: test.things index: name_1_city_-1 dup key: { name: "a", city: "b" }',
    )
    expect(error).toMatchObject({ code: 11000, keyPattern: { name: 1, city: -1 }, keyValue: { name: 'a', city: 'b' } })
  })

  it('treat missing as null, unless they are sparse or partial', async () => {
    await things.createIndex({ a: 1 }, { unique: true })
    await things.createIndex({ b: 1 }, { unique: true, sparse: true })
    await things.createIndex({ c: 1 }, { unique: true, partialFilterExpression: { c: { $type: 'string' } } })
    await things.insertOne({ a: 1 })
    await things.insertOne({ a: 2, c: 5 })
    await things.insertOne({ c: 5 })
    expect((await failure(things.insertOne({ x: 1 }))).message).toContain('a_1 dup key: { a: null }')
    await things.insertOne({ a: 3, b: null, c: 'x' })
    expect((await failure(things.insertOne({ a: 4, b: null }))).message).toContain('b_1')
    expect((await failure(things.insertOne({ a: 5, c: 'x' }))).message).toContain('c_1')
  })

  it('hold for every element of an array, but allow repeats within a document', async () => {
    await things.createIndex({ tags: 1 }, { unique: true })
    await things.insertOne({ tags: ['x', 'x', 'y'] })
    expect((await failure(things.insertOne({ tags: ['y', 'z'] }))).message).toContain('dup key: { tags: "y" }')
  })

  it('cannot be built over duplicates, and leave no index then', async () => {
    await things.insertMany([{ a: 1 }, { a: 1 }])
    expect((await failure(things.createIndex({ a: 1 }, { unique: true }) as Promise<unknown>)).code).toBe(11000)
    expect(await things.indexes()).toHaveLength(1)
  })

  it('distinguish long values', async () => {
    await things.createIndex({ text: 1 }, { unique: true })
    const long = 'x'.repeat(5000)
    await things.insertMany([{ text: `${long}a` }, { text: `${long}b` }])
    expect((await failure(things.insertOne({ text: `${long}a` }))).code).toBe(11000)
    expect(await things.countDocuments({ text: `${long}b` })).toBe(1)
    expect(await things.countDocuments({ text: { $gt: `${long}a` } })).toBe(1)
    expect((await things.find().sort({ text: -1 }).toArray()).map(({ text }) => String(text).at(-1))).toEqual([
      'b',
      'a',
    ])
  })
})

describe('the planner', () => {
  const plan = async (filter: object, sort?: Record<string, 1 | -1>) => {
    const cursor = things.find(filter as Record<string, unknown>)
    const { queryPlanner, executionStats } = await (sort ? cursor.sort(sort) : cursor).explain('executionStats')
    let stage = queryPlanner.winningPlan
    const stages = []
    for (; stage; stage = stage.inputStage) stages.push(stage.indexName ?? stage.stage)
    return { stages: stages.join(' '), ...executionStats }
  }

  beforeEach(async () => {
    await things.createIndexes([
      { key: { a: 1, b: -1 }, name: 'ab' },
      { key: { c: 1 }, name: 'c' },
      { key: { tags: 1 }, name: 'tags' },
      { key: { z: 1, b: 1 }, name: 'zb' },
    ])
    await things.insertMany(
      Array.from({ length: 100 }, (_, n) => ({ _id: n, a: n % 5, b: n, c: n % 10, tags: [n % 3, 'x'] })),
    )
  })

  it.each<[string, object, Record<string, 1 | -1> | undefined, string, number]>([
    ['an id', { _id: 5 }, undefined, 'FETCH _id_', 1],
    ['the most fields bound to values', { a: 1, b: 6, c: 6 }, undefined, 'FETCH ab', 1],
    ['a range behind a value', { a: 1, b: { $gte: 90 } }, undefined, 'FETCH ab', 2],
    ['a list of values', { c: { $in: [1, 2] } }, undefined, 'FETCH c', 20],
    ['a list of ids, in order', { _id: { $in: [7, 3] } }, { _id: 1 }, 'FETCH _id_', 2],
    ['an index for the order alone', {}, { _id: 1 }, 'FETCH _id_', 100],
    ['an index for the order, backward', {}, { _id: -1 }, 'FETCH _id_', 100],
    ['an order behind a value', { a: 2 }, { b: 1 }, 'FETCH ab', 20],
    ['an order behind several values', { a: { $in: [1, 2, 4] } }, { b: 1 }, 'FETCH SORT_MERGE ab', 60],
    ['no order behind several values that is by them', { a: { $in: [1, 2] } }, { b: 1, a: 1 }, 'SORT FETCH ab', 40],
    ['an order behind nothing', { z: null }, { b: 1 }, 'FETCH SORT_MERGE zb', 100],
    ['an order no index gives', { c: 1 }, { b: 1 }, 'SORT FETCH c', 10],
    ['elements of an array', { tags: 1 }, undefined, 'FETCH tags', 33],
    ['nothing but a scan', { y: 1 }, undefined, 'COLLSCAN', 100],
    ['nothing that can be', { a: { $in: [] } }, undefined, 'FETCH ab', 0],
  ])('uses %s', async (_, filter, sort, stages, examined) => {
    const result = await plan(filter, sort)
    expect(result).toMatchObject({ stages, totalDocsExamined: examined })
  })

  it('reads only the returned documents if it merges several values in index order', async () => {
    const cursor = things.find({ a: { $in: [1, 2, 9] } as never }).sort({ b: -1 })
    const { executionStats } = await cursor.limit(5).explain('executionStats')
    expect(executionStats).toMatchObject({ nReturned: 5, totalDocsExamined: 5 })
    expect(
      (
        await things
          .find({ a: { $in: [1, 2, 9] } as never })
          .sort({ b: -1 })
          .limit(5)
          .toArray()
      ).map(({ b }) => b),
    ).toEqual([97, 96, 92, 91, 87])
  })

  it('sorts by the field after an array, each document once, but not by an array', async () => {
    await things.createIndex({ tags: 1, b: 1 }, { name: 'tagsB' })
    const both = { tags: { $in: [1, 'x'] } }
    expect(await plan({ ...both, b: { $gte: 90 } }, { b: -1 })).toMatchObject({ stages: 'FETCH SORT_MERGE tagsB' })
    const found = await things
      .find({ ...both, b: { $gte: 90 } } as never)
      .sort({ b: -1 })
      .toArray()
    expect(found.map(({ b }) => b)).toEqual([99, 98, 97, 96, 95, 94, 93, 92, 91, 90])
    expect((await plan({ tags: 'x', b: 95 }, { tags: 1 })).stages).toBe('SORT FETCH tagsB')
  })

  it('finds the same documents with each index as without one', async () => {
    for (const filter of [
      { a: { $gt: 1, $lte: 3 } },
      { c: { $in: [1, 9] }, a: 1 },
      { tags: { $gte: 1 } },
      { b: { $lt: 10 } },
    ]) {
      const expected = await things.find(filter).hint({ $natural: 1 }).sort({ _id: 1 }).toArray()
      for (const hint of ['_id_', 'ab', 'c', 'tags'])
        expect(await things.find(filter).hint(hint).sort({ _id: 1 }).toArray()).toEqual(expected)
    }
  })

  it('does not use partial and sparse indexes if they may miss a match', async () => {
    await things.createIndex({ s: 1 }, { sparse: true })
    await things.createIndex({ p: 1 }, { partialFilterExpression: { b: { $gt: 50 } } })
    expect((await plan({ s: null })).stages).toBe('COLLSCAN')
    expect((await plan({ s: 1 })).stages).toBe('FETCH s_1')
    expect((await plan({ p: 1 })).stages).toBe('COLLSCAN')
    expect((await plan({ p: 1, b: { $gt: 60 } })).stages).toBe('FETCH p_1')
    expect((await plan({ p: 1, b: { $gt: 40 } })).stages).toBe('COLLSCAN')
  })

  it('refuses a hint for an index that does not exist', async () => {
    expect((await failure(things.find().hint('nowhere').toArray())).code).toBe(2)
  })
})

describe('cursors', () => {
  beforeEach(() => things.insertMany(Array.from({ length: 1000 }, (_, n) => ({ _id: n, n }))))

  it('return every document once over many batches', async () => {
    const found = await things.find().batchSize(7).toArray()
    expect(found.map(({ n }) => n)).toEqual(Array.from({ length: 1000 }, (_, n) => n))
  })

  it('see the collection as of their opening', async () => {
    const cursor = things.find().batchSize(10)
    await cursor.next()
    await things.updateMany({}, increase(5000))
    await things.deleteMany({ _id: { $gte: 500 } as never })
    expect((await cursor.toArray()).map(({ n }) => n)).toEqual(Array.from({ length: 999 }, (_, n) => n + 1))
  })

  it('respect limit, skip and a single batch', async () => {
    expect(await things.find().skip(990).limit(5).toArray()).toHaveLength(5)
    const { cursor } = await command({ find: 'things', limit: -3 })
    expect(cursor.firstBatch).toHaveLength(3)
    expect(cursor.id).toEqual(0)
  })

  it('end when killed, and belong to their session and collection', async () => {
    const { cursor } = await command({ find: 'things', batchSize: 1 })
    expect((await failure(command({ getMore: cursor.id, collection: 'other' }))).code).toBe(13)
    expect((await command({ killCursors: 'things', cursors: [cursor.id] })).cursorsKilled).toEqual([cursor.id])
    expect((await failure(command({ getMore: cursor.id, collection: 'things' }))).code).toBe(43)
  })

  it('do not count the time between batches against the time limit', async () => {
    const cursor = things.find().maxTimeMS(60_000).batchSize(600)
    await cursor.next()
    const now = performance.now.bind(performance)
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + 90_000)
    try {
      expect(await cursor.toArray()).toHaveLength(999)
    } finally {
      clock.mockRestore()
    }
  })

  it('stop when the time limit is over', async () => {
    const slow = things.find({ text: /(x+x+)+y/ }).maxTimeMS(1)
    await things.insertMany(Array.from({ length: 5000 }, () => ({ text: 'xxxxxxxxxxxx' })))
    expect((await failure(slow.toArray())).code).toBe(50)
  })
})
