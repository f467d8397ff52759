import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base'
import { currentSpan, outgoingCalls, outsideCalls } from '@sanguine/kernel'
import { captureLog } from '../testing'
import type { TraceSettings } from './trace-settings'
import { Tracing } from './tracing'

const settings: TraceSettings = {
  url: 'http://127.0.0.1:9/v1/traces',
  headers: {},
  protocol: 'http/json',
  serviceName: 'abbey',
  resourceAttributes: {},
  ratio: 1,
  followsParents: true,
}

let exporter: InMemorySpanExporter
let tracing: Tracing
beforeEach(() => {
  exporter = new InMemorySpanExporter()
  tracing = new Tracing(settings, exporter, captureLog().log)
})
afterEach(() => tracing.stop())

const command = (name: string, collection: string, error?: Error) =>
  tracing.addCommand({
    name,
    collection,
    database: 'sanguine',
    from: performance.now() - 2,
    ms: 1,
    hasFailed: error !== undefined,
    error,
  })

/** The recorded spans, each with the name of the one above it. */
async function recorded() {
  await tracing.flush()
  const spans = exporter.getFinishedSpans()
  const nameOf = (id: string | undefined) => spans.find((span) => span.spanContext().spanId === id)?.name ?? null
  return spans.map(({ name, parentSpanContext }) => [name, nameOf(parentSpanContext?.spanId)])
}

describe("a worker's run", () => {
  test('that finds nothing to do is not recorded', async () => {
    await tracing.run('mail.sender', async () => {
      command('findAndModify', 'mails')
      command('find', 'mails')
    })
    expect(await recorded()).toEqual([])
  })

  test('that changes something is a trace of its own, with the commands by which it found it', async () => {
    await tracing.run('players.outboxSweeper', async () => {
      command('find', 'players')
      command('insert', 'journal')
      command('find', 'ledger')
    })
    expect(await recorded()).toEqual([
      ['find players', 'players.outboxSweeper'],
      ['insert journal', 'players.outboxSweeper'],
      ['find ledger', 'players.outboxSweeper'],
      ['players.outboxSweeper', null],
    ])
    const [run, first] = [exporter.getFinishedSpans().at(-1), exporter.getFinishedSpans()[0]]
    expect(Number(first?.startTime[0]) * 1e3 + Number(first?.startTime[1]) / 1e6).toBeGreaterThan(0)
    expect(run?.attributes).toEqual({ 'sanguine.worker': 'players.outboxSweeper' })
  })

  test('that fails is recorded with the class of its error, and not with the message', async () => {
    const error = Object.assign(new Error('mina@example.org is not known'), { name: 'MongoServerError', code: 11_000 })
    const run = tracing.run('mail.sender', async () => {
      command('find', 'mails', error)
      throw error
    })
    await expect(run).rejects.toBe(error)
    await tracing.flush()
    const spans = exporter.getFinishedSpans()
    expect(spans.map(({ name, attributes }) => [name, attributes['error.type']])).toEqual([
      ['find mails', '11000'],
      ['mail.sender', 'MongoServerError'],
    ])
    expect(JSON.stringify(spans.map(({ attributes, status, events }) => [attributes, status, events]))).not.toContain(
      'mina',
    )
  })

  test('does not lend its span to services that it is the first to use', async () => {
    await tracing.run('worker', async () => {
      expect(currentSpan()).toBeDefined()
      expect(outsideCalls(currentSpan)).toBeUndefined()
    })
  })

  test('whose work goes on after it ends the span with the run', async () => {
    let goOn: () => void = () => undefined
    const later = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let done: Promise<void> = Promise.resolve()
    await tracing.run('worker', async () => {
      done = later.then(() => command('insert', 'journal'))
    })
    goOn()
    await done
    expect(await recorded()).toEqual([
      ['worker', null],
      ['insert journal', 'worker'],
    ])
  })
})

describe('a call to another server', () => {
  const server = createServer((call, response) => {
    if (call.url?.startsWith('/lost')) call.socket.destroy()
    else response.writeHead(503).end()
  })
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/of/a/player?token=4711`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const byFetch = async () => void (await (await fetch(url)).text())
  const byRequest = () =>
    new Promise<void>((resolve, reject) => {
      const call = request(url, { method: 'POST', agent: false }, (response) => response.resume().once('end', resolve))
      call.once('error', reject)
      call.end('{}')
    })

  test.each([
    ['fetch', 'GET', byFetch],
    ['a request', 'POST', byRequest],
  ])('by %s is part of the work that makes it, with its status and without its address', async (_by, method, send) => {
    await tracing.run('webhooks.sender', send)
    expect(await recorded()).toEqual([
      [method, 'webhooks.sender'],
      ['webhooks.sender', null],
    ])
    expect(exporter.getFinishedSpans()[0]?.attributes).toEqual({
      'http.request.method': method,
      'http.response.status_code': 503,
      'error.type': '503',
    })
  })

  test('that fails is recorded with the class of its error', async () => {
    const lost = url.replace('/of/a/player', '/lost')
    await tracing.run('payments.settle', () => fetch(lost).catch(() => undefined))
    const [call] = (await recorded()) && exporter.getFinishedSpans()
    expect(call?.attributes).toEqual({ 'http.request.method': 'GET', 'error.type': expect.any(String) })
  })

  test('by another protocol is recorded as well, with the code of a failure and not with the message', async () => {
    const refused = Object.assign(new Error('mina@example.org is not known'), { code: 'EENVELOPE' })
    await tracing.run('mail.sender', async () => {
      await outgoingCalls.tracePromise(() => Promise.resolve(), { name: 'SMTP' })
      await outgoingCalls.tracePromise(() => Promise.reject(refused), { name: 'SMTP' }).catch(() => undefined)
    })
    expect(await recorded()).toEqual([
      ['SMTP', 'mail.sender'],
      ['SMTP', 'mail.sender'],
      ['mail.sender', null],
    ])
    const spans = exporter.getFinishedSpans()
    expect(spans.map(({ attributes }) => attributes['error.type'])).toEqual([undefined, 'EENVELOPE', undefined])
    expect(JSON.stringify(spans.map(({ attributes, status, events }) => [attributes, status, events]))).not.toContain(
      'mina',
    )
  })

  test('that belongs to no recorded work is not recorded', async () => {
    await byFetch()
    await byRequest()
    await outgoingCalls.tracePromise(() => Promise.resolve(), { name: 'SMTP' })
    expect(await recorded()).toEqual([])
  })
})
