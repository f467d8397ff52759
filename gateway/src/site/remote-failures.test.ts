import { afterEach, describe, expect, it } from '@jest/globals'
import { App } from '@sanguine/kernel'
import { TestClock, TestRandom, testSettings } from '@sanguine/kernel/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { sendError } from '../server/error-response'
import { captureLog } from '../testing'
import { mountRemoteFailures } from './remote-failures'

const remotes = { current: () => ({ game: '/remotes/game/mf-manifest.json' }) }
const failure = { version: '1.0.0+1a2b3c4d', reason: 'files' }

/** The failures that were counted, as address, remote and version. */
let counted: (readonly string[])[] = []
const pages = {
  addFailure: (...failure: readonly string[]) => void counted.push(failure),
  isKnown: (_remote: string, version: string) => version === failure.version,
}

let server: FastifyInstance
let captured = captureLog()
afterEach(() => server.close())

const logged = () =>
  captured
    .lines()
    .flatMap(({ msg, remote, version, reason }) => (msg === 'security' ? [] : [{ remote, version, reason }]))

async function start(limits?: { address: number; total: number }) {
  captured = captureLog()
  counted = []
  const app = new App({ settings: testSettings(), clock: new TestClock(), random: new TestRandom(), log: captured.log })
  server = Fastify({ trustProxy: true })
  server.setErrorHandler(sendError)
  mountRemoteFailures(server, { app, remotes, pages, ...(limits && { limits }) })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  return async (payload: unknown, { name = 'game', address = '10.0.0.1' } = {}) => {
    const { status } = await fetch(`${url}/remotes/${name}/failures`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify(payload),
    })
    return status
  }
}

describe('a report of a failed remote', () => {
  it('is logged with the remote, its version and the reason', async () => {
    const report = await start()
    expect(await report(failure)).toBe(204)
    expect(logged()).toEqual([{ remote: 'game', ...failure }])
  })

  it('counts against the version if the page lost it for the first time, also where all together sent too many', async () => {
    const report = await start({ address: 3, total: 1 })
    expect(await report(failure)).toBe(204)
    expect(await report({ ...failure, isFirstLoss: false })).toBe(429)
    expect(counted).toEqual([])
    expect(await report({ ...failure, isFirstLoss: true })).toBe(429)
    expect(await report({ ...failure, isFirstLoss: true })).toBe(429)
    expect(counted).toEqual([['10.0.0.1', 'game', failure.version]])
  })

  it.each([
    ['an unknown reason', { ...failure, reason: 'bored' }, 400],
    ['a version that is no version', { ...failure, version: 'a\nb' }, 400],
    ['a version that is too long', { ...failure, version: 'a'.repeat(65) }, 400],
    ['anything besides', { ...failure, user: 'Lucy' }, 400],
    ['nothing', null, 400],
    ['too much', { ...failure, version: 'a'.repeat(1000) }, 413],
  ])('with %s is refused', async (_what, payload, status) => {
    const report = await start()
    expect(await report(payload)).toBe(status)
    expect(logged()).toEqual([])
  })

  it.each(['casino', 'constructor', '__proto__'])('of %s, which is no remote, is refused', async (name) => {
    const report = await start()
    expect(await report(failure, { name })).toBe(404)
    expect(logged()).toEqual([])
  })

  it('is refused if an address, or all together, sent too many', async () => {
    const report = await start({ address: 2, total: 3 })
    expect(await report(failure)).toBe(204)
    expect(await report(failure)).toBe(204)
    expect(await report(failure)).toBe(429)
    expect(await report(failure, { address: '10.0.0.2' })).toBe(204)
    expect(await report(failure, { address: '10.0.0.3' })).toBe(429)
    expect(logged()).toHaveLength(3)
  })

  it('counts for the whole network of an address, and a reached limit is in the security log', async () => {
    const report = await start({ address: 1, total: 3 })
    expect(await report(failure, { address: '2001:db8:0:1::1' })).toBe(204)
    expect(await report(failure, { address: '2001:db8:0:1:ffff::2' })).toBe(429)
    expect(await report(failure, { address: '2001:db8:0:2::1' })).toBe(204)
    expect(await report(failure, { address: '10.0.0.1' })).toBe(204)
    expect(await report(failure, { address: '10.0.0.2' })).toBe(429)
    const limits = captured.lines().flatMap(({ event, limit }) => (event === 'security.limit.reached' ? [limit] : []))
    expect(limits).toEqual(['remoteFailures.address', 'remoteFailures.all'])
  })
})
