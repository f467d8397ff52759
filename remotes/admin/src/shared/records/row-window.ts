export interface RowRange {
  readonly startIndex: number
  /** included */
  readonly endIndex: number
}

/** Rows above and below those in view that are in the page. */
const overscan = 6
/** Rows that enter the page together: the cost of a change depends little on the number of rows. */
const groupSize = 4
/** Before the height is known, and where there is no layout, so many pixels are assumed. */
const assumedHeight = 960
/** In milliseconds: a row that is in view for so long loads its image. */
const settleTime = 250
/** In milliseconds without a scroll, after which the list is at rest. */
const restTime = 150

/** The rows of a `RowWindow`'s list. */
export interface WindowedRows {
  readonly count: number
  /** indices that stay in the page at any scroll position, such as the row with the focus; two at most */
  readonly pinned: readonly number[]
}

const maxPinned = 2

/**
 * Distributes rows over numbered elements. A row keeps its element while it is in the page; a new row takes a free one.
 * Changing an element's text costs far less than replacing the element.
 */
export function assignRowSlots(
  previous: ReadonlyMap<number, number>,
  indices: readonly number[],
): ReadonlyMap<number, number> {
  const taken = new Set<number>()
  for (const index of indices) {
    const slot = previous.get(index)
    if (slot !== undefined) taken.add(slot)
  }
  let free = 0
  return new Map(
    indices.map((index): [number, number] => {
      const known = previous.get(index)
      if (known !== undefined) return [index, known]
      while (taken.has(free)) free += 1
      taken.add(free)
      return [index, free]
    }),
  )
}

/** The rows that both ranges have; null where they have none in common. */
function overlapOf(a: RowRange, b: RowRange): RowRange | null {
  const startIndex = Math.max(a.startIndex, b.startIndex)
  const endIndex = Math.min(a.endIndex, b.endIndex)
  return startIndex <= endIndex ? { startIndex, endIndex } : null
}

const isIn = (range: RowRange | null, index: number): boolean =>
  range !== null && index >= range.startIndex && index <= range.endIndex

/**
 * Decides which rows of a long list are in the page, and in which of its elements. Each element subscribes to its own
 * row. Scrolling renders only the elements that get another row, a few at a time, and never the list itself.
 */
export class RowWindow {
  /** in pixels */
  readonly rowHeight: number
  #rows: WindowedRows
  /** the list that the rows in the page are of */
  #placed: WindowedRows | null = null
  #scroller: HTMLElement | null = null
  #height = assumedHeight
  #slots: ReadonlyMap<number, number> = new Map()
  /** by slot; -1 where it has no row */
  #indices: readonly number[] = []
  #range: RowRange = { startIndex: 0, endIndex: 0 }
  #settled: RowRange | null = null
  #order: readonly number[] = []
  #settleTimer = 0
  #restTimer = 0
  readonly #listeners = new Set<() => void>()

  constructor(rowHeight: number, rows: WindowedRows) {
    this.rowHeight = rowHeight
    this.#rows = rows
    this.#place()
    this.#settled = this.#range
    this.#rest()
  }

  /** The rows in view, in whole groups. */
  get range(): RowRange {
    return this.#range
  }

