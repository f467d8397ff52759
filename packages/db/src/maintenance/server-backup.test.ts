import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { testApp } from '@sanguine/kernel/testing'
import type { ClientSession, Connection } from 'mongoose'
import { observeCommands } from '../command-observer'
import { openDatabase } from '../open-database'
import { startTestDatabase, type TestDatabase } from '../testing'
import { startOnFolder } from './data-source'
import { importInto } from './import-data'
import { backUp, backUpServer, exportData, restore, restoreServer } from './index'

interface Purse {
  _id: string
  n: number
}

/** The database that several gateways share, and an empty one beside it. */
let shared: TestDatabase
let other: TestDatabase
let work: string

beforeAll(async () => {
  shared = await startTestDatabase()
  other = await startTestDatabase()
})
afterAll(async () => {
  await shared.stop()
  await other.stop()
})
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'sanguine-server-backup-'))
})
afterEach(async () => {
  await shared.connection.dropDatabase()
  await other.connection.dropDatabase()
  rmSync(work, { recursive: true, force: true })
})

const sourceOf = ({ uri }: TestDatabase) => ({ mongodbUri: uri, dataDir: join(work, 'data') })
const purses = ({ connection }: { connection: Connection }, name: 'left' | 'right') =>
  connection.collection<Purse>(name)

/** Moves coins between two collections without pause, each time in one transaction. */
function startTransfers() {
  let [isStopped, transfers] = [false, 0]
  const { connection } = shared
  const move = async (session: ClientSession): Promise<void> => {
    await purses(shared, 'left').updateOne({ _id: 'purse' }, { $inc: { n: -1 } }, { session })
    await purses(shared, 'right').updateOne({ _id: 'purse' }, { $inc: { n: 1 } }, { session })
  }
  const running = (async () => {
    for (; !isStopped; transfers += 1) await connection.transaction(move)
  })()
  return {
    count: () => transfers,
    stop: async () => {
      isStopped = true
      await running
    },
  }
}

