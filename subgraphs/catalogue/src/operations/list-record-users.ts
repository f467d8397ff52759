import type { KindName, User } from '@sanguine/content'
import { type Context, idSchema, parse, requirePermission } from '@sanguine/kernel'
import { contentFindingsService } from '../content/content-findings'
import { releaseService } from '../content/release-cache'
import { noSuchRecord } from '../record-problem'

/** The records that refer to a record, which therefore cannot be deleted. For editors and admins. Throws `notFound`. */
export async function listRecordUsers(context: Context, kind: KindName, givenId: string): Promise<readonly User[]> {
  requirePermission(context, 'editContent')
  const { app } = context
  const id = parse(idSchema, givenId, 'id')
  const snapshot = await app.get(releaseService).latest()
  const record = snapshot.index[kind].find({ by: 'id', value: id })
  if (!record) {
    if (snapshot.stamps[kind].has(id)) return []
    throw noSuchRecord(kind)
  }
  return (await app.get(contentFindingsService).users(snapshot)).get(record) ?? []
}
