import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { RecordRefusal } from './record-refusal'
import type { RecordPayload, RecordSection, StampedRecord } from './section'

export interface RecordCalls<Full, Values> {
  /** the record as it is on the server now, or null */
  readonly read: (id: string) => Promise<Full | null>
  readonly create: (values: Values) => Promise<void>
  readonly update: (id: string, revision: number, values: Values) => Promise<void>
  readonly remove: (id: string, revision: number) => Promise<void>
}

/** A section's calls. Each change reloads the list before it is done; all throw `RecordRefusal` or what the client throws. */
export function useRecordCalls<Full extends StampedRecord, Values extends FieldValues, Input>({
  documents,
  toInput,
}: RecordSection<Full, Values, Input>): RecordCalls<Full, Values> {
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
      // The change is made; a list that cannot be reloaded says so itself, where it stands.
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
