import { auditLogService } from '@sanguine/audit'
import type { AnyRecord } from '@sanguine/content'
import type { App } from '@sanguine/kernel'
import type { RecordChange } from '../content/content-store'
import { readStateOf } from '../content/record-state'
import type { Snapshot } from '../content/release-cache'
import { shortNameHeld, shortNameOfDeleted } from '../record-problem'
import { recordUsagesService } from './record-usage'

/**
 * Throws if a change of a currency would give it another one's amounts, or take its own from it. Players hold amounts by the
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
  const present = snapshot.index.currency.find({ by: 'id', value: id })
  const before = present ?? restored?.last
  if (before?.shortName === shortName) {
    if (present || (await lastDeletedWith(app, shortName)) === id) return
  } else if (before) {
    const usage = await countUsage({ ...before, id })
    if (usage.length > 0) throw shortNameHeld(String(before.shortName), usage)
  }
  const usage = await countUsage({ id, shortName })
  if (usage.length > 0) throw shortNameOfDeleted(shortName, usage)
}

/** Entries of the audit log that are read at once. */
const pageSize = 100

/** Returns the id of the deleted currency that had the short name last, or null if the log has none. */
async function lastDeletedWith(app: App, shortName: string): Promise<string | null> {
  const deletions = { subjectTypes: ['currency'], action: 'delete' } as const
  for (let after: string | null = null; ; ) {
    const page = await app.get(auditLogService).page(deletions, pageSize, after)
    const found = page.entries.find(
      ({ states }) => readStateOf('currency', states?.before)?.values.shortName === shortName,
    )
    if (found || !page.hasNextPage) return found?.subject.id ?? null
    after = page.entries.at(-1)?.id ?? null
  }
}
