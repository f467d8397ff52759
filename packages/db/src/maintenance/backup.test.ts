import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  type PathLike,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import fsPromises from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { testApp } from '@sanguine/kernel/testing'
import type { Connection } from 'mongoose'
import { mongo } from 'mongoose'
import { type Database, openDatabase } from '../open-database'
import { backUp, restore, validateData } from './index'

const { log } = testApp().app
const copied = fsPromises.copyFile
const opened: Database[] = []
const loads: Load[] = []
let work: string

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'sanguine-backup-'))
})
afterEach(async () => {
  for (const load of loads.splice(0)) await load.stop()
  for (const database of opened.splice(0)) await database.stop()
  rmSync(work, { recursive: true, force: true })
})

async function open(dataDir: string): Promise<Connection> {
  const onLost = (problem: Error) => {
    throw problem
  }
  const database = await openDatabase({ mongodbUri: null, dataDir, log, onLost })
  opened.push(database)
  return database.connection
}

const closeLast = () => opened.pop()?.stop()

interface Row {
  _id: string
  n?: number
}

const rowsOf = (connection: Connection) => connection.collection<Row>('rows')

/** The files that a site keeps beside its database. */
function writeSite(dataDir: string): void {
  mkdirSync(join(dataDir, 'outbox'), { recursive: true, mode: 0o700 })
  writeFileSync(join(dataDir, 'jwt-secret'), 'j'.repeat(64), { mode: 0o600 })
  writeFileSync(join(dataDir, 'password-pepper'), 'p'.repeat(64), { mode: 0o600 })
  writeFileSync(join(dataDir, 'outbox', 'mail.eml'), 'Subject: Hello')
}

/** Writes without pause: single rows, and pairs in one transaction whose sum is zero. */
class Load {
  readonly #connection: Connection
  #isStopped = false
  #running: Promise<unknown> = Promise.resolve()
  /** Ids of rows that were acknowledged. */
  readonly acknowledged: string[] = []
  transfers = 0

  constructor(connection: Connection) {
    this.#connection = connection
  }

  start(): void {
    loads.push(this)
    this.#running = Promise.all([this.#insert('a'), this.#insert('b'), this.#transfer()])
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#running
  }

  async #insert(name: string): Promise<void> {
    for (let n = 0; !this.#isStopped; n += 1) {
      await rowsOf(this.#connection).insertOne({ _id: `${name}${n}`, n })
      this.acknowledged.push(`${name}${n}`)
    }
  }

  async #transfer(): Promise<void> {
    const purses = this.#connection.collection<Row>('purses')
    for (; !this.#isStopped; this.transfers += 1)
      await this.#connection.getClient().withSession((session) =>
        session.withTransaction(async () => {
          await purses.updateOne({ _id: 'from' }, { $inc: { n: -1 } }, { upsert: true, session })
          await purses.updateOne({ _id: 'to' }, { $inc: { n: 1 } }, { upsert: true, session })
        }),
      )
  }
}

const listed = (dataDir: string) =>
  readdirSync(dataDir)
    .filter((name) => name !== 'db')
    .sort()

