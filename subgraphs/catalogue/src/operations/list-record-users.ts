import { indexUsers, type KindName, type User } from '@sanguine/content'
import { type Context, idSchema, notFound, parse, requirePermission } from '@sanguine/kernel'
import { releaseService } from '../content/release-cache'
import { memoPerSnapshot } from '../memo-per-release'

const usersByRecord = memoPerSnapshot(({ content, index }) => indexUsers(content, index))

/** Who names a record, and so keeps it from being deleted. For editors and admins. Throws `notFound`. */
export async function listRecordUsers(context: Context, kind: KindName, givenId: string): Promise<readonly User[]> {
  requirePermission(context, 'editContent')
  const id = parse(idSchema, givenId, 'id')
  const snapshot = await context.app.get(releaseService).latest()
  const record = snapshot.index[kind].find({ by: 'id', value: id })
  if (!record) {
    if (snapshot.stamps[kind].has(id)) return []
    throw notFound(kind)
  }
  return usersByRecord(snapshot).get(record) ?? []
}
