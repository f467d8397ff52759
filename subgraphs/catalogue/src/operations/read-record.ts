import type { KindName } from '@sanguine/content'
import { type Context, idSchema, parse, requirePermission } from '@sanguine/kernel'
import { releaseService } from '../content/release-cache'
import { recordAt, type StampedRecord } from '../records/record'

/** One record, invisible or not. For editors and admins. Throws `notFound`. */
export async function readRecord<Name extends KindName>(
  context: Context,
  kind: Name,
  id: string,
): Promise<StampedRecord<Name>> {
  requirePermission(context, 'editContent')
  return recordAt(await context.app.get(releaseService).latest(), kind, parse(idSchema, id, 'id'))
}
