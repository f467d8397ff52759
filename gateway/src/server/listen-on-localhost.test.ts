import { networkInterfaces } from 'node:os'
import { afterEach, expect, test } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import { urlOf } from '../settings'
import { listenOnLocalhost } from './listen-on-localhost'

let server: FastifyInstance | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
)

test.each([
  ['127.0.0.1', 'http://localhost:4000'],
  ['127.0.0.9', 'http://localhost:4000'],
  ['::1', 'http://localhost:4000'],
  ['localhost', 'http://localhost:4000'],
  ['0.0.0.0', 'http://localhost:4000'],
  ['192.168.1.5', 'http://192.168.1.5:4000'],
  ['fd00::5', 'http://[fd00::5]:4000'],
])('a server at %s is found at %s', (host, url) => expect(urlOf(host, 4000)).toBe(url))

test('serves both localhost addresses if the machine has both', async () => {
  server = fastify()
  server.get('/', async () => 'here')
  const port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port)
  const other = await listenOnLocalhost(server, '127.0.0.1', port)
  const addresses = ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])]
  const texts = await Promise.all(addresses.map(async (host) => (await fetch(`http://${host}:${port}/`)).text()))
  expect(texts).toEqual(addresses.map(() => 'here'))
  expect(other !== null).toBe(hasIpv6)
  other?.close()
})

test('serves no other address in addition to a network address', async () => {
  server = fastify()
  expect(await listenOnLocalhost(server, '0.0.0.0', 4000)).toBeNull()
})
