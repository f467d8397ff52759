/**
 * Thousands of players whose auto-hunt falls due at the same moment: how many are settled a second by one gateway, and how
 * long callers wait meanwhile. `npm run bench:due`; PLAYERS sets how many.
 */
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { cpuOf } from './api/cpu.mjs'
import { headersOf, setStage } from './api/stage.mjs'

const count = Number(process.env.PLAYERS ?? 10_000)
const connections = 4

const stage = await setStage(connections, { gameSpeed: 1 })
const collection = (name) => stage.connection.collection(name)
const ObjectId = (await collection('players').findOne())._id.constructor

/** Players alike, each with a retainer on. */
async function populate() {
  const type = await collection('itemTypes').findOne({ shortName: 'retainer' })
  const retainer = await collection('items').findOne({ type: String(type._id) })
  const id = String(retainer._id)
  const [template, account] = [await collection('players').findOne(), await collection('accounts').findOne()]
  const { state } = template
  state.inventory[id] = 1
  state.setups[0] = { ...state.setups[0], retainer: [id] }
  for (let made = 0; made < count; made += 500) {
    const ids = Array.from({ length: Math.min(500, count - made) }, () => new ObjectId())
    const player = (_id) => ({ ...template, _id, state, outbox: [], dueAt: 0 })
    const named = (_id) => ({ ...account, _id, role: 'user', nameKey: `${_id}`, emailKey: `${_id}` })
    await collection('accounts').insertMany(ids.map(named))
    await collection('players').insertMany(ids.map(player))
  }
  return id
}

/** Milliseconds that a call of `getme` takes, a fixed number of calls a second, until told to stop. */
function callers() {
  let next = 0
  const load = autocannon({
    url: `${stage.url}/api/clientUser/getme`,
    connections,
    overallRate: 100,
    duration: 600,
    setupClient: (client) => client.setHeaders(headersOf(stage.tokens[next++ % connections])),
  })
  return async () => {
    load.stop()
    const { latency, non2xx } = await load
    if (non2xx > 0) throw new Error(`${non2xx} calls failed.`)
    return `p50 ${latency.p50} ms, p99 ${latency.p99} ms, at most ${latency.max} ms`
  }
}

try {
  const retainer = await populate()
  const alone = callers()
  await pause(5_000)
  console.log(`callers alone: ${await alone()}`)
  const due = { [`state.inventory.${retainer}`]: 1 }
  const beside = callers()
  const before = stage.pids.map(cpuOf)
  const startedAt = Date.now()
  await collection('players').updateMany(due, {
    $set: { 'state.autoHuntAt': startedAt - 1, dueAt: startedAt - 1 },
    $inc: { revision: 1 },
  })
  const isWaiting = { ...due, dueAt: { $lt: startedAt } }
  while ((await collection('players').countDocuments(isWaiting)) > 0) await pause(500)
  const seconds = (Date.now() - startedAt) / 1000
  const played = await collection('journal').countDocuments({ 'line.combat.mode': 'auto' })
  const [server, database] = stage.pids.map((pid, index) => Math.round(((cpuOf(pid) - before[index]) * 1000) / played))
  console.log(
    `${played} auto-hunts in ${seconds.toFixed(1)} s: ${Math.round(played / seconds)} a second; processor time of each, with the callers: ${server} µs, and ${database} µs in the database`,
  )
  console.log(`callers beside: ${await beside()}`)
} finally {
  await stage.stop()
}
