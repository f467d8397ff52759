import { chmodSync } from 'node:fs'
import { userInfo } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type MongoClient, MongoServerError } from 'mongodb'
import { startEmbeddedMongod } from '../index'
import { aServer, type TestServer, temporaryFolder } from './a-server'
import { ensureBuilt } from './ensure-built'
import { mountSmallDisk, type SmallDisk } from './small-disk'

interface Row {
  _id: string
  text?: string
}

let folder: ReturnType<typeof temporaryFolder>
let disk: SmallDisk | null = null
let server: TestServer | undefined

beforeAll(() => ensureBuilt())
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(async () => {
  await server?.stop()
  server = undefined
  disk?.remove()
  disk = null
  folder.remove()
})

const rows = (client: MongoClient) => client.db('test').collection<Row>('rows')

/**
 * A server whose disk can be filled: a small disk if the system allows mounting it, else a large one that reports being
 * full.
 */
async function onFillableDisk(megabytes = 6): Promise<{ running: TestServer; fill(): void; free(): void }> {
  disk = mountSmallDisk(megabytes)
  if (disk) {
    server = await aServer({ dbPath: disk.folder })
    return { running: server, fill: disk.fill, free: disk.free }
  }
  let isFull = false
  const beforeCommit = () => {
    if (isFull) throw new Error('No space left on device')
  }
  server = await aServer({ faults: { beforeCommit } })
  const set = (value: boolean) => () => {
    isFull = value
  }
  return { running: server, fill: set(true), free: set(false) }
}

describe('a full disk', () => {
  it('fails writes with OutOfDiskSpace, loses no acknowledged write, and works again once there is room', async () => {
    const { running, fill, free } = await onFillableDisk()
    const { client } = running
    const acknowledged: string[] = []
    const errors: MongoServerError[] = []
    const insert = async (_id: string) => {
      try {
        await rows(client).insertOne({ _id, text: 'x'.repeat(2000) })
        acknowledged.push(_id)
      } catch (error) {
        if (!(error instanceof MongoServerError)) throw error
        errors.push(error)
      }
    }
    const insertMany = (name: string) => Promise.all(Array.from({ length: 100 }, (_, n) => insert(`${name}${n}`)))
    await rows(client).createIndex({ text: 1, _id: -1 })
    await insertMany('before')
    fill()
    for (const name of ['during', 'still']) await insertMany(name)
    const session = client.startSession()
    session.startTransaction()
    await rows(client).insertOne({ _id: 'in a transaction', text: 'y'.repeat(4_000_000) }, { session })
    const commit = await session.commitTransaction().catch((error: unknown) => error)
    await session.endSession()

    expect(commit).toMatchObject({ code: 14031 })
    expect(errors.length).toBeGreaterThan(10)
    for (const error of errors) {
      expect(error).toMatchObject({ code: 14031, codeName: 'OutOfDiskSpace' })
      expect(error.hasErrorLabel('RetryableWriteError')).toBe(false)
    }
    expect(await rows(client).countDocuments()).toBe(acknowledged.length)
    free()
    await insertMany('after')
    expect(acknowledged.filter((id) => id.startsWith('after'))).toHaveLength(100)
    expect(acknowledged.filter((id) => id.startsWith('before'))).toHaveLength(100)
    const stored = await rows(client).find().sort({ _id: 1 }).toArray()
    expect(stored.map(({ _id }) => _id)).toEqual([...acknowledged].sort())
    expect(await client.db('test').command({ validate: 'rows' })).toMatchObject({ valid: true, errors: [] })
  })
})

describe('a disk with less room than a commit needs', () => {
  it('refuses large simultaneous writes, keeps acknowledged ones, and accepts small ones', async () => {
    const { running } = await onFillableDisk(24)
    const { client } = running
    const acknowledged: string[] = []
    const insert = async (_id: string, length: number) => {
      try {
        await rows(client).insertOne({ _id, text: 'x'.repeat(length) })
        acknowledged.push(_id)
      } catch (error) {
        expect(error).toMatchObject({ code: 14031, codeName: 'OutOfDiskSpace' })
      }
    }
    const isSmall = disk !== null
    for (let round = 0; round < 3; round++)
      await Promise.all(Array.from({ length: 20 }, (_, n) => insert(`large ${round}-${n}`, 3_000_000)))
    expect(acknowledged.length < 60).toBe(isSmall)
    await insert('small', 10)
    expect(acknowledged).toContain('small')
    const stored = await rows(client)
      .find({}, { projection: { _id: 1 } })
      .toArray()
    expect(stored.map(({ _id }) => _id).sort()).toEqual([...acknowledged].sort())
    expect(await client.db('test').command({ validate: 'rows' })).toMatchObject({ valid: true, errors: [] })
  })
})

