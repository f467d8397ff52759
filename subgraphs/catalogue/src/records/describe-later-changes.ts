import { type AuditEntry, listAuditEntries } from '@sanguine/audit'
import type { KindName } from '@sanguine/content'
import type { Context } from '@sanguine/kernel'
import { readRecordState } from '../content/record-state'
import { changedSince, stale } from '../record-problem'

/** The most entries of the history that are read. */
const maxEntries = 20

/** The revision that a change left; a deletion leaves the one of the record that it deleted. */
const revisionAfter = ({ states }: AuditEntry): number =>
  (readRecordState(states?.after) ?? readRecordState(states?.before))?.revision ?? 0

/**
 * The problem of a change that was made on an older revision, with the authors, times and fields of the later changes.
 */
export async function staleRecord(context: Context, kind: KindName, id: string, revision: number) {
  const { entries } = await listAuditEntries(context, { subjectId: id, first: maxEntries })
  return stale(
    kind,
    entries.filter((entry) => revisionAfter(entry) > revision),
  )
}

/** The problem of undoing a change whose fields were changed again, with the authors and times of the later changes. */
export async function overlappedChange(context: Context, undone: AuditEntry, overlaps: readonly string[]) {
  const { entries } = await listAuditEntries(context, { subjectId: undone.subject.id, first: maxEntries })
  const later = entries
    .filter((entry) => entry.id !== undone.id && revisionAfter(entry) > revisionAfter(undone))
    .filter(({ changes }) => changes.some(({ field }) => overlaps.includes(field)))
  return changedSince(undone.subject.title, overlaps, later)
}