describe('a backup of a database that gateways share', () => {
  test('is a consistent snapshot during writes, and restores into an empty database', async () => {
    await purses(shared, 'left').insertOne({ _id: 'purse', n: 1_000_000 })
    await purses(shared, 'right').insertOne({ _id: 'purse', n: 0 })
    await purses(shared, 'left').insertMany(Array.from({ length: 5_000 }, (_, n) => ({ _id: `row ${n}`, n })))
    await purses(shared, 'left').createIndex({ n: 1 }, { name: 'n' })
    const transfers = startTransfers()
    const folder = join(work, 'backup')
    const report = await backUpServer(sourceOf(shared), folder)
    await transfers.stop()
    expect(transfers.count()).toBeGreaterThan(0)
    expect(report).toMatchObject({ collections: 2, documents: 5_002 })

    expect(await restoreServer(sourceOf(other), { folder, isReplacing: false })).toMatchObject({ documents: 5_002 })
    const [left, right] = await Promise.all(
      (['left', 'right'] as const).map((name) => purses(other, name).findOne({ _id: 'purse' })),
    )
    expect((left?.n ?? 0) + (right?.n ?? 0)).toBe(1_000_000)
    expect((await purses(other, 'left').indexes()).map(({ name }) => name).sort()).toEqual(['_id_', 'n'])
  })

  test('is not restored into a database that has data, unless that may be dropped', async () => {
    await purses(shared, 'left').insertOne({ _id: 'purse', n: 1 })
    const folder = join(work, 'backup')
    await backUpServer(sourceOf(shared), folder)
    await purses(other, 'right').insertOne({ _id: 'kept', n: 1 })
    await expect(restoreServer(sourceOf(other), { folder, isReplacing: false })).rejects.toThrow('is not empty')
    const prepare = () => Promise.reject(new Error('A player is not readable.'))
    await expect(restoreServer(sourceOf(other), { folder, isReplacing: true, prepare })).rejects.toThrow(
      /still those of the backup \(A player is not readable\.\).*Restore again with --replace/,
    )
    await restoreServer(sourceOf(other), { folder, isReplacing: true })
    expect(await purses(other, 'right').countDocuments()).toBe(0)
    expect(await purses(other, 'left').countDocuments()).toBe(1)
  })

  test('that is restored in part is refused by gateways and backups, until it is restored again', async () => {
    await purses(shared, 'left').insertOne({ _id: 'purse', n: 1 })
    const folder = join(work, 'backup')
    await backUpServer(sourceOf(shared), folder)
    const source = sourceOf(other)
    const open = () => {
      const { log } = testApp().app
      return openDatabase({ ...source, log, onLost: (problem) => expect(problem).toBeNull() })
    }
    const prepare = () => Promise.reject(new Error('The power is gone.'))
    await expect(restoreServer(source, { folder, isReplacing: false, prepare })).rejects.toThrow('The power is gone.')
    const reason = `"npm run data -- restore ${folder} --replace" did not end`
    await expect(open()).rejects.toThrow(reason)
    await expect(backUpServer(source, join(work, 'another'))).rejects.toThrow(reason)
    await restoreServer(source, { folder, isReplacing: true })
    await (await open()).stop()
  })

  test('is written after the mark of an unfinished restore, which is removed at the end', async () => {
    await purses(shared, 'left').insertOne({ _id: 'purse', n: 1 })
    await purses(other, 'right').insertOne({ _id: 'dropped', n: 1 })
    const folder = join(work, 'export')
    await exportData(sourceOf(shared), folder)
    const writes: string[] = []
    observeCommands(other.connection, ({ name, collection }) => {
      if (!/^(find|listCollections|listIndexes|endSessions)$/.test(name)) writes.push(`${name} ${collection}`)
    })
    await importInto(other.connection, { folder, isReplacing: true })
    expect([writes.at(0), writes.at(-1)]).toEqual(['update unfinishedRestore', 'drop unfinishedRestore'])
    expect(writes.slice(1, -1)).toEqual(['drop right', 'create left', 'insert left'])
    expect(await other.connection.listCollections()).toMatchObject([{ name: 'left' }])
  })

  test.each(['left.bson', 'left.metadata.json'])(
    'is refused if its %s was changed',
    async (name) => {
      await purses(shared, 'left').insertOne({ _id: 'purse', n: 1 })
      const folder = join(work, 'backup')
      await backUpServer(sourceOf(shared), folder)
      const file = join(folder, 'documents', name)
      const bytes = readFileSync(file)
      bytes[bytes.length - 4] = 1 + (bytes[bytes.length - 4] ?? 0)
      writeFileSync(file, bytes)
      await expect(restoreServer(sourceOf(other), { folder, isReplacing: true })).rejects.toThrow(`${name} is not as`)
      expect(await other.connection.listCollections()).toEqual([])
    },
    120_000,
  )

  test('has no backup.json if its folder cannot be written', async () => {
    await purses(shared, 'left').insertOne({ _id: 'purse', n: 1 })
    const folder = join(work, 'backup')
    writeFileSync(folder, 'a file')
    await expect(backUpServer(sourceOf(shared), folder)).rejects.toThrow()
    expect(existsSync(join(folder, 'backup.json'))).toBe(false)
  })

  test('is distinguished from the backup of a data folder, in both directions', async () => {
    const dataDir = join(work, 'data')
    const { connection, stop } = await startOnFolder(join(dataDir, 'db'))
    await connection.collection('left').insertOne({})
    await stop()
    await backUp(dataDir, join(work, 'of-folder'))
    await purses(shared, 'left').insertOne({ _id: 'purse', n: 1 })
    await backUpServer(sourceOf(shared), join(work, 'of-server'))
    await expect(
      restoreServer(sourceOf(other), { folder: join(work, 'of-folder'), isReplacing: true }),
    ).rejects.toThrow('is a backup of a data folder: restore it without MONGODB_URI')
    await expect(
      restore({ dataDir: join(work, 'new'), folder: join(work, 'of-server'), isReplacing: false }),
    ).rejects.toThrow('is a backup of a server: set MONGODB_URI')
  })
})
