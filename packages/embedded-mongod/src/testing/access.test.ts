import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { MongoClient, MongoServerError } from 'mongodb'
import { readUsers } from '../access/users'
import { binaryPath, type EmbeddedMongod, socketFileOf, startEmbeddedMongod } from '../index'
import { Binary, type Doc } from '../query'
import { aServer, type TestServer, temporaryFolder } from './a-server'
import { ensureBuilt } from './ensure-built'
import { opMsg, RawClient } from './raw-client'

let folder: ReturnType<typeof temporaryFolder>

beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

function usersFile(text: string): string {
  const path = join(folder.path, 'users')
  writeFileSync(path, text, { mode: 0o600 })
  return path
}

describe('a socket file', () => {
  let server: EmbeddedMongod | undefined

  beforeAll(() => ensureBuilt())
  afterEach(async () => {
    await server?.stop()
    server = undefined
  })

  const modeOf = (path: string) => statSync(path).mode & 0o777

  it('is where the server listens, in a folder that no other user can enter', async () => {
    server = await startEmbeddedMongod({ dbPath: join(folder.path, 'db') })
    const { path } = socketFileOf(join(folder.path, 'db'))
    expect([modeOf(dirname(path)), modeOf(path), server.port]).toEqual([0o700, 0o600, 0])
  })

  it('serves the driver with transactions and retryable writes, also after a restart', async () => {
    server = await startEmbeddedMongod({ dbPath: folder.path })
    const client = await MongoClient.connect(server.uri, { serverSelectionTimeoutMS: 10_000 })
    const items = client.db('a').collection<{ _id: number }>('items')
    await client.withSession((session) =>
      session.withTransaction(() => items.insertOne({ _id: 1 }, { session }).then(() => undefined)),
    )
    process.kill(server.pid, 'SIGKILL')
    await server.stop()
    server = await startEmbeddedMongod({ dbPath: folder.path })
    await items.insertOne({ _id: 2 })
    expect(await items.countDocuments()).toBe(2)
    expect(client.options.directConnection).toBe(true)
    await client.close()
  })

  it('is in a separate temporary folder if the path of the data is too long for a socket', async () => {
    const dbPath = join(folder.path, 'deep'.repeat(40))
    const { path, isElsewhere } = socketFileOf(dbPath)
    expect([isElsewhere, path.startsWith(dbPath)]).toEqual([true, false])
    server = await startEmbeddedMongod({ dbPath })
    expect(modeOf(dirname(path))).toBe(0o700)
    const client = await MongoClient.connect(server.uri)
    expect(await client.db().command({ ping: 1 })).toMatchObject({ ok: 1 })
    await client.close()
  })

  it('is refused in a folder that other users can enter', async () => {
    const path = join(folder.path, 'socket')
    mkdirSync(path)
    chmodSync(path, 0o755)
    await expect(startEmbeddedMongod({ dbPath: folder.path })).rejects.toThrow("is not this user's alone")
  })

  it('is not used with a password, which only the current user can read', async () => {
    server = await startEmbeddedMongod({ dbPath: folder.path, access: 'password' })
    expect(modeOf(join(folder.path, 'users'))).toBe(0o600)
    const stranger = await MongoClient.connect(`mongodb://127.0.0.1:${server.port}/?directConnection=true`)
    await expect(stranger.db('a').collection('b').findOne()).rejects.toMatchObject({ code: 13 })
    await stranger.close()
    const client = await MongoClient.connect(server.uri)
    expect(await client.db('a').collection('b').findOne()).toBeNull()
    const { port } = server
    await server.stop()
    server = await startEmbeddedMongod({ dbPath: folder.path, access: 'password', port })
    expect(await client.db('a').collection('b').findOne()).toBeNull()
    await client.close()
  })
})

