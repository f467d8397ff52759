/**
 * Lets players of four kinds live in the world of the content pack by the rules' own functions, draws what became of them
 * (docs/balance) and ends with 1 when a law of docs/balance.md is broken. The same world gives the same lives.
 *
 *   npm run simulate -- [players] [days]     default 1,000 and 60
 */
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from './build/server.mjs'
import { buildTool } from './build/tool.mjs'

const [players = 1000, days = 60] = process.argv.slice(2).map(Number)
if (![players, days].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('How many players and days? Say two whole numbers, as in: npm run simulate -- 1000 60')
  process.exit(2)
}
const { conclude } = await buildTool('simulate', 'main')

const from = performance.now()
const parts = Math.min(8, availableParallelism())
const lives = []
const work = (part) =>
  new Promise((resolve, reject) => {
    const workerData = { part, parts, players, days }
    const worker = new Worker(join(root, 'tools/dist/simulate/worker.js'), { workerData })
    worker.on('message', ({ index, life }) => (lives[index] = life))
    worker.once('error', reject)
    worker.once('exit', resolve)
  })
await Promise.all(Array.from({ length: parts }, (_, part) => work(part)))

mkdirSync(join(root, 'docs/balance'), { recursive: true })
const laws = conclude(lives, join(root, 'docs'))
for (const { law, found, isKept } of laws) console.log(`${isKept ? 'kept  ' : 'BROKEN'} ${law} ${found}`)
console.log(`${players} players, ${days} days, ${((performance.now() - from) / 1000).toFixed(0)} s`)
process.exitCode = laws.every(({ isKept }) => isKept) ? 0 : 1
