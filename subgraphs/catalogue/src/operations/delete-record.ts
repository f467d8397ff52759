import type { KindName } from '@sanguine/content'
import { type Context, idSchema, parse, requirePermission } from '@sanguine/kernel'
import { changeContent } from '../content/change-content'
import { noSuchRecord } from '../record-problem'
import { staleRecord } from '../records/describe-later-changes'
import { usageSubject } from '../usage/find-affected-usage'
import { type RecordUsage, recordUsagesService, type UsageSubject } from '../usage/record-usage'

export interface DeletedRecord {
  /** of the audit log, by which `restoreRecord` brings the record back */
  readonly entryId: string
  /** the uses of the record by players, payments and settings */
  readonly usage: readonly RecordUsage[]
}

/**
 * Deletes a record that no other record uses and without which every player can go on. For editors and admins. Players
 * keep it in their state, so that `restoreRecord` restores that too. Throws `notFound`, and `conflict` naming up to
 * five users or the reasons why the record is still needed.
 */
export async function deleteRecord(
  context: Context,
  kind: KindName,
  { id: givenId, revision }: { readonly id: string; readonly revision?: number | undefined },
): Promise<DeletedRecord> {
  requirePermission(context, 'editContent')
  const id = parse(idSchema, givenId, 'id')
  const { app } = context
  const planned: { subject: UsageSubject | null } = { subject: null }
  const { entryId, usage } = await changeContent(context, async (snapshot) => {
    const before = snapshot.stamps[kind].get(id)
    if (!before) throw noSuchRecord(kind)
    if (revision !== undefined && revision !== before.revision) throw await staleRecord(context, kind, id, revision)
    planned.subject = usageSubject(snapshot, kind, id)
    return { kind, id, before, after: null }
  })
  if (entryId === null) throw new Error('The deletion left no entry in the audit log.')
  if (planned.subject) await app.get(recordUsagesService).followDeletion(planned.subject)
  return { entryId, usage }
}
