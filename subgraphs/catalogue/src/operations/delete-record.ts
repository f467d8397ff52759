import type { KindName } from '@sanguine/content'
import { type Context, idSchema, notFound, parse, requirePermission } from '@sanguine/kernel'
import { changeContent } from '../content/change-content'
import { stale } from '../record-problem'

/** Removes a record that nobody uses. For editors and admins. Throws `notFound`, and `conflict` naming up to five users. */
export async function deleteRecord(
  context: Context,
  kind: KindName,
  { id: givenId, revision }: { readonly id: string; readonly revision?: number | undefined },
): Promise<void> {
  requirePermission(context, 'editContent')
  const id = parse(idSchema, givenId, 'id')
  await changeContent(context.app, ({ stamps }) => {
    const before = stamps[kind].get(id)
    if (!before) throw notFound(kind)
    if (revision !== undefined && revision !== before.revision) throw stale(kind)
    return { kind, id, before, after: null }
  })
}
