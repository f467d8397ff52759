import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from '@jest/globals'
import { startTestGateway, type TestGateway } from '../testing'

let gateway: TestGateway

afterEach(() => gateway.stop())

/** What the server sends to a client that sends these parts and then nothing, until it closes the connection. */
async function responseTo(...parts: readonly string[]): Promise<{ text: string; ms: number }> {
  const from = performance.now()
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1')
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
  test('on which the head of a request does not come in time', async () => {
    gateway = await startTestGateway({
      timeouts: { headersTimeout: 300, requestTimeout: 20_000, connectionsCheckingInterval: 50 },
    })
    const { text, ms } = await responseTo(head, 'X-Slow: ')
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout/)
    expect(ms).toBeGreaterThan(250)
  })

  test('on which the body does not come in time', async () => {
    gateway = await startTestGateway({
      timeouts: { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 },
    })
    const { text, ms } = await responseTo(head, 'Content-Length: 100\r\n\r\n', '{"query":')
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout/)
    expect(ms).toBeGreaterThan(550)
  })

  test('on which nothing moves', async () => {
    gateway = await startTestGateway({ timeouts: { connectionTimeout: 300 } })
    const { text, ms } = await responseTo()
    expect(text).toBe('')
    expect(ms).toBeGreaterThan(250)
  })
})

test('a clock that differs from that of the database is noted, and calls are served', async () => {
  gateway = await startTestGateway()
  const readyz = async () => (await fetch(`${gateway.url}/readyz`)).text()
  gateway.clock.at = Date.now()
  expect(await readyz()).toBe('ready')
  for (const [seconds, way] of [
    [60, 'ahead of'],
    [-60, 'behind'],
  ] as const) {
    gateway.clock.at = Date.now() + seconds * 1000
    // a report is a second old at most
    await new Promise((resolve) => setTimeout(resolve, 1_050))
    const [first, note] = (await readyz()).split('\n')
    expect(first).toBe('ready')
    expect(note).toMatch(new RegExp(`^The clock of this gateway is (5\\d|6\\d) s ${way} that of the database\\.$`))
  }
})
