import { type KindName, type User, usersOf } from '@sanguine/content'
import { type Context, idSchema, notFound, parse, requirePermission } from '@sanguine/kernel'
import { releaseService } from '../content/release-cache'

/** Who names a record, and so keeps it from being deleted. For editors and admins. Throws `notFound`. */
export async function listRecordUsers(context: Context, kind: KindName, givenId: string): Promise<User[]> {
  requirePermission(context, 'editContent')
  const id = parse(idSchema, givenId, 'id')
  const { content, stamps, index } = await context.app.get(releaseService).latest()
  if (!stamps[kind].has(id)) throw notFound(kind)
  return usersOf(content, kind, id, index)
}
