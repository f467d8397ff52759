import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { collectionsService } from '@sanguine/kernel'

/**
 * How long data are kept, as `docs/privacy.md` and the privacy policy say it. The clock is moved, then what the workers do is
 * done once.
 */

let gateway: TestGateway
const day = 86_400_000

beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.stop())

const rows = (collection: string, filter: object = {}) =>
  gateway.database.connection.collection(collection).countDocuments(filter)

async function removeOld(): Promise<void> {
  const steps = gateway.app.get(collectionsService).flatMap(({ removeOld: remove }) => (remove ? [remove] : []))
  for (const remove of new Set(steps)) await remove(gateway.app)
}

/** Checks that rows exist until just before an age, and are gone at it. */
async function expectKeptFor(ms: number, collection: string, filter: object = {}): Promise<void> {
  gateway.advance(ms - 1)
  await removeOld()
  expect(await rows(collection, filter)).toBeGreaterThan(0)
  gateway.advance(1)
  await removeOld()
  expect(await rows(collection, filter)).toBe(0)
}

test('a clock that was set years ahead, and back, deletes nothing', async () => {
  const { connection } = gateway.database
  const [at, date] = [new Date(gateway.clock.now() + 1_000), '2025-01-01']
  await gateway.player('Van Helsing')
  await gateway.visitor('Swales')
  const made: Readonly<Record<string, object>> = {
    accountCalls: { accountId: 'x', removeAt: at },
    oauthGrants: { _id: 'x', expiresAt: at, accessTokens: [] },
    oauthDeviceRequests: { expiresAt: at },
    personalTokens: { hash: 'x', expiresAt: at },
    loginTickets: { expiresAt: at },
    mails: { removeAt: at },
    operations: { _id: 'x', at: at.getTime() },
    notifications: { removeAt: at },
    webhookDeliveries: { removeAt: at, status: 'delivered' },
    staffEvents: { at },
    remotePages: { at, network: 'x' },
    remoteVitals: { at },
    remoteErrors: { day: at },
    remoteDocuments: { usedAt: at },
    remoteVersions: { state: 'withdrawn', changedAt: at },
    analyticsActivity: { days: [date] },
    analyticsDays: { _id: date },
    analyticsPurchases: { day: date },
  }
  for (const [name, row] of Object.entries(made)) await connection.collection(name).insertOne({ ...row })
  const counts = async () => {
    const collections = (await connection.listCollections()).map(({ name }) => name).toSorted()
    return Promise.all(collections.map(async (name) => [name, await rows(name)]))
  }
  const before = await counts()
  gateway.clock.jump(1_000 * day)
  await removeOld()
  gateway.clock.jump(-1_000 * day)
  expect(await counts()).toEqual(before)
  for (const name of Object.keys(made)) await connection.collection(name).deleteMany({})
})

test('counts of attempts of an address to register are kept an hour', async () => {
  await gateway.player()
  await expectKeptFor(3_600_000, 'attempts')
})

test('addresses of logins are kept seven days, as keyed hashes', async () => {
  await gateway.player('Mina')
  const isMina = { name: 'Mina', 'origins.0': { $exists: true } }
  await expectKeptFor(7 * day, 'accounts', isMina)
})

test('counts of pages by keyed hashes of networks are kept four hours', async () => {
  await gateway.database.connection
    .collection('remotePages')
    .insertOne({ at: new Date(gateway.clock.now()), network: 'x', versions: {}, pages: 1, failures: {} })
  await expectKeptFor(4 * 3_600_000, 'remotePages')
})

test('an account that is not activated is kept seven days', async () => {
  await gateway.visitor('Lucy')
  await expectKeptFor(7 * day, 'accounts', { name: 'Lucy' })
  expect(await rows('userDeletions')).toBeLessThanOrEqual(1)
  gateway.advance(120_000)
  await removeOld()
  expect(await rows('userDeletions')).toBe(0)
})

test('a session is kept fourteen days without a call, and thirty at most', async () => {
  const token = await gateway.player('Quincey')
  await removeOld()
  await gateway.database.connection
    .collection('sessions')
    .deleteMany({ createdAt: { $lt: new Date(gateway.clock.now()) } })
  expect((await gateway.rest('/clientUser/getme', { token })).status).toBe(200)
  await expectKeptFor(gateway.app.settings.sessionIdleMs, 'sessions')
})

test('a mailed link is kept thirty days after it expired', async () => {
  const { connection } = gateway.database
  await connection.collection('mailTokens').deleteMany({})
  await gateway.visitor('Renfield')
  // the deletion of the account takes them along, so it must not come first
  await connection.collection('accounts').updateOne({ name: 'Renfield' }, { $set: { role: 'user' } })
  await expectKeptFor(37 * day, 'mailTokens')
})

test('calls with an idempotency key are kept 24 hours', async () => {
  const token = await gateway.player('Jonathan')
  await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': 'hunt-1' },
    body: JSON.stringify({ query: 'mutation { quickHunt { userErrors { code } } }' }),
  })
  gateway.advance(day)
  await removeOld()
  expect(await rows('operations')).toBe(1)
  gateway.advance(1)
  await removeOld()
  expect(await rows('operations')).toBe(0)
})

test('days on which an account was active are kept 60 days, key figures and purchases 26 months', async () => {
  const { connection } = gateway.database
  const at = (date: string) => gateway.clock.advance(Date.parse(date) - gateway.clock.now())
  at('2026-01-15T12:00:00Z')
  await gateway.rest('/clientUser/getme', { token: await gateway.player('Arthur') })
  await connection.collection('analyticsDays').insertOne({ _id: '2026-01-15' as never })
  await connection.collection('analyticsPurchases').insertOne({ _id: 'charge' as never, day: '2026-01-15' })
  const isThatDay = { days: '2026-01-15' }
  at('2026-03-15T12:00:00Z')
  await removeOld()
  expect(await rows('analyticsActivity', isThatDay)).toBe(1)
  at('2026-03-16T12:00:00Z')
  await removeOld()
  expect(await rows('analyticsActivity', isThatDay)).toBe(0)
  at('2028-03-15T12:00:00Z')
  await removeOld()
  expect([await rows('analyticsDays', { _id: '2026-01-15' as never }), await rows('analyticsPurchases')]).toEqual([
    1, 1,
  ])
  at('2028-03-16T12:00:00Z')
  await removeOld()
  expect([await rows('analyticsDays', { _id: '2026-01-15' as never }), await rows('analyticsPurchases')]).toEqual([
    0, 0,
  ])
})

test('the journal is kept as long as its account', async () => {
  const token = await gateway.player('Seward')
  await gateway.graphql('mutation { quickHunt { userErrors { code } } }', {}, token)
  const { id } = (await gateway.rest('/clientUser/getme', { token })).body
  gateway.advance(5 * 365 * day)
  await removeOld()
  expect(await rows('journal', { player: id })).toBeGreaterThan(0)
})
