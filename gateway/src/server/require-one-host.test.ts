import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { sendError } from './error-response'
import { requireOneHost } from './require-one-host'

let server: FastifyInstance
let port: number

beforeAll(async () => {
  server = Fastify()
  server.setErrorHandler(sendError)
  requireOneHost(server)
  server.get('/', async () => 'served')
  port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => server.close())

/** The status of a request with exactly these header lines. */
async function statusOf(path: string, ...lines: readonly string[]): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
  })
  socket.write([`GET ${path} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n'))
  await once(socket, 'close')
  return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])
}

test.each(['sanguine.example', 'sanguine.example:4000', '127.0.0.1:4000', '[::1]:4000', 'localhost'])(
  'a request to %s is served',
  async (host) => {
    expect(await statusOf('/', `Host: ${host}`)).toBe(200)
  },
)

test.each(['constructor', '__proto__'])('a request with a header named %s is served', async (name) => {
  expect(await statusOf('/', 'Host: sanguine.example', `${name}: x`)).toBe(200)
})

test.each([
  ['/', ['Host: sanguine.example', 'Host: evil.example']],
  ['/', ['Host: sanguine.example', 'hOST: sanguine.example']],
  ['/nowhere', ['Host: sanguine.example', 'Host: evil.example']],
  ['/', ['Host: sanguine.example, evil.example']],
  ['/', ['Host: user@sanguine.example']],
  ['/', ['Host: sanguine.example/path']],
  ['/', []],
])('a request for %s with the hosts %j is refused', async (path, lines) => {
  expect(await statusOf(path, ...lines)).toBe(400)
})
