import { execFile, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { MongoClient } from 'mongodb'
import { MongoMemoryReplSet, MongoMemoryServer } from 'mongodb-memory-server-core'
import { binaryPath, startEmbeddedMongod } from '../index'
import { lockFolder } from '../storage/folder-lock'
import { mongodbVersion } from '../version'
import { temporaryFolder } from './a-server'
import { ensureBuilt } from './ensure-built'

let folder: ReturnType<typeof temporaryFolder>

beforeAll(() => ensureBuilt())
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

/** Runs the program until it ends by itself. */
function run(...flags: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(binaryPath, flags, { timeout: 100_000 }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })
}

/** Starts the program and resolves when it listens. */
function started(...flags: string[]) {
  const child = spawn(binaryPath, ['--dbpath', folder.path, '--port', '0', ...flags], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return new Promise<{ child: typeof child; ended: typeof ended; port: number }>((resolve, reject) => {
    child.once('error', reject)
    child.stdout.on('data', (chunk: Buffer) => {
      const port = /"Waiting for connections".*"port":(\d+)/.exec(String(chunk))?.[1]
      if (port) resolve({ child, ended, port: Number(port) })
    })
  })
}

describe('the program', () => {
  it('prints its version like mongod', async () => {
    expect((await run('--version')).stdout).toMatch(/^db version v7\.0\.\d+$/m)
  })

  it.each<[string[], RegExp]>([
    [['--colour'], /--colour is not known/],
    [['--port', 'x'], /--port must be/],
    [['--auth'], /--auth is not supported: name the users with --users/],
    [['--storageEngine', 'constructor'], /--storageEngine 'constructor' is not known/],
    [['--dbpath'], /--dbpath needs a value/],
    [['nonsense'], /'nonsense' is not an option/],
  ])('refuses %j with one line', async (flags, message) => {
    const { code, stderr } = await run(...flags)
    expect(code).toBe(2)
    expect(stderr).toMatch(message)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  it('stops cleanly on SIGTERM and releases the folder', async () => {
    const { child, ended } = await started()
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    lockFolder(folder.path)()
  })

  it('ignores signals and ends with its pipe if it is supervised', async () => {
    const { child, ended, port } = await started('--supervised')
    child.kill('SIGTERM')
    child.kill('SIGINT')
    const client = await MongoClient.connect(`mongodb://127.0.0.1:${port}/`)
    expect(await client.db().command({ ping: 1 })).toMatchObject({ ok: 1 })
    await client.close()
    child.stdin.end()
    expect(await ended).toBe(0)
  })

  it('names the process that uses the folder', async () => {
    const { child, ended } = await started()
    const { code, stderr } = await run('--dbpath', folder.path, '--port', '0')
    expect(code).toBe(100)
    expect(stderr).toContain(`in use by process ${child.pid}`)
    child.kill('SIGTERM')
    await ended
  })

  it('uses a folder whose process was killed', async () => {
    const first = await started()
    first.child.kill('SIGKILL')
    await first.ended
    const second = await started()
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  })

  it('creates its folder for the current user only', async () => {
    const made = join(folder.path, 'made')
    const { child, ended } = await started('--dbpath', made)
    expect(statSync(made).mode & 0o777).toBe(0o700)
    child.kill('SIGTERM')
    await ended
  })

  it('names the port that is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const { port } = taken.address() as AddressInfo
    const { code, stderr } = await run('--dbpath', folder.path, '--port', String(port))
    await new Promise((resolve) => taken.close(resolve))
    expect(code).toBe(100)
    expect(stderr).toContain(`Address already in use: 127.0.0.1:${port}`)
  })

  it('reports a path that is not a folder, and damaged data', async () => {
    writeFileSync(join(folder.path, 'file'), '')
    expect((await run('--dbpath', join(folder.path, 'file'), '--port', '0')).stderr).toContain('is not a folder')
    const damaged = join(folder.path, 'damaged')
    mkdirSync(damaged)
    writeFileSync(join(damaged, 'data.mdb'), Buffer.alloc(16_384, 0x5a))
    const { code, stderr } = await run('--dbpath', damaged, '--port', '0')
    expect([code, stderr]).toEqual([100, expect.stringContaining('is damaged')])
  })

  it('listens on a socket file if it is told to', async () => {
    const { child, ended, port } = await started('--unixSocketPrefix', folder.path)
    const path = join(folder.path, `mongodb-${port}.sock`)
    expect(existsSync(path)).toBe(true)
    const client = await MongoClient.connect(`mongodb://${encodeURIComponent(path)}/`)
    expect(await client.db().command({ ping: 1 })).toMatchObject({ ok: 1 })
    await client.close()
    child.kill('SIGTERM')
    await ended
  })
})

describe('startEmbeddedMongod', () => {
  it('starts, keeps its data, and starts again', async () => {
    const first = await startEmbeddedMongod({ dbPath: folder.path })
    const client = await MongoClient.connect(first.uri)
    await client.db('test').collection<{ _id: number }>('kept').insertOne({ _id: 1 })
    await client.close()
    await first.stop()
    const second = await startEmbeddedMongod({ dbPath: folder.path })
    const again = await MongoClient.connect(second.uri)
    expect(await again.db('test').collection('kept').find().toArray()).toEqual([{ _id: 1 }])
    await again.close()
    await second.stop()
  })

  it('reports why it cannot start', async () => {
    writeFileSync(join(folder.path, 'file'), '')
    await expect(startEmbeddedMongod({ dbPath: join(folder.path, 'file') })).rejects.toThrow('is not a folder')
  })

  it('reports an unexpected end', async () => {
    const reason = new Promise<string>((resolve) => {
      void startEmbeddedMongod({ dbPath: folder.path, onExit: resolve }).then(({ pid }) => process.kill(pid, 'SIGKILL'))
    })
    expect(await reason).toContain('SIGKILL')
  })
})

describe('mongodb-memory-server', () => {
  const binary = { systemBinary: binaryPath, version: mongodbVersion }

  beforeAll(() => chmodSync(binaryPath, 0o755))

  it('starts it as a single server', async () => {
    const server = await MongoMemoryServer.create({ binary })
    const client = await MongoClient.connect(server.getUri())
    expect((await client.db('a').collection('b').insertOne({ c: 1 })).acknowledged).toBe(true)
    await client.close()
    await server.stop()
  })

  it.each([
    ['wiredTiger', true],
    ['inMemory', false],
  ])(
    'reports data of the storage engine %s as persistent: %s',
    async (storageEngine, persistent) => {
      const server = await MongoMemoryServer.create({ binary, instance: { args: ['--storageEngine', storageEngine] } })
      const client = await MongoClient.connect(server.getUri())
      expect(await client.db('a').command({ serverStatus: 1 })).toMatchObject({ storageEngine: { persistent } })
      await client.close()
      await server.stop()
    },
    30_000,
  )

  it('starts it as a replica set, with transactions', async () => {
    const set = await MongoMemoryReplSet.create({ binary, replSet: { count: 1, storageEngine: 'wiredTiger' } })
    const client = await MongoClient.connect(set.getUri())
    const items = client.db('a').collection('items')
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await items.insertOne({ a: 1 }, { session })
      }),
    )
    expect(await items.countDocuments()).toBe(1)
    await client.close()
    await set.stop()
  })
})
