import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { releaseService } from '@sanguine/catalogue'
import { connectionService } from '@sanguine/db'
import { type FaultProxy, startFaultProxy, startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import { runInterval } from '@sanguine/kernel'
import { timeouts } from './server/timeouts'
import { type CapturedLog, captureLog, startTestGateway, type TestGateway } from './testing'

/** A gateway on the shared database, with a player of its own, behind a network that can fail. So several can wait at once. */
interface Site {
  readonly proxy: FaultProxy
  readonly gateway: TestGateway
  readonly captured: CapturedLog
  readonly name: string
  readonly token: string
}

const late = /^The database cannot be used: it (did not respond within 900 ms|does not respond in time)\.$/

/** Faults of the database, with the player who calls meanwhile, and the sentence that reports each without an address. */
const faults: readonly (readonly [string, string, (proxy: FaultProxy) => void, RegExp])[] = [
  [
    'cannot be reached',
    'Lucy',
    (proxy) => proxy.cut(),
    // The last one: the driver has no error to report while it looks for a server.
    /^The database cannot be used: (it closed the connection \(ECONNRESET\)|the connection to it was lost|it did not respond within 900 ms)\.$/,
  ],
  ['has frozen', 'Arthur', (proxy) => proxy.freeze(), late],
  // Both delays together exceed the limit of a call. The database is late, but its heartbeats show that it lives.
  ['takes eight seconds for every reply', 'Quincey', (proxy) => proxy.delay(4_000), late],
]

let database: TestDatabase
let bait: string
const sites = new Map<string, Site>()

function siteOf(name: string): Site {
  const site = sites.get(name)
  if (!site) throw new Error(`${name} has no site.`)
  return site
}

async function startGateway(options = '') {
  const proxy = await startFaultProxy(database.uri)
  const captured = captureLog()
  const reached = { ...database, uri: `${proxy.uri}${options}` }
  return { proxy, captured, gateway: await startTestGateway({ database: reached, log: captured.log, timeouts }) }
}

beforeAll(async () => {
  database = await startTestDatabase()
  const first = await startGateway()
  const { gateway } = first
  sites.set('Mina', { ...first, name: 'Mina', token: await gateway.player('Mina') })
  const tokens: [name: string, token: string][] = []
  // The other gateways start later, because any of them may send the mail of a registration.
  for (const [, name] of faults) tokens.push([name, await gateway.player(name)])
  const start = async ([name, token]: (typeof tokens)[number]) =>
    sites.set(name, { ...(await startGateway()), name, token })
  await Promise.all(tokens.map(start))
  const { start: equipment, items } = gateway.app.get(releaseService).current()
  bait = equipment.equipped.find((id) => items.get(id)?.type === 'bait') ?? ''
})
afterAll(async () => {
  for (const { gateway, proxy } of sites.values()) {
    await gateway.stop()
    await proxy.stop()
  }
  await database.stop()
})

async function until(isTrue: () => Promise<boolean>, maxMs = 60_000): Promise<void> {
  const from = performance.now()
  while (!(await isTrue())) {
    if (performance.now() - from > maxMs) throw new Error('It took too long.')
    await sleep(50)
  }
}

async function readiness({ gateway }: Site) {
  // A report is reused for a second, so the clock moves on.
  gateway.advance(1_000)
  const response = await fetch(`${gateway.url}/readyz`)
  return { status: response.status, text: await response.text() }
}

const untilReady = (site: Site) => until(async () => (await readiness(site)).status === 200)

const buyMutation = `mutation($input: BuyInput!) { buy(input: $input) { userErrors { code } } }`

async function graphql({ gateway, token }: Site, query: string, variables: object = {}, headers: object = {}) {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify({ query, variables }),
  })
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] }
  return { status: response.status, headers: response.headers, code: errors?.[0]?.extensions.code }
}

const buy = ({ gateway, token }: Site, key: string) =>
  gateway.rest('POST /game/buysell', {
    token,
    form: { itemId: bait, amount: '1' },
    headers: { 'Idempotency-Key': key },
  })

