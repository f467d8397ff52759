import { findHoles } from '../check/check-tables'
import type { AnyRecord, HuntingTableRecord } from '../records'
import { mergeFields } from './merge-fields'
import { fieldsOf, type Shelf, shelves } from './record-book'
import { isSame, type Versions } from './three-way'
import type { UpgradeDraft } from './upgrade-draft'

/** Merges every record that both sides have, and adds new ones. */
export function mergeRecords(draft: UpgradeDraft): void {
  for (const shelf of shelves)
    for (const theirs of draft.books.theirs.all(shelf)) {
      const ours = draft.books.ours.get(shelf, theirs.id)
      const base = draft.books.base.get(shelf, theirs.id)
      if (ours) mergeRecord(draft, shelf, { base: base ?? theirs, ours, theirs })
      else if (!base) {
        draft.after.set(shelf, theirs)
        draft.note('added', shelf, theirs)
      } else if (!isSame(base, theirs)) draft.note('deletedHere', shelf, theirs)
    }
}

/** Merges one record. If the last pack lacked it, every difference from the new pack counts as an edit. */
function mergeRecord(draft: UpgradeDraft, shelf: Shelf, versions: Versions<AnyRecord>): void {
  const { base, ours, theirs } = versions
  const { values, taken, kept, conflicts } = mergeFields(fieldsOf(shelf), versions, (field, list) =>
    isWhole(shelf, ours, field, list),
  )
  draft.after.set(shelf, { id: ours.id, ...values })
  if (taken.length > 0) draft.note('changed', shelf, theirs, { fields: taken })
  if (conflicts.length > 0) draft.note('conflict', shelf, theirs, { fields: conflicts })
  const onlyKept = kept.filter((field) => !conflicts.includes(field))
  if (onlyKept.length > 0 && !isSame(base, theirs)) draft.note('kept', shelf, theirs, { fields: onlyKept })
}

/** Merged slices of two tables are valid only if they cover the whole table. */
const isWhole = (shelf: Shelf, record: AnyRecord, field: string, list: readonly unknown[]): boolean =>
  shelf !== 'huntingTable' ||
  field !== 'enemies' ||
  findHoles({ ...record, enemies: list } as HuntingTableRecord).length === 0
