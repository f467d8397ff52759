import type { AnyRecord } from '@sanguine/content'
import type { App } from '@sanguine/kernel'
import type { RecordChange } from '../content/content-store'
import type { Snapshot } from '../content/release-cache'
import { shortNameHeld, shortNameOfDeleted } from '../record-problem'
import { recordUsagesService } from './record-usage'

/**
 * Throws if a change would give a currency another one's amounts, or take its own from it. Players hold amounts by the
 * short name of the currency, also after its deletion.
 */
export async function refuseHeldShortName(
  app: App,
  snapshot: Snapshot,
  { kind, id, after, restored }: RecordChange,
): Promise<void> {
  if (kind !== 'currency' || !after) return
  const countUsage = (record: AnyRecord) => app.get(recordUsagesService).count({ kind, record, snapshot })
  const shortName = String(after.shortName)
  const before = snapshot.index.currency.find({ by: 'id', value: id }) ?? restored?.last
  if (before?.shortName === shortName) return
  if (before) {
    const usage = await countUsage({ ...before, id })
    if (usage.length > 0) throw shortNameHeld(String(before.shortName), usage)
  }
  const usage = await countUsage({ id, shortName })
  if (usage.length > 0) throw shortNameOfDeleted(shortName, usage)
}
