import { type AuditEntry, listAuditEntries, readAuditEntry } from '@sanguine/audit'
import { type AnyRecord, isKindName, type KindName, maxBatch } from '@sanguine/content'
import { type Context, invalidField, requirePermission, type Sentence } from '@sanguine/kernel'
import { onlyOf, runForEach } from '../content/batch-problem'
import { changeContent } from '../content/change-content'
import type { RecordChange } from '../content/content-store'
import { changesOfRecord, type RecordState, readStateOf, stateOf } from '../content/record-state'
import type { Snapshot } from '../content/release-cache'
import { undoChange } from '../content/undo-change'
import { notRestorable, unchanged } from '../record-problem'
import { type LaterChangesReader, laterChangesReader } from '../records/describe-later-changes'
import { requireLength, twice } from '../records/read-batch'
import { readRecordValues, requireFittingImages } from '../records/read-record-input'

export interface RecordRestore {
  /** of the audit log */
  readonly entryId: string
  /** `before` undoes the change, `after` brings back the whole state after it */
  readonly state: 'before' | 'after'
  /** of the record as it was read; left out, the last write wins */
  readonly revision?: number | undefined
}

interface RestoredRecord {
  readonly kind: KindName
  readonly id: string
}

/**
 * Undoes a change, or restores a record, even a deleted one, to the state after a change, with its translations.
 * Undoing restores the fields of that change only, and is refused if they were changed again since. For editors and
 * admins. Throws `notFound` if there is no such entry. Throws `conflict` or `invalidInput` if the state would break a
 * reference from or to the record. The same holds if an image of the state does not fit its field, or if the record is
 * in that state already.
 */
export const restoreRecord = (context: Context, restore: RecordRestore): Promise<RestoredRecord> =>
  onlyOf(() => restoreAll(context, [restore]))

/**
 * The same for several records of one kind, all or none, in one change of the content. Throws `BatchProblem` with the
 * problem of each record that cannot be restored. Throws `invalidInput` if there are too many, and if two entries are
 * about one record or about records of different kinds.
 */
export async function restoreRecords(
  context: Context,
  restores: readonly RecordRestore[],
): Promise<readonly RestoredRecord[]> {
  requirePermission(context, 'editContent')
  requireLength(restores, 'entries', maxBatch)
  return restoreAll(context, restores)
}

async function restoreAll(context: Context, restores: readonly RecordRestore[]): Promise<readonly RestoredRecord[]> {
  requirePermission(context, 'editContent')
  const targets = await runForEach(restores, (restore) => readTarget(context, restore))
  await requireDistinct(targets)
  await changeContent(context, (snapshot) => {
    const later = laterChangesReader(context)
    return runForEach(targets, (target) => planRestore(context, snapshot, target, later))
  })
  return targets.map(({ kind, id }) => ({ kind, id }))
}

/** An entry with the state to restore, of which `changed` is only undone. */
interface Target extends RestoredRecord {
  readonly restore: RecordRestore
  readonly entry: AuditEntry
  readonly state: RecordState
  readonly changed: RecordState | null
}

async function readTarget(context: Context, restore: RecordRestore): Promise<Target> {
  const entry = await readAuditEntry(context, restore.entryId)
  const { type: kind, id } = entry.subject
  const state = isKindName(kind) ? readStateOf(kind, entry.states?.[restore.state]) : null
  if (!isKindName(kind) || !state) throw notRestorable()
  const changed = restore.state === 'before' ? readStateOf(kind, entry.states?.after) : null
  return { restore, entry, kind, id, state, changed }
}

const requireDistinct = (targets: readonly Target[]): Promise<unknown> => {
  const known = new Set<string>()
  return runForEach(targets, ({ kind, id }) => {
    if (kind !== targets[0]?.kind) throw invalidField('entryId', otherKind)
    if (known.has(id)) throw invalidField('entryId', twice)
    known.add(id)
  })
}

async function planRestore(
  context: Context,
  { index, stamps, translations }: Snapshot,
  { restore, entry, kind, id, state, changed }: Target,
  later: LaterChangesReader,
): Promise<RecordChange> {
  const { state: which, revision } = restore
  const before = stamps[kind].get(id) ?? null
  if (revision !== undefined && revision !== before?.revision) throw await later.staleRecord(kind, id, revision)
  const record: AnyRecord | undefined = index[kind].find({ by: 'id', value: id })
  const present = record ? stateOf(record, { kind, index, translations, stamp: before }) : null
  if (which === 'before' && !changed && present && changesOfRecord(kind, present, state).length > 0)
    throw await later.overlappedChange(
      entry,
      changesOfRecord(kind, state, present).map(({ field }) => field),
    )
  const undone = changed && present ? undoChange(kind, { before: state, after: changed, present }) : null
  if (undone && undone.overlaps.length > 0) throw await later.overlappedChange(entry, undone.overlaps)
  const target = undone?.state ?? state
  await requireFittingImages(context.app, kind, target.values, present?.values)
  const after = readRecordValues(context, kind, target.values, index, record)
  if (changesOfRecord(kind, present, { ...target, values: after }).length === 0)
    throw unchanged(kind, entry.subject.title)
  // Read within the plan: if others change the record meanwhile, the restore is planned again and must see their entries.
  const restored = await lastStateOf(context, kind, entry)
  return { kind, id, before, after, translations: target.translations, restored }
}

const otherKind: Sentence = {
  en: 'must be about a record of the same kind as the first entry',
  de: 'muss zu einem Eintrag derselben Art gehören wie der erste',
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
