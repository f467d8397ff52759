import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { releaseService } from '@sanguine/catalogue'
import { connectionService } from '@sanguine/db'
import { type FaultProxy, startFaultProxy, startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import { runInterval } from '@sanguine/kernel'
import { type CapturedLog, captureLog, startTestGateway, type TestGateway } from './testing'

let database: TestDatabase
let proxy: FaultProxy
let gateway: TestGateway
let token: string
let captured: CapturedLog
let bait: string

beforeAll(async () => {
  database = await startTestDatabase()
  proxy = await startFaultProxy(database.uri)
  captured = captureLog()
  gateway = await startTestGateway({ database: { ...database, uri: proxy.uri }, log: captured.log })
  token = await gateway.player('Mina')
  const { start, items } = gateway.app.get(releaseService).current()
  bait = start.equipped.find((id) => items.get(id)?.type === 'bait') ?? ''
})
afterEach(async () => {
  proxy.heal()
  await until(async () => (await readiness()).status === 200)
})
afterAll(async () => {
  await gateway.stop()
  await proxy.stop()
  await database.stop()
})

async function until(isTrue: () => Promise<boolean>, maxMs = 60_000): Promise<number> {
  const from = performance.now()
  while (!(await isTrue())) {
    if (performance.now() - from > maxMs) throw new Error('It took too long.')
    await sleep(50)
  }
  return performance.now() - from
}

async function readiness() {
  // A report is reused for a second, so the clock moves on.
  gateway.advance(1_000)
  const from = performance.now()
  const response = await fetch(`${gateway.url}/readyz`)
  return { status: response.status, text: await response.text(), ms: performance.now() - from }
}

const buyMutation = `mutation($input: BuyInput!) { buy(input: $input) { userErrors { code } } }`

async function graphql(query: string, variables: object = {}, headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify({ query, variables }),
  })
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] }
  return { status: response.status, headers: response.headers, code: errors?.[0]?.extensions.code }
}

const buy = (key: string) =>
  gateway.rest('POST /game/buysell', {
    token,
    form: { itemId: bait, amount: '1' },
    headers: { 'Idempotency-Key': key },
  })

/** Makes calls of every sort. Returns for each its status, its duration, and whether it has `Retry-After`. */
async function callAll(key: string) {
  const timed = async (call: Promise<{ status: number; headers: Headers }>) => {
    const from = performance.now()
    const { status, headers } = await call
    return { status, hasRetryAfter: headers.has('Retry-After'), ms: performance.now() - from }
  }
  return Promise.all([
    timed(buy(key)),
    timed(gateway.rest('/clientUser/getme', { token })),
    timed(gateway.rest('/Game/hunt', { token })),
    timed(gateway.rest('POST /user/login', { form: { username: 'Mina', password: 'a'.repeat(64) } })),
    timed(graphql('{ me { name xp } }')),
    timed(graphql(buyMutation, { input: { itemId: bait, amount: 1 } })),
  ])
}

const maxCallMs = 8_000

const late = /^The database cannot be used: it (did not respond within 900 ms|does not respond in time)\.$/

/** Faults of the database, with the sentence that reports each without an address. */
const faults: readonly (readonly [string, () => void, RegExp])[] = [
  [
    'cannot be reached',
    () => proxy.cut(),
    // The last one: the driver has no error to report while it looks for a server.
    /^The database cannot be used: (it closed the connection \(ECONNRESET\)|the connection to it was lost|it did not respond within 900 ms)\.$/,
  ],
  ['has frozen', () => proxy.freeze(), late],
  // Both delays together exceed the limit of a call. The database is late, but its heartbeats show that it lives.
  ['takes eight seconds for every reply', () => proxy.delay(4_000), late],
]

