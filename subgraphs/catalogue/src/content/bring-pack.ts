import { prepareAuditLog } from '@sanguine/audit'
import type { App } from '@sanguine/kernel'
import { contentModelsService, prepareCollections } from './content.model'
import { contentStoreService } from './content-store'
import { installPack } from './install-pack'
import { type UpgradeOutcome, upgradePack } from './upgrade-pack'

/**
 * The result of bringing the pack of this build. `installed` and, with a dry run, `empty` stand for an empty database,
 * into which the pack is installed.
 */
export type PackOutcome = UpgradeOutcome | { readonly state: 'installed' | 'empty' }

/**
 * Installs or merges the pack of this build into the database in any state. With `isDryRun`, only reports the effects.
 */
export async function bringPack(app: App, { isDryRun = false } = {}): Promise<PackOutcome> {
  await prepareAuditLog(app)
  await prepareCollections(app.get(contentModelsService))
  if (isDryRun && (await app.get(contentStoreService).readVersion()) === null) return { state: 'empty' }
  if (!isDryRun && (await installPack(app))) return { state: 'installed' }
  return upgradePack(app, { isDryRun })
}
