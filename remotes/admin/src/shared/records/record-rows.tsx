import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useNavigate } from 'react-router'
import type { RowSelection } from '../batch/row-selection'
import { usePressedLink } from '../list-and-detail/use-pressed-link'
import styles from './record-list.module.css'
import { RecordRowItem } from './record-row-item'
import type { RecordRow } from './record-section'
import { RowWindow } from './row-window'
import type { SectionUrls } from './section-urls'
import type { LoadedPages } from './use-records'

/** The height of a row in pixels, which grows with the text; `record-list.module.css` has it, too. */
const readRowHeight = () => 4 * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)

/** Rows below those in view that are loaded ahead. */
const aheadCount = 20

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

const isCheckbox = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type === 'checkbox'

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
  readonly selection: RowSelection
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

interface RecordSlotProps<Row extends RecordRow>
  extends Pick<RecordRowsProps<Row>, 'records' | 'detailOf' | 'selectedId' | 'urls' | 'selection' | 'ratio' | 'count'> {
  readonly rows: RowWindow
  readonly slot: number
  /** the row that takes part in the order of Tab */
  readonly current: number
  readonly hasImages: boolean
}

/** An element that shows one row after the other. */
function UnmemoizedRecordSlot<Row extends RecordRow>({
  rows,
  slot,
  records,
  detailOf,
  selectedId,
  urls,
  selection,
  ratio,
  count,
  current,
  hasImages,
}: RecordSlotProps<Row>) {
  const index = useSyncExternalStore(rows.subscribe, () => rows.indexOf(slot))
  const isSettled = useSyncExternalStore(rows.subscribe, () => rows.isSettled(slot))
  if (index < 0 || index >= count) return null
  const record = records[index]
  return (
    <RecordRowItem
      record={record}
      detailOf={detailOf}
      to={record && urls.record(record.id)}
      index={index}
      start={index * rows.rowHeight}
      count={count}
      isSelected={record !== undefined && record.id === selectedId}
      isActive={index === current}
      selection={selection}
      isSettled={isSettled}
      hasImages={hasImages}
      ratio={ratio}
    />
  )
}

const RecordSlot = memo(UnmemoizedRecordSlot) as typeof UnmemoizedRecordSlot

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
  selection,
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
  const [rows] = useState(() => new RowWindow(readRowHeight(), { count, pinned: [current, selected] }))
  const order = useSyncExternalStore(rows.subscribe, () => rows.order)
  const isSelecting = useSyncExternalStore(selection.subscribe, selection.isOpen)

  useLayoutEffect(() => (scroller.current ? rows.attach(scroller.current) : undefined), [rows])

  useLayoutEffect(() => {
    rows.update({ count, pinned: [current, selected] })
  }, [rows, count, current, selected])

  useEffect(() => {
    const load = () => loaded.loadUntil(Math.min(count - 1, Math.max(rows.range.endIndex, current) + aheadCount))
    load()
    return rows.subscribe(load)
  }, [rows, loaded, count, current])

  // The selected record is in view when it is opened by a link from elsewhere, and when the list is shown again.
  const lastShown = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (selected < 0 || lastShown.current === selectedId) return
    lastShown.current = selectedId
    setActive(selected)
    rows.scrollTo(selected)
  }, [selected, selectedId, rows])

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
    rows.scrollTo(index)
  }

  ref.current = { enter: () => focusRow(Math.max(0, selected)) }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const from = wanted.current ?? current
    const record = records[from]
    if (event.key === ' ' && record && !isCheckbox(event.target)) {
      event.preventDefault()
      if (!event.repeat) selection.toggle(record)
      return
    }
    if (event.shiftKey && !event.key.startsWith('Arrow')) return
    const index = targetOf(event.key, from, count, rows.pageRows)
    if (index === undefined) return
    event.preventDefault()
    if (event.shiftKey) selection.selectRange(records, Math.max(0, index), from)
    if (index >= 0) focusRow(index)
    else if (!event.shiftKey) onLeave()
  }

  /** Selects a row by its checkbox, or a range of rows by a click with Shift. */
  function onClick(event: MouseEvent): void {
    const item = event.target instanceof Element ? event.target.closest('li') : null
    const index = Number(item?.dataset.index)
    const record = records[index]
    if (record && event.shiftKey) {
      // The browser would open a window.
      if (!isCheckbox(event.target)) event.preventDefault()
      selection.selectRange(records, index)
    } else if (record && isCheckbox(event.target)) selection.toggle(record)
    else links.onClick(event)
  }

  // One for all rows: a `Link` in each costs time when it scrolls in.
  const links = usePressedLink((to) => void navigate(to))

  const hasImages = records.some(({ image }) => image !== undefined)
  return (
    <div ref={scroller} className={styles.records}>
      <ul
        aria-labelledby={labelledBy}
        aria-busy={loaded.isOutdated}
        data-selecting={isSelecting || undefined}
        style={{ height: count * rows.rowHeight }}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setActive(Number(target.closest('li')?.dataset.index))}
        onPointerDown={links.onPointerDown}
        onClick={onClick}
      >
        {order.map((slot) => (
          <RecordSlot
            key={slot}
            rows={rows}
            slot={slot}
            records={records}
            detailOf={detailOf}
            selectedId={selectedId}
            urls={urls}
            selection={selection}
            ratio={ratio}
            count={count}
            current={current}
            hasImages={hasImages}
          />
        ))}
      </ul>
    </div>
  )
}
