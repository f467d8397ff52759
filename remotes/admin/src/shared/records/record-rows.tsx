import { defaultRangeExtractor, observeElementRect, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import styles from './record-list.module.css'
import { RecordRowItem } from './record-row-item'
import type { RecordRow } from './record-section'
import type { SectionUrls } from './section-urls'
import type { LoadedPages } from './use-records'
import { useRowSlots } from './use-row-slots'
import { useSettledRange } from './use-settled-range'

/** The height of a row in pixels; `record-list.module.css` has it, too. */
const rowHeight = 64
/** Rows below those in view that are loaded ahead. */
const aheadCount = 20
/** Before the layout is known, and where there is none, so many pixels are assumed. */
const assumedHeight = 960

/** The index that a key moves to from a row, or from the search (-1). */
function targetOf(key: string, from: number, count: number, pageRows: number): number | undefined {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, from + 1)
    case 'ArrowUp':
      return from - 1
    case 'PageDown':
      return Math.min(last, from + pageRows)
    case 'PageUp':
      return Math.max(0, from - pageRows)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

export interface RecordRowsHandle {
  /** moves the focus to the selected row, or to the first */
  readonly enter: () => void
}

export interface RecordRowsProps<Row extends RecordRow> {
  readonly loaded: LoadedPages<Row>
  /** the second line of a row */
  readonly detailOf: (row: Row) => ReactNode
  readonly selectedId: string | undefined
  /** the index of the selected record where its row is not loaded yet; null where that is not known */
  readonly selectedPosition: number | null
  readonly urls: SectionUrls
  /** width by height of the images; default 1 */
  readonly ratio?: number | undefined
  readonly ref: { current: RecordRowsHandle | null }
  readonly labelledBy: string
  readonly records: readonly Row[]
  /** how many records match, loaded or not */
  readonly count: number
  /** the focus goes up from the first row */
  readonly onLeave: () => void
}

/** Only the rows in view are in the page; the height is that of all, and what comes into view is loaded. */
export function RecordRows<Row extends RecordRow>({
  ref,
  labelledBy,
  loaded,
  records,
  count,
  detailOf,
  selectedId,
  selectedPosition,
  urls,
  ratio,
  onLeave,
}: RecordRowsProps<Row>) {
  const navigate = useNavigate()
  const scroller = useRef<HTMLDivElement>(null)
  const loadedIndex = records.findIndex((record) => record.id === selectedId)
  const selected =
    loadedIndex < 0 && selectedPosition !== null && selectedPosition < count ? selectedPosition : loadedIndex
  /** the row that takes part in the order of Tab */
  const [active, setActive] = useState<number | null>(null)
  /** the row that takes the focus as soon as it is in the page */
  const wanted = useRef<number | null>(null)
  const current = Math.min(active ?? Math.max(0, selected), count - 1)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    useFlushSync: false,
    initialRect: { width: 288, height: assumedHeight },
    observeElementRect: (instance, update) =>
      observeElementRect(instance, ({ width, height }) => update({ width, height: height || assumedHeight })),
    rangeExtractor: useCallback(
      (range: Range) => {
        // Always as many rows: none is taken out of the page, or put into it, on the way.
        const visibleCount = Math.ceil((scroller.current?.clientHeight || assumedHeight) / rowHeight) + 1
        const endIndex = Math.min(count - 1, Math.max(range.endIndex, range.startIndex + visibleCount - 1))
        const indices = new Set(defaultRangeExtractor({ ...range, endIndex })).add(current)
        if (selected >= 0) indices.add(selected)
        return [...indices].sort((a, b) => a - b)
      },
      [count, current, selected],
    ),
  })
  const items = virtual.getVirtualItems()
  const slots = useRowSlots(items.map(({ index }) => index))
  // At rest they are in order for those who read them one after the other; moving them takes time that scrolling has not.
  const elements = virtual.isScrolling
    ? [...items].sort((a, b) => (slots.get(a.index) ?? 0) - (slots.get(b.index) ?? 0))
    : items
  const settled = useSettledRange(virtual.range)
  const lastWanted = Math.min(count - 1, Math.max(virtual.range?.endIndex ?? 0, current) + aheadCount)

  useEffect(() => {
    loaded.loadUntil(lastWanted)
  })

  // The selected record is in view when it is opened by a link from elsewhere, and when the list is shown again.
  const lastShown = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (selected < 0 || lastShown.current === selectedId) return
    lastShown.current = selectedId
    setActive(selected)
    virtual.scrollToIndex(selected, { align: 'auto' })
  }, [selected, selectedId, virtual])

  useEffect(() => {
    if (wanted.current === null) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] a`)
    if (!row) return
    wanted.current = null
    row.focus({ preventScroll: true })
  })

  function focusRow(index: number): void {
    wanted.current = index
    setActive(index)
    virtual.scrollToIndex(index, { align: 'auto' })
  }

  ref.current = { enter: () => focusRow(Math.max(0, selected)) }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const pageRows = Math.max(1, Math.floor((virtual.scrollRect?.height ?? assumedHeight) / rowHeight) - 1)
    const index = targetOf(event.key, wanted.current ?? current, count, pageRows)
    if (index === undefined) return
    event.preventDefault()
    if (index < 0) onLeave()
    else focusRow(index)
  }

  // One for all rows: a `Link` in each costs time when it scrolls in.
  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (!link || !isPlain) return
    event.preventDefault()
    void navigate(`${link.pathname}${link.search}`)
  }

  const hasImages = records.some(({ image }) => image !== undefined)
  return (
    <div ref={scroller} className={styles.records}>
      <ul
        aria-labelledby={labelledBy}
        aria-busy={loaded.isOutdated}
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setActive(Number(target.closest('li')?.dataset.index))}
        onClick={onClick}
      >
        {elements.map(({ index, start }) => {
          const record = records[index]
          return (
            <RecordRowItem
              key={slots.get(index)}
              record={record}
              detailOf={detailOf}
              to={record && urls.record(record.id)}
              index={index}
              start={start}
              count={count}
              isSelected={record !== undefined && record.id === selectedId}
              isActive={index === current}
              isSettled={settled !== null && index >= settled.startIndex && index <= settled.endIndex}
              hasImages={hasImages}
              ratio={ratio}
            />
          )
        })}
      </ul>
    </div>
  )
}
