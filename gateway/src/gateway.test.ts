import { writeFileSync } from 'node:fs'
import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals'
import { accountMailSamples, digestOf } from '@sanguine/accounts'
import { aPack, smallContent } from '@sanguine/content/testing'
import type { Settings } from '@sanguine/kernel'
import { outboxOf } from '@sanguine/mail'
import { paymentMailSamples } from '@sanguine/payments'
import { webhookMailSamples } from '@sanguine/webhooks'
import { siteKey } from './settings'
import { startTestGateway, type TestGateway, type TestGatewayOptions } from './testing'

const pack = aPack(smallContent())

const started: TestGateway[] = []
async function start(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const gateway = await startTestGateway({ pack, ...options })
  started.push(gateway)
  return gateway
}
afterEach(async () => {
  for (const gateway of started.splice(0).reverse()) await gateway.stop()
})

/** The gateways of tests that change nothing, by their settings. */
const unchanged = new Map<string, Promise<TestGateway>>()
function gatewayWith(settings: Partial<Settings> = {}): Promise<TestGateway> {
  const key = JSON.stringify(settings)
  const gateway = unchanged.get(key) ?? startTestGateway({ pack, settings })
  unchanged.set(key, gateway)
  return gateway
}
afterAll(async () => {
  for (const gateway of unchanged.values()) await (await gateway).stop()
})

const visit = (gateway: TestGateway, path: string, headers: Record<string, string> = {}) =>
  fetch(gateway.url + path, { headers: { Accept: 'text/html', ...headers } })

