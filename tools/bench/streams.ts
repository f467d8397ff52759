/**
 * Measures open streams of events, ten for each player. Reports the memory of the gateway, the processor time while
 * nothing happens, and how long after a hunt its entry arrives. Ends with 1 if a stream misses an entry.
 *
 *   npm run bench:streams -- [streams]     default 1,000
 */
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { callGraphql, siteHeaders } from '../gateway/site-client'
import { withParts } from '../processes/parts'
import { percentile } from '../report/statistics'
import { type BenchSite, startBenchSite } from './api/bench-site'
import { measureCpu } from './api/cpu'

const streamsOfPlayer = 10
const quietMs = 20_000

/** An open stream that notes the hunts in it. */
interface OpenStream {
  /** the times at which hunts arrived, by `performance.now()` */
  readonly arrivals: number[]
  close(): void
}

function openStream(url: string, token: string, agent: Agent): Promise<OpenStream> {
  const headers = { ...siteHeaders(token), Accept: 'text/event-stream' }
  return new Promise((resolve, reject) => {
    const request = get(`${url}/api/v1/events`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`A stream was refused: ${response.statusCode}`))
      const arrivals: number[] = []
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: player')) resolve({ arrivals, close: () => request.destroy() })
        for (const _hunt of text.matchAll(/"type":"CombatEntry"/g)) arrivals.push(performance.now())
      })
      response.on('error', () => undefined)
    })
    request.on('error', reject)
  })
}

/** Megabytes of the gateway that are in memory. Needs Linux. */
function residentMb({ pids: [gateway] }: BenchSite): number {
  const status = readFileSync(`/proc/${gateway}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Milliseconds of processor time a second while nothing happens, of gateway and database. */
async function quietCost(site: BenchSite): Promise<string> {
  const cpu = measureCpu(site.pids)
  await sleep(quietMs)
  return cpu(quietMs / 1000)
    .map((microseconds) => (microseconds / 1000).toFixed(1))
    .join(' + ')
}

async function measure(site: BenchSite): Promise<boolean> {
  const before = residentMb(site)
  const costWithout = await quietCost(site)
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
  const byPlayer: OpenStream[][] = []
  for (const token of site.tokens)
    byPlayer.push(await Promise.all(Array.from({ length: streamsOfPlayer }, () => openStream(site.url, token, agent))))
  const streams = byPlayer.flat()
  const costWith = await quietCost(site)
  const delays: number[] = []
  for (const [index, token] of site.tokens.entries()) {
    const { data } = await callGraphql(site.url, 'mutation { quickHunt { userErrors { code } } }', token)
    if (JSON.stringify(data) !== '{"quickHunt":{"userErrors":[]}}') throw new Error(JSON.stringify(data))
    const endedAt = performance.now()
    const own = byPlayer[index] ?? []
    for (let waited = 0; waited < 500 && own.some(({ arrivals }) => arrivals.length === 0); waited += 1) await sleep(10)
    delays.push(...own.flatMap(({ arrivals }) => arrivals.map((at) => Math.max(0, at - endedAt))))
  }
  const after = residentMb(site)
  const missed = streams.filter(({ arrivals }) => arrivals.length !== 1).length
  for (const { close } of streams) close()
  console.log(`${streams.length} streams of ${site.tokens.length} players`)
  console.log(
    `memory of the gateway: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with all and after a hunt each`,
  )
  console.log(`processor a second while nothing happens: ${costWithout} ms before, ${costWith} ms with all`)
  console.log(
    `an entry arrives after the response to its hunt: p50 ${percentile(delays, 50).toFixed(1)} ms, p99 ${percentile(delays, 99).toFixed(1)} ms`,
  )
  console.log(missed === 0 ? 'Every stream had its entry once.' : `${missed} streams missed an entry or had it twice.`)
  return missed === 0
}

export async function main(args: readonly string[]): Promise<number> {
  const players = Math.max(1, Math.round(Number(args[0] ?? 1_000) / streamsOfPlayer))
  return withParts(async (parts) => {
    const site = parts.add(await startBenchSite(players), (started) => started.stop())
    return (await measure(site)) ? 0 : 1
  })
}
