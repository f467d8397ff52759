import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestGateway, type TestGateway } from '../testing'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.stop())

/** Addresses of every part of the server with their statuses, including errors. */
const addresses = [
  ['/healthz', 200],
  ['/readyz', 200],
  ['/config.json', 200],
  ['/remotes.json', 200],
  ['/robots.txt', 200],
  ['/api/docs', 200],
  ['/api/openapi.json', 200],
  ['/api/version', 403],
  ['/api/nowhere', 404],
  ['/nowhere.png', 404],
  ['/api/image/none', 400],
  ['/graphql', 400],
  ['/%', 400],
] as const

describe('every response', () => {
  test.each(addresses)('as that of %s, tells browsers its type and permissions', async (path, status) => {
    const response = await fetch(gateway.url + path)
    await response.arrayBuffer()
    expect(response.status).toBe(status)
    const { headers } = response
    const policy = headers.get('content-security-policy') ?? ''
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "script-src 'self'"])
      expect(policy).toContain(directive)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('content-type')).toMatch(/^(text\/[a-z]+|application\/(problem\+)?json); charset=utf-8$/i)
  })

  test('of an API is never cached', async () => {
    const token = await gateway.player('Mina')
    const answers = [
      await gateway.rest('/clientUser/getme', { token }),
      await gateway.rest('/clientUser/getme'),
      await gateway.rest('/nowhere', { token }),
    ]
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store')
    const { headers } = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: '{"query":"{ viewer { name } }"}',
    })
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

/** The status line of a request that `fetch` would not send. */
function statusOf(request: string): Promise<string> {
  const { hostname, port } = new URL(gateway.url)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.end(request))
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text.split('\r\n', 1)[0] ?? ''))
  })
}

const head = 'POST /api/user/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\n'

describe('a request is refused', () => {
  test.each([
    ['whose length is told in two ways', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['with two lengths', 'Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd'],
    ['with a coding that is not known', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
    ['with a length that is no number', 'Content-Length: +4\r\n\r\nabcd'],
  ])('%s', async (_name, rest) => {
    expect(await statusOf(head + rest)).toBe('HTTP/1.1 400 Bad Request')
  })

  test('with the method TRACE', async () => {
    const status = await statusOf('TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(status).toMatch(/^HTTP\/1\.1 (404|405) /)
  })
})
