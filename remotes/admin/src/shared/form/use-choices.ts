import { useApolloClient } from '@apollo/client/react'
import { apiKindOf } from '@sanguine/content'
import { foldSearch, foldText } from '@sanguine/rules'
import { useMemo, useState } from 'react'
import type { RecordRow } from '../records/record-section'
import { searchDelayMs, useDebounced } from '../records/use-debounced'
import { recordListOf, useRecordLookup } from '../records/use-record-lookup'
import { adminCacheId, type Loaded, loadErrorOf, useRecordList, useRecordPages } from '../records/use-records'
import type { PickerEntry, PickerSource } from './picker-source'

/** The entries of a picker, its search and its groups. */
export interface Choices {
  readonly search: string
  readonly setSearch: (text: string) => void
  /** searches at once, without the delay */
  readonly flushSearch: () => void
  /** the chips that filter; empty if there are none */
  readonly groups: readonly { readonly key: string; readonly title: string }[]
  readonly group: string
  readonly setGroup: (key: string) => void
  readonly found: Loaded<readonly PickerEntry[]>
  /** all matching entries, including those not loaded yet */
  readonly count: number | undefined
  /** whether `found` belongs to an earlier search */
  readonly isOutdated: boolean
  /** loads more matching entries */
  readonly loadMore: () => void
  readonly entryOf: (id: string) => PickerEntry | undefined
}

/** Choices among entries that are already loaded. */
export function useLocalChoices(entries: readonly PickerEntry[]): Choices {
  const [search, setSearch] = useState('')
  const [group, setGroup] = useState('')
  const groups = useMemo(
    () =>
      [...new Set(entries.map((entry) => entry.group ?? ''))]
        .filter(Boolean)
        .sort((a, b) => a.localeCompare(b))
        .map((key) => ({ key, title: key })),
    [entries],
  )
  const wanted = foldSearch(search)
  const data = entries.filter(
    (entry) => (group === '' || entry.group === group) && foldText(entry.name).includes(wanted),
  )
  return {
    search,
    setSearch,
    flushSearch: () => undefined,
    groups,
    group,
    setGroup,
    found: { data, error: null, retry: () => undefined },
    count: data.length,
    isOutdated: false,
    loadMore: () => undefined,
    entryOf: (id) => entries.find((entry) => entry.id === id),
  }
}

const entryOfRow = ({ id, name, image }: RecordRow): PickerEntry => ({ id, name, imageId: image?.id })

/** Choices among the records of a kind, found on the server. */
export function useRecordChoices({ kind, typeIds }: PickerSource): Choices {
  const { list, filter } = recordListOf(kind)
  const [search, setSearch] = useState('')
  const typed = useDebounced(search, searchDelayMs, setSearch)
  const [group, setGroup] = useState('')
  const types = useRecordList(recordListOf(filter?.kind ?? kind).list, { isSkipped: filter === null })
  const filters = useMemo(() => {
    const wanted = group === '' ? typeIds : [group]
    return {
      ...(search.trim() !== '' && { search: search.trim() }),
      ...(wanted && { typeIds: wanted }),
      sort: 'NAME' as const,
    }
  }, [search, group, typeIds])
  const pages = useRecordPages(list, filters)
  const find = useRecordLookup(kind)
  const rows = pages.data
  return {
    search: typed.value,
    setSearch: typed.set,
    flushSearch: () => typed.flush(),
    groups: (types.data ?? [])
      .filter(({ id }) => typeIds?.includes(id) ?? true)
      .map(({ id, name }) => ({ key: id, title: name })),
    group,
    setGroup,
    found: { data: useMemo(() => rows?.map(entryOfRow), [rows]), ...loadErrorOf([pages, types]) },
    count: pages.isOutdated ? undefined : pages.totalCount,
    isOutdated: typed.value !== search || pages.isOutdated || rows === undefined,
    loadMore: () => pages.loadUntil((rows?.length ?? 0) + 99),
    entryOf: (id) => {
      const row = find(id)
      return row ? entryOfRow(row) : undefined
    },
  }
}

/** Reloads the lists of a kind, for example after a record was created in another tab. */
export function useReloadLists(): (source: PickerSource) => void {
  const client = useApolloClient()
  return ({ kind }) =>
    void client
      .refetchQueries({
        updateCache: (cache) => cache.evict({ id: adminCacheId, fieldName: apiKindOf(kind).plural }),
      })
      .catch(() => undefined)
}
