import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type Connection, mongo } from 'mongoose'
import { startTestDatabase, type TestDatabase } from '../testing'
import { startOnFolder } from './data-source'
import { exportData, importData } from './index'
import { toMap } from './raw-documents'
import { databaseOf } from './validate'

const { BSON } = mongo

/** The server of `npm run test:engines`, or an embedded one, as the database with an address. */
let server: TestDatabase
/** `first` with samples in its database, and `out` with the export of it: made once, since each takes a start of the database. */
let made: string
let work: string

beforeAll(async () => {
  server = await startTestDatabase()
  made = mkdtempSync(join(tmpdir(), 'sanguine-transfer-made-'))
  await onFolder(join(made, 'first'), fill)
  await exportData({ mongodbUri: null, dataDir: join(made, 'first') }, join(made, 'out'))
})
afterAll(async () => {
  rmSync(made, { recursive: true, force: true })
  await server.stop()
})
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'sanguine-transfer-'))
  cpSync(made, work, { recursive: true })
})
afterEach(async () => {
  await server.connection.dropDatabase()
  rmSync(work, { recursive: true, force: true })
})

/** A value of each type, and names in an order that JavaScript objects do not keep. */
const samples = [
  new Map<string, unknown>([
    ['_id', 'types'],
    ['int', new mongo.Int32(1)],
    ['long', new mongo.Long(1)],
    ['double', new mongo.Double(1)],
    ['negativeZero', new mongo.Double(-0)],
    ['decimal', mongo.Decimal128.fromString('1.50')],
    ['date', new Date(5)],
    ['binary', new mongo.Binary(Buffer.from([1, 2, 3]), 4)],
    ['bytes', new mongo.Binary(Buffer.from([]))],
    ['regex', new mongo.BSONRegExp('^a', 'i')],
    ['timestamp', new mongo.Timestamp({ t: 5, i: 6 })],
    ['nothing', null],
    ['list', [1, [new mongo.Long(2)], new Map([['b', 'ü𝄞']])]],
    ['least', new mongo.MinKey()],
  ]),
  new Map<string, unknown>([
    ['_id', new mongo.ObjectId('64b000000000000000000001')],
    ['10', 'ten'],
    [
      '2',
      new Map([
        ['b', 1],
        ['1', 2],
      ]),
    ],
    ['', 'empty name'],
  ]),
  new Map<string, unknown>([['_id', new mongo.Long(7)]]),
]

const indexes = [
  { key: { int: 1, double: -1 }, name: 'two', unique: true, partialFilterExpression: { int: { $gt: 0 } } },
  { key: { list: 1 }, name: 'list', sparse: true },
]

async function fill(connection: Connection): Promise<void> {
  const db = databaseOf(connection)
  await db.command({ insert: 'samples', documents: samples })
  await db.command({ createIndexes: 'samples', indexes })
  await db.createCollection('empty')
  const many = Array.from({ length: 2500 }, (_, n) => ({ _id: n, text: 'x'.repeat(n % 50) }))
  await db.command({ insert: 'many', documents: many })
}

async function bytesOf(connection: Connection, name: string): Promise<string[]> {
  const found = await databaseOf(connection)
    .collection(name)
    .find<Uint8Array>({}, { raw: true, sort: { _id: 1 } })
    .toArray()
  return found.map((bytes) => Buffer.from(bytes).toString('hex'))
}

async function onFolder<T>(dataDir: string, use: (connection: Connection) => Promise<T>): Promise<T> {
  const { connection, stop } = await startOnFolder(join(dataDir, 'db'))
  return use(connection).finally(stop)
}

const embedded = (name: string) => ({ mongodbUri: null, dataDir: join(work, name) })
const named = () => ({ mongodbUri: server.uri, dataDir: join(work, 'beside') })

test('the driver returns a document byte for byte', () => {
  for (const sample of samples) {
    const bytes = BSON.serialize(sample)
    expect(Buffer.compare(BSON.serialize(toMap(bytes)), bytes)).toBe(0)
  }
})

describe('an export', () => {
  test('from the embedded database to a server and back keeps each document and index', async () => {
    expect(await exportData(embedded('first'), join(work, 'anew'))).toEqual({
      collections: 3,
      documents: 2503,
    })
    const folder = join(work, 'anew')
    expect(await importData(named(), { folder, isReplacing: false })).toEqual({ collections: 3, documents: 2503 })
    await exportData(named(), join(work, 'back'))
    await importData(embedded('second'), { folder: join(work, 'back'), isReplacing: false })

    const names = ['samples', 'many', 'empty']
    const read = (connection: Connection) => Promise.all(names.map((name) => bytesOf(connection, name)))
    const original = await onFolder(join(work, 'first'), read)
    expect(original.map(({ length }) => length)).toEqual([3, 2500, 0])
    expect(original[0]).toContain(Buffer.from(BSON.serialize(samples[1] as Map<string, unknown>)).toString('hex'))
    expect(await read(server.connection)).toEqual(original)
    expect(await onFolder(join(work, 'second'), read)).toEqual(original)
    const found = await databaseOf(server.connection).collection('samples').listIndexes().toArray()
    // MongoDB promises no order
    const byName = (a: { name?: unknown }, b: { name?: unknown }) => String(a.name).localeCompare(String(b.name))
    expect(found.sort(byName)).toMatchObject([{ name: '_id_' }, ...indexes].sort(byName))
  })

  test('ends an interrupted restore into the data folder', async () => {
    const target = { mongodbUri: null, dataDir: join(work, 'first') }
    const mark = join(target.dataDir, '.restore-unfinished')
    writeFileSync(mark, `restore ${join(work, 'backup')} --replace`)
    await expect(importData(target, { folder: join(work, 'out'), isReplacing: false })).rejects.toThrow('not empty')
    expect(existsSync(mark)).toBe(true)
    await importData(target, { folder: join(work, 'out'), isReplacing: true })
    expect(existsSync(mark)).toBe(false)
  })

  test('is not imported into a database that has data, unless that may be dropped', async () => {
    const folder = join(work, 'out')
    await databaseOf(server.connection).collection('kept').insertOne({ kept: true })
    await expect(importData(named(), { folder, isReplacing: false })).rejects.toThrow('is not empty (1 collections)')
    expect(await databaseOf(server.connection).collection('kept').countDocuments()).toBe(1)
    await importData(named(), { folder, isReplacing: true })
    expect(await databaseOf(server.connection).collection('kept').countDocuments()).toBe(0)
  })

  test.each([
    ['many.bson', 'is not as it was exported'],
    ['export.json', 'is not a whole export'],
  ])(
    'is refused if its %s was changed',
    async (name, message) => {
      const folder = join(work, 'out')
      const bytes = readFileSync(join(folder, name))
      bytes[bytes.length - 4] = 1 + (bytes[bytes.length - 4] ?? 0)
      writeFileSync(join(folder, name), bytes)
      await expect(importData(named(), { folder, isReplacing: false })).rejects.toThrow(message)
      expect(await databaseOf(server.connection).listCollections().toArray()).toEqual([])
    },
    60_000,
  )

  test('creates only its own files in the folder', () => {
    const files = ['empty', 'many', 'samples'].flatMap((name) => [`${name}.bson`, `${name}.metadata.json`])
    expect(readdirSync(join(work, 'out')).sort()).toEqual([...files, 'export.json'].sort())
  })
})
