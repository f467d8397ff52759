/**
 * `npm run test:isolation [operations] [seed]`: random transactions against the server, and a check of their results.
 */
import { createRequire } from 'node:module'
import { buildServer } from '../../../tools/build/server.mjs'

const [operations = 100_000, seed = 1] = process.argv.slice(2).map(Number)

await buildServer()
const require = createRequire(import.meta.url)
const { aServer } = require('../dist/testing/a-server.js')
const { runIsolation } = require('../dist/testing/isolation/run-isolation.js')

const server = await aServer()
const startedAt = performance.now()
const { anomalies, committed, aborted } = await runIsolation({ client: server.client, operations, seed, clients: 16 })
await server.stop()
for (const anomaly of anomalies) console.error(anomaly)
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(
  `${operations} operations in ${seconds} s, ${committed} transactions committed, ${aborted} aborted: ${anomalies.length} anomalies`,
)
process.exitCode = anomalies.length > 0 ? 1 : 0
