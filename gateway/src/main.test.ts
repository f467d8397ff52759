import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { startTestDatabase } from '@sanguine/db/testing'

// Several processes start at once, each of which takes a minute and more on a busy machine.
jest.setTimeout(600_000)

const main = join(__dirname, '../dist/main.js')
const running: ChildProcess[] = []
const folders: string[] = []

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-main-'))
  folders.push(folder)
  return folder
}

function start(env: Record<string, string> = {}, ...args: readonly string[]) {
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: newFolder(), LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  const closed = once(child, 'close')
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (said.out += chunk))
  child.stderr.on('data', (chunk) => (said.err += chunk))
  return { child, closed, said }
}

/** Waits for `close` instead of `exit`, since only after it all output has been read. */
async function ended({ closed, said }: ReturnType<typeof start>) {
  const [code] = await closed
  return { code, lines: said.err.trim().split('\n') }
}

async function ready({ child, said }: ReturnType<typeof start>): Promise<string> {
  for (;;) {
    const url = /^Sanguine is ready: (\S+)$/m.exec(said.out)?.[1]
    if (url) return url
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended: ${said.err}`)
    await sleep(20)
  }
}

const isServing = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  )

/** Asks for the readiness until it is this one, since a busy machine may be unready first. */
async function readinessIs(url: string, text: 'ready' | 'The server is stopping.'): Promise<void> {
  while (!(await (await fetch(`${url}/readyz`)).text()).startsWith(text)) await sleep(20)
}

beforeAll(() => {
  execFileSync(process.execPath, [join(__dirname, '../../tools/build/server.mjs')])
})
// The tests of a group run at once, since they mostly wait for their processes.
afterAll(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('a start that cannot succeed prints one line that says what to do, and exits with 1:', () => {
  test.concurrent('port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { code, lines } = await ended(start({ PORT: `${port}` }))
    other.close()
    expect([code, lines]).toEqual([
      1,
      [
        `Sanguine cannot run: PORT ${port} on 127.0.0.1 is in use: stop what listens there, or set PORT to another number.`,
      ],
    ])
  })

  test.concurrent.each([
    [
      'a data folder that cannot be used',
      { DATA_DIR: '/dev/null/data' },
      /DATA_DIR \/dev\/null\/data cannot be used .*set DATA_DIR/,
    ],
    [
      'a database that does not answer',
      { MONGODB_URI: 'mongodb://me:secret@127.0.0.1:1/?serverSelectionTimeoutMS=200' },
      /MONGODB_URI mongodb:\/\/127\.0\.0\.1:1\/.* does not answer/,
    ],
    [
      'a setting that is none',
      { GAME_SPEED: 'fast' },
      /GAME_SPEED must be a number above 0, at most 100000, not "fast"\./,
    ],
    [
      'a missing secret in production',
      { NODE_ENV: 'production', HOST: '0.0.0.0' },
      /JWT_SECRET must be set in production/,
    ],
    [
      'an address that is not ours',
      { HOST: '203.0.113.1', PORT: '4711' },
      /HOST 203\.0\.113\.1 is no address of this machine/,
    ],
    [
      'a folder for backups in the data folder',
      { DATA_DIR: './data', BACKUP_DIR: './data/backups' },
      /BACKUP_DIR \S+\/data\/backups lies in DATA_DIR: set it to a folder outside, best on another disk\./,
    ],
    [
      'a folder for backups that cannot be used',
      { BACKUP_DIR: '/dev/null/backups' },
      /BACKUP_DIR \/dev\/null\/backups cannot be used \(ENOTDIR\): let this user .*set BACKUP_DIR to another folder/,
    ],
  ])('%s', async (_name, env, sentence) => {
    const { code, lines } = await ended(start(env))
    expect([code, lines]).toEqual([1, [expect.stringMatching(sentence)]])
    expect(lines[0]).not.toContain('secret@')
  })

  test.concurrent('content in the database from which no game can be built', async () => {
    const database = await startTestDatabase()
    const content = database.connection.collection('contentVersion')
    await content.insertOne({ _id: 'records' as never, version: 1, changedAt: new Date(), start: {} })
    const rank = { name: 'Elder', xp: 9, rewardItemId: 'e'.repeat(24), revision: 2, updatedAt: new Date() }
    await database.connection.collection('ranks').insertOne(rank)
    // This test is not about the connection, so a busy machine gets time to connect.
    const { code, lines } = await ended(start({ MONGODB_URI: `${database.uri}&connectTimeoutMS=30000` }))
    const sentence = /The content in the database cannot be used: rank "Elder": rewardItemId: there is no item .+/
    expect([code, lines]).toEqual([1, [expect.stringMatching(sentence)]])
    await database.stop()
  })

  test.concurrent('a data folder that another gateway uses', async () => {
    const DATA_DIR = newFolder()
    await ready(start({ DATA_DIR }))
    const { code, lines } = await ended(start({ DATA_DIR }))
    expect([code, lines]).toEqual([
      1,
      [expect.stringMatching(/built-in database does not start in .*Use another DATA_DIR/)],
    ])
  })
})

test('a start ends at the first SIGTERM, also as the first process of a container', async () => {
  // This server accepts connections and says nothing, so the start waits for it.
  const silent = createServer((socket) => socket.on('error', () => undefined).resume()).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  const connected = once(silent, 'connection')
  const { child } = start({ MONGODB_URI: `mongodb://127.0.0.1:${port}/` })
  await connected
  child.kill('SIGTERM')
  // A process that a signal ends without a handler has no exit code.
  expect(await once(child, 'exit')).toEqual([143, null])
  await new Promise((resolve) => silent.close(resolve))
})

