import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { serialize } from 'bson'
import { MongoClient } from 'mongodb'
import { binaryPath, startEmbeddedMongod } from '../index'
import { repairFolder } from '../offline/repair-folder'
import { formatVersion } from '../storage/format'
import { StoreReader } from '../storage/reader'
import { Store } from '../storage/store'
import { aServer, temporaryFolder } from './a-server'
import { ensureBuilt } from './ensure-built'

let folder: ReturnType<typeof temporaryFolder>

beforeAll(() => ensureBuilt())
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

interface Thing {
  _id: number
  name: string
  tags: string[]
}

const thing = (n: number): Thing => ({ _id: n, name: `thing ${n}`, tags: [`a${n % 3}`, `b${n % 5}`] })

async function useServer<T>(use: (client: MongoClient) => Promise<T>): Promise<T> {
  const server = await startEmbeddedMongod({ dbPath: folder.path })
  const client = await MongoClient.connect(server.uri)
  try {
    return await use(client)
  } finally {
    await client.close()
    await server.stop()
  }
}

const things = (client: MongoClient) => client.db('test').collection<Thing>('things')

async function fill(client: MongoClient): Promise<void> {
  await things(client).createIndexes([
    { key: { name: 1 }, name: 'name', unique: true },
    { key: { tags: 1 }, name: 'tags' },
  ])
  await things(client).insertMany(Array.from({ length: 1200 }, (_, n) => thing(n)))
}

const validity = (client: MongoClient) => client.db('test').command({ validate: 'things' })

async function change(action: (store: Store) => void): Promise<void> {
  const store = new Store(folder.path)
  store.write(() => {
    action(store)
    return true
  })
  await store.close()
}

describe('the format of the data', () => {
  const formatKey = Buffer.from('\0format')

  async function setFormat(version: number): Promise<void> {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(version)
    await change((store) => store.counters.put(formatKey, bytes))
  }

  const start = () =>
    spawnSync(process.execPath, [binaryPath, '--dbpath', folder.path, '--port', '0'], {
      encoding: 'utf8',
      timeout: 100_000,
    })

  it('is stored in new data, and added to data from before formats were stored', async () => {
    await useServer(fill)
    const stored = async () => {
      const store = new Store(folder.path)
      const bytes = store.counters.get(formatKey)
      await store.close()
      return bytes && Buffer.from(bytes).readUInt32BE()
    }
    expect(await stored()).toBe(formatVersion)
    await change((store) => store.counters.remove(formatKey))
    expect(await useServer((client) => things(client).countDocuments())).toBe(1200)
    expect(await stored()).toBe(formatVersion)
  })

  it.each([
    [formatVersion + 1, 'Start the newer version that wrote it'],
    [0, 'Export it with the older version that wrote it'],
  ])('is refused with one sentence if it is %i', async (version, sentence) => {
    await setFormat(version)
    const { status, stderr } = start()
    expect([status, stderr.trim().split('\n')]).toEqual([100, [expect.stringContaining(sentence)]])
    expect(stderr).toContain(`has format ${version}`)
  })
})

describe('the backup command', () => {
  it('copies only into a new folder', async () => {
    await useServer(async (client) => {
      await fill(client)
      const admin = client.db('admin')
      const copy = join(folder.path, 'copy')
      await admin.command({ backup: copy })
      expect(readdirSync(copy)).toEqual(['data.mdb'])
      await expect(admin.command({ backup: copy })).rejects.toMatchObject({ code: 2 })
      await expect(admin.command({ backup: 'relative' })).rejects.toMatchObject({ code: 2 })
      const missing = join(folder.path, 'missing', 'copy')
      await expect(admin.command({ backup: missing })).rejects.toMatchObject({ code: 96 })
    })
  })

  it('is refused to clients of an open port, since they could write files with it', async () => {
    const server = await aServer()
    const copy = join(folder.path, 'copy')
    await expect(server.client.db('admin').command({ backup: copy })).rejects.toMatchObject({ code: 13 })
    expect(existsSync(copy)).toBe(false)
    await server.stop()
  })
})

