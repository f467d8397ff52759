import type { ContentProblem } from '@sanguine/content'
import { planUpgrade } from '@sanguine/content/upgrade'
import { type App, unavailable } from '@sanguine/kernel'
import { Types } from 'mongoose'
import type { PackName, UpgradeDocument } from './content.model'
import { contentStoreService } from './content-store'
import { packService } from './pack'
import { rememberedPack, untouchedContent } from './upgrade-base'
import { upgradeStoreService } from './upgrade-store'

/** The result of bringing the pack of this build into the database. */
export type UpgradeOutcome =
  /** the same pack is installed already */
  | { readonly state: 'current'; readonly installed: PackName }
  /** a newer pack is installed: another gateway is ahead */
  | { readonly state: 'older'; readonly installed: PackName; readonly pack: PackName }
  /** records that cannot be read would be taken for deleted ones */
  | { readonly state: 'unreadable'; readonly problems: readonly ContentProblem[] }
  | { readonly state: 'planned' | 'upgraded'; readonly report: UpgradeDocument }

const attempts = 8

/**
 * Merges the pack of this build into a database that has content. With `isDryRun`, only reports the effects. It is one
 * transaction: if several servers start at once, one upgrades and the others find it done.
 */
export async function upgradePack(app: App, { isDryRun = false } = {}): Promise<UpgradeOutcome> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const outcome = await tryToUpgrade(app, isDryRun)
    if (outcome) return outcome
  }
  throw unavailable({
    en: 'The content pack could not be brought in, since others keep changing the content.',
    de: 'Das Inhaltspaket konnte nicht eingespielt werden, weil die Inhalte ständig geändert werden.',
  })
}

const isSame = (a: PackName | null, b: PackName | null): boolean => a?.hash === b?.hash && a?.version === b?.version

/** Null if somebody has changed the content meanwhile. */
async function tryToUpgrade(app: App, isDryRun: boolean): Promise<UpgradeOutcome | null> {
  const pack = app.get(packService)
  const store = app.get(upgradeStoreService)
  const installed = await store.installed()
  if (installed?.hash === pack.hash && installed.version === pack.version) return { state: 'current', installed }
  if (installed && installed.version > pack.version) return { state: 'older', installed, pack }
  const stored = await app.get(contentStoreService).load()
  // the loaded content may come from another server's upgrade, for which a plan from the former pack is wrong
  if (!isSame(await store.installed(), installed)) return null
  if (stored.unreadable.length > 0) return { state: 'unreadable', problems: stored.unreadable }
  const base = installed ? rememberedPack(installed) : untouchedContent(stored)
  const ours = { ...stored.content, translations: stored.translations }
  const plan = planUpgrade({ base, ours, theirs: pack })
  const report: UpgradeDocument = {
    _id: new Types.ObjectId(),
    at: new Date(app.clock.now()),
    from: installed && { version: installed.version, hash: installed.hash },
    to: { version: pack.version, hash: pack.hash },
    contentVersion: stored.version + 1,
    notes: plan.notes,
  }
  if (isDryRun) return { state: 'planned', report }
  return (await store.write({ pack, plan, stored, report })) ? { state: 'upgraded', report } : null
}