describe('a start that succeeds', () => {
  test.concurrent('prints the address and, the first time only, the password of the admin', async () => {
    const DATA_DIR = newFolder()
    const first = start({ DATA_DIR })
    const url = await ready(first)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    await readinessIs(url, 'ready')
    const password = /password (\S+) \(shown only now\)/.exec(first.said.out)?.[1] ?? ''
    const response = await fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { 'X-Api-Key': 'sanguine-site' },
      body: new URLSearchParams({ username: 'admin', password: digestOf(password) }),
    })
    expect(await response.json()).toMatchObject({ success: true })
    first.child.kill('SIGTERM')
    expect((await ended(first)).code).toBe(0)

    const second = start({ DATA_DIR })
    await ready(second)
    expect(second.said.out).not.toMatch(/password/)
    expect(second.said.err).toBe('')
  })

  test.concurrent('backs up the data into BACKUP_DIR, and the next start makes no second backup', async () => {
    const env = { DATA_DIR: newFolder(), BACKUP_DIR: newFolder(), LOG_LEVEL: 'info' }
    const gateway = start(env)
    await ready(gateway)
    while (!gateway.said.out.includes('A backup was made')) await sleep(20)
    gateway.child.kill('SIGTERM')
    expect((await ended(gateway)).code).toBe(0)
    const [name = ''] = readdirSync(env.BACKUP_DIR)
    expect(name).toMatch(/^scheduled-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/)
    expect(readdirSync(join(env.BACKUP_DIR, name))).toEqual(
      expect.arrayContaining(['backup.json', 'db', 'jwt-secret', 'password-pepper']),
    )
    const second = start(env)
    await ready(second)
    second.child.kill('SIGTERM')
    expect((await ended(second)).code).toBe(0)
    expect(readdirSync(env.BACKUP_DIR)).toEqual([name])
  })

  test.concurrent('serves for DRAIN_SECONDS after SIGTERM, reports that it is not ready, then ends', async () => {
    // Long enough for two calls on a busy machine.
    const gateway = start({ DRAIN_SECONDS: '15' })
    const url = await ready(gateway)
    await readinessIs(url, 'ready')
    const from = Date.now()
    gateway.child.kill('SIGTERM')
    await readinessIs(url, 'The server is stopping.')
    const served = await fetch(`${url}/api/version`, { headers: { 'X-Api-Key': 'sanguine-site' } })
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
    expect((await ended(gateway)).code).toBe(0)
    expect(Date.now() - from).toBeGreaterThanOrEqual(15_000)
    expect(await isServing(url)).toBe(false)
  })

  test.concurrent('ends after it has finished the open calls', async () => {
    const gateway = start()
    const url = await ready(gateway)
    const body = `username=nobody&password=${digestOf('x')}`
    const call = request(`${url}/api/user/login`, {
      method: 'POST',
      headers: {
        'X-Api-Key': 'sanguine-site',
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': body.length,
        Expect: '100-continue',
      },
    })
    const answered = once(call, 'response')
    call.flushHeaders()
    await once(call, 'continue')
    gateway.child.kill('SIGTERM')
    // Nobody else is served from then on.
    while (await isServing(url)) await sleep(20)
    call.end(body)
    const [response] = (await answered) as [IncomingMessage]
    response.resume()
    expect(response.statusCode).toBe(200)
    expect((await ended(gateway)).code).toBe(0)
    expect(await isServing(url)).toBe(false)
  })
})

