/**
 * Proves that every balance is the sum of its ledger: `npm run ledger:check`. Looks at the database that the gateway
 * would use (MONGODB_URI, or the store in DATA_DIR while no gateway has it open). Ends with 1 when something is wrong.
 */
import { createRequire } from 'node:module'
import { buildServer } from './build/server.mjs'

await buildServer()
const require = createRequire(import.meta.url)
const { readEnv } = require('@sanguine/gateway')
const { connectionPart, openDatabase } = require('@sanguine/db')
const { App, systemClock, systemRandom } = require('@sanguine/kernel')
const { checkLedger } = require('@sanguine/players')

const quiet = { info() {}, warn() {}, error: console.error }

function fail(error) {
  console.error(`The ledger cannot be checked: ${error.message}`)
  process.exit(2)
}

async function main() {
  const { MONGODB_URI: mongodbUri, DATA_DIR: dataDir } = readEnv()
  const database = await openDatabase({ mongodbUri, dataDir, log: quiet, onLost: fail })
  const app = new App({ settings: {}, clock: systemClock, random: systemRandom, log: quiet })
  app.provide(connectionPart, database.connection)
  const from = performance.now()
  const report = await checkLedger(app, ({ player, what, ledger, state }) =>
    console.log(`player ${player}: ${what} is ${state}, its ledger says ${ledger}`),
  )
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  await app.stop()
  await database.stop()
  const { players, lines, mismatches } = report
  console.log(`${players} players, ${lines} ledger lines, ${mismatches} mismatches (${seconds} s)`)
  process.exitCode = mismatches === 0 ? 0 : 1
}

await main().catch(fail)
