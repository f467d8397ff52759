import { get, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { aPack, smallContent } from '@sanguine/content/testing'
import { routes } from './rest/routes'
import { siteKey } from './settings'
import { startTestGateway, type TestGateway, type TestGatewayOptions } from './testing'

/** Lists are short in it, so that many calls are quick. */
const pack = aPack(smallContent())

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway({ pack })
})
afterAll(() => gateway.stop())

const problemType = { Accept: 'application/json, application/problem+json' }

const visit = (path: string, init: RequestInit = {}) => fetch(gateway.url + path, init)

describe('a known path with another method is a 405 that lists its methods', () => {
  test.each([
    ['/graphql', 'PUT', 'GET, HEAD, POST'],
    ['/graphql', 'DELETE', 'GET, HEAD, POST'],
    ['/graphql/explorer.js', 'POST', 'GET, HEAD'],
    ['/healthz', 'POST', 'GET, HEAD'],
    ['/readyz', 'PUT', 'GET, HEAD'],
    ['/readyz', 'QUERY', 'GET, HEAD'],
    ['/api/v1/stats', 'QUERY', 'GET, HEAD'],
    ['/config.json', 'PATCH', 'GET, HEAD'],
    ['/api/docs', 'POST', 'GET, HEAD'],
    ['/api/user/login', 'GET', 'POST'],
    ['/oauth/token', 'GET', 'POST'],
    ['/oauth/introspect', 'GET', 'POST'],
    ['/webhooks/paypal', 'GET', 'POST'],
    ['/login', 'POST', 'GET, HEAD'],
    ['/admin/user', 'DELETE', 'GET, HEAD'],
  ])('%s %s', async (path, method, allow) => {
    const response = await visit(path, { method, headers: problemType })
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
    expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED', status: 405 })
  })
})

test.each([
  '/.env',
  '/.git/config',
  '/wp-login.php',
  '/api/.env',
  '/graphql/../.env',
  '/%2eenv',
  '/vendor/x.php/y',
  '/wp-admin',
  '/wp-content/',
  '/phpMyAdmin',
  '/cgi-bin/x',
  '/actuator/health',
])('the probed path %s is a 404, by any method', async (path) => {
  for (const method of ['GET', 'POST', 'PUT']) expect((await visit(path, { method })).status).toBe(404)
})

describe('a call whose Accept allows none of the types', () => {
  const asked = (Accept: string, path = '/version') => gateway.rest(path, { headers: { Accept } })

  test('is a 406 if it refuses the type of the response, whatever its wider ranges accept', async () => {
    for (const accept of [
      'application/json;q=0, */*',
      '*/*, application/json; q=0.0',
      'application/*;q=0,*/*;q=0.1',
      'application/json;q=0, text/plain',
    ])
      expect([accept, (await asked(accept, '/v1/stats')).status]).toEqual([accept, 406])
    for (const accept of ['text/plain;q=0, */*', 'text/*;q=0, */*', 'text/plain;q=0, application/json'])
      expect([accept, (await asked(accept)).status]).toEqual([accept, 406])
    for (const accept of [
      '*/*;q=0, application/json',
      'application/*;q=0, application/json;q=0.1',
      'text/html;q=0, */*',
    ])
      expect([accept, (await asked(accept, '/v1/stats')).status]).toEqual([accept, 200])
    expect((await asked('text/event-stream;q=0, */*', '/v1/events')).status).toBe(406)
  })

  test('is a 406', async () => {
    for (const accept of ['image/png', 'text/html', 'application/json;q=0', 'application/xml, image/*'])
      expect((await asked(accept)).status).toBe(406)
  })

  test('is served if one of the types fits, or none is given', async () => {
    for (const accept of ['', '*/*', 'application/json', 'text/html, */*;q=0.1', 'text/plain', 'application/*'])
      expect((await asked(accept)).status).toBe(200)
  })
})

