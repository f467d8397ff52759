import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import { readPersistedDocuments } from '../graphql/persisted-documents'
import { createLogger } from '../logger'
import { siteKey } from '../settings'
import {
  captureLog,
  type LogLine,
  type OtlpReceiver,
  type ReceivedSpan,
  startOtlpReceiver,
  startTestGateway,
  type TestGateway,
} from '../testing'
import { tracingService } from './tracing-service'

let database: TestDatabase
let collector: OtlpReceiver
let gateway: TestGateway
let token: string
const lines: LogLine[] = []

beforeAll(async () => {
  database = await startTestDatabase()
  collector = await startOtlpReceiver()
  const destination = { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) }
  gateway = await startTestGateway({
    database,
    env: { ...collector.env, OTEL_SERVICE_NAME: 'abbey' },
    log: createLogger({ LOG_LEVEL: 'debug' }, { destination, isTraced: true }),
  })
  token = await gateway.player('Mina Murray')
})
afterAll(async () => {
  await gateway.stop()
  await collector.stop()
  await database.stop()
})

let made = 0
/** Ids of a trace that no other test uses. */
function newTrace(flags: '00' | '01' = '01') {
  made += 1
  const traceId = made.toString(16).padStart(32, 'a')
  const spanId = made.toString(16).padStart(16, 'b')
  return { traceId, spanId, headers: { traceparent: `00-${traceId}-${spanId}-${flags}` } }
}

/** The spans of a trace at the collector, once the call's own span is among them. */
async function spansOf(traceId: string, service = 'abbey', at = { gateway, collector }): Promise<ReceivedSpan[]> {
  for (;;) {
    await at.gateway.app.get(tracingService)?.flush()
    const spans = at.collector.spans().filter((span) => span.traceId === traceId)
    if (spans.some((span) => span.service === service && (span.kind === 2 || service.endsWith('-browser'))))
      return spans
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const [huntHash = ''] = [...readPersistedDocuments()].find(([, text]) => /mutation GameQuickHunt\b/.test(text)) ?? []

const sendHunt = (headers: Readonly<Record<string, string>>) =>
  fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify({ variables: {}, extensions: { persistedQuery: { version: 1, sha256Hash: huntHash } } }),
  })

describe('a recorded call', () => {
  test('is one trace from the caller to the commands of the database', async () => {
    const { traceId, spanId, headers } = newTrace()
    expect((await sendHunt(headers)).status).toBe(200)
    const spans = await spansOf(traceId)
    const [call] = spans.filter(({ parentId }) => parentId === spanId)
    expect(call).toMatchObject({ name: 'POST /graphql', kind: 2, service: 'abbey', hasFailed: false })
    expect(call?.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/graphql',
      'http.response.status_code': 200,
      'url.scheme': 'http',
    })
    const [operation] = spans.filter(({ parentId }) => parentId === call?.spanId)
    expect(spans.filter(({ name }) => name.startsWith('mutation'))).toEqual([
      expect.objectContaining({
        name: 'mutation GameQuickHunt',
        parentId: call?.spanId,
        attributes: {
          'graphql.operation.type': 'mutation',
          'graphql.operation.name': 'GameQuickHunt',
          'sanguine.fields': ['quickHunt'],
        },
      }),
    ])
    expect(operation).toBeDefined()
    const update = spans.find(({ name }) => name === 'update players')
    expect(update).toMatchObject({
      kind: 3,
      parentId: spans.find(({ name }) => name === 'mutation GameQuickHunt')?.spanId,
      attributes: {
        'db.system.name': 'mongodb',
        'db.operation.name': 'update',
        'db.collection.name': 'players',
        'db.namespace': expect.any(String),
      },
    })
    expect(spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['insert journal', 'insert ledger']))
    const ids = new Set([spanId, ...spans.map((span) => span.spanId)])
    for (const span of spans) {
      expect(ids).toContain(span.parentId)
      expect(span.to).toBeGreaterThanOrEqual(span.from)
    }
  })

  test('of REST has its operation, the codes of its refusals and its log lines', async () => {
    const { traceId, headers } = newTrace()
    const { headers: received } = await gateway.rest('/Game/hunt?round=9', { token, headers })
    const spans = await spansOf(traceId)
    const call = spans.find(({ kind }) => kind === 2)
    expect(call).toMatchObject({
      name: 'GET /api/Game/hunt',
      attributes: {
        'sanguine.refusals': [expect.any(String)],
        'sanguine.request_id': received.get('x-request-id'),
      },
    })
    expect(spans).toContainEqual(expect.objectContaining({ name: 'hunt', parentId: call?.spanId }))
    expect(lines).toContainEqual(expect.objectContaining({ traceId, msg: 'call', route: '/api/Game/hunt' }))
  })

  test('of a document that a client wrote has no name that the client chose', async () => {
    const { traceId, headers } = newTrace()
    await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify({ query: 'query OfLucyWestenra { me { id } }' }),
    })
    const spans = await spansOf(traceId)
    expect(spans).toContainEqual(
      expect.objectContaining({
        name: 'query',
        attributes: { 'graphql.operation.type': 'query', 'sanguine.fields': ['me'] },
      }),
    )
    expect(collector.text().includes('OfLucyWestenra')).toBe(false)
  })

  test('has no personal data in any attribute', async () => {
    const { traceId, headers } = newTrace()
    await gateway.rest('POST /user/login', {
      form: { username: 'Mina Murray', password: 'f'.repeat(64) },
      headers: { ...headers, 'User-Agent': 'SewardPhonograph/1', Cookie: 'sanguine_lot=4711' },
    })
    await gateway.rest('/user/ActivateAccount/wolfsbane4711', { headers: newTrace().headers })
    await gateway.rest('/nowhere/lucy.westenra', { headers: newTrace().headers })
    await spansOf(traceId)
    const { viewer } = await gateway
      .rest('/clientUser/getme', { token, headers: newTrace().headers })
      .then(({ body }) => ({ viewer: String(body.id) }))
    await gateway.app.get(tracingService)?.flush()
    const sent = collector.text()
    expect(sent.includes('POST /api/user/login')).toBe(true)
    for (const secret of [
      ...['Mina', 'mina.murray@example.org', token, token.split('.')[2] ?? '', 'ffffffff', viewer],
      // with its quotes or its name, since ids and times are random digits
      ...['SewardPhonograph', '"4711"', 'sanguine_lot', 'wolfsbane', 'lucy.westenra', '127.0.0.1', siteKey],
    ])
      expect([secret, sent.includes(secret)]).toEqual([secret, false])
  })
})

