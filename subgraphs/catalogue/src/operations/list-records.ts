import type { KindName } from '@sanguine/content'
import { type Context, requirePermission } from '@sanguine/kernel'
import { releaseService } from '../content/release-cache'
import { type StampedRecord, stamped } from '../records/record'
import { sortedRecords } from '../records/record-order'

/**
 * All records of a kind, including invisible ones; with `where` those that have exactly these values. For editors and
 * admins.
 */
export async function listRecords<Name extends KindName>(
  context: Context,
  kind: Name,
  where: Readonly<Record<string, string>> = {},
): Promise<StampedRecord<Name>[]> {
  requirePermission(context, 'editContent')
  const snapshot = await context.app.get(releaseService).latest()
  return sortedRecords(snapshot, kind, 'order')
    .filter(({ record }) => Object.entries(where).every(([field, value]) => record[field] === value))
    .map(({ record }) => stamped(snapshot, kind, record))
}
