import { foldCase } from '@sanguine/rules'
import { titleOf } from '../content'
import { type KindName, kindNames } from '../kind-name'
import { anyKind } from '../kinds'
import { isCurrencyEntry, mapFields } from '../map-record'
import type { AnyRecord } from '../records'
import { fieldsOf, type RecordBook, shelves } from './record-book'
import type { Versions } from './three-way'
import type { UpgradeNote } from './upgrade-note'

const longest = 64

/** Short names of one side by kind: the side's own name → the name in the database. */
type Names = ReadonlyMap<KindName, ReadonlyMap<string, string>>

/**
 * Renames short names in both packs to those of the database, in all references too. The database keeps its short names
 * forever, because players' purses and setups, old combats and edited records use them. A new record whose name is
 * taken gets a numbered one, the same at every upgrade.
 */
export function remapShortNames({ base, ours, theirs }: Versions<RecordBook>): readonly UpgradeNote[] {
  const kinds = kindNames.filter((kind) => anyKind(kind).fields.shortName)
  const notes = kinds.flatMap((kind) => notesOf(kind, theirs, ours))
  for (const side of [base, theirs]) renameAll(side, new Map(kinds.map((kind) => [kind, namesOf(kind, side, ours)])))
  return notes
}

const nameOf = (record: AnyRecord | undefined): string => String(record?.shortName ?? '')

function namesOf(kind: KindName, side: RecordBook, ours: RecordBook): ReadonlyMap<string, string> {
  const taken = new Set(ours.all(kind).map((record) => foldCase(nameOf(record))))
  const names = new Map<string, string>()
  for (const record of side.all(kind)) {
    const here = ours.get(kind, record.id)
    const name = here ? nameOf(here) : freeName(nameOf(record), taken)
    taken.add(foldCase(name))
    names.set(nameOf(record), name)
  }
  return names
}

/** @param taken folded names */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  const isTaken = (name: string) => taken.has(foldCase(name))
  if (!isTaken(wanted)) return wanted
  let number = 2
  const numbered = () => `${wanted.slice(0, longest - 5)}-${number}`
  while (isTaken(numbered())) number += 1
  return numbered()
}

function notesOf(kind: KindName, theirs: RecordBook, ours: RecordBook): UpgradeNote[] {
  const names = namesOf(kind, theirs, ours)
  return theirs.all(kind).flatMap((record): UpgradeNote[] => {
    const [wanted, name] = [nameOf(record), names.get(nameOf(record)) ?? '']
    if (wanted === name) return []
    const why = ours.get(kind, record.id) ? 'it is known by that here' : `there is another ${wanted} here`
    const about = { kind, id: record.id, title: titleOf(kind, record), fields: ['shortName'] }
    return [{ event: 'renamed', ...about, reason: `${name} instead of ${wanted}, since ${why}` }]
  })
}

function renameAll(book: RecordBook, names: Names): void {
  for (const shelf of shelves)
    for (const record of book.all(shelf)) {
      const values = mapFields(fieldsOf(shelf), record, {
        value: (value, shape) => (shape.type === 'key' ? (names.get(shape.to)?.get(String(value)) ?? value) : value),
        entry: (entry, fields) => (isCurrencyEntry(fields) ? { ...entry, name: entry.currencyShortName } : entry),
      })
      const own = shelf === 'start' ? undefined : names.get(shelf)?.get(nameOf(record))
      book.set(shelf, { id: record.id, ...values, ...(own !== undefined && { shortName: own }) })
    }
}
