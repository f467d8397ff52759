/**
 * Holds the odds of the rules against their dice: every enemy of the content pack, and who comes to every bait and hex.
 * Ends with 1 when a count is further from its chance than the dice explain.
 *
 *   npm run test:odds -- [hunts]     default 100,000 for each
 */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from './build/server.mjs'
import { buildTool } from './build/tool.mjs'

const hunts = Number(process.argv[2] ?? 100_000)
const { mostDeviations } = await buildTool('odds', 'row')

const rows = []
const parts = Math.min(8, availableParallelism())
const work = (part) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(join(root, 'tools/dist/odds/worker.js'), { workerData: { part, parts, hunts } })
    worker.on('message', ({ index, row }) => (rows[index] = row))
    worker.once('error', reject)
    worker.once('exit', resolve)
  })

const from = performance.now()
await Promise.all(Array.from({ length: parts }, (_, part) => work(part)))

for (const { what, ground, told, counted, worst } of rows)
  console.log(`${what}, ${ground}\n    odds ${told}\n    dice ${counted}\n    ${worst.toFixed(1)} deviations`)
const wrong = rows.filter(({ worst }) => !(worst < mostDeviations))
const minutes = ((performance.now() - from) / 60_000).toFixed(1)
console.log(`\n${rows.length} times ${hunts.toLocaleString('en')} hunts in ${minutes} minutes.`)
console.log(`Furthest from its chance: ${Math.max(...rows.map(({ worst }) => worst)).toFixed(1)} deviations.`)
for (const { what, ground, worst } of wrong) console.error(`${what}, ${ground}: ${worst.toFixed(1)} deviations`)
process.exitCode = wrong.length === 0 ? 0 : 1
