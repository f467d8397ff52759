import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { parser as promqlParser } from '@prometheus-io/lezer-promql'
import { type FaultProxy, startFaultProxy, startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import { checkLedgerDaily } from '@sanguine/players'
import parsePrometheus from 'parse-prometheus-text-format'
import { parse as parseYaml } from 'yaml'
import { readPersistedDocuments } from '../graphql/persisted-documents'
import { siteKey } from '../settings'
import { captureLog, startTestGateway, type TestGateway } from '../testing'

interface Series {
  readonly value: string
  readonly labels?: Readonly<Record<string, string>>
}

let gateway: TestGateway
let token: string

beforeAll(async () => {
  gateway = await startTestGateway({ env: { METRICS_PORT: '0' }, timeouts: { streamBeat: 20 } })
  token = await gateway.player('Mina')
})
afterAll(() => gateway.stop())

/** The metrics as an independent parser reads them. */
async function scrape({ metricsUrl }: Pick<TestGateway, 'metricsUrl'> = gateway) {
  const response = await fetch(metricsUrl ?? '')
  expect(response.status).toBe(200)
  // The parser drops the labels of histograms, so it reads their series as plain numbers.
  const text = (await response.text()).replaceAll(/^# TYPE \S+ histogram$/gm, '')
  const families = parsePrometheus(text) as { name: string; metrics: Series[] }[]
  const seriesOf = (name: string) => families.flatMap((family) => (family.name === name ? family.metrics : []))
  return {
    names: families.map(({ name }) => name),
    /** the value of the first series with these labels; null without one */
    value(name: string, labels: Readonly<Record<string, string>> = {}) {
      const found = seriesOf(name).find((series) =>
        Object.entries(labels).every(([label, value]) => series.labels?.[label] === value),
      )
      return found === undefined ? null : Number(found.value)
    },
    seriesOf,
  }
}

/** Scrapes until a value is at least this one, since a call is measured after its response was sent. */
async function reaches(least: number, name: string, labels: Readonly<Record<string, string>> = {}): Promise<void> {
  while (((await scrape()).value(name, labels) ?? 0) < least) await setImmediate()
}

const [hash = '', document = ''] =
  [...readPersistedDocuments()].find(([, text]) => /query PlayerStrip|query \w+ *\{/.test(text)) ?? []
const ownName = /(?:query|mutation) (\w+)/.exec(document)?.[1] ?? ''

const sendHash = () =>
  fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }),
  })