test('files, pages and health checks of the site are not recorded', async () => {
  const { traceId, headers } = newTrace()
  for (const path of ['/healthz', '/config.json', '/', '/main.js', '/remotes/game/mf-manifest.json'])
    await (await fetch(gateway.url + path, { headers })).arrayBuffer()
  await sendHunt(headers)
  expect((await spansOf(traceId)).filter(({ kind }) => kind === 2).map(({ name }) => name)).toEqual(['POST /graphql'])
})

test('a call whose caller does not record its trace is not recorded', async () => {
  const hidden = newTrace('00')
  const shown = newTrace()
  await sendHunt(hidden.headers)
  await sendHunt(shown.headers)
  await spansOf(shown.traceId)
  expect(collector.text().includes(hidden.traceId)).toBe(false)
})

test('a header that is not well-formed begins no trace of that name', async () => {
  const wrong = 'c'.repeat(32)
  for (const traceparent of [`00-${wrong}-00-01`, `ff-${wrong}-${'b'.repeat(16)}-01`, `${wrong}`, ''])
    expect((await sendHunt({ traceparent })).status).toBe(200)
  const { traceId, headers } = newTrace()
  await sendHunt(headers)
  await spansOf(traceId)
  expect(collector.text().includes(wrong)).toBe(false)
})

describe('where no trace begins by itself', () => {
  let quiet: TestGateway
  beforeAll(async () => {
    const env = { ...collector.env, OTEL_SERVICE_NAME: 'quiet', OTEL_TRACES_SAMPLER: 'parentbased_always_off' }
    quiet = await startTestGateway({ database, env })
  })
  afterAll(() => quiet.stop())

  test('only the trace of a caller is recorded, and pages record none', async () => {
    const { traceId, headers } = newTrace()
    await quiet.rest('/version')
    await quiet.rest('/version', { headers })
    await spansOf(traceId, 'quiet', { gateway: quiet, collector })
    const own = collector.spans().filter(({ service, name }) => service === 'quiet' && name.includes('version'))
    expect(own.map((span) => span.traceId)).toEqual([traceId])
    expect(await (await fetch(`${quiet.url}/config.json`)).json()).not.toHaveProperty('tracing')
  })
})