describe('a repair', () => {
  it('keeps every document, index and order of sound data', async () => {
    await useServer(fill)
    const report = await repairFolder(folder.path)
    expect(report).toMatchObject({ collections: 1, documents: 1200, setAside: 0, unreadable: [] })
    expect(existsSync(report.formerFile)).toBe(true)
    await useServer(async (client) => {
      expect((await validity(client)).valid).toBe(true)
      expect(await things(client).find().toArray()).toEqual(Array.from({ length: 1200 }, (_, n) => thing(n)))
      expect((await things(client).indexes()).map(({ name }) => name)).toEqual(['_id_', 'name', 'tags'])
      expect(await things(client).countDocuments({ tags: 'a1' })).toBe(400)
      await expect(things(client).insertOne({ ...thing(1), _id: 5000 })).rejects.toMatchObject({ code: 11000 })
    })
  })

  it('restores index entries, counters and broken documents, and sets aside what cannot be read', async () => {
    await useServer(fill)
    await change((store) => {
      const entries = [...store.index.getKeys({})].map((key) => Buffer.from(key))
      for (const key of entries.slice(0, 10)) store.index.remove(key)
      for (const { key } of [...store.counters.getRange({})])
        if (key[0] === 1) store.counters.put(Buffer.from(key), Buffer.alloc(16))
      const [first, second] = [...store.records.getRange({ limit: 2 })].map(({ key, value }) => ({
        key: Buffer.from(key),
        value: Buffer.from(value),
      }))
      if (!first || !second) throw new Error('there are no records')
      store.records.put(first.key, Buffer.from('this is no document'))
      const afterLast = Buffer.from(first.key)
      afterLast.writeUIntBE(9999, 4, 6)
      store.records.put(afterLast, second.value)
    })
    await useServer(async (client) => {
      const { valid, errors } = await validity(client)
      expect(valid).toBe(false)
      expect(errors.join()).toMatch(/has no entry in index.*the counter says/)
    })
    const { status, stdout } = spawnSync(process.execPath, [binaryPath, '--repair', '--dbpath', folder.path], {
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^1199 documents in 1 collections/)])
    const setAside = readdirSync(folder.path).find((name) => name.startsWith('set-aside')) ?? ''
    const lines = readFileSync(join(folder.path, setAside), 'utf8').trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).record)).toEqual([1, 9999])
    await useServer(async (client) => {
      expect(await validity(client)).toMatchObject({ valid: true, nrecords: 1199 })
      expect(await things(client).findOne({ name: 'thing 7' })).toEqual(thing(7))
    })
  })

  /**
   * Breaks all pages of inner nodes that reference the page with the document of a thing: they reference a missing page
   * then. A page begins with 24 bytes. Two at 18 are its kind (1: inner), and two at 20 the end of its list of nodes; a
   * node begins with a page number.
   */
  function losePageWith(n: number): void {
    const [pageSize, headSize] = [4096, 24]
    const file = join(folder.path, 'data.mdb')
    const bytes = readFileSync(file)
    const document = Buffer.from(serialize(thing(n)))
    const lost = new Set<number>()
    for (let at = bytes.indexOf(document); at !== -1; at = bytes.indexOf(document, at + 1))
      lost.add(Math.floor(at / pageSize))
    let count = 0
    for (let page = 0; page < bytes.length; page += pageSize) {
      if (bytes.readUInt16LE(page + 18) !== 1) continue
      const end = headSize + bytes.readUInt16LE(page + 20)
      for (let slot = headSize; slot < Math.min(end, pageSize); slot += 2) {
        const node = page + headSize + bytes.readUInt16LE(page + slot)
        if (node + 4 > page + pageSize || !lost.has(bytes.readUInt32LE(node))) continue
        bytes.writeUInt32LE(0xfff0, node)
        count += 1
      }
    }
    expect(count).toBeGreaterThan(0)
    writeFileSync(file, bytes)
  }

  it('keeps what lies before and after an unreadable part, and names its collection', async () => {
    await useServer(fill)
    losePageWith(600)
    const report = await repairFolder(folder.path)
    expect(report).toMatchObject({ collections: 1, setAside: 0, unreadable: ['test.things'] })
    await useServer(async (client) => {
      expect(await validity(client)).toMatchObject({ valid: true, nrecords: report.documents })
      const ids = (await things(client).find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id)
      expect([ids[0], ids.at(-1), ids.includes(600)]).toEqual([0, 1199, false])
      expect(ids.length).toBeGreaterThan(1000)
      await things(client).insertOne(thing(5000))
    })
  })

  it('stops at an error of the program, and leaves the data unchanged', async () => {
    await useServer(fill)
    const read = jest.spyOn(StoreReader.prototype, 'records').mockImplementation(() => {
      throw new TypeError('a fault of the program')
    })
    await expect(repairFolder(folder.path)).rejects.toThrow('a fault of the program')
    read.mockRestore()
    expect(readdirSync(folder.path).filter((name) => /repair|set-aside/.test(name))).toEqual([])
    expect(await useServer((client) => things(client).countDocuments())).toBe(1200)
  })

  it('is refused while a server uses the folder, and in a folder without data', async () => {
    await expect(repairFolder(join(folder.path, 'empty'))).rejects.toThrow('There is no data')
    await useServer(async () => {
      await expect(repairFolder(folder.path)).rejects.toThrow('is in use by process')
    })
  })
})
