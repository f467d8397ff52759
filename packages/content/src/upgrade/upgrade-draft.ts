import { titleOf } from '../content'
import type { AnyRecord } from '../records'
import { RecordBook, type Shelf } from './record-book'
import type { Versions } from './three-way'
import type { UpgradeEvent, UpgradeNote } from './upgrade-note'

/** An upgrade in planning: the future content of the database, and the part of the pack to remember as installed. */
export class UpgradeDraft {
  readonly after: RecordBook
  /**
   * The content with which the next upgrade compares the database. Reverted values stay as they were, so that a later,
   * valid pack can bring them.
   */
  readonly remembered: RecordBook
  #notes: UpgradeNote[] = []

  constructor(
    readonly books: Versions<RecordBook>,
    notes: readonly UpgradeNote[] = [],
  ) {
    this.after = new RecordBook(books.ours.content)
    this.remembered = new RecordBook(books.theirs.content)
    this.#notes = [...notes]
  }

  get notes(): readonly UpgradeNote[] {
    return this.#notes
  }

  note(
    event: UpgradeEvent,
    kind: Shelf,
    record: AnyRecord,
    { fields = [], reason = '' }: { fields?: readonly string[]; reason?: string } = {},
  ): void {
    const title = kind === 'start' ? '' : titleOf(kind, record)
    this.#notes.push({ event, kind, id: record.id, title, fields, reason })
  }

  /** Reverts a field. */
  revertField(kind: Shelf, id: string, field: string): void {
    const { base, ours } = this.books
    const [before, after] = [ours.get(kind, id), this.after.get(kind, id)]
    if (!before || !after) return
    this.after.set(kind, { ...after, [field]: before[field] })
    const remembered = this.remembered.get(kind, id)
    if (remembered) this.remembered.set(kind, { ...remembered, [field]: (base.get(kind, id) ?? before)[field] })
    this.#withdraw(kind, id, field)
  }

  /** Reverts a whole record: to its state in the database, or to its absence. */
  revert(kind: Shelf, id: string): void {
    restore(this.after, this.books.ours, kind, id)
    restore(this.remembered, this.books.base, kind, id)
    this.#withdraw(kind, id, null)
  }

  /** Removes the notes about changes of one field, or of the whole record. */
  #withdraw(kind: Shelf, id: string, field: string | null): void {
    this.#notes = this.#notes.flatMap((note) => {
      if (note.kind !== kind || note.id !== id || !changes.includes(note.event)) return note
      if (note.event !== 'changed') return field === null || field === 'isVisible' ? [] : note
      const fields = note.fields.filter((one) => field !== null && one !== field)
      return fields.length > 0 ? { ...note, fields } : []
    })
  }
}

const changes: readonly UpgradeEvent[] = ['added', 'changed', 'hidden', 'removed', 'renamed']

function restore(book: RecordBook, from: RecordBook, kind: Shelf, id: string): void {
  const record = from.get(kind, id)
  if (record) book.set(kind, record)
  else book.delete(kind, id)
}
