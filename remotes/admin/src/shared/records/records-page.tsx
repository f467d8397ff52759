import { translatedFieldsOf } from '@sanguine/content'
import { useMessages } from '@sanguine/ui'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Navigate, Route, Routes, useParams } from 'react-router'
import { isMessage } from '../../i18n/field-label'
import { adminMessages } from '../../i18n/messages'
import { RowSelection } from '../batch/row-selection'
import { SelectionBar } from '../batch/selection-bar'
import { Swatch } from '../form/swatch'
import { ListAndDetail, NothingOpen } from '../list-and-detail/list-and-detail'
import { useOpenId } from '../list-and-detail/use-open-id'
import { layoutOf } from '../record-fields/field-zones'
import { RecordFields } from '../record-fields/record-fields'
import { ExistingRecord } from './existing-record'
import { listFilters, useListQuery, useUrlsWithQuery } from './list-query'
import { NewRecord } from './new-record'
import { isRecordId } from './record-id'
import { RecordList } from './record-list'
import type { FieldsProps, RecordRow, RecordSection, StoredRecord } from './record-section'
import { useCloseKey } from './use-close-key'
import { useListChanges } from './use-list-changes'
import { recordListOf } from './use-record-lookup'
import { type Loaded, loadErrorOf, useRecordList, useRecordPages, useRecordPosition } from './use-records'

interface RecordsPageProps<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues> {
  readonly section: RecordSection<Row, Full, Values>
  /** the fields of the form; they find their values by name. By default those of the kind */
  readonly Fields?: ComponentType<FieldsProps>
  /** the second line of a row; default its colour or short name */
  readonly detailOf?: (row: Row) => ReactNode
  /** other lists that `detailOf` reads; a failure to load them is shown with the list's own */
  readonly detailLists?: readonly Loaded<unknown>[]
  /** `Route`s below `:id`, for records that lie in others */
  readonly nestedRoutes?: ReactNode
}

/** The colour of a row, or else its short name. */
function defaultDetail(row: RecordRow): ReactNode {
  return 'colorHex' in row ? <Swatch color={String(row.colorHex)} /> : row.shortName
}

/** A section: its list beside the record that the address names. On a phone only one of them. */
export function RecordsPage<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues>({
  section: given,
  Fields = RecordFields,
  detailOf = defaultDetail,
  detailLists = [],
  nestedRoutes,
}: RecordsPageProps<Row, Full, Values>) {
  const t = useMessages(adminMessages)
  const { kind, documents } = given
  const createKey = `create.${kind}`
  const urls = useUrlsWithQuery(given.urls)
  const section = useMemo(() => ({ ...given, urls }), [given, urls])
  const openId = useOpenId(given.urls.list)
  useCloseKey(openId === undefined ? null : urls.list)
  const query = useListQuery()
  const { filter } = recordListOf(kind)
  const types = useRecordList(recordListOf(filter?.kind ?? kind).list, { isSkipped: filter === null })
  const { search, translation, order } = query
  // An address may name a type that is not there any more.
  const isKnownType = filter !== null && (types.data?.some(({ id }) => id === query.typeId) ?? true)
  const typeId = isKnownType ? query.typeId : ''
  const filters = useMemo(
    () => listFilters({ search, typeId, translation, order }),
    [search, typeId, translation, order],
  )
  const list = useRecordPages(documents.list, filters)
  useListChanges(section)
  const [selection] = useState(() => new RowSelection())
  const isBeyond = openId !== undefined && isRecordId(openId) && list.data?.some(({ id }) => id === openId) === false
  const position = useRecordPosition(documents.position, filters, isBeyond ? openId : null)
  return (
    <ListAndDetail
      openId={openId}
      list={
        <RecordList
          title={t(section.title)}
          loaded={{ ...list, ...loadErrorOf([list, ...detailLists]) }}
          query={{ ...query, typeId }}
          types={filter && { field: filter.field, types: types.data ?? [] }}
          detailOf={detailOf}
          hasTranslations={translatedFieldsOf(kind).length > 0}
          selectedId={openId}
          selectedPosition={position}
          urls={urls}
          selection={selection}
          selectionBar={
            <SelectionBar
              section={section}
              selection={selection}
              filters={filters}
              count={list.totalCount ?? 0}
              openId={openId}
            />
          }
          ratio={layoutOf(kind).ratio}
          createLabel={isMessage(createKey) ? t(createKey) : undefined}
        />
      }
    >
      <Routes>
        <Route
          index
          element={
            <NothingOpen title={t(section.title)} hint={t('editor.select', { kind, name: t(`kind.${kind}`) })} />
          }
        />
        <Route path="new" element={<NewRecord section={section} Fields={Fields} />} />
        <Route path=":id" element={<RecordAtAddress section={section} Fields={Fields} />} />
        {nestedRoutes}
        <Route path="*" element={<Navigate to={urls.list} replace />} />
      </Routes>
    </ListAndDetail>
  )
}

function RecordAtAddress<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues>(
  props: Required<Pick<RecordsPageProps<Row, Full, Values>, 'section' | 'Fields'>>,
) {
  const { id = '' } = useParams()
  return <ExistingRecord key={id} {...props} id={id} />
}