describe('a report of a page', () => {
  const [traceId, pressId, callId] = ['d'.repeat(32), 'e'.repeat(16), 'f'.repeat(16)]
  const cause = { kind: 'cause', cause: 'press', traceId, spanId: pressId, ageMs: 900.5, durationMs: 80.25 }
  const call = {
    kind: 'call',
    traceId,
    spanId: callId,
    parentId: pressId,
    ageMs: 890,
    durationMs: 60,
    api: 'graphql',
    method: 'POST',
    status: 200,
  }
  const report = (body: unknown) =>
    fetch(`${gateway.url}/traces`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })

  test('is sent on under the name of another service', async () => {
    expect((await report({ spans: [cause, call] })).status).toBe(204)
    const spans = await spansOf(traceId, 'abbey-browser')
    expect(spans.map(({ service, name, parentId, kind }) => ({ service, name, parentId, kind }))).toEqual([
      { service: 'abbey-browser', name: 'press', parentId: null, kind: 1 },
      { service: 'abbey-browser', name: 'POST /graphql', parentId: pressId, kind: 3 },
    ])
    expect(Number((spans[0]?.to ?? 0n) - (spans[0]?.from ?? 0n)) / 1e6).toBeCloseTo(80.25, 3)
  })

  test.each([
    ['no spans', { spans: [] }],
    ['too many spans', { spans: Array.from({ length: 21 }, () => cause) }],
    ['a name of its own', { spans: [{ ...cause, name: 'POST /graphql' }] }],
    ['an unknown cause', { spans: [{ ...cause, cause: 'Lucy' }] }],
    ['an attribute', { spans: [{ ...cause, attributes: { name: 'Lucy' } }] }],
    ['a method that is none', { spans: [{ ...call, method: 'LUCY' }] }],
    ['an id that is none', { spans: [{ ...cause, traceId: 'g'.repeat(32) }] }],
    ['an id of zeros', { spans: [{ ...cause, spanId: '0'.repeat(16) }] }],
    ['a time that is too long ago', { spans: [{ ...cause, ageMs: 1e9 }] }],
    ['a time to come', { spans: [{ ...cause, ageMs: -1 }] }],
    ['no number', { spans: [{ ...cause, durationMs: '1' }] }],
    ['something else', [1]],
  ])('with %s is refused', async (_what, body) => {
    const before = collector.spans().filter(({ service }) => service === 'abbey-browser').length
    expect((await report(body)).status).toBe(400)
    await gateway.app.get(tracingService)?.flush()
    expect(collector.spans().filter(({ service }) => service === 'abbey-browser')).toHaveLength(before)
  })

  test('that is too long is refused', async () => {
    expect((await report({ spans: [{ ...cause, cause: 'x'.repeat(7_000) }] })).status).toBe(413)
  })

  test('pages learn the share of their traces', async () => {
    expect(await (await fetch(`${gateway.url}/config.json`)).json()).toMatchObject({ tracing: { ratio: 1 } })
  })

  test('of a network that sends too many is refused', async () => {
    const limited = await startTestGateway({
      database,
      env: collector.env,
      settings: { rateLimitFactor: 0.1 },
    })
    try {
      const statuses = new Set<number>()
      // More than any minute allows; a minute that ends meanwhile allows six more.
      for (let count = 0; count < 40 && !statuses.has(429); count += 1) {
        const { status } = await fetch(`${limited.url}/traces`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ spans: [cause] }),
        })
        statuses.add(status)
      }
      expect([...statuses]).toEqual([204, 429])
    } finally {
      await limited.stop()
    }
  })
})

describe('a collector that is away', () => {
  /** A port of this machine at which nothing listens, or one that takes connections and never responds. */
  async function badCollector(isSilent: boolean) {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => sockets.add(socket.resume().on('error', () => undefined)))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const stop = () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      })
    if (!isSilent) await stop()
    return { url: `http://127.0.0.1:${port}`, stop: isSilent ? stop : async () => undefined }
  }

  test.each([
    ['refuses', false],
    ['is silent', true],
  ])('because it %s fails no call and keeps no gateway from stopping', async (_how, isSilent) => {
    const bad = await badCollector(isSilent)
    const captured = captureLog()
    const lonely = await startTestGateway({
      database,
      log: captured.log,
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: bad.url },
    })
    const tracing = lonely.app.get(tracingService)
    for (let count = 0; count < 20; count += 1) expect((await lonely.rest('/version')).status).toBe(200)
    // A flush waits for the collector, which a call never does.
    const flushes = isSilent ? [] : [tracing?.flush(), tracing?.flush()]
    await Promise.allSettled(flushes)
    await lonely.rest('/version')
    const from = performance.now()
    await lonely.stop()
    // The last spans have three seconds; what else a stop takes depends on the machine.
    expect(performance.now() - from).toBeLessThan(30_000)
    const warnings = captured.lines().filter(({ msg }) => /collector|last traces/.test(String(msg)))
    expect(warnings).toHaveLength(1)
    await bad.stop()
  })
})