  /** As many rows as fit into the view, at least one. */
  get pageRows(): number {
    return Math.max(1, Math.floor(this.#height / this.rowHeight) - 1)
  }

  /** The elements' slots in the order of their rows, for those who read them one after the other; as it was at the last rest. */
  get order(): readonly number[] {
    return this.#order
  }

  /** The index of the row in an element; -1 where it has none. */
  indexOf(slot: number): number {
    return this.#indices[slot] ?? -1
  }

  /** Whether the row in an element stays in view; rows that are scrolled past quickly never do. */
  isSettled(slot: number): boolean {
    return isIn(this.#settled, this.indexOf(slot))
  }

  /** Calls back with every change; returns what ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Follows the element that is scrolled; returns what ends that. */
  attach(scroller: HTMLElement): () => void {
    this.#scroller = scroller
    const onScroll = () => this.#follow()
    scroller.addEventListener('scroll', onScroll, { passive: true })
    const resize = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => this.#measure())
    resize?.observe(scroller)
    this.#measure()
    return () => {
      scroller.removeEventListener('scroll', onScroll)
      resize?.disconnect()
      window.clearTimeout(this.#settleTimer)
      window.clearTimeout(this.#restTimer)
      this.#settleTimer = 0
      this.#scroller = null
    }
  }

  /** Takes over a changed list. */
  update(rows: WindowedRows): void {
    const { count, pinned } = this.#rows
    if (rows.count === count && String(rows.pinned) === String(pinned)) return
    this.#rows = rows
    this.#place()
    this.#rest()
  }

  /** Scrolls as little as is needed for a row to be in view. */
  scrollTo(index: number): void {
    const scroller = this.#scroller
    if (!scroller) return
    const top = index * this.rowHeight
    const lowest = top + this.rowHeight - this.#height
    const next = Math.min(top, Math.max(lowest, scroller.scrollTop))
    if (next !== scroller.scrollTop) scroller.scrollTop = next
    this.#follow()
  }

  #measure(): void {
    this.#height = this.#scroller?.clientHeight || assumedHeight
    this.#place()
    this.#rest()
  }

  #follow(): void {
    window.clearTimeout(this.#restTimer)
    this.#restTimer = window.setTimeout(() => this.#rest(), restTime)
    if (this.#place()) this.#notify()
  }

  /** Finds out which rows are in view; returns whether others are in the page than before. */
  #place(): boolean {
    const { count, pinned } = this.#rows
    const last = Math.max(0, count - 1)
    const shownCount = Math.ceil(this.#height / this.rowHeight) + groupSize
    const groupHeight = groupSize * this.rowHeight
    const group = Math.floor(Math.max(0, this.#scroller?.scrollTop ?? 0) / groupHeight)
    const startIndex = Math.min(last, group * groupSize)
    const endIndex = Math.min(last, startIndex + shownCount - 1)
    const { startIndex: start, endIndex: end } = this.#range
    this.#range = { startIndex, endIndex }
    if (this.#indices.length > 0 && start === startIndex && end === endIndex && this.#placed === this.#rows)
      return false
    this.#placed = this.#rows
    // Always as many rows: none is taken out of the page, or put into it, on the way.
    const windowCount = Math.min(count, shownCount + 2 * overscan)
    const first = Math.max(0, Math.min(startIndex - overscan, count - windowCount))
    const indices = new Set(Array.from({ length: windowCount }, (_, row) => first + row))
    for (const index of pinned) if (index >= 0 && index < count) indices.add(index)
    this.#slots = assignRowSlots(this.#slots, [...indices])
    const slotCount = Math.max(this.#indices.length, shownCount + 2 * overscan + maxPinned)
    const bySlot = new Array<number>(slotCount).fill(-1)
    for (const [index, slot] of this.#slots) bySlot[slot] = index
    this.#indices = bySlot
    this.#settleSoon()
    return true
  }

  #settleSoon(): void {
    if (this.#settleTimer !== 0 || !this.#scroller) return
    const { startIndex, endIndex } = this.#range
    if (this.#settled?.startIndex === startIndex && this.#settled.endIndex === endIndex) return
    const seen = this.#range
    this.#settleTimer = window.setTimeout(() => {
      this.#settleTimer = 0
      const stayed = overlapOf(seen, this.#range)
      if (stayed) {
        this.#settled = stayed
        this.#notify()
      }
      this.#settleSoon()
    }, settleTime)
  }

  #rest(): void {
    const rank = (slot: number) => (this.indexOf(slot) < 0 ? Number.POSITIVE_INFINITY : this.indexOf(slot))
    const order = this.#indices.map((_, slot) => slot).sort((a, b) => rank(a) - rank(b) || a - b)
    if (String(order) !== String(this.#order)) this.#order = order
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