test.each([
  ['a body past a megabyte', 413, 'TOO_LARGE', 'application/json', JSON.stringify({ x: 'x'.repeat(1_000_001) })],
  ['a body of another type', 415, 'UNSUPPORTED_MEDIA_TYPE', 'application/xml', '<x/>'],
  ['a body that is no JSON', 400, 'INVALID_INPUT', 'application/json', '{'],
])('%s is answered with a problem', async (_name, status, code, type, body) => {
  const headers = { ...problemType, 'Content-Type': type }
  const response = await gateway.rest('POST /user/login', { headers, body })
  expect([response.status, response.body.code]).toEqual([status, code])
})

describe('an HTTP error is the same problem on /graphql and in the REST API, with its values and in the language of the call', () => {
  const big = JSON.stringify({ query: 'x'.repeat(1_000_001) })
  const header = { 'Apollo-Require-Preflight': 'true' }
  const json = { ...header, 'Content-Type': 'application/json' }
  const query = JSON.stringify({ query: '{ __typename }' })
  const subscription = JSON.stringify({ query: 'subscription S { hunts }', operationName: 'S' })
  const cases: readonly (readonly [string, number, string, RequestInit & { path?: string }, object | undefined])[] = [
    ['an unknown method', 405, 'METHOD_NOT_ALLOWED', { method: 'PUT' }, { methods: ['GET', 'HEAD', 'POST'] }],
    [
      'a mutation by GET',
      405,
      'METHOD_NOT_ALLOWED',
      { headers: header, path: '?query=mutation{logout{hasClosedSession}}' },
      { methods: ['POST'] },
    ],
    [
      'another type of response',
      406,
      'NOT_ACCEPTABLE',
      { method: 'POST', headers: { ...json, Accept: 'image/png' }, body: query },
      { types: ['application/json', 'application/graphql-response+json', 'text/event-stream'] },
    ],
    ['a large body', 413, 'TOO_LARGE', { method: 'POST', headers: json, body: big }, { maxBytes: 200_000 }],
    ...['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', 'application/xml'].map(
      (type) =>
        [
          `a body of ${type}`,
          415,
          'UNSUPPORTED_MEDIA_TYPE',
          { method: 'POST', headers: { ...header, 'Content-Type': type }, body: 'query=%7B__typename%7D' },
          { types: ['application/json'] },
        ] as const,
    ),
    [
      'a subscription',
      400,
      'SUBSCRIPTION_UNSUPPORTED',
      { method: 'POST', headers: json, body: subscription },
      undefined,
    ],
  ]

  test.each(cases)('%s is a %d', async (_name, status, code, { path = '', ...init }, values) => {
    const sentences = await Promise.all(
      ['en', 'de'].map(async (language) => {
        const headers = { Accept: '*/*', ...init.headers, 'Accept-Language': language }
        const response = await visit(`/graphql${path}`, { ...init, headers })
        expect([response.status, response.headers.get('content-type')]).toEqual([
          status,
          'application/problem+json; charset=utf-8',
        ])
        const problem = (await response.json()) as { detail: string; values?: object }
        const type = `urn:sanguine:problem:${code.toLowerCase().replaceAll('_', '-')}`
        expect(problem).toMatchObject({ code, type, status })
        expect(problem.values).toEqual(values)
        return problem.detail
      }),
    )
    expect(new Set(sentences).size).toBe(2)
  })
})

