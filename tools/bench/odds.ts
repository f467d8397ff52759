/**
 * Measures `huntOdds` over HTTP: first for equipment of no earlier request, so that all fights are computed, then from
 * the cache. The site's usual call `me` is measured beside it, in turns in one run. `npm run bench:odds`; PLAYERS sets
 * how many players each ask for the odds of every ground. Ends with 1 if a 95th percentile exceeds 100 ms.
 *
 * Each player wears equipment that a hunter of another ground could buy. The gateway is warm: as many players with
 * other equipment ask first, because each thread that computes odds compiles its own code. Players ask in turns: one
 * who asked for every ground without a pause would use up an account's share of the threads.
 */
import os from 'node:os'
import { performance } from 'node:perf_hooks'
import { gearAt, hunterIn, packRelease } from '@sanguine/content/testing'
import type { PlayerState } from '@sanguine/rules'
import { callGraphql } from '../gateway/site-client'
import { percentile } from '../report/statistics'
import { textTable } from '../report/table'
import { type BenchSite, startBenchSite } from './api/bench-site'
import { measureCpu } from './api/cpu'
import { meQuery } from './api/queries'

const playerCount = Number(process.env.PLAYERS ?? 6)
const maxP95Ms = 100

const oddsQuery = `query BenchOdds($ground: ID!) { huntOdds(huntingGroundId: $ground) { totals { winChance drawChance lossChance margin xp }
  creatures { enemy { id name } chance verdict fight { winChance drawChance lossChance xp } drops { chance item { id name } } } } }`

const release = packRelease()
const grounds = [...release.grounds.values()].filter(({ isVisible }) => isVisible)

/** Dresses the players before the gateway has seen them, from the first ground to the last. */
async function dress({ connection }: BenchSite): Promise<void> {
  const players = connection.collection<{ readonly state: PlayerState }>('players')
  const all = await players.find().toArray()
  for (const [index, { _id, state }] of all.entries()) {
    const place = Math.round(((grounds.length - 1) * index) / Math.max(1, all.length - 1))
    // one XP more than the ground requires does not change the equipment, but it makes the player different from others on the ground
    const xp = (grounds[place]?.requiredXp ?? 0) + 1
    const { setups, inventory } = hunterIn(gearAt(xp, release), { groundId: state.groundId, xp }, release)
    // a database that is thrown away: its ledger need not explain the equipment
    await players.updateOne(
      { _id },
      { $set: { 'state.xp': xp, 'state.setups': setups, 'state.inventory': inventory }, $inc: { revision: 1 } },
    )
  }
}

interface Series {
  readonly name: string
  readonly times: number[]
  cpu: number
}

async function timed({ times }: Series, call: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await call()
  times.push(performance.now() - start)
}

async function measureGround(site: BenchSite, token: string, ground: string, series: readonly Series[]): Promise<void> {
  const askOdds = () => callGraphql(site.url, oddsQuery, token, { ground })
  const calls = [askOdds, askOdds, () => callGraphql(site.url, meQuery, token)]
  for (const [index, each] of series.entries()) {
    const cpuPerCall = measureCpu(site.pids)
    await timed(each, calls[index] ?? askOdds)
    each.cpu += (cpuPerCall(1)[0] ?? Number.NaN) / 1000
  }
}

export async function main(): Promise<number> {
  const site = await startBenchSite(2 * playerCount)
  try {
    await dress(site)
    const warming = site.tokens.filter((_token, index) => index % 2 === 0)
    const measured = site.tokens.filter((_token, index) => index % 2 === 1)
    for (const token of warming)
      for (const { id } of grounds) await callGraphql(site.url, oddsQuery, token, { ground: id })
    const series = ['worked out', 'remembered', 'me'].map((name): Series => ({ name, times: [], cpu: 0 }))
    for (const { id } of grounds) for (const token of measured) await measureGround(site, token, id, series)
    const p95Of = ({ times }: Series) => percentile(times, 95)
    const base = p95Of(series.at(-1) as Series)
    console.log(
      `${os.cpus().length} × ${os.cpus()[0]?.model}, node ${process.version}; load ${os.loadavg()[0]?.toFixed(1)} at the end`,
    )
    console.log(
      textTable(
        ['call', 'calls', 'p50 ms', 'p95 ms', 'cpu ms', '× me (p95)'],
        series.map((each) => [
          each.name,
          String(each.times.length),
          percentile(each.times, 50).toFixed(1),
          p95Of(each).toFixed(1),
          (each.cpu / each.times.length).toFixed(1),
          (p95Of(each) / base).toFixed(1),
        ]),
      ),
    )
    const slow = series.slice(0, 2).filter((each) => p95Of(each) > maxP95Ms)
    for (const { name } of slow) console.error(`too slow: odds that are ${name} must take at most ${maxP95Ms} ms`)
    return slow.length > 0 ? 1 : 0
  } finally {
    await site.stop()
  }
}
