import { type AuditEntry, auditEntryReader, auditLogService } from '@sanguine/audit'
import { type AnyRecord, isKindName, type KindName, maxBatch } from '@sanguine/content'
import { type App, type Context, invalidField, requirePermission, type Sentence } from '@sanguine/kernel'
import { onlyOf, runForEach } from '../content/batch-problem'
import { changeContentOnce } from '../content/change-content-once'
import type { RecordChange } from '../content/content-store'
import { changesOfRecord, type RecordState, readStateOf, stateOf } from '../content/record-state'
import type { Snapshot } from '../content/release-cache'
import { undoChange } from '../content/undo-change'
import { notRestorable, unchanged } from '../record-problem'
import { type LaterChangesReader, laterChangesReader } from '../records/describe-later-changes'
import { requireLength, twice } from '../records/read-batch'
import { fittingImageCheck, readRecordValues } from '../records/read-record-input'

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
 * in that state already. A call that repeats an `Idempotency-Key` restores nothing more.
 */
export const restoreRecord = (context: Context, restore: RecordRestore): Promise<RestoredRecord> =>
  onlyOf(() => restoreAll(context, 'restoreRecord', [restore]))

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
  return restoreAll(context, 'restoreRecords', restores)
}

/** `name` is that of the operation. */
async function restoreAll(
  context: Context,
  name: string,
  restores: readonly RecordRestore[],
): Promise<readonly RestoredRecord[]> {
  requirePermission(context, 'editContent')
  const entryIds = restores.map(({ entryId }) => entryId)
  const readEntry = await auditEntryReader(context, entryIds)
  const targets = await runForEach(restores, (restore) => targetOf(restore, readEntry(restore.entryId)))
  await requireDistinct(targets)
  const identity = () => restores.map(({ entryId, state, revision }) => [entryId, state, revision ?? null])
  await changeContentOnce(context, { name, identity }, (snapshot) => planRestores(context, snapshot, targets))
  return targets.map(({ kind, id }) => ({ kind, id }))
}

/** An entry with the state to restore, of which `changed` is only undone. */
interface Target extends RestoredRecord {
  readonly restore: RecordRestore
  readonly entry: AuditEntry
  readonly state: RecordState
  readonly changed: RecordState | null
}

function targetOf(restore: RecordRestore, entry: AuditEntry): Target {
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

async function planRestores(
  context: Context,
  snapshot: Snapshot,
  targets: readonly Target[],
): Promise<readonly RecordChange[]> {
  const [first] = targets
  if (!first) return []
  const { kind } = first
  const { index, stamps, translations } = snapshot
  const later = laterChangesReader(context)
  const recordOf = (id: string): AnyRecord | undefined => index[kind].find({ by: 'id', value: id })
  const images = targets.map(({ id, state }) => ({ input: state.values, before: recordOf(id) }))
  const requireImages = await fittingImageCheck(context.app, kind, images)
  // Read within the plan: if others change the records meanwhile, the restore is planned again and must see their entries.
  const lastStates = await readLastStates(context.app, targets)
  return runForEach(targets, async (target): Promise<RecordChange> => {
    const { id, entry, restore } = target
    const before = stamps[kind].get(id) ?? null
    const { revision } = restore
    if (revision !== undefined && revision !== before?.revision) throw await later.staleRecord(kind, id, revision)
    const record = recordOf(id)
    const present = record ? stateOf(record, { kind, index, translations, stamp: before }) : null
    const restored = await restoredState(target, present, later)
    requireImages({ input: restored.values, before: present?.values })
    const after = readRecordValues(context, kind, restored.values, index, record)
    if (changesOfRecord(kind, present, { ...restored, values: after }).length === 0)
      throw unchanged(kind, entry.subject.title)
    return { kind, id, before, after, translations: restored.translations, restored: lastStates.get(id) ?? noLastState }
  })
}

/** The state to restore, with later changes of other fields if a change is only undone. */
async function restoredState(
  { restore, entry, kind, state, changed }: Target,
  present: RecordState | null,
  later: LaterChangesReader,
): Promise<RecordState> {
  if (restore.state === 'before' && !changed && present && changesOfRecord(kind, present, state).length > 0)
    throw await later.overlappedChange(
      entry,
      changesOfRecord(kind, state, present).map(({ field }) => field),
    )
  const undone = changed && present ? undoChange(kind, { before: state, after: changed, present }) : null
  if (undone && undone.overlaps.length > 0) throw await later.overlappedChange(entry, undone.overlaps)
  return undone?.state ?? state
}

const otherKind: Sentence = {
  en: 'must be about a record of the same kind as the first entry',
  de: 'muss zu einem Eintrag derselben Art gehören wie der erste',
}

type LastState = NonNullable<RecordChange['restored']>

/** A record without an entry has no last state. */
const noLastState: LastState = { revision: 0, last: null }

/** The highest revision of each record and its last values, by its id, as its latest entry of the log knows them. */
async function readLastStates(app: App, targets: readonly Target[]): Promise<ReadonlyMap<string, LastState>> {
  const log = app.get(auditLogService)
  const latestIds = await log.latestIds(targets.map(({ id }) => id))
  // Most restores undo the latest change, whose states are read already.
  const isLatest = ({ id, entry, restore }: Target) => restore.state === 'before' && latestIds.get(id) === entry.id
  const others = targets.filter((target) => !isLatest(target))
  const entries = await log.findAll(others.flatMap(({ id }) => latestIds.get(id) ?? []))
  return new Map(
    targets.map((target) => {
      const { kind, id, state, changed } = target
      if (isLatest(target)) return [id, lastStateOf(state, changed)]
      const states = entries.get(latestIds.get(id) ?? '')?.states
      return [id, lastStateOf(readStateOf(kind, states?.before), readStateOf(kind, states?.after))]
    }),
  )
}

const lastStateOf = (before: RecordState | null, after: RecordState | null): LastState => ({
  revision: Math.max(before?.revision ?? 0, after?.revision ?? 0),
  last: (after ?? before)?.values ?? null,
})
