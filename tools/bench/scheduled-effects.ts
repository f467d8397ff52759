/**
 * Measures thousands of players whose auto-hunts are due at the same moment. Reports how many one gateway settles in a
 * second, and how long callers wait meanwhile. `npm run bench:scheduled-effects`; PLAYERS sets how many.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { PlayerState } from '@sanguine/rules'
import autocannon from 'autocannon'
import { siteHeaders } from '../gateway/site-client'
import { type BenchSite, startBenchSite } from './api/bench-site'
import { measureCpu } from './api/cpu'

const playerCount = Number(process.env.PLAYERS ?? 10_000)
const connections = 4
const batchSize = 500
const callsPerSecond = 100

/** Inserts players alike, each with a retainer on, and returns the retainer's id. */
async function insertPlayers({ connection }: BenchSite): Promise<string> {
  const accounts = connection.collection('accounts')
  const players = connection.collection<{ readonly state: PlayerState }>('players')
  const type = await connection.collection('itemTypes').findOne({ shortName: 'retainer' })
  const retainer = await connection.collection('items').findOne({ type: String(type?._id) })
  const [template, account] = [await players.findOne(), await accounts.findOne()]
  if (!retainer || !template || !account) throw new Error('The site has no retainer or no player.')
  const id = String(retainer._id)
  const [setup, ...setups] = template.state.setups
  const state = {
    ...template.state,
    inventory: { ...template.state.inventory, [id]: 1 },
    setups: [{ ...setup, retainer: [id] }, ...setups],
  }
  for (let inserted = 0; inserted < playerCount; inserted += batchSize) {
    const count = Math.min(batchSize, playerCount - inserted)
    const ids = Array.from({ length: count }, () => new connection.base.mongo.ObjectId())
    await accounts.insertMany(
      ids.map((_id) => ({ ...account, _id, role: 'user', nameKey: `${_id}`, emailKey: `${_id}` })),
    )
    await players.insertMany(ids.map((_id) => ({ ...template, _id, state, outbox: [], dueAt: 0 })))
  }
  return id
}

/** Calls `getme` at a fixed rate until the returned function is called, which tells how long the calls took. */
function startCallers({ url, tokens }: BenchSite): () => Promise<string> {
  let next = 0
  const options = {
    url: `${url}/api/clientUser/getme`,
    connections,
    overallRate: callsPerSecond,
    duration: 600,
    setupClient: (client: autocannon.Client) => client.setHeaders(siteHeaders(tokens[next++ % connections])),
  }
  // It is both: a promise of the result, and the running instance.
  const load = autocannon(options) as Promise<autocannon.Result> & autocannon.Instance
  return async () => {
    load.stop()
    const { latency, non2xx } = await load
    if (non2xx > 0) throw new Error(`${non2xx} calls failed.`)
    return `p50 ${latency.p50} ms, p99 ${latency.p99} ms, at most ${latency.max} ms`
  }
}

async function measure(site: BenchSite): Promise<void> {
  const players = site.connection.collection('players')
  const retainer = await insertPlayers(site)
  const stopBefore = startCallers(site)
  await sleep(5_000)
  console.log(`callers before: ${await stopBefore()}`)
  const hasRetainer = { [`state.inventory.${retainer}`]: 1 }
  const stopDuring = startCallers(site)
  const cpuPerHunt = measureCpu(site.pids)
  const startedAt = Date.now()
  await players.updateMany(hasRetainer, {
    $set: { 'state.autoHuntAt': startedAt - 1, dueAt: startedAt - 1 },
    $inc: { revision: 1 },
  })
  const isWaiting = { ...hasRetainer, dueAt: { $lt: startedAt } }
  while ((await players.countDocuments(isWaiting)) > 0) await sleep(500)
  const seconds = (Date.now() - startedAt) / 1000
  const hunts = await site.connection.collection('journal').countDocuments({ 'line.combat.mode': 'auto' })
  const [server, database] = cpuPerHunt(hunts).map(Math.round)
  console.log(
    `${hunts} auto-hunts in ${seconds.toFixed(1)} s: ${Math.round(hunts / seconds)} a second; processor time of each, with the callers: ${server} µs, and ${database} µs in the database`,
  )
  console.log(`callers meanwhile: ${await stopDuring()}`)
}

export async function main(): Promise<void> {
  const site = await startBenchSite(connections, { gameSpeed: 1 })
  try {
    await measure(site)
  } finally {
    await site.stop()
  }
}
