import type {
  ApolloCache,
  ApolloClient,
  OperationVariables,
  TypedDocumentNode,
  WatchQueryFetchPolicy,
} from '@apollo/client'
import { isReference } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { apiKindOf, maxRecordPage } from '@sanguine/content'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { CachedList } from '../type-policies'
import { type CallContext, isUnconfirmed, once, sendAgainIfLost, underKey } from './lost-response'
import { reportOwnChange } from './own-changes'
import type { RecordCreation } from './record-creation'
import { isRecordId } from './record-id'
import { RecordRefusal } from './record-refusal'
import type {
  ListDocument,
  ListFilters,
  ListQuery,
  PageVariables,
  PositionDocument,
  PositionQuery,
  RecordMutation,
  RecordQuery,
  RecordRow,
  RecordSection,
  SectionFilters,
  StoredRecord,
} from './record-section'
import type { RecordUpdates } from './record-updates'

/** Something that is loaded and can be loaded again. After a failed reload there are both data and an error. */
export interface Loaded<Data> {
  /** undefined until it has been loaded once */
  readonly data: Data | undefined
  readonly error: unknown
  readonly retry: () => void
}

export interface LoadedList<Row> extends Loaded<readonly Row[]> {
  /** how many records there are; undefined until they have been loaded once */
  readonly totalCount: number | undefined
}

/** A list that is loaded page by page from its start. */
export interface LoadedPages<Row> extends LoadedList<Row> {
  /** whether `data` is still that of other filters */
  readonly isOutdated: boolean
  /** loads further pages until the record at this index is there, or none is left; does nothing while it loads */
  readonly loadUntil: (index: number) => void
}

/** The first page of a list of records. */
const recordPageSize = 100

/**
 * A list that is narrowed down by filters, page by page; from the cache first, then from the server.
 * @param pageSize of the first page, and of the others at least
 */
export function usePages<Row, Filters extends object>(
  list: TypedDocumentNode<ListQuery<Row>, Filters & PageVariables>,
  filters: Filters,
  pageSize: number,
): LoadedPages<Row> {
  const { data, previousData, error, refetch, fetchMore } = useQuery<ListQuery<Row>, OperationVariables>(list, {
    variables: { ...filters, first: pageSize },
    fetchPolicy: 'cache-and-network',
    refetchWritePolicy: 'merge',
  })
  const shown = (data ?? previousData) as ListQuery<Row> | undefined
  const records = shown?.admin?.records
  const key = JSON.stringify(filters)
  /** the list whose next page is being loaded, or could not be; each belongs to the filters it was started with */
  const [next, setNext] = useState<{
    readonly key: string
    readonly after: string | null
    readonly error: unknown
  } | null>(null)
  const current = next?.key === key ? next : null
  const after = records?.pageInfo.endCursor ?? null
  /** The page that is asked for: those who want it may call again before the list is rendered with it. */
  const asked = useRef<string | null>(null)
  // The request ends before its page is shown: until then the same page would be loaded again.
  useEffect(() => {
    asked.current = null
    setNext((last) => (last && !last.error && last.after !== after ? null : last))
  }, [after])

  async function load(count: number): Promise<void> {
    const page = JSON.stringify([key, after])
    if (asked.current === page) return
    asked.current = page
    setNext({ key, after, error: null })
    try {
      await fetchMore({
        variables: { after, first: Math.min(maxRecordPage, Math.max(pageSize, count)) },
      })
    } catch (failure) {
      if (asked.current === page) asked.current = null
      setNext((last) => (last?.key === key ? { key, after, error: failure } : last))
    }
  }

  return {
    data: records?.nodes,
    totalCount: records?.totalCount,
    isOutdated: data === undefined && previousData !== undefined,
    error: error ?? current?.error ?? null,
    retry: () => {
      setNext(null)
      if (error || !current) void refetch().catch(() => undefined)
    },
    loadUntil: (index) => {
      const count = index + 1 - (records?.nodes.length ?? 0)
      if (!data || current || count <= 0 || !records?.pageInfo.hasNextPage) return
      void load(count)
    },
  }
}

/** Records of a kind that match. */
export const useRecordPages = <Row>(list: ListDocument<Row>, filters: ListFilters): LoadedPages<Row> =>
  usePages(list, filters, recordPageSize)

/**
 * The index of a record in the list, as the server has it now; null while it is not known, and where the list does not have
 * the record. No `id` asks nothing.
 */
