import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { RecordRefusal } from './record-refusal'
import type { ListDocument, RecordPayload, RecordRow, RecordSection, StoredRecord } from './record-section'

/** Something that is loaded and can be loaded again. After a failed reload there are both data and an error. */
export interface Loaded<Data> {
  /** undefined until it has been loaded once */
  readonly data: Data | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** All records of a kind, with what its list shows; from the cache first, then from the server. */
export function useRecordList<Row>(list: ListDocument<Row>): Loaded<readonly Row[]> {
  const { data, previousData, error, refetch } = useQuery<{ readonly records: readonly Row[] }, OperationVariables>(
    list,
    { fetchPolicy: 'cache-and-network' },
  )
  const shown = (data ?? previousData) as { readonly records: readonly Row[] } | undefined
  return { data: shown?.records, error, retry: () => void refetch() }
}

/** A record as the server has it now, or null where there is none; the cache is not asked. */
export function useRecord<Full>(
  read: TypedDocumentNode<{ readonly record: Full | null }, { id: string }>,
  id: string,
): Loaded<Full | null> {
  const { data, previousData, error, refetch } = useQuery<{ readonly record: Full | null }, OperationVariables>(read, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const shown = (data ?? previousData) as { readonly record: Full | null } | undefined
  return { data: shown?.record, error, retry: () => void refetch() }
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
  readonly remove: (id: string, revision: number) => Promise<void>
}

/** A section's calls. A change reloads the list before it ends. All throw `RecordRefusal` or an error of the client. */
export function useRecordCalls<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues, Input>({
  documents,
  toInput,
}: RecordSection<Row, Full, Values, Input>): RecordCalls<Full, Values> {
  const client = useApolloClient()
  return useMemo(() => {
    async function change<Variables extends OperationVariables>(
      mutation: TypedDocumentNode<{ readonly payload: RecordPayload }, Variables>,
      variables: Variables,
    ): Promise<void> {
      const { data } = await client.mutate<{ readonly payload: RecordPayload }, OperationVariables>({
        mutation,
        variables,
      })
      const refusal = data?.payload.userErrors[0]
      if (refusal) throw new RecordRefusal(refusal)
      // The change is saved by now. A failure of the reload is shown by the list, through `useRecordList`.
      await client.refetchQueries({ include: [documents.list] }).catch(() => undefined)
    }
    return {
      async read(id) {
        const { data } = await client.query<{ readonly record: Full | null }, OperationVariables>({
          query: documents.read,
          variables: { id },
          fetchPolicy: 'network-only',
        })
        return data?.record ?? null
      },
      create: (values) => change(documents.create, { input: toInput(values) }),
      update: (id, revision, values) => change(documents.update, { id, revision, input: toInput(values) }),
      remove: (id, revision) => change(documents.remove, { id, revision }),
    }
  }, [client, documents, toInput])
}
