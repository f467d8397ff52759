import type { RecordRow } from '../records/record-section'

type Names = ReadonlyMap<string, string>

const none: Names = new Map()

/** The records of a list that are selected, by id, with their names. Rows subscribe to it one by one. */
export class RowSelection {
  #names: Names = none
  #isOpen = false
  #left: Names = none
  /** the row from which a range is selected, and what was selected before that range */
  #anchor: { readonly id: string; readonly base: Names } | null = null
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The same object until the selection changes. */
  readonly names = (): Names => this.#names

  /** Whether rows show their checkboxes: after the button that begins a selection, and while a record is selected. */
  readonly isOpen = (): boolean => this.#isOpen || this.#names.size > 0

  /** The records that others deleted since the selection was last changed here; the same object until it changes. */
  readonly left = (): Names => this.#left

  readonly has = (id: string): boolean => this.#names.has(id)

  /** Begins a selection without a record. */
  readonly open = (): void => {
    this.#isOpen = true
    this.#notify()
  }

  readonly clear = (): void => {
    this.#isOpen = false
    this.#anchor = null
    this.#set(none)
  }

  toggle({ id, name }: RecordRow): void {
    const names = new Map(this.#names)
    if (!names.delete(id)) names.set(id, name)
    this.#anchor = { id, base: names }
    this.#set(names)
  }

  /**
   * Selects the rows from the one that was toggled last to another one. A further range from there takes its place.
   * `from` is the index of the first row if none was toggled.
   */
  selectRange(rows: readonly RecordRow[], to: number, from = to): void {
    const start = rows.findIndex(({ id }) => id === this.#anchor?.id)
    const first = start < 0 ? from : start
    const anchor = rows[first]
    if (!anchor) return
    if (start < 0) this.#anchor = { id: anchor.id, base: this.#names }
    const names = new Map(this.#anchor?.base)
    for (const { id, name } of rows.slice(Math.min(first, to), Math.max(first, to) + 1)) names.set(id, name)
    this.#set(names)
  }

  add(rows: readonly RecordRow[]): void {
    this.#set(new Map([...this.#names, ...rows.map(({ id, name }) => [id, name] as const)]))
  }

  remove(ids: readonly string[]): void {
    const names = new Map(this.#names)
    for (const id of ids) names.delete(id)
    this.#set(names)
  }

  /** Takes records out that others deleted. The selection stays open, to say so. */
  leave(ids: readonly string[]): void {
    const gone = ids.flatMap((id) => {
      const name = this.#names.get(id)
      return name === undefined ? [] : [[id, name] as const]
    })
    if (gone.length === 0) return
    const left = new Map([...this.#left, ...gone])
    const names = new Map(this.#names)
    const base = new Map(this.#anchor?.base)
    for (const id of ids) {
      names.delete(id)
      base.delete(id)
    }
    if (this.#anchor) this.#anchor = { ...this.#anchor, base }
    this.#isOpen = true
    this.#set(names, left)
  }

  #set(names: Names, left = none): void {
    this.#names = names
    this.#left = left
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
