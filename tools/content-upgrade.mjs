/**
 * Brings this build's content pack into the database that the gateway would use (MONGODB_URI, or the store in DATA_DIR
 * while no gateway has it open), as its start does, and tells every record of it.
 *
 *   npm run content:upgrade                 brings the pack
 *   npm run content:upgrade -- --dry-run    only tells what that would do
 *   npm run content:upgrade -- --list       tells what the latest upgrades did
 */
import { createRequire } from 'node:module'
import { buildServer } from './build/server.mjs'

await buildServer()
const require = createRequire(import.meta.url)
const { readEnv } = require('@sanguine/gateway')
const { noteLine } = require('@sanguine/content/upgrade')
const { bringPack, outcomeLines, summaryLine, upgradeStorePart } = require('@sanguine/catalogue')
const { connectionPart, openDatabase } = require('@sanguine/db')
const { App, systemClock, systemRandom } = require('@sanguine/kernel')
const { keepPictures } = require('@sanguine/media')

const quiet = { info() {}, warn() {}, error: console.error }

function fail(error) {
  console.error(`The content cannot be upgraded: ${error.message}`)
  process.exit(2)
}

async function listUpgrades(app) {
  const upgrades = await app.get(upgradeStorePart).latest(20)
  if (upgrades.length === 0) console.log('No newer content pack has come into this database yet.')
  for (const upgrade of upgrades) {
    console.log(`${upgrade.at.toISOString()} ${summaryLine(upgrade)}`)
    for (const note of upgrade.notes) console.log(`  ${noteLine(note)}`)
  }
}

async function upgrade(app, isDryRun) {
  const outcome = await bringPack(app, { isDryRun })
  for (const line of outcomeLines(outcome)) console.log(line)
  if (isDryRun) console.log('Nothing was changed.')
  else console.log(`${await keepPictures(app)} pictures were put into the database.`)
  process.exitCode = outcome.state === 'unreadable' ? 1 : 0
}

async function main() {
  const { MONGODB_URI: mongodbUri, DATA_DIR: dataDir } = readEnv()
  const database = await openDatabase({ mongodbUri, dataDir, log: quiet, onLost: fail })
  const app = new App({ settings: {}, clock: systemClock, random: systemRandom, log: quiet })
  app.provide(connectionPart, database.connection)
  if (process.argv.includes('--list')) await listUpgrades(app)
  else await upgrade(app, process.argv.includes('--dry-run'))
  await app.stop()
  await database.stop()
}

await main().catch(fail)
