import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { RecordRefusal } from './record-refusal'
import type {
  ListDocument,
  ListQuery,
  RecordMutation,
  RecordQuery,
  RecordRow,
  RecordSection,
  StoredRecord,
} from './record-section'

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

/** The records of a kind, with what its list shows; from the cache first, then from the server. */
export function useRecordList<Row>(list: ListDocument<Row>): LoadedList<Row> {
  const { data, previousData, error, refetch } = useQuery<ListQuery<Row>, OperationVariables>(list, {
    fetchPolicy: 'cache-and-network',
  })
  const shown = (data ?? previousData) as ListQuery<Row> | undefined
  const records = shown?.admin?.records
  return { data: records?.nodes, totalCount: records?.totalCount, error, retry: () => void refetch() }
}

/** A record as the server has it now, or null where there is none; the cache is not asked. */
export function useRecord<Full>(
  read: TypedDocumentNode<RecordQuery<Full>, { id: string }>,
  id: string,
): Loaded<Full | null> {
  const { data, previousData, error, refetch } = useQuery<RecordQuery<Full>, OperationVariables>(read, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const shown = (data ?? previousData) as RecordQuery<Full> | undefined
  return { data: shown?.admin?.record, error, retry: () => void refetch() }
}

/** The error of the first list that could not be loaded; `retry` loads each of those again. */
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
  readonly create: (values: Values) => Promise<void>
  readonly update: (id: string, revision: number, values: Values) => Promise<void>
  /** returns the id of the entry of the audit log, by which the record can be restored */
  readonly remove: (id: string, revision: number) => Promise<string | null>
}

/** A section's calls. A change reloads the list before it ends. All throw `RecordRefusal` or an error of the client. */
export function useRecordCalls<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues>({
  documents,
}: RecordSection<Row, Full, Values>): RecordCalls<Full, Values> {
  const client = useApolloClient()
  return useMemo(() => {
    async function change<Input>(mutation: TypedDocumentNode<RecordMutation, { input: Input }>, input: Input) {
      const { data } = await client.mutate<RecordMutation, OperationVariables>({ mutation, variables: { input } })
      const refusal = data?.payload?.userErrors[0]
      if (refusal) throw new RecordRefusal(refusal)
      // The change is saved by now. A failure of the reload is shown by the list, through `useRecordList`.
      await client.refetchQueries({ include: [documents.list] }).catch(() => undefined)
      return data?.payload
    }
    return {
      async read(id) {
        const { data } = await client.query<RecordQuery<Full>, OperationVariables>({
          query: documents.read,
          variables: { id },
          fetchPolicy: 'network-only',
        })
        return data?.admin?.record ?? null
      },
      async create(values) {
        await change(documents.create, values)
      },
      async update(id, revision, values) {
        await change(documents.update, { ...values, id, revision })
      },
      remove: async (id, revision) => (await change(documents.remove, { id, revision }))?.auditEntryId ?? null,
    }
  }, [client, documents])
}