describe('the API and its documents', () => {
  /** The length and headers of a response as it is sent, which `fetch` would decompress. */
  const raw = (path: string, headers: Record<string, string>) =>
    new Promise<{ status?: number; length: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
      get(gateway.url + path, { headers }, (response) => {
        let length = 0
        response.on('data', (chunk: Buffer) => {
          length += chunk.length
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, length, headers: response.headers }))
      }).on('error', reject)
    })
  const query = encodeURIComponent('{ __schema { types { name description } } }')

  test.each(['/api/openapi.json', '/api/docs/swagger-ui-bundle.js', `/graphql?query=${query}`])(
    '%s is sent compressed as the client accepts it',
    async (path) => {
      const headers = { 'Apollo-Require-Preflight': 'true' }
      const plain = await raw(path, { ...headers, 'Accept-Encoding': 'identity' })
      for (const encoding of ['br', 'gzip']) {
        const sent = await raw(path, { ...headers, 'Accept-Encoding': encoding })
        expect([sent.status, sent.headers['content-encoding']]).toEqual([200, encoding])
        expect(sent.headers.vary?.toLowerCase()).toContain('accept-encoding')
        expect(sent.length).toBeLessThan(plain.length / 2)
      }
    },
  )

  test.each([
    ['br;q=0, *', 'gzip'],
    ['*, br;q=0', 'gzip'],
    ['GZIP;Q=0.5, br;q=0', 'gzip'],
    ['gzip;q=0, *;q=0.5', 'br'],
    ['gzip;q=1.0, *;q=0.1', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br ; q=0 , gzip ; q=0', undefined],
    ['identity', undefined],
    ['gzip, identity;q=0', 'gzip'],
    ['*, identity;q=0', 'br'],
    ['*;q=0, gzip', 'gzip'],
    ['identity;q=0', undefined],
    ['deflate, identity;q=0', undefined],
  ])('to a client with the Accept-Encoding %p the encoding is %p', async (accepted, encoding) => {
    const sent = await raw('/api/openapi.json', { 'Accept-Encoding': accepted })
    expect([sent.status, sent.headers['content-encoding']]).toEqual([200, encoding])
  })

  test.each(['identity;q=0', '*;q=0', 'gzip, identity;q=0'])(
    'a small response is sent as it is to a client with the Accept-Encoding %p',
    async (accepted) => {
      const sent = await raw('/healthz', { 'Accept-Encoding': accepted })
      expect([sent.status, sent.headers['content-encoding']]).toEqual([200, undefined])
      expect(sent.length).toBeGreaterThan(0)
    },
  )

  test('a document is not sent again to a client that has it', async () => {
    const first = await raw('/api/openapi.json', { 'Accept-Encoding': 'br' })
    const again = await raw('/api/openapi.json', { 'If-None-Match': String(first.headers.etag) })
    expect([again.status, again.length]).toEqual([304, 0])
  })

  test('pages of other origins may send If-None-Match and Last-Event-ID, and read the ETag', async () => {
    const headers = { Origin: 'https://bot.example', 'Access-Control-Request-Method': 'GET' }
    const preflight = await visit('/api/openapi.json', { method: 'OPTIONS', headers })
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(
      /\bIf-None-Match\b.*\bLast-Event-ID\b.*\bRange\b/,
    )
    const { headers: shown } = await visit('/api/openapi.json', { headers: { Origin: 'https://bot.example' } })
    expect(shown.get('access-control-expose-headers')).toMatch(/\bETag\b.*\bRateLimit\b/)
  })
})

test('an invalid Idempotency-Key is refused by every call with the same sentence, which names the limit', async () => {
  for (const key of ['', 'x'.repeat(101), 'x'.repeat(201), 'two words']) {
    const headers = { ...problemType, 'Idempotency-Key': key }
    const { status, body } = await gateway.rest('/version', { headers })
    expect([status, body]).toMatchObject([400, { field: 'Idempotency-Key', values: { maxCharacters: 100 } }])
    const response = await visit('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: '{"query":"{ __typename }"}',
    })
    const { errors } = (await response.json()) as { errors: { message: string; extensions: object }[] }
    expect([response.status, errors[0]?.message]).toEqual([400, body.detail])
    expect(errors[0]?.extensions).toMatchObject({ type: body.type, values: body.values })
  }
})

