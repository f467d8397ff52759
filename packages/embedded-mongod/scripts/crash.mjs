/** `npm run test:crash [kills] [seed]`: kills the server under load and compares what is left with what was acknowledged. */
import { createRequire } from 'node:module'
import { buildServer } from '../../../tools/build/server.mjs'

const [kills = 50, seed = 1] = process.argv.slice(2).map(Number)

await buildServer()
const require = createRequire(import.meta.url)
const { temporaryFolder } = require('../dist/testing/a-server.js')
const { runCrashes } = require('../dist/testing/crash/run-crashes.js')

const folder = temporaryFolder()
const report = await runCrashes({ dbPath: folder.path, kills, seed, writes: 1500 })
folder.remove()
for (const problem of report.problems) console.error(problem)
console.log(
  `${report.kills} kills, ${report.acknowledged} acknowledged writes, slowest restart ${Math.round(report.slowestRestart)} ms: ${report.problems.length} problems`,
)
process.exitCode = report.problems.length > 0 ? 1 : 0
