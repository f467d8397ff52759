import { type AuditEntry, listAuditEntries, readAuditEntry } from '@sanguine/audit'
import { type AnyRecord, isKindName, type KindName } from '@sanguine/content'
import { type Context, requirePermission } from '@sanguine/kernel'
import { changeContent } from '../content/change-content'
import type { RecordChange } from '../content/content-store'
import { changesOfRecord, readStateOf, stateOf } from '../content/record-state'
import { undoChange } from '../content/undo-change'
import { notRestorable, unchanged } from '../record-problem'
import { overlappedChange, staleRecord } from '../records/describe-later-changes'
import { readRecordValues, requireFittingImages } from '../records/read-record-input'

export interface RecordRestore {
  /** of the audit log */
  readonly entryId: string
  /** `before` undoes the change, `after` brings back the whole state after it */
  readonly state: 'before' | 'after'
  /** of the record as it was read; left out, the last write wins */
  readonly revision?: number | undefined
}

/**
 * Undoes a change, or restores a record, even a deleted one, to the state after a change, with its translations.
 * Undoing restores the fields of that change only, and is refused if they were changed again since. For editors and
 * admins. Throws `notFound` if there is no such entry. Throws `conflict` or `invalidInput` if the state would break a
 * reference from or to the record. The same holds if an image of the state does not fit its field, or if the record is
 * in that state already.
 */
export async function restoreRecord(
  context: Context,
  { entryId, state: which, revision }: RecordRestore,
): Promise<{ readonly kind: KindName; readonly id: string }> {
  requirePermission(context, 'editContent')
  const entry = await readAuditEntry(context, entryId)
  const { type: kind, id } = entry.subject
  const state = isKindName(kind) ? readStateOf(kind, entry.states?.[which]) : null
  if (!isKindName(kind) || !state) throw notRestorable()
  const changed = which === 'before' ? readStateOf(kind, entry.states?.after) : null
  await changeContent(context, async ({ index, stamps, translations }) => {
    const before = stamps[kind].get(id) ?? null
    if (revision !== undefined && revision !== before?.revision) throw await staleRecord(context, kind, id, revision)
    const record = index[kind].find({ by: 'id', value: id }) as AnyRecord | undefined
    const present = record ? stateOf(record, { kind, index, translations, stamp: before }) : null
    if (which === 'before' && !changed && present && changesOfRecord(kind, present, state).length > 0)
      throw await overlappedChange(
        context,
        entry,
        changesOfRecord(kind, state, present).map(({ field }) => field),
      )
    const undone = changed && present ? undoChange(kind, { before: state, after: changed, present }) : null
    if (undone && undone.overlaps.length > 0) throw await overlappedChange(context, entry, undone.overlaps)
    const target = undone?.state ?? state
    await requireFittingImages(context.app, kind, target.values, present?.values)
    const after = readRecordValues(context, kind, target.values, index, record)
    if (changesOfRecord(kind, present, { ...target, values: after }).length === 0)
      throw unchanged(kind, entry.subject.title)
    // Read within the plan: if others change the record meanwhile, the restore is planned again and must see their entries.
    const restored = await lastStateOf(context, kind, entry)
    return { kind, id, before, after, translations: target.translations, restored }
  })
  return { kind, id }
}

/** The record's highest revision and its last values, as the log knows them. */
async function lastStateOf(
  context: Context,
  kind: KindName,
  { subject }: AuditEntry,
): Promise<NonNullable<RecordChange['restored']>> {
  const { entries } = await listAuditEntries(context, { subjectId: subject.id, first: 1 })
  const [before, after] = [entries[0]?.states?.before, entries[0]?.states?.after].map((state) =>
    readStateOf(kind, state),
  )
  return {
    revision: Math.max(before?.revision ?? 0, after?.revision ?? 0),
    last: (after ?? before)?.values ?? null,
  }
}
