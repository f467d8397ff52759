import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { connect, connectionService } from '@sanguine/db'
import { type FaultProxy, startFaultProxy, startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import { runQuery, startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { type App, type Measurement, type StatusComponent, statusSourcesService } from '@sanguine/kernel'
import { contextFor, type TestClock, testApp } from '@sanguine/kernel/testing'
import type { Connection } from 'mongoose'
import { minuteMs } from './close-minute'
import { closeMinutes, removeOldRows } from './close-minutes'
import { readSiteStatus } from './operations/read-site-status'
import { StatusRecorder, statusRecorderService } from './recorder.service'
import { statusModelsService } from './status.model'

type Measured = Partial<Record<StatusComponent, Measurement>>

/** A gateway that measures what the test says. */
interface Gateway {
  readonly app: App
  readonly clock: TestClock
  measured: Measured
  /** passes a minute in which these were measured, and records it */
  minute(measured: Measured): Promise<void>
}

let database: TestDatabase
const connections: Connection[] = []
const proxies: FaultProxy[] = []

beforeAll(async () => {
  database = await startTestDatabase()
})
afterEach(() => database.connection.dropDatabase())
afterAll(async () => {
  for (const connection of connections) await connection.close()
  for (const proxy of proxies) await proxy.stop()
  await database.stop()
})

const components: readonly StatusComponent[] = ['api', 'database', 'hunts', 'mails', 'payments', 'remotes']
const nothing: Measurement = { total: 0, failed: 0, slow: 0 }
const [good, bad]: readonly [Measurement, Measurement] = [
  { total: 10, failed: 0, slow: 0 },
  { total: 10, failed: 10, slow: 0 },
]
/** Noon in Berlin, so that no day ends within a test. */
const noon = Date.parse('2025-01-01T11:00:00Z')

async function aGateway({ uri = database.uri, at = noon } = {}): Promise<Gateway> {
  const { app, clock } = testApp()
  const connection = await connect(uri)
  connections.push(connection)
  app.provide(connectionService, connection)
  const gateway: Gateway = {
    app,
    clock,
    measured: {},
    async minute(measured) {
      gateway.measured = measured
      clock.advance(minuteMs)
      await recorder.recordMinute()
    },
  }
  app.provide(
    statusSourcesService,
    components.map((component) => ({ component, measure: async () => gateway.measured[component] ?? nothing })),
  )
  clock.at = at
  const recorder = new StatusRecorder(app)
  return gateway
}

const statusOf = ({ app }: Gateway) => readSiteStatus(contextFor(app))
const stateNow = async (gateway: Gateway, wanted: StatusComponent) =>
  (await statusOf(gateway)).components.find(({ component }) => component === wanted)?.state

/** Passes minutes, one a letter: `o` good, `x` bad, `.` not measured. */
async function pass(gateway: Gateway, component: StatusComponent, minutes: string): Promise<void> {
  for (const minute of minutes)
    await gateway.minute({ database: good, ...(minute !== '.' && { [component]: minute === 'x' ? bad : good }) })
}

describe('the status', () => {
  let gateway: Gateway
  beforeEach(async () => {
    gateway = await aGateway()
  })

  test('of a new site is empty, and reports no component as up', async () => {
    const status = await statusOf(gateway)
    expect(status).toMatchObject({ state: 'notRecorded', measuredAt: null, recordingStartedAt: null, outages: [] })
    expect(new Set(status.components.map(({ state }) => state))).toEqual(new Set(['notRecorded']))
    expect(status.components.map(({ uptime, days }) => [uptime, days.length])).toEqual(components.map(() => [null, 0]))
  })

  test('has no day before its first minute is closed', async () => {
    await pass(gateway, 'api', 'o')
    const { recordingStartedAt, components: found } = await statusOf(gateway)
    expect([recordingStartedAt, found[0]]).toMatchObject([null, { state: 'up', uptime: null, days: [] }])
  })

  test('has what was measured, and says of other components that nothing was', async () => {
    await pass(gateway, 'api', 'ooo')
    const status = await statusOf(gateway)
    expect(status).toMatchObject({ state: 'up', measuredAt: noon + 3 * minuteMs, recordingStartedAt: noon })
    const [api, , , mails] = status.components
    // The last minute is closed with the next.
    expect(api).toMatchObject({ state: 'up', uptime: 100 })
    expect(api?.days).toEqual([
      {
        date: '2025-01-01',
        state: 'up',
        uptime: 100,
        degradedMinutes: 0,
        downMinutes: 0,
        notRecordedMinutes: 0,
        successRate: 100,
      },
    ])
    expect(mails).toMatchObject({ state: 'notMeasured', uptime: null, days: [{ state: 'notMeasured', uptime: null }] })
  })

  test('shows an outage from its first minute, while it lasts and when it is over', async () => {
    await pass(gateway, 'api', 'oxxxx')
    expect(await stateNow(gateway, 'api')).toBe('down')
    const startedAt = noon + minuteMs
    expect((await statusOf(gateway)).outages).toEqual([{ component: 'api', startedAt, endedAt: null }])
    await pass(gateway, 'api', 'oooo')
    expect(await stateNow(gateway, 'api')).toBe('up')
    const { outages, components: found } = await statusOf(gateway)
    expect(outages).toEqual([{ component: 'api', startedAt, endedAt: noon + 5 * minuteMs }])
    expect(found[0]).toMatchObject({ uptime: 50, days: [{ state: 'down', downMinutes: 4, successRate: 50 }] })
  })

  test('of a component that nobody uses in its outage stays down', async () => {
    await pass(gateway, 'mails', 'x.x.x.....')
    expect(await stateNow(gateway, 'mails')).toBe('down')
    await pass(gateway, 'mails', 'ooo.')
    expect(await stateNow(gateway, 'mails')).toBe('up')
  })

  test('counts minutes that no gateway recorded as down where each minute is measured', async () => {
    await gateway.minute({ api: good, mails: good })
    gateway.clock.advance(5 * minuteMs)
    expect(await stateNow(gateway, 'api')).toBe('notRecorded')
    // A minute of which the gateway slept the end, and with which it begins again.
    for (let count = 0; count < 5; count += 1) await gateway.minute({ api: good, mails: good })
    const { components: found, outages } = await statusOf(gateway)
    const [api, , , mails] = found
    expect(api?.days).toMatchObject([{ notRecordedMinutes: 5 }])
    expect(api?.uptime).toBe(50)
    expect(mails).toMatchObject({ uptime: 100 })
    expect(outages).toEqual([{ component: null, startedAt: noon + 2 * minuteMs, endedAt: noon + 7 * minuteMs }])
  })

  test('is the same through GraphQL', async () => {
    await pass(gateway, 'api', 'oxxxx')
    const { siteStatus } = await runQuery<{ siteStatus: object }>(
      gateway.app,
      null,
      `{ siteStatus { state measuredAt recordingStartedAt components { component state uptime days { date state } }
        outages { component startedAt endedAt } } }`,
    )
    expect(siteStatus).toMatchObject({
      state: 'DOWN',
      measuredAt: '2025-01-01T11:05:00.000Z',
      recordingStartedAt: '2025-01-01T11:00:00.000Z',
      outages: [{ component: 'API', startedAt: '2025-01-01T11:01:00.000Z', endedAt: null }],
      components: [
        { component: 'API', state: 'DOWN', uptime: 25, days: [{ date: '2025-01-01', state: 'DOWN' }] },
        { component: 'DATABASE', state: 'UP' },
        { component: 'HUNTS', state: 'NOT_MEASURED' },
        ...[{ component: 'MAILS' }, { component: 'PAYMENTS' }, { component: 'REMOTES' }],
      ],
    })
  })
})

describe('two gateways', () => {
  test('add up what they measure in a minute, and close it once', async () => {
    const gateways = [await aGateway(), await aGateway()] as const
    const measured = [{ api: { total: 9, failed: 0, slow: 0 } }, { api: { total: 1, failed: 1, slow: 1 } }] as const
    for (let count = 0; count < 4; count += 1)
      await Promise.all(gateways.map((gateway, index) => gateway.minute(measured[index] ?? {})))
    const { minutes } = gateways[0].app.get(statusModelsService)
    expect(await minutes.findById(noon).lean()).toEqual({
      _id: noon,
      records: 2,
      components: { api: { total: 10, failed: 1, slow: 1 } },
    })
    const statuses = await Promise.all(gateways.map(statusOf))
    for (const { components: found } of statuses)
      expect(found[0]).toMatchObject({ state: 'degraded', days: [{ degradedMinutes: 3, successRate: 90 }] })
  })

  test('of which one works show no outage of the site', async () => {
    const [first, second] = [await aGateway(), await aGateway()]
    await Promise.all([first.minute({ api: good }), second.minute({ api: bad })])
    for (let count = 0; count < 4; count += 1) await first.minute({ api: good })
    expect((await statusOf(second)).outages).toEqual([])
  })
})

test('a gateway that stops and starts within a minute loses nothing of it', async () => {
  const gateway = await aGateway()
  gateway.measured = { api: good }
  const { minutes } = gateway.app.get(statusModelsService)
  await new StatusRecorder(gateway.app).recordLast()
  await gateway.minute({ api: good })
  expect(await minutes.findById(noon).lean()).toMatchObject({ records: 2, components: { api: { total: 20 } } })
})

test('a source that fails is not measured, and does not keep the others from being recorded', async () => {
  const gateway = await aGateway()
  const sources = gateway.app.get(statusSourcesService)
  const { app, clock } = testApp()
  app.provide(connectionService, gateway.app.get(connectionService))
  const broken = { component: 'mails', measure: () => Promise.reject(new Error('broken')) } as const
  app.provide(statusSourcesService, [broken, ...sources])
  gateway.measured = { api: good }
  clock.at = noon
  await new StatusRecorder(app).recordLast()
  const { minutes } = app.get(statusModelsService)
  expect((await minutes.findById(noon).lean())?.components).toEqual({ api: good })
})

test('minutes in which the database was lost are not recorded, and never up', async () => {
  const proxy = await startFaultProxy(database.uri)
  proxies.push(proxy)
  const gateway = await aGateway({ uri: `${proxy.uri}&serverSelectionTimeoutMS=200` })
  await gateway.minute({ api: good })
  proxy.cut()
  for (let count = 0; count < 4; count += 1)
    await expect(gateway.minute({ api: good, database: bad })).rejects.toThrow()
  await expect(statusOf(gateway)).rejects.toThrow()
  proxy.heal()
  const other = await aGateway({ at: gateway.clock.at })
  for (let count = 0; count < 4; count += 1)
    await Promise.all([other.minute({ api: good }), gateway.minute({ api: good }).catch(() => undefined)])
  const { components: found, outages } = await statusOf(other)
  expect(found[0]).toMatchObject({ days: [{ notRecordedMinutes: 4 }] })
  expect(found[0]?.uptime).toBe(50)
  expect(outages).toMatchObject([{ component: null, startedAt: noon + minuteMs }])
})

describe('days', () => {
  test('are closed for months in which no gateway ran, and begin with the kept ones', async () => {
    const gateway = await aGateway()
    await pass(gateway, 'api', 'ooo')
    gateway.clock.at = Date.parse('2025-01-05T11:00:00Z')
    await closeMinutes(gateway.app)
    const daysOf = async () => (await statusOf(gateway)).components[0]?.days ?? []
    expect((await daysOf()).map(({ date, state }) => `${date} ${state}`)).toEqual([
      ...['2025-01-01 down', '2025-01-02 notRecorded', '2025-01-03 notRecorded', '2025-01-04 notRecorded'],
      '2025-01-05 notRecorded',
    ])
    gateway.clock.at = Date.parse('2026-01-01T11:00:00Z')
    await removeOldRows(gateway.app)
    expect((await daysOf()).map(({ date }) => date)).toEqual(
      Array.from({ length: 90 }, (_, index) => new Date(Date.UTC(2025, 9, 4 + index)).toISOString().slice(0, 10)),
    )
    expect((await statusOf(gateway)).outages).toEqual([
      { component: null, startedAt: noon + 3 * minuteMs, endedAt: null },
    ])
    const { days, minutes } = gateway.app.get(statusModelsService)
    expect([await days.countDocuments(), await minutes.countDocuments()]).toEqual([90, 0])
  })

  test('are kept 90 days, and minutes 48 hours', async () => {
    const gateway = await aGateway()
    await pass(gateway, 'api', 'ooo')
    const { days, minutes } = gateway.app.get(statusModelsService)
    const removeAt = async (date: string) => {
      gateway.clock.at = Date.parse(date)
      await removeOldRows(gateway.app)
    }
    await removeAt('2025-01-03T11:00:00Z')
    expect(await minutes.countDocuments()).toBe(3)
    await removeAt('2025-01-03T11:02:00.001Z')
    expect(await minutes.countDocuments()).toBe(0)
    await removeAt('2025-03-31T11:00:00Z')
    expect(await days.exists({ _id: '2025-01-01' })).not.toBeNull()
    await removeAt('2025-04-01T11:00:00Z')
    expect(await days.exists({ _id: '2025-01-01' })).toBeNull()
  })

  test('of 23 and 25 hours have as many minutes', async () => {
    const gateway = await aGateway()
    for (const [before, day, minutesOfDay] of [
      ['2025-03-29T22:59:00Z', '2025-03-30', 1_380],
      ['2025-10-25T21:59:00Z', '2025-10-26', 1_500],
    ] as const) {
      gateway.clock.at = Date.parse(before)
      await gateway.app.get(statusModelsService).minutes.create({ _id: gateway.clock.at, records: 1 })
      gateway.clock.advance(30 * 3_600_000)
      await closeMinutes(gateway.app)
      const row = await gateway.app.get(statusModelsService).days.findById(day).lean()
      expect(row?.notRecorded).toBe(minutesOfDay)
    }
  })
})

describe('a gateway', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startTestGateway()
  })
  afterAll(() => gateway.stop())

  test('measures its calls, its database, its work and its front ends, and serves the status to everyone', async () => {
    const { recorder } = gateway.app.get(statusRecorderService)
    for (let count = 0; count < 3; count += 1) {
      await gateway.player()
      gateway.advance(minuteMs)
      await recorder.recordMinute()
    }
    const { status, body } = await gateway.rest('/v1/status', { headers: { 'X-Api-Key': '' } })
    expect(status).toBe(200)
    const states: Record<string, string> = Object.fromEntries(
      body.components.map(({ component, state }: { component: string; state: string }) => [component, state]),
    )
    expect(states).toMatchObject({ HUNTS: 'UP', MAILS: 'UP', PAYMENTS: 'NOT_MEASURED' })
    // A busy machine may be slow or fail the probe.
    for (const component of ['API', 'DATABASE', 'REMOTES']) expect(states[component]).toMatch(/UP|DEGRADED|DOWN/)
    const day = await gateway.app.get(statusModelsService).days.findOne({}).lean()
    // Two minutes are closed. In each a player registered, activated the account and logged in, and the gateway checked itself.
    expect(day?.components).toMatchObject({ database: { total: 2 }, hunts: { total: 2 }, mails: { up: 2, total: 2 } })
    expect(day?.components.api?.total).toBeGreaterThan(2)
  })

  test('has a tag for the status, which changes with the next minute, or if that could not be recorded', async () => {
    const { recorder } = gateway.app.get(statusRecorderService)
    const ask = (etag: string) => gateway.rest('/v1/status', { headers: { 'If-None-Match': etag } })
    const tagOf = async () => (await ask('')).headers.get('ETag') ?? ''
    gateway.advance(minuteMs)
    await recorder.recordMinute()
    const first = await tagOf()
    expect((await ask(first)).status).toBe(304)
    expect((await ask(first)).headers.get('Cache-Control')).toBe('public, max-age=1')
    gateway.advance(minuteMs)
    await recorder.recordMinute()
    expect((await ask(first)).status).toBe(200)
    const second = await tagOf()
    gateway.advance(2 * minuteMs)
    const lost = await ask(second)
    expect(lost.status).toBe(200)
    expect((await ask(lost.headers.get('ETag') ?? '')).status).toBe(200)
  })
})
