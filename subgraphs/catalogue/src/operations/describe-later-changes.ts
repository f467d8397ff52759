import { type AuditEntry, listAuditEntries } from '@sanguine/audit'
import type { KindName } from '@sanguine/content'
import type { Context } from '@sanguine/kernel'
import { readRecordState } from '../content/record-state'
import { changedSince, stale } from '../record-problem'

/** Changes that are looked at, and fields that are named. */
const [maxEntries, maxFields] = [20, 6]

/** A change by another person in a sentence, such as `Mina changed name and price on 2026-11-26 at 14:20 UTC`. */
function sentenceOf({ actor, action, at, changes }: AuditEntry, fields: readonly string[]): string {
  const names = fields.length > 0 ? fields : changes.map(({ field }) => field)
  const shown = names.slice(0, maxFields).join(', ')
  const what = action === 'delete' ? 'deleted it' : `changed ${shown}${names.length > maxFields ? ', …' : ''}`
  const [day, time = ''] = new Date(at).toISOString().split('T')
  return `${actor?.name ?? 'The system'} ${what} on ${day} at ${time.slice(0, 5)} UTC`
}

/** The revision that a change left; a deletion leaves the one of the record that it deleted. */
const revisionAfter = ({ states }: AuditEntry): number =>
  (readRecordState(states?.after) ?? readRecordState(states?.before))?.revision ?? 0

/** The problem of a change that was made on an older revision: who has changed the record since, when and what. */
export async function staleRecord(context: Context, kind: KindName, id: string, revision: number) {
  const { entries } = await listAuditEntries(context, { subjectId: id, first: maxEntries })
  const later = entries.filter((entry) => revisionAfter(entry) > revision)
  return stale(
    kind,
    later.map((entry) => sentenceOf(entry, [])),
  )
}

/** The problem of undoing a change whose fields were changed again: who did, and when. */
export async function overlappedChange(context: Context, undone: AuditEntry, overlaps: readonly string[]) {
  const { entries } = await listAuditEntries(context, { subjectId: undone.subject.id, first: maxEntries })
  const later = entries
    .filter((entry) => entry.id !== undone.id && revisionAfter(entry) > revisionAfter(undone))
    .flatMap((entry) => {
      const fields = entry.changes.flatMap(({ field }) => (overlaps.includes(field) ? [field] : []))
      return fields.length > 0 ? [sentenceOf(entry, fields)] : []
    })
  return changedSince(undone.subject.title, overlaps, later)
}
