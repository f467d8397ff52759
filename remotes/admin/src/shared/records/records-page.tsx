import { cx, EmptyState, ErrorBoundary, PageTitle, useMessages } from '@sanguine/ui'
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router'
import { adminMessages } from '../../i18n/messages'
import { ExistingRecord } from './existing-record'
import { listFilters, useListQuery, useUrlsWithQuery } from './list-query'
import { NewRecord } from './new-record'
import { RecordList } from './record-list'
import type { FieldsProps, RecordRow, RecordSection, StoredRecord } from './record-section'
import styles from './records-page.module.css'
import { useCloseKey } from './use-close-key'
import { recordListOf } from './use-record-lookup'
import { type Loaded, loadErrorOf, useRecordList, useRecordPages } from './use-records'

interface RecordsPageProps<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues> {
  readonly section: RecordSection<Row, Full, Values>
  /** the fields of the form; they find their values by name */
  readonly Fields: ComponentType<FieldsProps>
  /** the second line of a row; default its short name */
  readonly detailOf?: (row: Row) => ReactNode
  /** other lists that `detailOf` reads; a failure to load them is shown with the list's own */
  readonly detailLists?: readonly Loaded<unknown>[]
  /** width by height of the images in the list; default 1 */
  readonly ratio?: number
  /** of the link to create a record; default "Create New" */
  readonly createLabel?: string
  /** `Route`s below `:id`, for records that lie in others */
  readonly nestedRoutes?: ReactNode
}

const shortNameOf = (row: RecordRow): ReactNode => row.shortName

/** The id of the open record, `new` for one that is being created, or undefined; read from the address. */
function useOpenId(listHref: string): string | undefined {
  const { pathname } = useLocation()
  const rest = pathname.startsWith(`${listHref}/`) ? pathname.slice(listHref.length + 1) : ''
  return decodeURIComponent(rest.split('/')[0] ?? '') || undefined
}

/** Returns the focus to the list when a record is closed: to its row, or to the heading if the row is gone. */
function useFocusAfterClose(openId: string | undefined) {
  const page = useRef<HTMLDivElement>(null)
  const previousId = useRef(openId)
  useEffect(() => {
    const closed = previousId.current
    previousId.current = openId
    if (openId !== undefined || closed === undefined) return
    const row = page.current?.querySelector<HTMLElement>(`li a[href*="/${CSS.escape(closed)}"]`)
    const target = row ?? page.current?.querySelector<HTMLElement>('h1')
    target?.focus()
  }, [openId])
  return page
}

/** A section: its list beside the record that the address names. On a phone only one of them. */
export function RecordsPage<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues>({
  section: given,
  Fields,
  detailOf = shortNameOf,
  detailLists = [],
  ratio,
  createLabel,
  nestedRoutes,
}: RecordsPageProps<Row, Full, Values>) {
  const t = useMessages(adminMessages)
  const { kind, documents } = given
  const urls = useUrlsWithQuery(given.urls)
  const section = useMemo(() => ({ ...given, urls }), [given, urls])
  const openId = useOpenId(given.urls.list)
  const page = useFocusAfterClose(openId)
  useCloseKey(openId === undefined ? null : urls.list)
  const query = useListQuery()
  const { search, typeId, order } = query
  const filters = useMemo(() => listFilters({ search, typeId, order }), [search, typeId, order])
  const list = useRecordPages(documents.list, filters)
  const { filter } = recordListOf(kind)
  const types = useRecordList(recordListOf(filter?.kind ?? kind).list, { isSkipped: filter === null })
  return (
    <div ref={page} className={cx(styles.page, openId !== undefined && styles.open)}>
      <RecordList
        title={t(section.title)}
        loaded={{ ...list, ...loadErrorOf([list, ...detailLists]) }}
        query={query}
        types={filter && { field: filter.field, types: types.data ?? [] }}
        detailOf={detailOf}
        selectedId={openId}
        urls={urls}
        ratio={ratio}
        createLabel={createLabel}
        className={styles.list}
      />
      <div className={styles.editor}>
        <ErrorBoundary key={openId ?? ''}>
          <Routes>
            <Route
              index
              element={
                <>
                  <PageTitle>{t(section.title)}</PageTitle>
                  <EmptyState title={t('editor.select', { kind })} className={styles.hint} />
                </>
              }
            />
            <Route path="new" element={<NewRecord section={section} Fields={Fields} />} />
            <Route path=":id" element={<RecordAtAddress section={section} Fields={Fields} />} />
            {nestedRoutes}
            <Route path="*" element={<Navigate to={urls.list} replace />} />
          </Routes>
        </ErrorBoundary>
      </div>
    </div>
  )
}

function RecordAtAddress<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues>(
  props: Pick<RecordsPageProps<Row, Full, Values>, 'section' | 'Fields'>,
) {
  const { id = '' } = useParams()
  return <ExistingRecord key={id} {...props} id={id} />
}
