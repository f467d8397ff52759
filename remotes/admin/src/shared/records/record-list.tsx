import {
  Button,
  ButtonLink,
  ControlIcon,
  EmptyState,
  formatCount,
  IconButton,
  SearchInput,
  Select,
  useMessages,
} from '@sanguine/ui'
import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { fieldLabel } from '../../i18n/field-label'
import { adminMessages } from '../../i18n/messages'
import { selectOptions } from '../form/select-options'
import { ListPane } from '../list-and-detail/list-pane'
import { type ListQueryOfAddress, listOrders, translationFilters } from './list-query'
import styles from './record-list.module.css'
import { RecordRows, type RecordRowsHandle, type RecordRowsProps } from './record-rows'
import type { RecordRow } from './record-section'
import { searchDelayMs, useDebounced } from './use-debounced'
import { useSearchKey } from './use-search-key'

/** The kinds of record by which a list is filtered, such as item types. */
export interface ListTypes {
  /** the filter's name in the API */
  readonly field: string
  readonly types: readonly { readonly id: string; readonly name: string }[]
}

interface RecordListProps<Row extends RecordRow>
  extends Pick<
    RecordRowsProps<Row>,
    'loaded' | 'detailOf' | 'selectedId' | 'selectedPosition' | 'urls' | 'selection' | 'ratio'
  > {
  readonly title: string
  readonly query: ListQueryOfAddress
  /** null for a kind without a filter */
  readonly types: ListTypes | null
  /** whether it can be filtered by what is translated */
  readonly hasTranslations: boolean
  /** of the link to create a record; default "Create New" */
  readonly createLabel?: string | undefined
  /** below the rows while some are selected */
  readonly selectionBar: ReactNode
}

/** The records of a kind that match, with search, filter, order and a link to create one. */
export function RecordList<Row extends RecordRow>({
  title,
  loaded,
  query,
  types,
  hasTranslations,
  detailOf,
  selectedId,
  selectedPosition,
  urls,
  selection,
  ratio,
  createLabel,
  selectionBar,
}: RecordListProps<Row>) {
  const t = useMessages(adminMessages)
  const searchBox = useRef<HTMLInputElement>(null)
  const search = useDebounced(query.search, searchDelayMs, (text) => query.change({ search: text }))
  useSearchKey(searchBox)
  const isFiltered = query.search.trim() !== '' || query.typeId !== '' || query.translation !== ''
  const rows = useRef<RecordRowsHandle>(null)
  const count = loaded.totalCount
  const isSelecting = useSyncExternalStore(selection.subscribe, selection.isOpen)
  return (
    <ListPane
      title={title}
      loaded={loaded}
      count={count === undefined ? undefined : formatCount(count, t.language)}
      action={
        <>
          {count !== undefined && count > 0 && !isSelecting && (
            <IconButton
              size="sm"
              icon={<ControlIcon name="check" />}
              label={t('batch.begin')}
              className={styles.begin}
              onClick={selection.open}
            />
          )}
          <ButtonLink to={urls.create} size="sm" icon={<ControlIcon name="plus" />} className={styles.create}>
            {createLabel ?? t('action.createNew')}
          </ButtonLink>
        </>
      }
      status={isFiltered && count !== undefined && !loaded.isOutdated ? t('picker.results', { count }) : ''}
      isOpen={selectedId !== undefined}
      fillsScreen
      rowHeight={48}
      filters={
        <>
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
            {hasTranslations && (
              <Select
                dense
                className={styles.translations}
                aria-label={t('list.filterTranslations')}
                value={query.translation}
                options={translationFilters.map((filter) => ({
                  value: filter,
                  label: t(`list.translation.${filter || 'any'}`),
                }))}
                onChange={(event) =>
                  query.change(
                    { translation: translationFilters.find((filter) => filter === event.target.value) ?? '' },
                    { isStep: true },
                  )
                }
              />
            )}
          </div>
        </>
      }
    >
      {(headingId) => (
        <>
          {loaded.data && count === 0 && (
            <EmptyState
              icon={<ControlIcon name={isFiltered ? 'search' : 'plus'} />}
              title={t(isFiltered ? 'picker.none' : 'list.empty')}
            >
              {isFiltered ? (
                <Button
                  size="sm"
                  onClick={() => {
                    search.set('')
                    query.change({ search: '', typeId: '', translation: '' }, { isStep: true })
                  }}
                >
                  {t('list.clear')}
                </Button>
              ) : (
                <p>{t('list.emptyText')}</p>
              )}
            </EmptyState>
          )}
          {loaded.data && count !== undefined && count > 0 && (
            <RecordRows
              ref={rows}
              key={`${query.search} ${query.typeId} ${query.translation} ${query.order}`}
              labelledBy={headingId}
              loaded={loaded}
              records={loaded.data}
              count={count}
              detailOf={detailOf}
              selectedId={selectedId}
              selectedPosition={selectedPosition}
              urls={urls}
              selection={selection}
              ratio={ratio}
              onLeave={() => searchBox.current?.focus()}
            />
          )}
          {isSelecting && selectionBar}
        </>
      )}
    </ListPane>
  )
}
