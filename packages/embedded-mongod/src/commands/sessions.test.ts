import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type Collection, MongoServerError, type ObjectId } from 'mongodb'
import { Binary, type Doc, encode } from '../query'
import { aServer, type TestServer } from '../testing/a-server'
import { opMsg, RawClient } from '../testing/raw-client'

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

async function failure(action: Promise<unknown>): Promise<MongoServerError> {
  const error = await action.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof MongoServerError) return error
  throw new Error(`expected a server error, not ${error}`)
}

describe('a transaction', () => {
  it('sees its own writes, and other sessions do not until it commits', async () => {
    const session = running.client.startSession()
    session.startTransaction()
    await things.createIndex({ a: 1 })
    await things.insertMany(
      [
        { _id: 1, a: 2 },
        { _id: 2, a: 1 },
      ],
      { session },
    )
    await things.updateOne({ _id: 1 }, { $set: { a: 0 } }, { session })
    await things.deleteOne({ _id: 2 }, { session })
    expect(
      await things
        .find({ a: { $gte: 0 } }, { session })
        .sort({ a: 1 })
        .toArray(),
    ).toEqual([{ _id: 1, a: 0 }])
    expect(await things.countDocuments()).toBe(0)
    await session.commitTransaction()
    expect(await things.find().toArray()).toEqual([{ _id: 1, a: 0 }])
    await session.endSession()
  })

  it('inserts as many documents as one command may contain', async () => {
    await things.createIndex({ name: 1 }, { unique: true })
    const many = Array.from({ length: 20_000 }, (_, n) => ({ n, name: `thing ${n}` }))
    await running.client.withSession((session) => session.withTransaction(() => things.insertMany(many, { session })))
    expect(await things.countDocuments({ name: /^thing/ })).toBe(20_000)
  })

  it('reads one snapshot, whatever others commit', async () => {
    await things.insertOne({ _id: 1, n: 1 })
    const session = running.client.startSession()
    session.startTransaction()
    expect(await things.findOne({ _id: 1 }, { session })).toEqual({ _id: 1, n: 1 })
    await things.updateOne({ _id: 1 }, { $set: { n: 2 } })
    await things.insertOne({ _id: 2 })
    expect(await things.find({}, { session }).toArray()).toEqual([{ _id: 1, n: 1 }])
    await session.abortTransaction()
    await session.endSession()
  })

  it('fails with a transient write conflict if another one wrote first', async () => {
    await things.insertOne({ _id: 1, n: 1 })
    const [first, second] = [running.client.startSession(), running.client.startSession()]
    for (const session of [first, second]) {
      session.startTransaction()
      await things.findOne({ _id: 1 }, { session })
    }
    await things.updateOne({ _id: 1 }, increase(1), { session: first })
    const error = await failure(things.updateOne({ _id: 1 }, increase(1), { session: second }))
    expect(error.code).toBe(112)
    expect(error.hasErrorLabel('TransientTransactionError')).toBe(true)
    await first.commitTransaction()
    await second.abortTransaction().catch(() => {})
    await Promise.all([first.endSession(), second.endSession()])
    expect(await things.findOne({ _id: 1 })).toEqual({ _id: 1, n: 2 })
  })

  it('delays a write outside of it until it ends', async () => {
    await things.insertOne({ _id: 1, n: 1 })
    const session = running.client.startSession()
    session.startTransaction()
    await things.updateOne({ _id: 1 }, increase(1), { session })
    let isDone = false
    const waiting = things.updateMany({}, increase(10)).then(() => {
      isDone = true
    })
    await things.insertOne({ _id: 2 })
    expect(isDone).toBe(false)
    await session.commitTransaction()
    await waiting
    await session.endSession()
    expect(await things.findOne({ _id: 1 })).toEqual({ _id: 1, n: 12 })
  })

  it('lets only one of two transactions insert a unique value', async () => {
    await things.createIndex({ name: 1 }, { unique: true })
    const [first, second] = [running.client.startSession(), running.client.startSession()]
    for (const session of [first, second]) session.startTransaction()
    await things.insertOne({ name: 'x' }, { session: first })
    expect((await failure(things.insertOne({ name: 'x' }, { session: second }))).code).toBe(112)
    await first.commitTransaction()
    await Promise.all([first.endSession(), second.endSession()])
    expect(await things.countDocuments()).toBe(1)
  })

  it('allows existing indexes to be created again while it has writes in their collection', async () => {
    await things.createIndex({ name: 1 })
    const session = running.client.startSession()
    session.startTransaction()
    await things.insertOne({ name: 'x' }, { session })
    const reply = await running.db.command({ createIndexes: 'things', indexes: [{ key: { name: 1 }, name: 'name_1' }] })
    expect(reply).toMatchObject({ note: 'all indexes already exist' })
    await session.commitTransaction()
    await session.endSession()
    expect(await things.countDocuments()).toBe(1)
  })

  it('ends after an error, and later commands of it are refused', async () => {
    await things.insertOne({ _id: 1 })
    const session = running.client.startSession()
    session.startTransaction()
    expect((await failure(things.insertOne({ _id: 1 }, { session }))).code).toBe(11000)
    expect((await failure(things.insertOne({ _id: 2 }, { session }))).code).toBe(251)
    expect((await failure(session.commitTransaction())).code).toBe(251)
    await session.endSession()
    expect(await things.countDocuments()).toBe(1)
  })

  it('is aborted if it lasts too long', async () => {
    const hasty = await aServer({ transactionLifetime: 500 })
    try {
      const hastyThings = hasty.db.collection<Thing>('things')
      await hastyThings.insertOne({ _id: 1, n: 1 })
      const session = hasty.client.startSession()
      session.startTransaction()
      await hastyThings.updateOne({ _id: 1 }, increase(1), { session })
      // waits for the end of the transaction
      await hastyThings.updateOne({ _id: 1 }, increase(5))
      expect((await failure(hastyThings.insertOne({ _id: 2 }, { session }))).code).toBe(251)
      expect(await hastyThings.findOne({ _id: 1 })).toEqual({ _id: 1, n: 6 })
      await session.endSession()
    } finally {
      await hasty.stop()
    }
  })

  it('is aborted when the connection of its last command closes', async () => {
    const lasting = await aServer()
    try {
      const [killed, living] = [await RawClient.to(lasting.server.port), await RawClient.to(lasting.server.port)]
      const lsid = { id: new Binary(Buffer.alloc(16, 7), 4) }
      const inTransaction = { $db: lasting.db.databaseName, lsid, txnNumber: 1n, autocommit: false }
      const update = { update: 'things', updates: [{ q: { _id: 1 }, u: { $set: { n: 2 } } }] }
      await lasting.db.collection<Thing>('things').insertOne({ _id: 1, n: 1 })
      living.send(opMsg({ ...update, ...inTransaction, startTransaction: true }))
      expect((await living.reply())?.get('nModified')).toBe(1)
      // the transaction continues over the other connection
      killed.send(opMsg({ find: 'things', ...inTransaction }))
      expect((await killed.reply())?.get('errmsg')).toBeUndefined()
      killed.close()
      await lasting.db.collection<Thing>('things').updateOne({ _id: 1 }, increase(5))
      expect(await lasting.db.collection<Thing>('things').findOne({ _id: 1 })).toEqual({ _id: 1, n: 6 })
      living.send(opMsg({ commitTransaction: 1, ...inTransaction, $db: 'admin' }))
      const reply = await living.reply()
      expect(reply?.get('code')).toBe(251)
      expect(reply?.get('errorLabels')).toMatchObject({ items: ['TransientTransactionError'] })
      living.close()
    } finally {
      await lasting.stop()
    }
  })

  it('is aborted when its session ends', async () => {
    const session = running.client.startSession()
    session.startTransaction()
    await things.insertOne({ _id: 1 }, { session })
    await running.db.command({ killSessions: [session.id] })
    await things.insertOne({ _id: 1 })
    await session.endSession()
  })

  it('creates collections that vanish with an abort', async () => {
    const session = running.client.startSession()
    session.startTransaction()
    await running.db.collection('fresh').insertOne({ a: 1 }, { session })
    expect(await running.db.collection('fresh').findOne({}, { session })).toMatchObject({ a: 1 })
    await session.abortTransaction()
    expect(await running.db.listCollections({ name: 'fresh' }).toArray()).toEqual([])
    session.startTransaction()
    await running.db.collection('fresh').insertOne({ a: 2 }, { session })
    await session.commitTransaction()
    await session.endSession()
    expect(await running.db.collection('fresh').find().toArray()).toMatchObject([{ a: 2 }])
  })

  it('accepts a repeated commit, and refuses to abort what is committed', async () => {
    const raw = await RawClient.to(running.server.port)
    const parts = { lsid: { id: new Binary(Buffer.alloc(16, 7), 4) }, txnNumber: 5n, autocommit: false, $db: 'admin' }
    const code = async (command: object) => {
      raw.send(opMsg({ ...command, ...parts }))
      return (await raw.reply())?.get('code') ?? 0
    }
    expect(await code({ insert: 'things', documents: [{ _id: 1 }], startTransaction: true })).toBe(0)
    expect(await code({ commitTransaction: 1 })).toBe(0)
    expect(await code({ commitTransaction: 1 })).toBe(0)
    expect(await code({ abortTransaction: 1 })).toBe(256)
    expect(await code({ find: 'things' })).toBe(256)
    raw.close()
  })

  it('holds no lock after its commit, even if it only read', async () => {
    await things.insertOne({ _id: 1 })
    const session = running.client.startSession()
    session.startTransaction()
    await things.findOne({}, { session })
    expect(running.server.engine.locks.hasOpen).toBe(true)
    await session.commitTransaction()
    await session.endSession()
    expect(running.server.engine.locks.hasOpen).toBe(false)
  })

  it('refuses commands that MongoDB refuses in a transaction', async () => {
    const session = running.client.startSession()
    session.startTransaction()
    expect((await failure(running.db.command({ count: 'things' }, { session }))).code).toBe(263)
    await session.endSession()
  })
})