describe('the outbox page', () => {
  test('lists the mails and shows one, with a link that can be followed', async () => {
    const gateway = await start()
    expect(await (await visit(gateway, '/config.json')).json()).toMatchObject({ mailbox: '/dev/mail' })
    expect(await (await visit(gateway, '/dev/mail')).text()).toContain('No mail was sent yet.')
    await gateway.visitor('Mina')
    const list = await (await visit(gateway, '/dev/mail')).text()
    expect(list).toContain('mina@example.org')
    const link = /<a href="http:\/\/localhost:\d+\/activateAccount\/[0-9a-f]{32}">/
    expect(list).toMatch(link)
    const path = /href="(\/dev\/mail\/[^"]+)"/.exec(list)?.[1] ?? ''
    expect(await (await visit(gateway, path)).text()).toMatch(link)
  })

  test('shows an error, not an empty list, if the outbox cannot be read', async () => {
    const gateway = await start()
    writeFileSync(outboxOf(gateway.app.settings.dataDir), '')
    expect((await visit(gateway, '/dev/mail')).status).toBe(500)
  })

  test.each([
    ['from another host name', { Host: 'sanguine.example' }],
    ['through a proxy', { 'X-Forwarded-For': '203.0.113.9' }],
    ['through a proxy of the newer kind', { Forwarded: 'for=203.0.113.9' }],
  ])('does not exist %s', async (_name, headers) => {
    const gateway = await gatewayWith()
    const { request } = await import('node:http')
    const status = await new Promise((resolve, reject) => {
      request(`${gateway.url}/dev/mail`, { headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(404)
  })

  test.each([
    ['in production', { isProduction: true }],
    ['where mails are sent', { smtpUrl: 'smtp://127.0.0.1:1' }],
    ['on a site that has another address, whose proxy is on this machine', { publicUrl: 'https://sanguine.example' }],
  ])('does not exist %s', async (_name, settings) => {
    const gateway = await gatewayWith(settings)
    expect((await visit(gateway, '/dev/mail')).status).toBe(404)
    expect(await (await visit(gateway, '/config.json')).json()).toMatchObject({ mailbox: null })
  })

  test.each(['..%2f..%2fjwt-secret', 'x.eml', '%2e%2e'])('shows no other file, as %s', async (name) => {
    expect((await visit(await gatewayWith(), `/dev/mail/${name}`)).status).toBe(404)
  })
})

describe('the preview of mails', () => {
  test('has every mail in both languages, as HTML and as text', async () => {
    const gateway = await gatewayWith()
    const list = await (await visit(gateway, '/dev/mail/preview')).text()
    const paths = [...list.matchAll(/href="(\/dev\/mail\/preview\/[^"]+)"/g)].map(([, path]) => path ?? '')
    const templates = [...accountMailSamples, ...paymentMailSamples, ...webhookMailSamples]
    expect(templates.length).toBeGreaterThan(12)
    expect(paths).toHaveLength(templates.length * 4)
    for (const path of paths) {
      const response = await visit(gateway, path)
      const body = await response.text()
      const isHtml = path.endsWith('/html')
      expect(response.headers.get('content-type')).toBe(`text/${isHtml ? 'html' : 'plain'}; charset=utf-8`)
      expect(body).toContain(path.includes('/de/') ? 'Hallo' : 'Hello')
      expect(body.includes('<table')).toBe(isHtml)
    }
  })

  test.each(['none/en/html', 'activation/fr/html', 'activation/en/pdf'])('has no %s', async (path) => {
    expect((await visit(await gatewayWith(), `/dev/mail/preview/${path}`)).status).toBe(404)
  })

  test.each(['', '/activation/en/html'])('does not exist if the outbox is not shown: %p', async (path) => {
    const gateway = await gatewayWith({ isProduction: true })
    expect((await visit(gateway, `/dev/mail/preview${path}`)).status).toBe(404)
  })
})

describe('limits', () => {
  test('an account that calls too often waits, and others do not', async () => {
    const gateway = await start({ settings: { rateLimitFactor: 1 } })
    const [mina, lucy] = [await gateway.player('Mina'), await gateway.player('Lucy')]
    const answers = await Promise.all(Array.from({ length: 130 }, () => gateway.rest('/version', { token: mina })))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(30)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused[0]?.text).toBe('Too many calls. Please wait a moment.')
    expect(refused[0]?.headers.get('ratelimit-policy')).toBe('"account";q=100;w=3600')
    expect(refused[0]?.headers.get('ratelimit')).toMatch(/^"account";r=0;t=\d+$/)
    expect(refused[0]?.headers.get('x-ratelimit-cost')).toBe('0')
    expect((await gateway.rest('/version', { token: lucy })).headers.get('x-ratelimit-remaining')).toBe('99')
    expect((await gateway.graphql('{ __typename }', {}, mina)).status).toBe(429)
  })

  test('every counted response has its cost, and the rest of the limit after all calls so far', async () => {
    const gateway = await start({ settings: { rateLimitFactor: 0.3 } })
    const token = await gateway.player('Mina')
    const totals = { query: '{ journalTotals(since: "2025-01-01T00:00:00Z") { hunts } }' }
    const ask = (init: RequestInit, path = '/graphql') =>
      fetch(gateway.url + path, { ...init, headers: { 'Content-Type': 'application/json', ...init.headers } })
    const asMina = { Authorization: `Bearer ${token}` }
    const call = () => ask({ method: 'POST', headers: asMina, body: JSON.stringify(totals) })
    const shown = ({ status, headers }: Response) => [
      status,
      headers.get('x-ratelimit-cost'),
      headers.get('ratelimit-policy'),
      headers.get('ratelimit')?.replace(/;t=\d+$/, ''),
      headers.get('x-ratelimit-remaining'),
    ]
    expect([await call(), await call(), await call()].map(shown)).toEqual([
      [200, '11', '"account";q=30;w=3600', '"account";r=19', '19'],
      [200, '11', '"account";q=30;w=3600', '"account";r=8', '8'],
      [429, '1', '"account";q=30;w=3600', '"account";r=0', '0'],
    ])
    const open = await ask({}, '/api/openapi.json')
    expect(shown(open)).toEqual([200, '1', '"open";q=900;w=3600', '"open";r=899', null])
  })

  test.each(['/dev/mail', '/dev/mail/preview', '/dev/payments/x'])(
    'an address that opens %s too often waits',
    async (path) => {
      const gateway = await start({ settings: { rateLimitFactor: 0.01 } })
      const visits = Array.from({ length: 100 }, async () => (await visit(gateway, path)).status)
      expect(await Promise.all(visits)).toContain(429)
    },
  )

  test.each([
    ['tokens', 401, '/api/clientUser/getme', (n: number) => ({ 'X-Api-Key': siteKey, Authorization: `Bearer x${n}` })],
    ['API keys', 403, '/api/version', (n: number) => ({ 'X-Api-Key': `x${n}` })],
    ['tokens of GraphQL', 401, '/graphql?query={__typename}', (n: number) => ({ Authorization: `Bearer x${n}` })],
  ])(
    'an address that guesses %s waits, but a caller with a session at that address does not',
    async (_what, status, path, headers) => {
      const gateway = await start({ settings: { rateLimitFactor: 0.1 } })
      const token = await gateway.player('Mina')
      const guesses = Array.from({ length: 110 }, (_one, n) => fetch(gateway.url + path, { headers: headers(n) }))
      const answers = await Promise.all(guesses)
      expect(new Set(answers.map((one) => one.status))).toEqual(new Set([status, 429]))
      const refused = answers.filter((one) => one.status === 429)
      expect(refused.length).toBeLessThan(20)
      for (const one of refused) expect(Number(one.headers.get('retry-after'))).toBeGreaterThan(0)
      const good = await gateway.rest('/clientUser/getme', { token })
      expect([good.status, good.headers.get('x-ratelimit-remaining')]).toEqual([200, '9'])
    },
  )

  test('behind a proxy the address that the proxy saw is limited, not the addresses that a caller claims', async () => {
    const gateway = await start({ settings: { rateLimitFactor: 1 }, env: { TRUST_PROXY: 'true' } })
    const ask = (claimed: string) =>
      gateway.rest('POST /user/ForgotPasswordRequest', {
        form: { username: 'Nobody' },
        headers: { 'X-Forwarded-For': `${claimed}, 203.0.113.9` },
      })
    for (let tries = 0; tries < 20; tries += 1) expect((await ask(`198.51.100.${tries}`)).status).toBe(200)
    expect((await ask('198.51.100.20')).status).toBe(429)
  })

  test('ten failed logins lock the account for a while, by either API', async () => {
    const gateway = await start({ settings: { rateLimitFactor: 1 } })
    await gateway.player('Mina')
    const form = { username: 'Mina', password: digestOf('wrong') }
    for (let tries = 0; tries < 10; tries += 1) await gateway.rest('POST /user/login', { form })
    const { status, headers } = await gateway.rest('POST /user/login', { form })
    expect([status, headers.get('retry-after')]).toEqual([429, '900'])
    const login = 'mutation($input: LoginInput!) { login(input: $input) { userErrors { code retryAfterSeconds } } }'
    const { data } = await gateway.graphql(login, { input: form })
    expect(data.login.userErrors).toEqual([{ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 900 }])
  })
})

describe('the role of the caller', () => {
  test('is sent with every response, and is the current one', async () => {
    const gateway = await start()
    const [mina, admin] = [await gateway.player('Mina'), await gateway.adminToken()]
    const roleNow = async () => (await gateway.rest('/clientUser/getme', { token: mina })).headers.get('x-viewer-role')
    expect(await roleNow()).toBe('user')
    const { data } = await gateway.graphql('{ admin { users(search: "Mina") { nodes { id } } } }', {}, admin)
    const input = { id: data.admin.users.nodes[0].id, role: 'EDITOR' }
    await gateway.graphql(
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { role } } }',
      { input },
      admin,
    )
    expect(await roleNow()).toBe('editor')
    const refused = await gateway.rest('POST /user/search', { token: mina, form: {} })
    expect([refused.status, refused.headers.get('x-viewer-role')]).toEqual([403, 'editor'])
    expect((await gateway.rest('/version')).headers.get('x-viewer-role')).toBeNull()
  })
})