describe('users', () => {
  let running: TestServer['server']
  let stop: () => Promise<void>
  let raw: RawClient
  let address: string

  beforeAll(async () => {
    const own = temporaryFolder()
    const path = join(own.path, 'users')
    writeFileSync(path, 'mina:se:cret,=1\nlucy:other\n', { mode: 0o600 })
    const server = await aServer({ users: readUsers(path) })
    running = server.server
    stop = async () => {
      await server.stop()
      own.remove()
    }
    address = `127.0.0.1:${running.port}`
  })
  afterAll(() => stop())
  beforeEach(async () => {
    raw = await RawClient.to(running.port)
  })
  afterEach(() => raw.close())

  const connect = (user: string, password: string, query = '') =>
    MongoClient.connect(`mongodb://${user}:${encodeURIComponent(password)}@${address}/${query}`)

  async function command(body: object): Promise<Doc> {
    raw.send(opMsg({ ...body, $db: 'admin' }))
    return (await raw.reply()) as Doc
  }

  it.each(['', '?authMechanism=SCRAM-SHA-256', '?replicaSet=rs0'])('log in with the driver (%j)', async (query) => {
    const client = await connect('mina', 'se:cret,=1', query)
    await client.db('a').collection('b').insertOne({ c: 1 })
    const { authInfo } = await client.db('admin').command({ connectionStatus: 1 })
    expect(authInfo.authenticatedUsers).toEqual([{ user: 'mina', db: 'admin' }])
    await client.close()
  })

  it.each([
    ['mina', 'wrong', ''],
    ['nobody', 'se:cret,=1', ''],
    ['mina', 'other', ''],
    ['mina', 'se:cret,=1', '?authSource=elsewhere'],
  ])('are refused with AuthenticationFailed when the login is wrong (%s, %s, %s)', async (user, password, query) => {
    const error = await connect(user, password, query).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(MongoServerError)
    expect(error).toMatchObject({ code: 18, codeName: 'AuthenticationFailed', message: 'Authentication failed.' })
  })

  it('may only run commands of the handshake before they have logged in', async () => {
    expect((await command({ find: 'b' })).get('code')).toBe(13)
    expect((await command({ find: 'b' })).get('codeName')).toBe('Unauthorized')
    expect((await command({ find: 'b' })).get('errmsg')).toBe('Command find requires authentication')
    for (const name of ['listDatabases', 'usersInfo', 'shutdown', 'serverStatus', 'insert', 'getCmdLineOpts'])
      expect((await command({ [name]: 1 })).get('code')).toBe(13)
    for (const name of ['hello', 'ping', 'buildInfo', 'connectionStatus'])
      expect((await command({ [name]: 1 })).get('ok')).toMatchObject({ value: 1 })
  })

  it('get a stable salt even for unknown names, so that names cannot be discovered', async () => {
    const saltOf = async (name: string) => {
      const payload = new Binary(Buffer.from(`n,,n=${name},r=abc`))
      const reply = await command({ saslStart: 1, mechanism: 'SCRAM-SHA-256', payload })
      return /s=([^,]+)/.exec(Buffer.from((reply.get('payload') as Binary).bytes).toString())?.[1]
    }
    const [known, unknown, again] = [await saltOf('mina'), await saltOf('nobody'), await saltOf('nobody')]
    expect(unknown).toBe(again)
    expect(known?.length).toBe(unknown?.length)
  })

  it.each([
    [{ saslStart: 1, mechanism: 'SCRAM-SHA-1', payload: new Binary(Buffer.from('n,,n=mina,r=a')) }, 334],
    [{ saslStart: 1, mechanism: 'SCRAM-SHA-256', payload: new Binary(Buffer.from('p=tls,,n=mina,r=a')) }, 18],
    [{ saslStart: 1, mechanism: 'SCRAM-SHA-256', payload: new Binary(Buffer.from('n,,r=a')) }, 18],
    [{ saslContinue: 1, conversationId: 1, payload: new Binary(Buffer.from('c=biws,r=a,p=')) }, 17],
  ])('are refused if the messages do not follow the mechanism (%#)', async (body, code) => {
    expect((await command(body)).get('code')).toBe(code)
  })

  it('cannot continue a login that has failed', async () => {
    const payload = new Binary(Buffer.from('n,,n=mina,r=abc'))
    await command({ saslStart: 1, mechanism: 'SCRAM-SHA-256', payload })
    const wrong = new Binary(Buffer.from('c=biws,r=abc,p=AAAA'))
    expect((await command({ saslContinue: 1, conversationId: 1, payload: wrong })).get('code')).toBe(18)
    const empty = new Binary(Buffer.alloc(0))
    expect((await command({ saslContinue: 1, conversationId: 1, payload: empty })).get('code')).toBe(17)
    expect((await command({ find: 'b' })).get('code')).toBe(13)
  })

  it('are listed, and can be changed only in their file', async () => {
    const client = await connect('lucy', 'other')
    const admin = client.db('admin')
    const namesOf = async (usersInfo: unknown) =>
      (await admin.command({ usersInfo })).users.map(({ user }: { user: string }) => user)
    expect(await namesOf(1)).toEqual(['mina', 'lucy'])
    expect(await namesOf('mina')).toEqual(['mina'])
    expect(await namesOf([{ user: 'lucy', db: 'admin' }, 'nobody'])).toEqual(['lucy'])
    await expect(admin.command({ createUser: 'x', pwd: 'y', roles: [] })).rejects.toThrow(/given with --users/)
    await admin.command({ logout: 1 })
    await client.close()
  })
})

describe('the program', () => {
  const run = (...flags: string[]) =>
    spawnSync(process.execPath, [binaryPath, '--dbpath', folder.path, '--port', '0', ...flags], {
      encoding: 'utf8',
      timeout: 100_000,
    })

  it.each([['--bind_ip', '0.0.0.0'], ['--bind_ip_all'], ['--bind_ip', '192.168.1.1'], ['--bind_ip', '::']])(
    'refuses to listen off loopback without users (%s %s)',
    (...flags) => {
      const { status, stderr } = run(...flags)
      expect([status, stderr]).toEqual([2, expect.stringContaining('would let the network in without a password')])
    },
  )

  it.each([
    ['', 'names no user'],
    ['mina', 'Line 1 of .* is not name:password'],
    ['mina:a\nlucy:ü', 'Line 2 of .* is not name:password'],
    ['mina:a\nmina:b', 'names mina twice'],
  ])('refuses a users file with %j', (text, message) => {
    const { status, stderr } = run('--users', usersFile(text))
    expect([status, stderr]).toEqual([100, expect.stringMatching(message)])
  })

  it('refuses a users file that is missing or that other users can read', () => {
    expect(run('--users', join(folder.path, 'missing')).stderr).toContain('cannot be read')
    const path = usersFile('mina:secret')
    chmodSync(path, 0o644)
    expect(run('--users', path).stderr).toContain('can be read by other users')
  })
})
