import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import mongoose, { type Connection, Schema } from 'mongoose'
import { aServer, type TestServer } from './a-server'

let running: TestServer
let connection: Connection

const authorSchema = new Schema({ name: { type: String, required: true, unique: true }, born: Date, tags: [String] })
const bookSchema = new Schema(
  {
    title: String,
    price: mongoose.Schema.Types.Decimal128,
    copies: { type: Number, default: 0 },
    author: { type: Schema.Types.ObjectId, ref: 'Author' },
    chapters: [{ title: String, pages: Number }],
    extra: { type: Map, of: Number },
  },
  { timestamps: true, optimisticConcurrency: true },
)

const authorModel = (on: Connection) => on.model('Author', authorSchema)
const bookModel = (on: Connection) => on.model('Book', bookSchema)

let Author: ReturnType<typeof authorModel>
let Book: ReturnType<typeof bookModel>

beforeAll(async () => {
  running = await aServer()
  connection = await mongoose.createConnection(running.uri, { dbName: 'mongoose' }).asPromise()
  Author = authorModel(connection)
  Book = bookModel(connection)
})

afterAll(async () => {
  await connection.close()
  await running.stop()
})

describe('Mongoose', () => {
  it('creates models, saves, and populates', async () => {
    await Author.init()
    const author = await Author.create({ name: 'Mina', born: new Date(0), tags: ['a', 'b'] })
    await Book.create({
      title: 'Diary',
      author: author._id,
      price: '1.50',
      chapters: [{ title: 'one', pages: 3 }],
      extra: { x: 1 },
    })
    const book = await Book.findOne({ 'chapters.pages': { $gt: 2 } }).populate('author')
    expect((book?.author as unknown as { name: string } | undefined)?.name).toBe('Mina')
    expect(String(book?.price)).toBe('1.50')
    expect(book?.extra?.get('x')).toBe(1)
  })

  it('reports a duplicate of a unique value', async () => {
    await expect(Author.create({ name: 'Mina' })).rejects.toMatchObject({ code: 11000, keyValue: { name: 'Mina' } })
  })

  it('refuses to save an outdated version of a document', async () => {
    const [first, second] = [await Book.findOne(), await Book.findOne()]
    first?.set('copies', 1)
    await first?.save()
    second?.set('copies', 2)
    await expect(second?.save()).rejects.toThrow(/No matching document found/)
  })

  it('updates subdocuments in place', async () => {
    await Book.updateOne(
      { title: 'Diary' },
      { $push: { chapters: { $each: [{ title: 'two', pages: 5 }], $slice: -5 } } },
    )
    await Book.updateOne({ title: 'Diary', 'chapters.title': 'two' }, { $set: { 'chapters.$.pages': 6 } })
    const after = await Book.findOneAndUpdate(
      { title: 'Diary' },
      { $inc: { 'chapters.$[c].pages': 10 } },
      { arrayFilters: [{ 'c.title': 'one' }], returnDocument: 'after' },
    )
    expect(after?.chapters.map(({ pages }) => pages)).toEqual([13, 6])
  })

  it('commits and rolls back transactions', async () => {
    await expect(
      connection.transaction(async (session) => {
        await Author.create([{ name: 'Lucy' }], { session })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await Author.countDocuments({ name: 'Lucy' })).toBe(0)
    await connection.transaction(async (session) => {
      await Author.create([{ name: 'Lucy' }], { session })
    })
    expect(await Author.countDocuments({ name: 'Lucy' })).toBe(1)
  })

  it('aggregates', async () => {
    const totals = await Book.aggregate([
      { $match: { title: 'Diary' } },
      { $lookup: { from: Author.collection.name, localField: 'author', foreignField: '_id', as: 'by' } },
      { $unwind: '$by' },
      { $group: { _id: '$by.name', books: { $sum: 1 }, pages: { $sum: { $sum: '$chapters.pages' } } } },
    ])
    expect(totals).toEqual([{ _id: 'Mina', books: 1, pages: 19 }])
  })

  it('writes in bulk and reads with a cursor', async () => {
    await Author.bulkWrite(
      Array.from({ length: 200 }, (_, n) => ({
        updateOne: { filter: { name: `n${n}` }, update: { $set: { tags: [String(n % 2)] } }, upsert: true },
      })),
    )
    let seen = 0
    for await (const author of Author.find({ tags: '1' }).sort({ name: 1 }).lean().cursor({ batchSize: 11 })) {
      expect(author.tags).toEqual(['1'])
      seen += 1
    }
    expect(seen).toBe(100)
    expect(await Author.distinct('tags', { name: /^n1/ })).toEqual(['0', '1'])
  })
})