describe.each(faults)('while the database %s', (_name, begin, reason) => {
  /** How long a gateway takes to become unready, to report this, and to become ready again. */
  async function failAndHeal() {
    expect((await readiness()).status).toBe(200)
    begin()
    const unreadyMs = await until(async () => (await readiness()).status === 503)
    const { ms, text } = await readiness()
    expect(text).toMatch(reason)
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200)
    proxy.heal()
    return { unreadyMs, ms, readyMs: await until(async () => (await readiness()).status === 200) }
  }

  test('the gateway is unready within two seconds, and ready again by itself', async () => {
    const isInTime = ({ unreadyMs, ms, readyMs }: Awaited<ReturnType<typeof failAndHeal>>) =>
      unreadyMs < 2_000 && ms < 1_000 && readyMs < 5_000
    // One good attempt of three is enough, since the machine may stall during the others.
    const isOneInTime = isInTime(await failAndHeal()) || isInTime(await failAndHeal()) || isInTime(await failAndHeal())
    expect(isOneInTime).toBe(true)
  })

  test('every call ends in time with a 503 that says when to come again', async () => {
    // Also covers calls whose session was read just before.
    expect((await gateway.rest('/clientUser/getme', { token })).status).toBe(200)
    begin()
    for (const key of ['first', 'second']) {
      const calls = await callAll(`${_name} ${key}`.replaceAll(' ', '-'))
      for (const { status, hasRetryAfter } of calls) expect([status, hasRetryAfter]).toEqual([503, true])
      expect(calls.map(({ ms }) => ms).filter((ms) => ms >= maxCallMs)).toEqual([])
    }
    const { status, code, headers } = await graphql(
      '{ me { name } }',
      {},
      { Accept: 'application/json;q=0.8, */*;q=0.1' },
    )
    expect([status, code, headers.get('Retry-After')]).toEqual([503, 'UNAVAILABLE', '2'])
    // The log of a second reply would contain the address of the call.
    expect(captured.lines().filter(({ msg }) => String(msg).includes('already sent'))).toEqual([])
  }, 40_000)
})

test('a call whose outcome an outage hid acts once, however often its key is repeated', async () => {
  const amount = async () => {
    const { body } = await gateway.rest('/clientUser/getme', { token })
    return body.inventory.find(({ item }: { item: { id: string } }) => item.id === bait).amount
  }
  const before = await amount()
  proxy.freeze()
  expect((await buy('hidden')).status).toBe(503)
  proxy.heal()
  await until(async () => (await buy('hidden')).status === 200)
  expect((await buy('hidden')).body).toMatchObject({ success: true })
  expect(await amount()).toBe(before + 1)
}, 30_000)

describe('after a database that gave no response to commands', () => {
  let limited: TestGateway
  let admin: string
  let runs = 0

  beforeAll(async () => {
    // Longer than a command on a busy machine, yet two of them are shorter than the limit of a call.
    const uri = `${proxy.uri}&socketTimeoutMS=2000&connectTimeoutMS=2000&heartbeatFrequencyMS=500`
    limited = await startTestGateway({ database: { ...database, uri }, clock: gateway.clock })
    admin = await limited.adminToken()
    const connection = limited.app.get(connectionService)
    runInterval(limited.app, 'test', 50, async () => {
      await connection.collection('accounts').findOne({})
      runs += 1
    })
  })
  afterAll(() => limited.stop())

  const idQuery = '{ admin { rarities(first: 1) { nodes { id } } } }'
  const renameMutation = `mutation($input: UpdateRarityInput!) { updateRarity(input: $input) { rarity { name } } }`
  const rename = (id: string, name: string) => limited.graphql(renameMutation, { input: { id, name } }, admin)
  const readQuery = '{ ladder { totalCount } admin { users(search: "Mina") { totalCount } } }'
  const isLoaded = (name: string) => JSON.stringify(limited.app.get(releaseService).snapshot().content).includes(name)

  test('workers run, content is changed and loaded, players and accounts are read', async () => {
    const { data } = await limited.graphql(idQuery, {}, admin)
    const [{ id }] = data.admin.rarities.nodes
    proxy.silence()
    const during = await Promise.all([rename(id, 'Never'), limited.graphql(readQuery, {}, admin)])
    expect(during).toMatchObject([{ status: 503 }, { status: 503 }])
    await expect(limited.app.get(releaseService).latest()).rejects.toThrow()
    const runsBefore = runs
    proxy.heal()
    await until(async () => runs > runsBefore + 2)
    await until(async () => (await rename(id, 'After all')).data?.updateRarity?.rarity?.name === 'After all')
    await until(async () => isLoaded('After all'))
    const { data: read } = await limited.graphql(readQuery, {}, admin)
    expect(read).toMatchObject({ ladder: { totalCount: expect.any(Number) }, admin: { users: { totalCount: 1 } } })
  }, 60_000)
})