describe('two gateways on one database', () => {
  test('share accounts and sessions, and a logout at one ends the session at the other within a second', async () => {
    const one = await start()
    const two = await start({ database: one.database, clock: one.clock })
    const token = await one.player('Mina')
    expect((await two.rest('/clientUser/getme', { token })).status).toBe(200)
    await one.graphql('mutation { logout { hasClosedSession } }', {}, token)
    expect((await one.rest('/clientUser/getme', { token })).status).toBe(401)
    one.advance(1_000)
    expect((await two.rest('/clientUser/getme', { token })).status).toBe(401)
  })
})

test('without a database the gateway lives and is not ready', async () => {
  const gateway = await start()
  const readiness = async () => {
    const response = await visit(gateway, '/readyz')
    return [response.status, (await response.text()).split('\n')[0]]
  }
  expect(await readiness()).toEqual([200, 'ready'])
  await gateway.database.connection.close()
  gateway.advance(readinessMaxAgeMs)
  expect(await readiness()).toEqual([503, 'The database cannot be used: the connection to it is closed.'])
  expect((await visit(gateway, '/healthz')).status).toBe(200)
  await gateway.database.connection.openUri(gateway.database.uri)
  gateway.advance(readinessMaxAgeMs)
  expect(await readiness()).toEqual([200, 'ready'])
})

test('the readiness of a gateway reads the database at most once a second', async () => {
  const gateway = await start()
  const { db } = gateway.database.connection
  if (!db) throw new Error('The database is not connected.')
  const command = jest.spyOn(db, 'command')
  for (let second = 1; second <= 2; second += 1) {
    gateway.advance(readinessMaxAgeMs)
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await visit(gateway, '/readyz')).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
    const probes = command.mock.calls.filter(([called]) => 'dbStats' in called)
    expect(probes).toHaveLength(second)
  }
})

/** Least milliseconds between two probes of the database. */
const readinessMaxAgeMs = 1_000

test('the page of the REST documentation loads nothing from another host', async () => {
  const gateway = await gatewayWith()
  const html = await (await visit(gateway, '/api/docs')).text()
  const files = [...html.matchAll(/<(?:link|script)\b[^>]*? (?:src|href)="(\/[^"]+)"/g)].map((match) => match[1] ?? '')
  expect(files).toHaveLength(3)
  for (const file of files) expect((await visit(gateway, file)).status).toBe(200)
  const description = await visit(gateway, '/api/openapi.json')
  expect(await description.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] })
})
