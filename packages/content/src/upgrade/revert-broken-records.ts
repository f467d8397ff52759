import { type ContentProblem, problemLine } from '../content'
import type { AnyRecord } from '../records'
import { referencesOf, referencesOfStart } from '../references'
import { findBlockingProblems } from '../release/build-release'
import { type RecordBook, type Shelf, shelves } from './record-book'
import { isSame } from './three-way'
import type { UpgradeDraft } from './upgrade-draft'

/**
 * Reverts changes, record by record, that would break valid content, until no new problem is left. Each step restores
 * something from the database, so the loop ends.
 */
export function revertBrokenRecords(draft: UpgradeDraft): void {
  const known = new Set(problemsOf(draft.books.ours, draft).map(problemLine))
  for (;;) {
    const problems = problemsOf(draft.after, draft).filter((problem) => !known.has(problemLine(problem)))
    if (problems.length === 0) return
    // New records are reverted first, because the others may be valid without them.
    const newcomers = problems.filter(({ kind, id }) => id !== '' && !draft.books.ours.get(kind, id))
    const steps = (newcomers.length > 0 ? newcomers : problems).map((problem) => takeBack(draft, problem))
    if (!steps.includes(true)) for (const shelf of shelves) revertKind(draft, shelf, 'nothing less is whole')
  }
}

const problemsOf = (book: RecordBook, draft: UpgradeDraft): ContentProblem[] => [
  ...findBlockingProblems(book.content),
  ...findTableTwins(book, draft),
]

/** Two tables of one ground for the same bait would be read as one, so the older one stays. */
function findTableTwins(book: RecordBook, { books }: UpgradeDraft): ContentProblem[] {
  const isOld = ({ id }: { readonly id: string }) => books.ours.get('huntingTable', id) !== undefined
  const tables = book.all('huntingTable')
  const inOrder = [...tables.filter(isOld), ...tables.filter((table) => !isOld(table))]
  const seen = new Map<string, string>()
  return inOrder.flatMap(({ id, name, huntingGroundId, sequence }): ContentProblem[] => {
    const place = `${huntingGroundId} ${sequence}`
    const first = seen.get(place)
    if (first === undefined) seen.set(place, String(name))
    if (first === undefined) return []
    const message = {
      en: `the table "${first}" is already there for the same bait`,
      de: `für denselben Köder gibt es schon die Tabelle „${first}“`,
    }
    return [{ kind: 'huntingTable', id, title: String(name), field: 'sequence', message }]
  })
}

/** Reverts the cause of a problem; returns whether there was anything to revert. */
function takeBack(draft: UpgradeDraft, problem: ContentProblem): boolean {
  const { kind, id, field } = problem
  const reason = problem.message.en
  if (kind !== 'start' && id === '') return revertKind(draft, kind, reason)
  const [before, after] = [draft.books.ours.get(kind, id), draft.after.get(kind, id)]
  if (!after) return false
  const [name = ''] = field.split('.')
  if (before && isSame(before, after)) return revertKind(draft, namedBy(after, problem), reason)
  if (before && !isSame(before[name], after[name])) {
    draft.revertField(kind, id, name)
    draft.note('fellBack', kind, before, { fields: [name], reason })
  } else revert(draft, kind, after, reason)
  return true
}

function revert(draft: UpgradeDraft, kind: Shelf, record: AnyRecord, reason: string): void {
  draft.revert(kind, record.id)
  draft.note(draft.books.ours.get(kind, record.id) ? 'fellBack' : 'leftOut', kind, record, { reason })
}

/** The kind that broke an unchanged record: that of the record it references, or its own. */
function namedBy(record: AnyRecord, { kind, field }: ContentProblem): Shelf {
  const references = kind === 'start' ? referencesOfStart(record) : referencesOf(kind, record)
  const named = references.find((reference) => reference.field === field)
  return named && named.to !== 'image' ? named.to : kind
}

function revertKind(draft: UpgradeDraft, kind: Shelf, reason: string): boolean {
  const { after, books } = draft
  const records = new Map([...books.ours.all(kind), ...after.all(kind)].map((record) => [record.id, record]))
  const changed = [...records.values()].filter(({ id }) => !isSame(books.ours.get(kind, id), after.get(kind, id)))
  for (const record of changed) revert(draft, kind, record, reason)
  return changed.length > 0
}