describe('responses tell browsers to use https', () => {
  const policyOf = async (options: TestGatewayOptions) => {
    const site = await startTestGateway({ pack, settings: { publicUrl: 'https://sanguine.example' }, ...options })
    const response = await fetch(`${site.url}/healthz`)
    await site.stop()
    return response.headers.get('strict-transport-security')
  }

  test.each([
    ['for this host unless set', {}, 'max-age=31536000'],
    ['for all hosts below it', { HSTS: 'subdomains' }, 'max-age=31536000; includeSubDomains'],
    ['before the first visit', { HSTS: 'preload' }, 'max-age=31536000; includeSubDomains; preload'],
  ])('%s', async (_name, env, policy) => {
    expect(await policyOf({ env })).toBe(policy)
  })
})

test('files without key or session are limited by address, separately from the API', async () => {
  const limited = await startTestGateway({ pack, settings: { rateLimitFactor: 0.05 } })
  try {
    const open = ['/api/openapi.json', '/graphql/examples.json', '/api/image/none']
    const answers = await Promise.all(Array.from({ length: 160 }, (_, n) => fetch(limited.url + open[n % 3])))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    expect((await limited.rest('/version')).status).toBe(200)
    expect((await fetch(`${limited.url}/healthz`)).status).toBe(200)
  } finally {
    await limited.stop()
  }
})

describe('invalid input of any form is refused with a sentence that reveals no internals', () => {
  const inside =
    /\bat .+:\d+:\d+|node_modules|[\w/]+\.(ts|js):\d|Mongo|BSON|ObjectId|E11000|Zod|TypeError|RangeError|ReferenceError|Cast to|undefined|\[object/

  const values: readonly unknown[] = [
    '',
    "' OR 1=1 --",
    '$where',
    { $gt: '' },
    { $ne: null },
    [],
    [[[[]]]],
    null,
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
    true,
    '\u0000',
    '../../etc/passwd',
    '\ud800',
    'x'.repeat(10_000),
    { constructor: { prototype: {} } },
  ]

  /** Names of fields that many calls read, so that the values reach the operations. */
  const fields = ['id', 'username', 'password', 'email', 'name', 'token', 'page', 'limit', 'index', 'input', 'code']

  let token: string
  beforeAll(async () => {
    token = await gateway.adminToken()
  })
  afterAll(async () => {
    // With an invalid session, calls would be refused before their input is read.
    expect((await gateway.rest('/clientUser/getme', { token })).status).toBe(200)
  })

  const staysLoggedIn = routes.filter(({ operationId }) => !/logout|endSession|revoke/i.test(operationId))

  test.each(staysLoggedIn.map((route) => [route.operationId, route] as const))('%s', async (_name, route) => {
    // Many changes of one player at once wait for each other, and a busy gateway refuses the last ones.
    for (const value of values) {
      const shown = encodeURIComponent(
        typeof value === 'string' ? value.replace('\ud800', '').slice(0, 200) : String(value),
      )
      const path = route.path.replace(/:\w+/g, shown || 'x')
      const after = route.response === 'events' ? `&after=${shown}x` : ''
      const body = Object.fromEntries(fields.map((field) => [field, value]))
      const query = `?id=${shown}&page=${shown}&limit=${shown}${after}`
      const isRead = route.method === 'GET'
      const response = await fetch(`${gateway.url}/api${path}${isRead ? query : ''}`, {
        method: route.method,
        headers: { 'X-Api-Key': siteKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(!isRead && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (response.ok) continue
      expect([text, response.status]).toEqual([text, Math.min(response.status, 499)])
      expect(text).not.toMatch(inside)
    }
  })

  test('a GraphQL call', async () => {
    for (const value of values) {
      const { status, errors } = await gateway.graphql(
        'query($id: ID!, $ids: [ID!]!) { node(id: $id) { id } nodes(ids: $ids) { id } }',
        { id: value, ids: value },
      )
      expect(status).toBeLessThan(500)
      for (const { message, extensions } of errors ?? []) {
        expect(message).not.toMatch(inside)
        expect(extensions.code).not.toBe('INTERNAL_SERVER_ERROR')
        expect(extensions.stacktrace).toBeUndefined()
      }
    }
  })
})