export function useRecordPosition(
  document: PositionDocument,
  filters: SectionFilters,
  id: string | null,
): number | null {
  const { data } = useQuery<PositionQuery, OperationVariables>(
    document,
    // Not a page of the list, so it is not joined to what the cache has of it.
    { variables: { ...filters, id }, fetchPolicy: 'no-cache', skip: id === null },
  )
  return (data as PositionQuery | undefined)?.admin?.records.position ?? null
}

/** In milliseconds: within it a list of choices is read from the cache alone. */
const maxChoiceAge = 60_000

const loadedAt = new WeakMap<ApolloClient, Map<unknown, number>>()

/** When each list of choices was loaded last, by its document. */
function loadTimes(client: ApolloClient): Map<unknown, number> {
  const known = loadedAt.get(client) ?? new Map<unknown, number>()
  loadedAt.set(client, known)
  return known
}

/**
 * All records of a kind of which there are few, with what its list shows. They come from the cache; what is older than a
 * minute is loaded again meanwhile. `isSkipped` loads nothing.
 */
export function useRecordList<Row>(
  list: ListDocument<Row>,
  { isSkipped = false }: { readonly isSkipped?: boolean } = {},
): LoadedList<Row> {
  const client = useApolloClient()
  const [fetchPolicy] = useState((): WatchQueryFetchPolicy => {
    const age = performance.now() - (loadTimes(client).get(list) ?? Number.NEGATIVE_INFINITY)
    return age < maxChoiceAge ? 'cache-first' : 'cache-and-network'
  })
  const { data, previousData, error, refetch, fetchMore, loading } = useQuery<ListQuery<Row>, OperationVariables>(
    list,
    { fetchPolicy, nextFetchPolicy: 'cache-first', skip: isSkipped },
  )
  const shown = (data ?? previousData) as ListQuery<Row> | undefined
  const records = shown?.admin?.records
  // There are more than a page has, or a section that shows the same list has read a part of it only.
  const rest = records?.pageInfo.hasNextPage ? records.pageInfo.endCursor : null
  const [restError, setRestError] = useState<unknown>(null)
  useEffect(() => {
    if (loading || !records) return
    if (rest) fetchMore({ variables: { after: rest, first: maxRecordPage } }).catch(setRestError)
    else if (!error) loadTimes(client).set(list, performance.now())
  }, [client, list, loading, error, records, rest, fetchMore])
  return {
    data: rest ? undefined : records?.nodes,
    totalCount: records?.totalCount,
    error: error ?? restError,
    retry: () => {
      setRestError(null)
      void refetch().catch(() => undefined)
    },
  }
}

/** A record as the server has it now, or null where there is none; the cache is not asked. */
export function useRecord<Full>(
  read: TypedDocumentNode<RecordQuery<Full>, { id: string }>,
  id: string,
): Loaded<Full | null> {
  const isUnknown = !isRecordId(id)
  const { data, previousData, error, refetch } = useQuery<RecordQuery<Full>, OperationVariables>(read, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    skip: isUnknown,
  })
  const shown = (data ?? previousData) as RecordQuery<Full> | undefined
  return { data: isUnknown ? null : shown?.admin?.record, error, retry: () => void refetch() }
}

/** The error of the first list that did not load; `retry` loads every failed list again. */
export function loadErrorOf(lists: readonly Loaded<unknown>[]): Pick<Loaded<unknown>, 'error' | 'retry'> {
  const failed = lists.filter(({ error }) => error)
  return {
    error: failed[0]?.error,
    retry: () => {
      for (const { retry } of failed) retry()
    },
  }
}

export interface RecordCalls<Full, Values> {
  /** the record as it is on the server now, or null */
  readonly read: (id: string) => Promise<Full | null>
  /** returns the id of the new record; repeated calls with the same `creation` create one record */
  readonly create: (values: Values, creation: RecordCreation<Values>) => Promise<string | undefined>
  /** repeated calls with the same `updates` save a record once */
  readonly update: (id: string, revision: number, values: Values, updates: RecordUpdates<Values>) => Promise<void>
  /** returns the id of the entry of the audit log, by which the record can be restored; repeated calls delete it once */
  readonly remove: (id: string, revision: number) => Promise<string | null>
  /** takes a record that is not there any more out of the lists */
  readonly drop: (id: string) => void
}

/** `Admin` in the cache; it has no id. */
export const adminCacheId = 'Admin:{}'