describe('a backup', () => {
  test('made under load contains all acknowledged writes before it, whole transactions, secrets and images', async () => {
    const dataDir = join(work, 'data')
    const connection = await open(dataDir)
    writeSite(dataDir)
    await rowsOf(connection).createIndex({ n: 1 })
    const image = Buffer.alloc(3_000_000, 7)
    await connection.collection<{ _id: string; data: mongo.Binary }>('images').insertOne({
      _id: 'image',
      data: new mongo.Binary(image),
    })
    const load = new Load(connection)
    load.start()
    const restored: { folder: string; before: string[] }[] = []
    for (const name of ['first', 'second', 'third']) {
      const enough = load.acknowledged.length + 20
      while (load.acknowledged.length < enough) await sleep(10)
      const before = [...load.acknowledged]
      await backUp(dataDir, join(work, name))
      await restore({ dataDir: join(work, `${name}-data`), folder: join(work, name), isReplacing: false })
      restored.push({ folder: join(work, `${name}-data`), before })
    }
    await load.stop()
    expect(load.transfers).toBeGreaterThan(3)

    for (const { folder, before } of restored) {
      expect(listed(folder)).toEqual(['jwt-secret', 'outbox', 'password-pepper'])
      expect(readFileSync(join(folder, 'password-pepper'), 'utf8')).toBe('p'.repeat(64))
      for (const file of ['jwt-secret', 'db/data.mdb']) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
      const copy = await open(folder)
      const ids = new Set((await rowsOf(copy).find().toArray()).map(({ _id }) => _id))
      expect(before.filter((id) => !ids.has(id))).toEqual([])
      const purses = await copy.collection<Row>('purses').find().toArray()
      expect(purses).toHaveLength(2)
      expect(purses.reduce((sum, { n = 0 }) => sum + n, 0)).toBe(0)
      const stored = await copy.collection<{ _id: string; data: mongo.Binary }>('images').findOne({ _id: 'image' })
      expect(Buffer.compare(stored?.data.buffer ?? Buffer.alloc(0), image)).toBe(0)
      expect((await validateData(copy)).problems).toEqual([])
      await closeLast()
    }
  })

  test('can be made of a stopped database', async () => {
    const dataDir = join(work, 'data')
    await rowsOf(await open(dataDir)).insertOne({ _id: 'kept' })
    await closeLast()
    expect(await backUp(dataDir, join(work, 'backup'))).toMatchObject({ collections: 1, documents: 1 })
    expect(readdirSync(join(work, 'backup', 'db'))).toEqual(['data.mdb'])
    expect(statSync(join(work, 'backup')).mode & 0o777).toBe(0o700)
  })

  test('is refused in a folder that is not empty, and inside the data folder', async () => {
    const dataDir = join(work, 'data')
    await open(dataDir)
    writeFileSync(join(work, 'file'), '')
    await expect(backUp(dataDir, work)).rejects.toThrow('is not empty')
    await expect(backUp(dataDir, join(dataDir, 'backup'))).rejects.toThrow('lies in the data folder')
  })

  test('of a folder without a database is refused, and the folder is not created', async () => {
    await expect(backUp(join(work, 'mistyped'), join(work, 'backup'))).rejects.toThrow('There is no database')
    expect(readdirSync(work)).toEqual([])
  })

  test('omits a file that is removed in the meantime, and fails if one cannot be copied', async () => {
    const dataDir = join(work, 'data')
    const connection = await open(dataDir)
    await rowsOf(connection).insertOne({ _id: 'a' })
    writeSite(dataDir)
    const copyFile = jest.spyOn(fsPromises, 'copyFile')
    const failing = (code: string) => (from: PathLike, to: PathLike) =>
      String(from).endsWith('mail.eml')
        ? Promise.reject(Object.assign(new Error(`${code}: ${from}`), { code }))
        : copied(from, to)
    copyFile.mockImplementation(failing('EIO'))
    await expect(backUp(dataDir, join(work, 'failed'))).rejects.toThrow('EIO')
    copyFile.mockImplementation(failing('ENOENT'))
    await expect(backUp(dataDir, join(work, 'missing'))).rejects.toThrow('ENOENT')
    expect(readdirSync(work)).toEqual(['data'])
    copyFile.mockImplementation((from, to) => {
      if (String(from).endsWith('mail.eml')) rmSync(String(from))
      return copied(from, to)
    })
    await backUp(dataDir, join(work, 'backup'))
    copyFile.mockRestore()
    expect(existsSync(join(work, 'backup/jwt-secret'))).toBe(true)
    expect(existsSync(join(work, 'backup/outbox/mail.eml'))).toBe(false)
  })

  test('that fails leaves no folder', async () => {
    const dataDir = join(work, 'data')
    const connection = await open(dataDir)
    await rowsOf(connection).insertOne({ _id: 'kept' })
    await connection.close()
    await expect(backUp(dataDir, '/dev/null/backup')).rejects.toThrow()
    expect(readdirSync(work)).toEqual(['data'])
  })
})

