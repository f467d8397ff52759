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
async function staleRecord(context: Context, kind: KindName, id: string, revision: number) {
  const { entries } = await listAuditEntries(context, { subjectId: id, first: maxEntries })
  return stale(
    kind,
    entries.filter((entry) => revisionAfter(entry) > revision),
  )
}

/** The problem of undoing a change whose fields were changed again, with the authors and times of the later changes. */
async function overlappedChange(context: Context, undone: AuditEntry, overlaps: readonly string[]) {
  const { entries } = await listAuditEntries(context, { subjectId: undone.subject.id, first: maxEntries })
  const later = entries
    .filter((entry) => entry.id !== undone.id && revisionAfter(entry) > revisionAfter(undone))
    .filter(({ changes }) => changes.some(({ field }) => overlaps.includes(field)))
  return changedSince(undone.subject.title, overlaps, later)
}

/** The refused records of one call whose later changes are read. */
const maxDescribed = 10

/** Describes the refused records of one call; those after the first ten without their later changes. */
export function laterChangesReader(context: Context) {
  let count = 0
  const isDescribed = (): boolean => {
    count += 1
    return count <= maxDescribed
  }
  return {
    staleRecord: async (kind: KindName, id: string, revision: number) =>
      isDescribed() ? staleRecord(context, kind, id, revision) : stale(kind),
    overlappedChange: async (undone: AuditEntry, overlaps: readonly string[]) =>
      isDescribed() ? overlappedChange(context, undone, overlaps) : changedSince(undone.subject.title, overlaps, []),
  }
}

export type LaterChangesReader = ReturnType<typeof laterChangesReader>
