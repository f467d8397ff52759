/**
 * Measures whole hunts over HTTP: session, limits, rules, a durable write, journal and ledger. Calls start at fixed
 * times, spread over many players, and each waiting time counts from the intended start. Prints the waiting times and
 * the processor time of a hunt for gateway, database and load generator.
 *
 *   npm run bench:hunts -- --rates=200,600 --seconds=10 --players=5000 --connections=64 --profile=<folder>
 *
 * With `--profile`, gateway and database write profiles into a folder when they end, and their largest parts are printed. A
 * profile counts the time on the clock, so that of the database includes its waits for the disk. With `--write`, the
 * table goes into `docs/performance.md`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { siteHeaders } from '../gateway/site-client'
import { freePort } from '../gateway/start-gateway'
import { withParts } from '../processes/parts'
import { percentile, sum } from '../report/statistics'
import { textTable } from '../report/table'
import { type BenchSite, startBenchSite } from './api/bench-site'
import { measureCpu } from './api/cpu'
import { addCopiedPlayers, jwtSecret } from './load/copied-players'
import { callAtRate } from './load/open-loop'
import { printProfile } from './load/read-profile'
import { machine, writeMeasurement } from './performance-doc'

interface Sizes {
  readonly rates: readonly number[]
  readonly seconds: number
  readonly players: number
  readonly connections: number
}

function readOptions(
  args: readonly string[],
): Sizes & { readonly profile: string | undefined; readonly isWritten: boolean } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rates: { type: 'string', default: '200,600' },
      seconds: { type: 'string', default: '10' },
      players: { type: 'string', default: '5000' },
      connections: { type: 'string', default: '64' },
      profile: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  })
  return {
    rates: values.rates.split(',').map(Number),
    seconds: Number(values.seconds),
    players: Number(values.players),
    connections: Number(values.connections),
    profile: values.profile,
    isWritten: values.write,
  }
}

function checkHunt(status: number, body: Buffer): void {
  const { id, result } = status === 200 ? JSON.parse(`${body}`) : {}
  if (typeof id !== 'string' || ![1, 2, 3].includes(result)) throw new Error(`A hunt returned ${status}: ${body}`)
}

/** Counts since the start of the processes; two of them give what a load has used. */
interface Usage {
  /** commands of the gateway by name */
  readonly commands: ReadonlyMap<string, number>
  /** bytes that the database has written to its disk; NaN where the system does not tell */
  readonly writtenBytes: number
}

async function readUsage(metricsUrl: string, databasePid: number): Promise<Usage> {
  const metrics = await (await fetch(metricsUrl)).text()
  const counts = metrics.matchAll(
    /^sanguine_database_command_duration_seconds_count\{command="(\w+)",result="ok"\} (\d+)/gm,
  )
  const written = /^write_bytes: (\d+)/m.exec(readFileSync(`/proc/${databasePid}/io`, 'utf8'))?.[1]
  return {
    commands: new Map([...counts].map(([, name = '', count]) => [name, Number(count)])),
    writtenBytes: Number(written),
  }
}

interface HuntSite {
  readonly site: BenchSite
  readonly metricsUrl: string
  readonly tokens: readonly string[]
}

/** Hunts at one rate, and returns a row of the table. Throws unless every hunt is in the journal and in the ledger. */
async function measureRate(
  { site: { url, pids, connection }, metricsUrl, tokens }: HuntSite,
  rate: number,
  { seconds, connections }: Sizes,
): Promise<readonly string[]> {
  const [journal, ledger] = [connection.collection('journal'), connection.collection('ledger')]
  const countRows = async () => [await journal.countDocuments(), await ledger.countDocuments()] as const
  const [journalBefore, ledgerBefore] = await countRows()
  const first = Math.floor(Math.random() * tokens.length)
  const databasePid = pids[1] ?? 0
  const usageBefore = await readUsage(metricsUrl, databasePid)
  const cpuPerCall = measureCpu([...pids, process.pid])
  const { waits, seconds: taken } = await callAtRate({
    rate,
    seconds,
    connections,
    calls: Array.from({ length: Math.round(rate * seconds) }, (_, index) => ({
      url: `${url}/api/Game/quickhunt`,
      headers: siteHeaders(tokens[(first + index) % tokens.length]),
      check: checkHunt,
    })),
  })
  const latencies = waits.map(({ ms }) => ms)
  const { length: calls } = latencies
  const [gateway = 0, database = 0, load = 0] = cpuPerCall(calls)
  const usage = await readUsage(metricsUrl, databasePid)
  const [journalAfter, ledgerAfter] = await countRows()
  if (journalAfter - journalBefore < calls || ledgerAfter - ledgerBefore < calls)
    throw new Error(`${calls} hunts made ${journalAfter - journalBefore} rows of the journal.`)
  const commands = sum([...usage.commands.values()]) - sum([...usageBefore.commands.values()])
  return [
    String(rate),
    Math.round(calls / taken).toLocaleString('en'),
    ...[50, 99].map((percent) => percentile(latencies, percent).toFixed(1)),
    ...[gateway, database, gateway + database, load].map((microseconds) => String(Math.round(microseconds))),
    (commands / calls).toFixed(2),
    ((usage.writtenBytes - usageBefore.writtenBytes) / calls / 1024).toFixed(1),
  ]
}

const heads = [
  'hunts/s, intended',
  'done',
  'p50 ms',
  'p99 ms',
  'gateway µs',
  'database µs',
  'both µs',
  'load µs',
  'commands',
  'kB to disk',
]

export const main = (args: readonly string[]): Promise<void> =>
  withParts(async (parts) => {
    const { profile, isWritten, ...sizes } = readOptions(args)
    const profiles = profile ? { gateway: join(profile, 'gateway'), database: join(profile, 'database') } : null
    const metricsPort = await freePort()
    const env = { JWT_SECRET: jwtSecret, METRICS_PORT: String(metricsPort) }
    const site = parts.add(await startBenchSite(1, { env, profiles }), (started) => started.stop())
    const tokens = await addCopiedPlayers(site, sizes.players)
    const hunting = { site, tokens, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` }
    await measureRate(hunting, 300, { ...sizes, seconds: 5 })
    const rows: (readonly string[])[] = []
    for (const rate of sizes.rates) rows.push(await measureRate(hunting, rate, sizes))
    const conditions = `${machine()}; ${sizes.players} players, ${sizes.connections} connections, ${sizes.seconds} s a rate`
    console.log(conditions)
    console.log(textTable(heads, rows))
    if (isWritten) writeMeasurement('hunts', conditions, heads, rows)
    if (!profiles) return
    await parts.stop()
    for (const [name, folder] of Object.entries(profiles)) printProfile(name, folder)
  })