describe('a scrape', () => {
  test("counts calls by the site's own operations and by routes of REST, with their status", async () => {
    await (await sendHash()).text()
    await gateway.rest('/version', { token })
    await gateway.rest('/no/such/route', { token })
    const calls = 'sanguine_call_duration_seconds_count'
    await reaches(1, calls, { api: 'graphql', operation: ownName, status: '200' })
    await reaches(1, calls, { api: 'rest', operation: 'getVersion', status: '200' })
    await reaches(1, calls, { api: 'site', operation: 'other', status: '404' })
    await reaches(1, 'sanguine_refusals_total', { code: 'NOT_FOUND' })
  })

  test('counts hunts, and the refusals of rules by their codes in both APIs', async () => {
    await gateway.rest('/Game/hunt?round=3', { token })
    await gateway.graphql('mutation { quickHunt { userErrors { code } } }', {}, token)
    await gateway.graphql('mutation { hunt(input: {}) { userErrors { code } } }', {}, token)
    await reaches(1, 'sanguine_refusals_total', { api: 'graphql', code: 'HUNT_TOO_EARLY' })
    await reaches(1, 'sanguine_refusals_total', { api: 'rest', code: 'NO_OPEN_COMBAT' })
    const { value, seriesOf } = await scrape()
    const hunts = seriesOf('sanguine_hunts_total')
    expect(hunts.map(({ labels }) => labels?.mode)).toEqual(['manual'])
    expect(Number(hunts[0]?.value)).toBe(1)
    expect(value('sanguine_player_queue_wait_seconds_count')).toBeGreaterThan(0)
  })

  test('keeps its size if clients send operations with invented names', async () => {
    const before = (await scrape()).seriesOf('sanguine_call_duration_seconds_count').length
    for (let count = 0; count < 40; count += 1) {
      await gateway.graphql(`query Hostile${count} { __typename }`)
      await gateway.graphql(`query ${ownName} { a${count}: __typename }`)
      await fetch(`${gateway.url}/nowhere-${count}`)
      await fetch(`${gateway.url}/api/nowhere/${count}`)
    }
    await reaches(80, 'sanguine_call_duration_seconds_count', { api: 'graphql', operation: 'other' })
    const { seriesOf } = await scrape()
    expect(seriesOf('sanguine_call_duration_seconds_count').length).toBeLessThan(before + 6)
  })

  test('does not count a stream of events as a slow call', async () => {
    const visitor = await gateway.player('Lucy')
    const headers = { 'X-Api-Key': siteKey, 'X-Version': 'test', Authorization: `Bearer ${visitor}` }
    const stream = await fetch(`${gateway.url}/api/v1/events`, { headers })
    expect(stream.status).toBe(200)
    expect((await gateway.rest('POST /user/logout', { token: visitor })).status).toBe(200)
    // A session that has ended is noticed within a second.
    gateway.advance(1_000)
    await stream.text()
    await reaches(1, 'sanguine_call_duration_seconds_count', { api: 'stream', status: '200' })
  })

  test('has the state of queues, database, disk and process', async () => {
    const { value, names } = await scrape()
    for (const queue of ['outbox', 'scheduledEffects', 'mails', 'notifications', 'payments'])
      expect([queue, value('sanguine_queue_entries', { queue })]).toEqual([queue, expect.any(Number)])
    expect(
      value('sanguine_database_command_duration_seconds_count', { command: 'find', result: 'ok' }),
    ).toBeGreaterThan(0)
    expect(value('sanguine_database_connections', { state: 'open' })).toBeGreaterThan(0)
    expect(value('sanguine_disk_free_bytes', { disk: 'data' })).toBeGreaterThan(0)
    expect(value('sanguine_disk_free_bytes', { disk: 'database' })).toBeGreaterThan(0)
    expect(value('sanguine_ready')).toBe(1)
    expect(value('sanguine_mails_total', { result: 'sent' })).toBeGreaterThan(0)
    expect(names).toEqual(expect.arrayContaining(['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']))
  })

  test('has the result of the daily check of the ledger, which finds a lost line', async () => {
    expect((await scrape()).value('sanguine_ledger_mismatches')).toBeNull()
    await checkLedgerDaily(gateway.app)
    expect((await scrape()).value('sanguine_ledger_mismatches')).toBe(0)
    await gateway.database.connection.collection('ledger').deleteOne({})
    await checkLedgerDaily(gateway.app)
    expect((await scrape()).value('sanguine_ledger_mismatches')).toBe(0)
    gateway.advance(24 * 60 * 60 * 1_000)
    await checkLedgerDaily(gateway.app)
    expect((await scrape()).value('sanguine_ledger_mismatches')).toBeGreaterThan(0)
    // as a gateway whose clock was ahead has left it
    const ahead = { startedAt: gateway.clock.now() + 9e10, mismatches: 0 }
    await gateway.database.connection.collection('ledgerChecks').updateOne({}, { $set: ahead })
    await checkLedgerDaily(gateway.app)
    expect((await scrape()).value('sanguine_ledger_mismatches')).toBeGreaterThan(0)
  })

  test('counts what browsers report about remotes', async () => {
    const body = JSON.stringify({ version: '1.0.0', reason: 'timeout' })
    const headers = { 'Content-Type': 'application/json' }
    await fetch(`${gateway.url}/remotes/game/failures`, { method: 'POST', headers, body })
    expect((await scrape()).value('sanguine_remote_failures_total', { remote: 'game', reason: 'timeout' })).toBe(1)
  })
})

