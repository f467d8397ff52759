import type { AnyRecord, KindName } from '@sanguine/content'
import { type Context, idSchema, parse, requirePermission } from '@sanguine/kernel'
import { releaseService, type Snapshot } from '../content/release-cache'
import { noSuchRecord } from '../record-problem'
import { type StampedRecord, stamped } from '../records/record'

/** One record, invisible or not. For editors and admins. Throws `notFound`. */
export async function readRecord<Name extends KindName>(
  context: Context,
  kind: Name,
  id: string,
): Promise<StampedRecord<Name>> {
  requirePermission(context, 'editContent')
  return recordAt(await context.app.get(releaseService).latest(), kind, parse(idSchema, id, 'id'))
}

/** Throws `notFound`. */
export function recordAt<Name extends KindName>(snapshot: Snapshot, kind: Name, id: string): StampedRecord<Name> {
  const record = snapshot.index[kind].find({ by: 'id', value: id }) as AnyRecord | undefined
  if (!record) throw noSuchRecord(kind)
  return stamped(snapshot, kind, record)
}