describe('a retryable write', () => {
  const lsid = { id: new Binary(Buffer.alloc(16, 1), 4) }
  let raw: RawClient

  beforeAll(async () => {
    raw = await RawClient.to(running.server.port)
  })
  afterAll(() => raw.close())

  const send = async (spec: object, txnNumber: number) => {
    raw.send(opMsg({ ...spec, lsid, txnNumber: BigInt(txnNumber), $db: 'test' }))
    const reply = (await raw.reply()) as Doc
    return reply.without('operationTime')
  }
  const twice = async (spec: object, txnNumber: number) =>
    [await send(spec, txnNumber), await send(spec, txnNumber)] as const

  it('returns the first result to a repeat and does nothing', async () => {
    await things.insertOne({ _id: 1, n: 0 })
    const [once, again] = await twice({ update: 'things', updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }] }, 1)
    expect(once.get('nModified')).toBe(1)
    expect(encode(again)).toEqual(encode(once))
    expect(await things.findOne({ _id: 1 })).toEqual({ _id: 1, n: 1 })
  })

  it('returns the same document to a repeated findAndModify', async () => {
    await things.insertOne({ _id: 1, n: 0 })
    const [once, again] = await twice(
      { findAndModify: 'things', query: { _id: 1 }, update: { $inc: { n: 1 } }, new: true },
      2,
    )
    expect((once.get('value') as Doc).get('n')).toBe(1)
    expect(encode(again)).toEqual(encode(once))
  })

  it('returns the first result to a repeated insert of many', async () => {
    const documents = Array.from({ length: 100 }, (_, _id) => ({ _id }))
    const [once, again] = await twice({ insert: 'things', documents }, 3)
    expect([once.get('n'), again.get('n')]).toEqual([100, 100])
    expect(again.has('writeErrors')).toBe(false)
  })

  it('refuses a number that is too old, and statements over many documents', async () => {
    await send({ insert: 'things', documents: [{ _id: 'a' }] }, 10)
    expect((await send({ insert: 'things', documents: [{ _id: 'b' }] }, 9)).get('code')).toBe(225)
    expect((await send({ delete: 'things', deletes: [{ q: {}, limit: 0 }] }, 11)).get('code')).toBe(72)
  })

  it('runs only those statements of a repeat that have not run yet', async () => {
    const parts = { documents: [{ _id: 'x' }], stmtIds: [0] }
    await send({ insert: 'things', ...parts }, 20)
    const more = await send({ insert: 'things', documents: [{ _id: 'x' }, { _id: 'y' }], stmtIds: [0, 1] }, 20)
    expect(more.get('n')).toBe(2)
    expect(await things.countDocuments()).toBe(2)
  })
})
