import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { AdminRestoreRecordDocument, type RestoreRecordInput } from '../../generated/documents'
import { RecordRefusal } from '../records/record-refusal'

/** Restores a record and refetches the active queries. Throws `RecordRefusal` or an error of the client. */
export function useRestore(): (input: RestoreRecordInput) => Promise<void> {
  const client = useApolloClient()
  return useCallback(
    async (input) => {
      const { data } = await client.mutate({ mutation: AdminRestoreRecordDocument, variables: { input } })
      const refusal = data?.payload?.userErrors[0]
      if (refusal) throw new RecordRefusal(refusal)
      // The record is restored at this point. The queries show their own failures to refetch.
      await client.refetchQueries({ include: 'active' }).catch(() => undefined)
    },
    [client],
  )
}