describe('a failing disk', () => {
  it.each([
    ['Input/output error', 1],
    ['MDB_MAP_FULL: Environment mapsize limit reached', 14031],
  ])('fails only the write with the error "%s"', async (message, code) => {
    let isFailing = false
    const beforeCommit = () => {
      if (isFailing) throw new Error(message)
    }
    server = await aServer({ faults: { beforeCommit } })
    const { client } = server
    await rows(client).insertOne({ _id: 'before' })
    isFailing = true
    await expect(rows(client).insertOne({ _id: 'lost' })).rejects.toMatchObject({ code })
    isFailing = false
    await rows(client).insertOne({ _id: 'after' })
    expect((await rows(client).find().toArray()).map(({ _id }) => _id)).toEqual(['before', 'after'])
  })

  it('ends the server if it is unknown whether a commit is on the disk', async () => {
    const fatal: unknown[] = []
    let isFailing = false
    const beforeCommit = () => {
      if (isFailing) throw new Error('MDB_PANIC: Update of meta page failed')
    }
    server = await aServer({ faults: { beforeCommit }, onFatal: (error) => fatal.push(error) })
    isFailing = true
    await expect(rows(server.client).insertOne({ _id: 'unknown' })).rejects.toThrow('MDB_PANIC')
    isFailing = false
    expect(fatal).toHaveLength(1)
  })

  it('aborts a transaction whose commit fails, keeps nothing of it, and runs the next', async () => {
    let isFailing = false
    const beforeCommit = () => {
      if (isFailing) throw new Error('MDB_PROBLEM: Unexpected problem')
    }
    server = await aServer({ faults: { beforeCommit } })
    const { client } = server
    await client.db('test').createCollection('rows')
    const transfer = async (_id: string, fails: boolean) => {
      const session = client.startSession()
      try {
        session.startTransaction()
        await rows(client).insertOne({ _id }, { session })
        isFailing = fails
        await session.commitTransaction()
      } finally {
        isFailing = false
        await session.endSession()
      }
    }
    await expect(transfer('lost', true)).rejects.toMatchObject({ code: 1 })
    await transfer('kept', false)
    expect((await rows(client).find().toArray()).map(({ _id }) => _id)).toEqual(['kept'])
  })

  it('acknowledges no write before a slow disk has stored it, and loses none', async () => {
    let commits = 0
    const beforeCommit = () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
      commits += 1
    }
    server = await aServer({ faults: { beforeCommit } })
    const { client } = server
    await rows(client).insertOne({ _id: 'first' })
    const before = commits
    const writes = Array.from({ length: 40 }, async (_, n) => {
      await rows(client).insertOne({ _id: `row ${n}` })
      return commits
    })
    for (const commitsThen of await Promise.all(writes)) expect(commitsThen).toBeGreaterThan(before)
    expect(commits - before).toBeLessThan(40)
    expect(await rows(client).countDocuments()).toBe(41)
    await sleep(0)
  })
})

describe('a folder that cannot be written to', () => {
  /** Root may write into every folder except one of a read-only file system, such as the kernel's. */
  function readOnlyFolder(): string {
    disk = mountSmallDisk(1)
    if (disk) {
      disk.makeReadOnly()
      return disk.folder
    }
    if (userInfo().uid === 0) return '/sys/kernel'
    chmodSync(folder.path, 0o555)
    return folder.path
  }

  it('is refused at the start with a message', async () => {
    const dbPath = readOnlyFolder()
    await expect(startEmbeddedMongod({ dbPath })).rejects.toThrow(
      `The data folder ${dbPath} cannot be written to. Give this user the right to, or choose another --dbpath.`,
    )
  })
})
