/**
 * Upgrades a database to this build's content pack, as the gateway's start does, and reports every record. It uses the
 * gateway's database: MONGODB_URI, or the store in DATA_DIR while no gateway has it open.
 *
 *   npm run content:upgrade                 upgrades
 *   npm run content:upgrade -- --dry-run    reports what an upgrade would change
 *   npm run content:upgrade -- --list       reports what the latest upgrades changed
 */
import { outcomeLines, summaryLine, syncPack, upgradeStoreService } from '@sanguine/catalogue'
import { noteLine } from '@sanguine/content/upgrade'
import type { App } from '@sanguine/kernel'
import { archivePackImages } from '@sanguine/media'
import { withApp } from './gateway/with-app'

const listedUpgrades = 20

async function listUpgrades(app: App): Promise<number> {
  const { upgrades } = await app.get(upgradeStoreService).page(listedUpgrades, null)
  if (upgrades.length === 0) console.log('This database has not been upgraded to a newer content pack yet.')
  for (const upgrade of upgrades) {
    console.log(`${upgrade.at.toISOString()} ${summaryLine(upgrade)}`)
    for (const note of upgrade.notes) console.log(`  ${noteLine(note)}`)
  }
  return 0
}

async function upgrade(app: App, isDryRun: boolean): Promise<number> {
  const outcome = await syncPack(app, { isDryRun })
  for (const line of outcomeLines(outcome)) console.log(line)
  if (isDryRun) console.log('Nothing was changed.')
  else console.log(`${await archivePackImages(app)} images were written to the database.`)
  return outcome.state === 'unreadable' ? 1 : 0
}

export const main = (args: readonly string[]): Promise<number> =>
  withApp('The content cannot be upgraded', (app) =>
    args.includes('--list') ? listUpgrades(app) : upgrade(app, args.includes('--dry-run')),
  )