/** Makes calls of every sort. Returns for each its status, its duration, and whether it has `Retry-After`. */
async function callAll(site: Site, key: string) {
  const { gateway, name, token } = site
  const timed = async (call: Promise<{ status: number; headers: Headers }>) => {
    const from = performance.now()
    const { status, headers } = await call
    return { status, hasRetryAfter: headers.has('Retry-After'), ms: performance.now() - from }
  }
  return Promise.all([
    timed(buy(site, key)),
    timed(gateway.rest('/clientUser/getme', { token })),
    timed(gateway.rest('/Game/hunt', { token })),
    timed(gateway.rest('POST /user/login', { form: { username: name, password: 'a'.repeat(64) } })),
    timed(graphql(site, '{ me { name xp } }')),
    timed(graphql(site, buyMutation, { input: { itemId: bait, amount: 1 } })),
  ])
}

/** The limit of a call may be exceeded on a busy machine; without one, a command would wait for thirty seconds. */
const maxCallMs = 2 * timeouts.callTimeout

test.each(faults)(
  'while the database %s the gateway reports that it is not ready, and becomes ready again without help',
  async (_fault, name, begin, reason) => {
    const site = siteOf(name)
    expect((await readiness(site)).status).toBe(200)
    begin(site.proxy)
    const { status, text } = await readiness(site)
    expect([status, text]).toEqual([503, expect.stringMatching(reason)])
    expect((await fetch(`${site.gateway.url}/healthz`)).status).toBe(200)
    site.proxy.heal()
    await untilReady(site)
  },
)

test.concurrent.each(faults)(
  'while the database %s every call ends in time with a 503 and a time to retry',
  async (fault, name, begin) => {
    const site = siteOf(name)
    const { gateway, proxy, captured, token } = site
    // Also covers calls whose session was read just before.
    expect((await gateway.rest('/clientUser/getme', { token })).status).toBe(200)
    begin(proxy)
    for (const key of ['first', 'second']) {
      const calls = await callAll(site, `${fault} ${key}`.replaceAll(' ', '-'))
      for (const { status, hasRetryAfter } of calls) expect([status, hasRetryAfter]).toEqual([503, true])
      expect(calls.map(({ ms }) => ms).filter((ms) => ms >= maxCallMs)).toEqual([])
    }
    const accept = { Accept: 'application/json;q=0.8, */*;q=0.1' }
    const { status, code, headers } = await graphql(site, '{ me { name } }', {}, accept)
    expect([status, code, headers.get('Retry-After')]).toEqual([503, 'UNAVAILABLE', '2'])
    // The log of a second reply would contain the address of the call.
    expect(captured.lines().filter(({ msg }) => String(msg).includes('already sent'))).toEqual([])
    proxy.heal()
    await untilReady(site)
  },
)

test.concurrent('a call whose result was lost in an outage acts once, however often its key is repeated', async () => {
  const site = siteOf('Mina')
  const { gateway, proxy, token } = site
  const amount = async () => {
    const { body } = await gateway.rest('/clientUser/getme', { token })
    return body.inventory.find(({ item }: { item: { id: string } }) => item.id === bait).amount
  }
  const before = await amount()
  proxy.freeze()
  expect((await buy(site, 'hidden')).status).toBe(503)
  proxy.heal()
  await until(async () => (await buy(site, 'hidden')).status === 200)
  expect((await buy(site, 'hidden')).body).toMatchObject({ success: true })
  expect(await amount()).toBe(before + 1)
})

test.concurrent('after the database has given no response to commands, workers run, content changes, and players and accounts are read', async () => {
  // Longer than a command on a busy machine, yet two of them are shorter than the limit of a call.
  const limits = '&socketTimeoutMS=2000&connectTimeoutMS=2000&heartbeatFrequencyMS=500'
  const { proxy, gateway: limited } = await startGateway(limits)
  const admin = await limited.adminToken()
  const connection = limited.app.get(connectionService)
  let runs = 0
  runInterval(limited.app, 'test', 50, async () => {
    await connection.collection('accounts').findOne({})
    runs += 1
  })
  const idQuery = '{ admin { rarities(first: 1) { nodes { id } } } }'
  const renameMutation = `mutation($input: UpdateRarityInput!) { updateRarity(input: $input) { rarity { name } } }`
  const rename = (id: string, name: string) => limited.graphql(renameMutation, { input: { id, name } }, admin)
  const readQuery = '{ ladder { totalCount } admin { users(search: "Mina") { totalCount } } }'
  const isLoaded = (name: string) => JSON.stringify(limited.app.get(releaseService).snapshot().content).includes(name)

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
  await limited.stop()
  await proxy.stop()
})
