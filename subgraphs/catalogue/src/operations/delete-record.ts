import type { KindName } from '@sanguine/content'
import { type Context, idSchema, notFound, parse, requirePermission } from '@sanguine/kernel'
import { changeContent } from '../content/change-content'
import { stale } from '../record-problem'

/**
 * Deletes a record that no other one uses. For editors and admins. Returns the id of the entry of the audit log, by which
 * `restoreRecord` brings it back. Throws `notFound`, and `conflict` naming up to five users.
 */
export async function deleteRecord(
  context: Context,
  kind: KindName,
  { id: givenId, revision }: { readonly id: string; readonly revision?: number | undefined },
): Promise<string> {
  requirePermission(context, 'editContent')
  const id = parse(idSchema, givenId, 'id')
  const { entryId } = await changeContent(context, ({ stamps }) => {
    const before = stamps[kind].get(id)
    if (!before) throw notFound(kind)
    if (revision !== undefined && revision !== before.revision) throw stale(kind)
    return { kind, id, before, after: null }
  })
  if (entryId === null) throw new Error('The deletion left no entry in the audit log.')
  return entryId
}
