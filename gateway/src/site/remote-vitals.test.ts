import { afterEach, describe, expect, it } from '@jest/globals'
import { App, metricsRegistryService } from '@sanguine/kernel'
import { TestClock, TestRandom, testSettings } from '@sanguine/kernel/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { sendError } from '../server/error-response'
import { captureLog } from '../testing'
import { mountRemoteVitals } from './remote-vitals'

const remotes = { current: () => ({ game: '/remotes/game/mf-manifest.json' }) }
const vitals = { loadTime: 800, largestPaint: 1_900, interactionDelay: 96, layoutShift: 0.1 }
const report = { version: '1.0.0+1a2b3c4d', isFirst: false, vitals }

/** The reports that were counted for the guard, and for the page of the CMS. */
let counted: { pages: unknown[]; counts: unknown[] }
let app: App
let server: FastifyInstance
afterEach(() => server.close())

async function start(limits?: { address: number; total: number }) {
  counted = { pages: [], counts: [] }
  const { log } = captureLog()
  app = new App({ settings: testSettings(), clock: new TestClock(), random: new TestRandom(), log })
  server = Fastify({ trustProxy: true })
  server.setErrorHandler(sendError)
  const pages = {
    addVitals: (...given: unknown[]) => void counted.pages.push(given),
    isKnown: (_remote: string, version: string) => version === report.version,
  }
  const counts = { add: (...given: unknown[]) => void counted.counts.push(given) }
  mountRemoteVitals(server, { app, remotes, pages, counts, ...(limits && { limits }) })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  return async (payload: unknown, { name = 'game', address = '10.0.0.1' } = {}) => {
    const { status } = await fetch(`${url}/remotes/${name}/vitals`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify(payload),
    })
    return status
  }
}

describe('a report of vitals', () => {
  it('is counted for its remote, version and network, and in the metrics', async () => {
    const send = await start()
    expect(await send(report)).toBe(204)
    const version = { remote: 'game', version: report.version }
    expect(counted.pages).toEqual([['10.0.0.1', version, vitals, false]])
    expect(counted.counts).toEqual([['game', report.version, vitals, false]])
    const metrics = await app.get(metricsRegistryService).metrics()
    const labels = `remote="game",version="${report.version}"`
    expect(metrics).toContain(`sanguine_remote_vital_seconds_sum{${labels},vital="loadTime",visit="later"} 0.8`)
    expect(metrics).toContain(`sanguine_remote_layout_shift_sum{${labels}} 0.1`)
  })

  it('of a version that no browser gets is in the metrics as another one, and nowhere else', async () => {
    const send = await start()
    expect(await send({ ...report, version: 'invented', isFirst: true })).toBe(204)
    expect(counted.counts).toEqual([])
    const metrics = await app.get(metricsRegistryService).metrics()
    expect(metrics).toContain(
      'sanguine_remote_vital_seconds_count{remote="game",version="other",vital="loadTime",visit="first"} 1',
    )
    expect(metrics).not.toContain('invented')
  })

  it.each([
    ['a negative time', { ...report, vitals: { loadTime: -1 } }, 400],
    ['a time of no browser', { ...report, vitals: { loadTime: 60_001 } }, 400],
    ['a text', { ...report, vitals: { layoutShift: '0.1' } }, 400],
    ['an unknown vital', { ...report, vitals: { heartbeat: 80 } }, 400],
    ['a version that is none', { ...report, version: 'a\nb' }, 400],
    ['anything besides', { ...report, user: 'Lucy' }, 400],
    ['nothing', null, 400],
    ['too much', { ...report, version: 'a'.repeat(1_000) }, 413],
  ])('with %s is refused', async (_what, payload, status) => {
    const send = await start()
    expect(await send(payload)).toBe(status)
    expect(counted).toEqual({ pages: [], counts: [] })
  })

  it.each(['casino', 'constructor', '__proto__'])('of %s, which is no remote, is refused', async (name) => {
    const send = await start()
    expect(await send(report, { name })).toBe(404)
  })

  it('is refused if a network, or all together, sent too many', async () => {
    const send = await start({ address: 2, total: 3 })
    const statuses = [await send(report), await send(report), await send(report)]
    expect(statuses).toEqual([204, 204, 429])
    expect(await send(report, { address: '10.0.0.2' })).toBe(204)
    expect(await send(report, { address: '10.0.0.3' })).toBe(429)
    // Clients that send too many do not hide a version that is slow in other networks.
    expect([counted.pages.length, counted.counts.length]).toEqual([4, 3])
  })
})
