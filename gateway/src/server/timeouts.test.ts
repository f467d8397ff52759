import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from '@jest/globals'
import { createServedCall } from '@sanguine/kernel'
import Fastify, { type FastifyBaseLogger, type FastifyReply } from 'fastify'
import { captureLog, startTestGateway, type TestGateway } from '../testing'
import { mountCompression } from './compression'
import { sendError } from './error-response'
import { endAfter, mountSending } from './timeouts'

let gateway: TestGateway | undefined

afterEach(async () => {
  await gateway?.stop()
  gateway = undefined
})

/** Sends these parts and then nothing. Returns the server's response once the connection is closed. */
async function responseTo(...parts: readonly string[]): Promise<{ text: string; ms: number }> {
  const from = performance.now()
  const socket = connect(Number(new URL(gateway?.url ?? '').port), '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
  })
  for (const part of parts) socket.write(part)
  await once(socket, 'close')
  return { text, ms: performance.now() - from }
}

const head = 'POST /graphql HTTP/1.1\r\nHost: sanguine.example\r\nContent-Type: application/json\r\n'

describe('a connection is closed', () => {
  test('if the head of a request does not arrive in time', async () => {
    gateway = await startTestGateway({
      timeouts: { headersTimeout: 300, requestTimeout: 20_000, connectionsCheckingInterval: 50 },
    })
    const { text, ms } = await responseTo(head, 'X-Slow: ')
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout/)
    expect(ms).toBeGreaterThan(250)
  })

  test('if the body does not arrive in time', async () => {
    gateway = await startTestGateway({
      timeouts: { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 },
    })
    const { text, ms } = await responseTo(head, 'Content-Length: 100\r\n\r\n', '{"query":')
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout/)
    expect(ms).toBeGreaterThan(550)
  })

  test('if no data arrives', async () => {
    gateway = await startTestGateway({ timeouts: { connectionTimeout: 300 } })
    const { text, ms } = await responseTo()
    expect(text).toBe('')
    expect(ms).toBeGreaterThan(250)
  })
})

test('a call whose body does not arrive is a 408, and not logged as a fault', async () => {
  const { log, lines } = captureLog()
  const server = Fastify({ loggerInstance: log as FastifyBaseLogger })
  server.setErrorHandler(sendError)
  server.post('/', { onRequest: endAfter(50) }, async () => 'served')
  try {
    const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }))
    const socket = connect(Number(port), '127.0.0.1')
    let text = ''
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
    })
    socket.write('POST / HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{')
    await once(socket, 'close')
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout[\s\S]*The body of the call did not come in time\./)
    expect(lines().filter(({ level, err }) => Number(level) > 40 || (err as { stack?: string })?.stack)).toEqual([])
  } finally {
    await server.close()
  }
})

test('a response whose hooks still run when the time is over is sent whole, and no 503 in its encoding', async () => {
  const server = Fastify()
  mountSending(server)
  await mountCompression(server)
  const goOn = new EventEmitter()
  server.get('/', { onRequest: endAfter(20) }, async () => 'served '.repeat(1_000))
  // It runs after the hook that compresses, as on a machine that is too busy to write the head at once.
  server.addHook('onSend', async () => {
    setTimeout(() => goOn.emit('late'), 60)
    await once(goOn, 'late')
  })
  try {
    const response = await fetch(await server.listen({ host: '127.0.0.1', port: 0 }))
    expect([response.status, await response.text()]).toEqual([200, 'served '.repeat(1_000)])
  } finally {
    await server.close()
  }
})

describe('a call that finishes after its 503', () => {
  const late: readonly (readonly [string, (reply: FastifyReply) => unknown])[] = [
    ['sends its result', (reply) => reply.code(200).header('X-Late', 'yes').send('the result')],
    ['returns its result', () => 'the result'],
    ['returns nothing', () => undefined],
  ]

  test.each(late)('and %s is not logged, nor is its address', async (_how, finish) => {
    const { log, text } = captureLog()
    const server = Fastify({
      loggerInstance: log as FastifyBaseLogger,
      logController: new Fastify.LogController({ disableRequestLogging: true }),
    })
    server.setErrorHandler(sendError)
    const call = createServedCall('a request')
    server.decorateRequest('servedCall', null)
    server.addHook('onRequest', async (request) => {
      request.servedCall = call
    })
    const goOn = new EventEmitter()
    const finished = once(goOn, 'finished')
    server.get('/activate/:token', { onRequest: endAfter(20) }, async (_request, reply) => {
      await once(goOn, 'answered')
      setImmediate(() => goOn.emit('finished'))
      return finish(reply)
    })
    try {
      const url = await server.listen({ host: '127.0.0.1', port: 0 })
      const response = await fetch(`${url}/activate/a-secret-token`)
      expect([response.status, response.headers.get('X-Late')]).toEqual([503, null])
      expect(await response.text()).toBe('This took too long. Please try again.')
      expect(call.signal.aborted).toBe(true)
      goOn.emit('answered')
      await finished
      expect(text()).not.toContain('a-secret-token')
      expect(text()).not.toContain('already sent')
    } finally {
      await server.close()
    }
  })
})

test('a clock that differs from that of the database is logged, and calls are served', async () => {
  gateway = await startTestGateway()
  const { url, clock } = gateway
  const readyz = async () => (await fetch(`${url}/readyz`)).text()
  clock.at = Date.now()
  expect(await readyz()).toBe('ready')
  for (const [seconds, way] of [
    [60, 'ahead of'],
    [-60, 'behind'],
  ] as const) {
    // A report is reused for a second, so the clock moves on.
    clock.advance(1_000)
    clock.at = Date.now() + seconds * 1000
    const [first, note] = (await readyz()).split('\n')
    expect(first).toBe('ready')
    expect(note).toMatch(new RegExp(`^The clock of this gateway is (5\\d|6\\d) s ${way} that of the database\\.$`))
  }
})