/** Takes deleted records out of every list that was read. */
function removeRows(cache: ApolloCache, plural: string, recordCacheIds: ReadonlySet<string>): void {
  cache.modify<Record<string, CachedList>>({
    id: adminCacheId,
    fields: {
      [plural]: (list) => {
        if (isReference(list)) return list
        const nodes = list.nodes.filter((node) => !recordCacheIds.has(node.__ref))
        const count = list.nodes.length - nodes.length
        if (count === 0) return list
        return { ...list, nodes, ...(list.totalCount !== undefined && { totalCount: list.totalCount - count }) }
      },
    },
  })
}

/** Takes deleted records out of the cache and of every list that was read. */
export function forgetRecords(cache: ApolloCache, plural: string, recordCacheIds: readonly string[]): void {
  removeRows(cache, plural, new Set(recordCacheIds))
  for (const id of recordCacheIds) cache.evict({ id })
  cache.gc()
}

/**
 * A section's calls. An update changes the record in the cache and reloads the visible list, whose order may differ
 * now. After a creation, every list of the kind reloads when it is next shown. A deletion loads nothing. A change whose
 * response was lost is sent again under its key. All throw `RecordRefusal` or an error of the client.
 */
export function useRecordCalls<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues>({
  kind,
  documents,
}: Pick<RecordSection<Row, Full, Values>, 'kind' | 'documents'>): RecordCalls<Full, Values> {
  const client = useApolloClient()
  const change = useCallback(
    async <Input>(mutation: TypedDocumentNode<RecordMutation, { input: Input }>, input: Input, call: CallContext) => {
      const { data } = await sendAgainIfLost(client, call, (context) =>
        client.mutate<RecordMutation, OperationVariables>({ mutation, variables: { input }, context }),
      )
      const refusal = data?.payload?.userErrors[0]
      if (refusal) throw new RecordRefusal(refusal)
      return data?.payload
    },
    [client],
  )
  return useMemo(() => {
    const { plural, typeName } = apiKindOf(kind)
    // By then the change is saved. A failure of the reload is shown by the list.
    const reload = (options: Parameters<ApolloClient['refetchQueries']>[0]) =>
      client.refetchQueries(options).catch(() => undefined)
    async function read(id: string): Promise<Full | null> {
      const { data } = await client.query<RecordQuery<Full>, OperationVariables>({
        query: documents.read,
        variables: { id },
        fetchPolicy: 'network-only',
      })
      return data?.admin?.record ?? null
    }

    /** Returns no payload if the record is gone and nothing else is known. */
    async function removeOnce(id: string, revision: number) {
      const send = () => change(documents.remove, { id, revision }, once(`delete ${kind} ${id} ${revision}`))
      try {
        return await send()
      } catch (error) {
        const isGone = isUnconfirmed(error) && (await read(id).catch(() => undefined)) === null
        if (!isGone) throw error
      }
      // The repeat has the entry of the audit log, or the refusal if a colleague deleted the record.
      return send().catch((error: unknown) => {
        if (!isUnconfirmed(error)) throw error
        return undefined
      })
    }

    return {
      read,
      async create(values, creation) {
        const id = await creation.save(values, {
          create: async (sent, key) => (await change(documents.create, sent, underKey(key)))?.record ?? undefined,
          update: async ({ id: created, revision }, changed) => {
            const input = { ...changed, id: created, revision }
            await change(documents.update, input, once(`update ${kind} ${JSON.stringify(input)}`))
          },
        })
        await reload({ updateCache: (cache) => cache.evict({ id: adminCacheId, fieldName: plural }) })
        return id
      },
      async update(id, revision, values, updates) {
        await updates.save(revision, values, async (sent) => {
          const input = { ...sent.values, id, revision: sent.revision }
          const payload = await change(documents.update, input, underKey(sent.idempotencyKey))
          return payload?.record?.revision ?? sent.revision + 1
        })
        await reload({ include: [documents.list] })
      },
      async remove(id, revision) {
        const payload = await removeOnce(id, revision)
        forgetRecords(client.cache, plural, [`${typeName}Record:${id}`])
        reportOwnChange(client, { action: 'delete', kind, ids: [id] })
        return payload?.auditEntry?.id ?? null
      },
      drop(id) {
        removeRows(client.cache, plural, new Set([`${typeName}Record:${id}`]))
        reportOwnChange(client, { action: 'gone', kind, ids: [id] })
      },
    }
  }, [client, kind, documents, change])
}
