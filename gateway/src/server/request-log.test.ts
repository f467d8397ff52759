import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { releaseService } from '@sanguine/catalogue'
import { fastify } from 'fastify'
import { type CapturedLog, captureLog, startTestGateway, type TestGateway } from '../testing'
import { type CallEnd, onCallEnd } from './request-log'

let gateway: TestGateway
let captured: CapturedLog
let token: string

beforeAll(async () => {
  captured = captureLog()
  const env = { TRUST_PROXY: '1', SLOW_CALL_MS: '4000' }
  gateway = await startTestGateway({ log: captured.log, env, settings: { isProduction: true } })
  token = await gateway.player('Mina')
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => gateway.stop())

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const visit = (path: string, requestId: string, init: RequestInit = {}) =>
  fetch(gateway.url + path, { ...init, headers: { 'X-Request-Id': requestId, ...init.headers } })

const statsQuery = '{ stats { id } }'

const graphql = (requestId: string, body: object) =>
  visit('/graphql', requestId, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })

/** The log lines of a request, once its access line is written. */
async function linesOf(requestId: string) {
  for (;;) {
    const lines = captured.lines().filter((line) => line.requestId === requestId)
    if (lines.some(({ msg }) => msg === 'call' || msg === 'slow call')) return lines
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

describe('the id of a request', () => {
  test('is that of a trusted proxy if it is valid', async () => {
    for (const id of ['7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11', '0123456789abcdef', 'Root.1-67891233_abcdef'])
      expect((await visit('/healthz', id)).headers.get('x-request-id')).toBe(id)
    for (const id of [
      'short',
      'with space 123',
      'x'.repeat(65),
      'semi;colon-12345',
      '"quoted-12345"',
      '-leading-12345',
    ])
      expect((await visit('/healthz', id)).headers.get('x-request-id')).toMatch(uuid)
  })

  test('is created here without a trusted proxy', async () => {
    const direct = await startTestGateway({ database: gateway.database })
    try {
      const headers = { 'X-Request-Id': 'chosen-by-the-caller' }
      const response = await fetch(`${direct.url}/healthz`, { headers })
      expect(response.headers.get('x-request-id')).toMatch(uuid)
    } finally {
      await direct.stop()
    }
  })

  test('is in problems, and in the errors of GraphQL', async () => {
    const problem = await visit('/api/clientUser/getme', 'problem-0001', {
      headers: { Accept: 'application/problem+json' },
    })
    expect(await problem.json()).toMatchObject({
      requestId: 'problem-0001',
      instance: 'urn:sanguine:request:problem-0001',
    })
    const bodies = [
      { query: '{ admin { users { totalCount } } }' },
      { query: '{ nonsense }' },
      { query: `{ ${'a '.repeat(7_000)} }` },
      {},
    ]
    for (const [n, body] of bodies.entries()) {
      const response = await graphql(`graphql-000${n}`, body)
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { requestId: `graphql-000${n}` } }] })
    }
    const refused = await visit('/graphql?query={__typename}', 'graphql-0009', { headers: { Authorization: 'x' } })
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { requestId: 'graphql-0009' } }] })
  })

  test('is in the response to an internal failure, and in every line about it', async () => {
    jest.spyOn(gateway.app.get(releaseService), 'current').mockImplementation(() => {
      throw new Error('broken inside')
    })
    const response = await graphql('failed-0001', { query: statsQuery })
    const { errors } = (await response.json()) as { errors: { message: string; extensions: object }[] }
    expect(errors[0]?.message).toMatch(/tell us this reference: failed-0001$/)
    expect(errors[0]?.extensions).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      type: 'urn:sanguine:problem:internal-server-error',
      requestId: 'failed-0001',
    })
    const lines = await linesOf('failed-0001')
    expect(lines.map(({ msg }) => msg)).toEqual(['An operation failed.', 'call'])
    const rest = await visit('/api/clientUser/getme', 'failed-0002', {
      headers: { 'X-Api-Key': 'sanguine-site', Authorization: `Bearer ${token}` },
    })
    expect([rest.status, await rest.json()]).toEqual([
      500,
      expect.objectContaining({ detail: expect.stringMatching(/failed-0002$/), requestId: 'failed-0002' }),
    ])
    expect((await linesOf('failed-0002')).map(({ msg }) => msg)).toEqual(['A call failed.', 'call'])
  })
})

describe('the line of a call', () => {
  test('names route, status and operation, and what it took', async () => {
    await visit('/api/clientUser/getme', 'line-00001', {
      headers: { 'X-Api-Key': 'sanguine-site', Authorization: `Bearer ${token}` },
    })
    expect(await linesOf('line-00001')).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        msg: 'call',
        requestId: 'line-00001',
        method: 'GET',
        route: '/api/clientUser/getme',
        status: 200,
        ms: expect.any(Number),
        operation: expect.any(String),
        databaseCommands: expect.any(Number),
        databaseMs: expect.any(Number),
      },
    ])
  })

  test('names the root fields of GraphQL as in the schema, and the operation only as in the document', async () => {
    const query = `query ${'Long'.repeat(20)} { secretAlias: me { name } ...More } fragment More on Query { myself: me { xp } ladder { totalCount } }`
    for (const n of [1, 2, 3]) await graphql(`graphql-line-${n}`, { query })
    for (const n of [1, 2, 3])
      expect(await linesOf(`graphql-line-${n}`)).toMatchObject([
        { operation: 'query me, ladder', operationName: 'Long'.repeat(15), route: '/graphql', status: 200 },
      ])
    await graphql('graphql-line-4', { query: 'query A { me { name } }', operationName: 'private text' })
    const [line] = await linesOf('graphql-line-4')
    expect(line).not.toHaveProperty('operationName')
    expect(captured.text()).not.toContain('secretAlias')
    expect(captured.text()).not.toContain('private text')
  })

  test('is written once for a call whose client left before the response', async () => {
    const server = fastify()
    const ends: CallEnd[] = []
    onCallEnd(server, (_request, _reply, end) => ends.push(end))
    server.get('/left', async (_request, reply) => {
      leaving.abort()
      await once(reply.raw, 'close')
      return 'too late'
    })
    server.get('/waited', async () => 'in time')
    const url = await server.listen({ host: '127.0.0.1', port: 0 })
    const leaving = new AbortController()
    await expect(fetch(`${url}/left`, { signal: leaving.signal })).rejects.toThrow(/abort/)
    // The server notices the end of a connection later than its client.
    while (ends.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await fetch(`${url}/waited`)
    await server.close()
    expect(ends.map(({ status }) => status)).toEqual([499, 200])
    for (const { ms } of ends) expect(ms).toBeGreaterThan(0)
  })

  test('is a warning if the call took as long as the configured slow call', async () => {
    await graphql('quick-0001', { query: statsQuery })
    expect(await linesOf('quick-0001')).toMatchObject([{ level: 30, msg: 'call' }])
    const releases = gateway.app.get(releaseService)
    const release = releases.current()
    jest.spyOn(releases, 'current').mockImplementationOnce(() => {
      for (const from = performance.now(); performance.now() - from < 4_050; );
      return release
    })
    await graphql('slow-00001', { query: statsQuery })
    const [line] = await linesOf('slow-00001')
    expect(line).toMatchObject({ level: 40, msg: 'slow call', operation: 'query stats' })
    expect(Number(line?.ms)).toBeGreaterThanOrEqual(4_000)
  })
})
