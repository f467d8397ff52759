import {
  ButtonLink,
  ControlIcon,
  cx,
  Image,
  SearchInput,
  Select,
  Skeleton,
  useMessages,
  VisuallyHidden,
} from '@sanguine/ui'
import { defaultRangeExtractor, observeElementRect, type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { fieldLabel } from '../../i18n/field-label'
import { adminMessages } from '../../i18n/messages'
import { selectOptions } from '../form/select-options'
import { type ListQueryOfAddress, listOrders } from './list-query'
import { LoadNotice } from './load-notice'
import styles from './record-list.module.css'
import type { RecordRow } from './record-section'
import type { SectionUrls } from './section-urls'
import { useDebounced } from './use-debounced'
import type { LoadedPages } from './use-records'
import { useRowSlots } from './use-row-slots'
import { useSearchKey } from './use-search-key'
import { useSettledRange } from './use-settled-range'

/** The kinds of record by which a list is filtered, such as item types. */
export interface ListTypes {
  /** the filter's name in the API */
  readonly field: string
  readonly types: readonly { readonly id: string; readonly name: string }[]
}

interface RecordListProps<Row extends RecordRow> {
  readonly title: string
  readonly loaded: LoadedPages<Row>
  readonly query: ListQueryOfAddress
  /** null for a kind without a filter */
  readonly types: ListTypes | null
  /** the second line of a row */
  readonly detailOf: (row: Row) => ReactNode
  readonly selectedId: string | undefined
  readonly urls: SectionUrls
  /** width by height of the images; default 1 */
  readonly ratio?: number | undefined
  /** of the link to create a record; default "Create New" */
  readonly createLabel?: string | undefined
  readonly className?: string | undefined
}

/** The height of a row in pixels; `record-list.module.css` has it, too. */
const rowHeight = 64
/** Of an image, in pixels. */
const imageWidth = 38
/** In milliseconds, after the last key. */
const searchDelay = 200
/** Rows below those in view that are loaded ahead. */
const aheadCount = 20
/** Of a record that is opened by its address, the row is looked for among so many. */
const soughtCount = 500
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

/**
 * The records of a kind that match, with search, filter, order and a link to create one. Only the rows in view are in the
 * page; the height is that of all, and what comes into view is loaded.
 */
export function RecordList<Row extends RecordRow>({
  title,
  loaded,
  query,
  types,
  detailOf,
  selectedId,
  urls,
  ratio,
  createLabel,
  className,
}: RecordListProps<Row>) {
  const t = useMessages(adminMessages)
  const id = useId()
  // While no record is open, the list is the subject of the page.
  const Heading = selectedId === undefined ? 'h1' : 'h2'
  const searchBox = useRef<HTMLInputElement>(null)
  const search = useDebounced(query.search, searchDelay, (text) => query.change({ search: text }))
  useSearchKey(searchBox)
  const isFiltered = query.search.trim() !== '' || query.typeId !== ''
  const rows = useRef<RowsHandle>(null)
  const count = loaded.totalCount
  return (
    <section className={cx(styles.list, className)} aria-labelledby={id}>
      <div className={styles.top}>
        <div className={styles.head}>
          <Heading id={id} tabIndex={-1} className={styles.title}>
            {title}
          </Heading>
          {count !== undefined && <span className={styles.count}>{count.toLocaleString(t.language)}</span>}
          <ButtonLink to={urls.create} size="sm" icon={<ControlIcon name="plus" />} className={styles.create}>
            {createLabel ?? t('action.createNew')}
          </ButtonLink>
        </div>
        <SearchInput
          ref={searchBox}
          label={t('picker.searchLabel')}
          placeholder={t('picker.searchLabel')}
          title={t('list.searchHint')}
          value={search.value}
          onChange={(event) => search.set(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') {
              event.preventDefault()
              rows.current?.enter()
            } else if (event.key === 'Enter') search.flush()
            else if (event.key === 'Escape') {
              event.preventDefault()
              event.stopPropagation()
              if (search.value === '') searchBox.current?.blur()
              search.set('')
              search.flush('')
            }
          }}
        />
        <div className={styles.filters}>
          {types && (
            <Select
              dense
              aria-label={t('list.filter', { field: fieldLabel(t, types.field) })}
              value={query.typeId}
              options={selectOptions(types.types, t('list.allTypes'))}
              onChange={(event) => query.change({ typeId: event.target.value }, { isStep: true })}
            />
          )}
          <Select
            dense
            aria-label={t('list.sort')}
            value={query.order}
            options={listOrders.map((order) => ({ value: order, label: t(`list.order.${order}`) }))}
            onChange={(event) =>
              query.change(
                { order: listOrders.find((order) => order === event.target.value) ?? 'order' },
                { isStep: true },
              )
            }
          />
        </div>
      </div>
      <LoadNotice loaded={loaded} />
      <VisuallyHidden>
        <span role="status">
          {isFiltered && count !== undefined && !loaded.isOutdated && t('picker.results', { count })}
        </span>
      </VisuallyHidden>
      {!loaded.data && !loaded.error && <Skeleton count={8} height={48} className={styles.waiting} />}
      {loaded.data && count === 0 && (
        <p className={styles.noMatch}>{isFiltered ? t('picker.none') : t('list.empty')}</p>
      )}
      {loaded.data && count !== undefined && count > 0 && (
        <Rows
          ref={rows}
          key={`${query.search} ${query.typeId} ${query.order}`}
          labelledBy={id}
          loaded={loaded}
          records={loaded.data}
          count={count}
          detailOf={detailOf}
          selectedId={selectedId}
          urls={urls}
          ratio={ratio}
          onLeave={() => searchBox.current?.focus()}
        />
      )}
    </section>
  )
}

