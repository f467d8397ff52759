import { apiKindOf, type KindName, maxDeletions } from '@sanguine/content'
import { type Context, idSchema, parse, requirePermission } from '@sanguine/kernel'
import { onlyOf, runForEach } from '../content/batch-problem'
import type { Plan } from '../content/change-content'
import { changeContentOnce } from '../content/change-content-once'
import { readBatchIds } from '../records/read-batch'
import { revisionCheck } from '../records/revision-check'
import { usageSubject } from '../usage/find-affected-usage'
import { type CountedUsage, recordUsagesService, type UsageSubject } from '../usage/record-usage'
import type { RecordUsage } from '../usage/usage-count'

export interface DeletedRecord {
  /** of the audit log, by which `restoreRecord` brings the record back */
  readonly entryId: string
  /** the counted uses of the record by players, payments and settings */
  readonly usage: readonly RecordUsage[]
}

interface RecordDeletion {
  readonly id: string
  /** of the record as it was read; left out, the last write wins */
  readonly revision?: number | undefined
}

/**
 * Deletes a record that no other record uses and without which every player can go on. For editors and admins. Players
 * keep it in their state, so that `restoreRecord` restores that too. A call that repeats an `Idempotency-Key` returns the
 * result of the first call. Throws `notFound`, and `conflict` naming up to five users or the reasons why the record is
 * still needed.
 */
export async function deleteRecord(context: Context, kind: KindName, deletion: RecordDeletion): Promise<DeletedRecord> {
  requirePermission(context, 'editContent')
  const id = parse(idSchema, deletion.id, 'id')
  return onlyOf(() =>
    deleteAll(context, kind, { name: 'deleteRecord', deletions: [{ ...deletion, id }], usage: 'all' }),
  )
}

/**
 * The same for several records, all or none, in one change of the content. They may refer to one another. Returns them
 * in the order of `deletions`, with only the uses that could have prevented it. Throws `BatchProblem` with the problem of each record that cannot be deleted, and
 * `invalidInput` if there are too many.
 */
export async function deleteRecords(
  context: Context,
  kind: KindName,
  deletions: readonly RecordDeletion[],
): Promise<readonly DeletedRecord[]> {
  requirePermission(context, 'editContent')
  const ids = await readBatchIds(deletions, apiKindOf(kind).plural, maxDeletions)
  const given = deletions.map(({ revision }, index) => ({ id: ids[index] ?? '', revision }))
  return deleteAll(context, kind, { name: 'deleteRecords', deletions: given, usage: 'blocking' })
}

interface DeletionCall {
  /** the operation */
  readonly name: string
  readonly deletions: readonly RecordDeletion[]
  readonly usage: CountedUsage
}

async function deleteAll(
  context: Context,
  kind: KindName,
  { name, deletions, usage: counted }: DeletionCall,
): Promise<readonly DeletedRecord[]> {
  const planned: { subjects: readonly UsageSubject[] } = { subjects: [] }
  const plan: Plan = async (snapshot) => {
    const requireRevision = revisionCheck(context, kind, snapshot)
    planned.subjects = deletions.map(({ id }) => usageSubject(snapshot, kind, id))
    return runForEach(deletions, async ({ id, revision }) => {
      const before = await requireRevision(id, revision)
      return { kind, id, before, after: null }
    })
  }
  const identity = () => [kind, deletions.map(({ id, revision }) => [id, revision ?? null])]
  const { records, kept } = await changeContentOnce(context, { name, identity }, plan, { usage: counted })
  if (!kept) await context.app.get(recordUsagesService).followDeletions(planned.subjects)
  return records.map(({ entryId, usage }) => {
    if (entryId === null) throw new Error('The deletion left no entry in the audit log.')
    return { entryId, usage }
  })
}