/** The names of metrics in an expression of PromQL. Throws where its syntax is wrong. */
function metricsIn(expression: string): string[] {
  const found: string[] = []
  promqlParser.parse(expression).iterate({
    enter({ name, type, from, to }) {
      if (type.isError) throw new Error(`${expression}: not PromQL at ${from}`)
      if (name === 'Identifier') found.push(expression.slice(from, to))
    },
  })
  return found
}

interface Rules {
  readonly groups: readonly { readonly rules: readonly Rule[] }[]
}

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly annotations: { readonly summary: string; readonly runbook: string }
}

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[]
}

const projectFile = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8')
const rules = (parseYaml(projectFile('ops/prometheus/alerts.yaml')) as Rules).groups.flatMap((group) => group.rules)
const { panels } = JSON.parse(projectFile('ops/grafana/dashboard.json')) as Dashboard
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
]

describe('alerts and dashboard', () => {
  test('are valid PromQL over metrics of a scrape', async () => {
    await checkLedgerDaily(gateway.app)
    const { names } = await scrape()
    // `up` is a metric of Prometheus itself.
    const known = new Set([...names, 'up'])
    const unknown = expressions.flatMap(([title, expression]) =>
      metricsIn(expression).flatMap((name) => (known.has(name) ? [] : `${title}: ${name}`)),
    )
    expect(unknown).toEqual([])
    expect(expressions.flatMap(([, expression]) => metricsIn(expression)).length).toBeGreaterThan(40)
  })

  test('are checked by a parser that finds metrics and refuses wrong syntax', () => {
    expect(metricsIn('sum(rate(sanguine_nothing[5m]))')).toEqual(['sanguine_nothing'])
    expect(() => metricsIn('sum(rate(sanguine_hunts_total[5m])')).toThrow('not PromQL')
  })

  test('link to headings that exist in the operations manual', () => {
    const anchors = projectFile('docs/operations.md')
      .split('\n')
      .filter((line) => line.startsWith('#'))
      .map((line) =>
        line
          .replace(/^#+ /, '')
          .toLowerCase()
          .replaceAll(/[^\w\- ]/g, '')
          .replaceAll(' ', '-'),
      )
    const places = rules.map(({ annotations: { runbook } }) => runbook.split('#')[1] ?? '')
    expect(places.filter((place) => !anchors.includes(place))).toEqual([])
  })
})

test('the metrics are served only at their own port, and nothing else is', async () => {
  expect((await fetch(`${gateway.url}/metrics`, { headers: { Accept: 'text/plain' } })).status).toBe(404)
  const { origin } = new URL(gateway.metricsUrl ?? '')
  expect((await fetch(`${origin}/graphql`)).status).toBe(404)
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(405)
})

describe('with a database that does not answer', () => {
  let database: TestDatabase
  let proxy: FaultProxy
  beforeAll(async () => {
    database = await startTestDatabase()
    proxy = await startFaultProxy(database.uri)
  })
  afterAll(async () => {
    await proxy.stop()
    await database.stop()
  })

  test('a scrape omits what it cannot read, and reports that the gateway is not ready', async () => {
    const { log } = captureLog()
    const cut = await startTestGateway({ database: { ...database, uri: proxy.uri }, log, env: { METRICS_PORT: '0' } })
    proxy.freeze()
    const { value } = await scrape(cut)
    expect(value('sanguine_ready')).toBe(0)
    expect(value('sanguine_queue_entries', { queue: 'mails' })).toBeNull()
    expect(value('sanguine_projection_failures_total')).toBe(0)
    proxy.heal()
    await cut.stop()
  })
})

test('a gateway does not start if its metrics port is in use, and names the port', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  await expect(startTestGateway({ env: { METRICS_PORT: String(port) } })).rejects.toThrow(
    `METRICS_PORT ${port} on 127.0.0.1 is in use`,
  )
  other.close()
})