describe('a restore', () => {
  async function backedUp(): Promise<{ dataDir: string; folder: string }> {
    const [dataDir, folder] = [join(work, 'data'), join(work, 'backup')]
    const connection = await open(dataDir)
    writeSite(dataDir)
    await rowsOf(connection).insertOne({ _id: 'before' })
    await backUp(dataDir, folder)
    await rowsOf(connection).insertOne({ _id: 'after' })
    await closeLast()
    writeFileSync(join(dataDir, 'jwt-secret'), 'another')
    return { dataDir, folder }
  }

  test('replaces existing data only with `--replace`, and keeps a copy', async () => {
    const { dataDir, folder } = await backedUp()
    await expect(restore({ dataDir, folder, isReplacing: false })).rejects.toThrow('add --replace')
    const { formerFolder } = await restore({ dataDir, folder, isReplacing: true })
    expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toBe('j'.repeat(64))
    expect(readFileSync(join(formerFolder ?? '', 'jwt-secret'), 'utf8')).toBe('another')
    expect(existsSync(join(formerFolder ?? '', 'db', 'data.mdb'))).toBe(true)
    expect(
      (
        await rowsOf(await open(dataDir))
          .find()
          .toArray()
      ).map(({ _id }) => _id),
    ).toEqual(['before'])
  })

  test('that is interrupted at any step leaves data on which no gateway starts, until it is repeated', async () => {
    const { dataDir, folder } = await backedUp()
    const move = fs.renameSync
    const attempt = async (steps: number): Promise<boolean> => {
      let left = steps
      const moves = jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
        if (left === 0) throw new Error('The power is gone.')
        left -= 1
        move(from, to)
      })
      try {
        await restore({ dataDir, folder, isReplacing: true })
        return true
      } catch (error) {
        expect(error).toEqual(new Error('The power is gone.'))
        return false
      } finally {
        moves.mockRestore()
      }
    }
    // The first step is that of the mark.
    expect(await attempt(0)).toBe(false)
    expect(await rowsOf(await open(dataDir)).countDocuments()).toBe(2)
    await closeLast()
    let steps = 1
    for (; !(await attempt(steps)); steps += 1) {
      const reason = `"npm run data -- restore ${folder} --replace" did not end`
      await expect(open(dataDir)).rejects.toThrow(reason)
      await expect(backUp(dataDir, join(work, 'another'))).rejects.toThrow(reason)
    }
    expect(steps).toBeGreaterThan(4)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.restore'))).toEqual([])
    expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toBe('j'.repeat(64))
    expect(await rowsOf(await open(dataDir)).countDocuments()).toBe(1)
    const [former = '', ...more] = readdirSync(dataDir).filter((name) => name.startsWith('before-restore-'))
    expect(more).toEqual([])
    expect(readFileSync(join(dataDir, former, 'jwt-secret'), 'utf8')).toBe('another')
    await closeLast()
    mkdirSync(join(work, 'former/db'), { recursive: true })
    fs.copyFileSync(join(dataDir, former, 'db/data.mdb'), join(work, 'former/db/data.mdb'))
    expect(await rowsOf(await open(join(work, 'former'))).countDocuments()).toBe(2)
  })

  test('whose mark does not fit on the disk leaves the data as it was, and no mark', async () => {
    const { dataDir, folder } = await backedUp()
    const write = fs.writeFileSync
    const full = jest.spyOn(fs, 'writeFileSync').mockImplementation((file) => {
      write(file, '')
      throw new Error('The disk is full.')
    })
    await expect(restore({ dataDir, folder, isReplacing: true })).rejects.toThrow('The disk is full.')
    full.mockRestore()
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.restore'))).toEqual([])
    expect(await rowsOf(await open(dataDir)).countDocuments()).toBe(2)
  })

  test('that is interrupted names its own flags, and its folder in quotation marks if that has a space', async () => {
    const { dataDir, folder } = await backedUp()
    const spaced = join(work, 'the backup')
    fs.cpSync(folder, spaced, { recursive: true })
    const move = fs.renameSync
    const interrupted = jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (!String(to).endsWith('.restore-unfinished')) throw new Error('The power is gone.')
      move(from, to)
    })
    const flags = ['--keep-secrets']
    await expect(restore({ dataDir, folder: spaced, isReplacing: true, flags })).rejects.toThrow('The power is gone.')
    interrupted.mockRestore()
    await expect(open(dataDir)).rejects.toThrow(`restore "${spaced}" --replace --keep-secrets" did not end`)
  })

  test('removes the copy of one that was killed before it changed anything', async () => {
    const { dataDir, folder } = await backedUp()
    const draft = join(dataDir, '.restore-2025-03-01T09-00-00-000Z')
    mkdirSync(draft)
    await closeLast()
    await restore({ dataDir, folder, isReplacing: true })
    expect(existsSync(draft)).toBe(false)
  })

  test('refuses a folder that a server is using', async () => {
    const { dataDir, folder } = await backedUp()
    await open(dataDir)
    await expect(restore({ dataDir, folder, isReplacing: true })).rejects.toThrow('is in use')
  })

  test.each([
    ['db/data.mdb', 'is damaged'],
    ['password-pepper', 'is damaged'],
    ['backup.json', 'is not a whole backup'],
  ])('refuses a backup whose %s was changed, before it changes the data', async (path, message) => {
    const { dataDir, folder } = await backedUp()
    writeFileSync(join(folder, path), 'x', { flag: 'a' })
    await expect(restore({ dataDir, folder, isReplacing: true })).rejects.toThrow(message)
    expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toBe('another')
    expect(await rowsOf(await open(dataDir)).countDocuments()).toBe(2)
  })

  test('refuses a backup that lacks a file, and one of a newer format', async () => {
    const { dataDir, folder } = await backedUp()
    const manifest = JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8'))
    rmSync(join(folder, 'password-pepper'))
    await expect(restore({ dataDir, folder, isReplacing: true })).rejects.toThrow('password-pepper is missing')
    writeFileSync(join(folder, 'backup.json'), JSON.stringify({ ...manifest, format: 2 }))
    await expect(restore({ dataDir, folder, isReplacing: true })).rejects.toThrow('has format 2')
  })
})
