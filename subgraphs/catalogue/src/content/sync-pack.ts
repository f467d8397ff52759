import { prepareAuditLog } from '@sanguine/audit'
import type { App } from '@sanguine/kernel'
import { contentModelsService, prepareCollections } from './content.model'
import { contentStoreService } from './content-store'
import { installPack } from './install-pack'
import { hasFormerNames, renameFields } from './rename-fields'
import { type UpgradeOutcome, upgradePack } from './upgrade-pack'

/**
 * The result of bringing the pack of this build. `installed` and, with a dry run, `empty` stand for an empty database,
 * into which the pack is installed. `formerNames` is a dry run on content whose fields must be renamed first.
 */
export type PackOutcome = UpgradeOutcome | { readonly state: 'installed' | 'empty' | 'formerNames' }

/**
 * Installs or merges the pack of this build into the database in any state. With `isDryRun`, only reports the effects.
 * Content of an older build is given the present names of its fields first.
 */
export async function syncPack(app: App, { isDryRun = false } = {}): Promise<PackOutcome> {
  await prepareAuditLog(app)
  await prepareCollections(app.get(contentModelsService))
  if (isDryRun && (await hasFormerNames(app))) return { state: 'formerNames' }
  if (!isDryRun) await renameFields(app)
  if (isDryRun && (await app.get(contentStoreService).readVersion()) === null) return { state: 'empty' }
  if (!isDryRun && (await installPack(app))) return { state: 'installed' }
  return upgradePack(app, { isDryRun })
}