describe('several gateways', () => {
  /** The lines of the log that say which gateway serves, oldest first. */
  const readyLines = ({ said }: ReturnType<typeof start>) =>
    said.out
      .split('\n')
      .filter((line) => line.includes('"A gateway is ready."'))
      .map((line) => JSON.parse(line) as { readonly gateway: number; readonly processId: number; readonly url: string })

  async function waitForStarts(site: ReturnType<typeof start>, count: number) {
    while (readyLines(site).length < count) {
      if (site.child.exitCode !== null) throw new Error(`It ended: ${site.said.err}`)
      await sleep(20)
    }
    return readyLines(site)
  }

  /** Calls as a proxy does, which asks the next gateway where one refuses the connection. */
  const callOneOf = async (urls: readonly string[]): Promise<void> => {
    for (const url of urls) if (await isServing(url)) return
    throw new Error('No gateway served a call.')
  }

  test('share a database, restart one after another, come back after a kill, and end together', async () => {
    const site = start({ ADMIN_PASSWORD: 'lantern-and-a-long-spoon', LOG_LEVEL: 'info' }, '--gateways', '2')
    const first = await waitForStarts(site, 2)
    const urls = first.map(({ url }) => url)
    expect(new Set(urls).size).toBe(2)
    const headers = { 'X-Api-Key': 'sanguine-site' }
    const body = new URLSearchParams({ username: 'admin', password: digestOf('lantern-and-a-long-spoon') })
    const login = await fetch(`${urls[0]}/api/user/login`, { method: 'POST', headers, body })
    const { access_token: token } = (await login.json()) as { readonly access_token: string }
    const read = await fetch(`${urls[1]}/graphql`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: '{ viewer { name } }' }),
    })
    expect(await read.json()).toMatchObject({ data: { viewer: { name: 'admin' } } })

    site.child.kill('SIGUSR2')
    while (readyLines(site).length < 4) await callOneOf(urls)
    const restarted = readyLines(site).slice(2)
    expect(restarted.map(({ gateway, url }) => [gateway, url])).toEqual(first.map(({ gateway, url }) => [gateway, url]))
    expect(restarted.map(({ processId }) => processId)).not.toEqual(first.map(({ processId }) => processId))

    process.kill(restarted[0]?.processId ?? Number.NaN, 'SIGKILL')
    await waitForStarts(site, 5)
    for (const url of urls) expect(await isServing(url)).toBe(true)

    site.child.kill('SIGTERM')
    expect((await ended(site)).code).toBe(0)
    for (const url of urls) expect(await isServing(url)).toBe(false)
  })

  test.concurrent.each(['0', 'two', '-1', '100'])('are refused if their number is %p', async (count) => {
    const { code, lines } = await ended(start({}, `--gateways=${count}`))
    const sentence = `Sanguine cannot run: --gateways must be a number from 1 to 99, not "${count}".`
    expect([code, lines]).toEqual([1, [sentence]])
  })

  test('end when one of them cannot start, with the reason', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { code, lines } = await ended(start({ PORT: `${port - 1}` }, '--gateways', '2'))
    other.close()
    expect(code).toBe(1)
    expect(lines.join('\n')).toMatch(/PORT \d+ on 127\.0\.0\.1 is in use/)
    expect(lines.at(-1)).toMatch(/^Sanguine cannot run: Gateway [12] ended before it was ready/)
  })
})