interface RowsHandle {
  /** moves the focus to the selected row, or to the first */
  readonly enter: () => void
}

interface RowsProps<Row extends RecordRow>
  extends Pick<RecordListProps<Row>, 'loaded' | 'detailOf' | 'selectedId' | 'urls' | 'ratio'> {
  readonly ref: { current: RowsHandle | null }
  readonly labelledBy: string
  readonly records: readonly Row[]
  /** how many records match, loaded or not */
  readonly count: number
  /** the focus goes up from the first row */
  readonly onLeave: () => void
}

function Rows<Row extends RecordRow>({
  ref,
  labelledBy,
  loaded,
  records,
  count,
  detailOf,
  selectedId,
  urls,
  ratio,
  onLeave,
}: RowsProps<Row>) {
  const navigate = useNavigate()
  const scroller = useRef<HTMLDivElement>(null)
  const selected = records.findIndex((record) => record.id === selectedId)
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

  const isSought = selectedId !== undefined && selectedId !== 'new' && selected < 0
  useEffect(() => {
    loaded.loadUntil(isSought ? Math.max(lastWanted, soughtCount - 1) : lastWanted)
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
            <RowItem
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

interface RowItemProps<Row extends RecordRow> {
  /** undefined until it is loaded */
  readonly record: Row | undefined
  readonly detailOf: (row: Row) => ReactNode
  readonly to: string | undefined
  readonly index: number
  /** in pixels, from the start of the list */
  readonly start: number
  readonly count: number
  readonly isSelected: boolean
  readonly isActive: boolean
  /** whether it stays in view long enough to load its image */
  readonly isSettled: boolean
  readonly hasImages: boolean
  readonly ratio: number | undefined
}

function UnmemoizedRowItem<Row extends RecordRow>({
  record,
  detailOf,
  to = '',
  index,
  start,
  count,
  isSelected,
  isActive,
  isSettled,
  hasImages,
  ratio = 1,
}: RowItemProps<Row>) {
  // The element shows one record after the other: an image stays until its record leaves.
  const [imageOf, setImageOf] = useState<string | undefined>(undefined)
  if (isSettled && record && imageOf !== record.id) setImageOf(record.id)
  const detail = record && detailOf(record)
  return (
    <li
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${start}px)` }}
    >
      {record ? (
        <a
          href={to}
          className={styles.record}
          aria-current={isSelected ? 'true' : undefined}
          tabIndex={isActive ? 0 : -1}
        >
          {hasImages &&
            (imageOf === record.id ? (
              <Image
                key={record.id}
                imageId={record.image?.id ?? ''}
                variant="thumb"
                alt=""
                width={imageWidth}
                ratio={ratio}
                eager
              />
            ) : (
              <span className={styles.plate} style={{ aspectRatio: ratio, width: imageWidth }} />
            ))}
          <span className={styles.text}>
            <b>{record.name}</b>
            {detail && <span className={styles.detail}>{detail}</span>}
          </span>
        </a>
      ) : (
        <span className={styles.placeholder} />
      )}
    </li>
  )
}

/** While the list is scrolled, rows that stay in view are not rendered again. */
const RowItem = memo(UnmemoizedRowItem) as typeof UnmemoizedRowItem
