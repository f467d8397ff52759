import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { AdminRestoreRecordDocument, type RestoreRecordInput } from '../../generated/documents'
import { RecordRefusal } from '../records/record-refusal'

/** Brings a record back and loads anew what is shown. Throws `RecordRefusal` or an error of the client. */
export function useRestore(): (input: RestoreRecordInput) => Promise<void> {
  const client = useApolloClient()
  return useCallback(
    async (input) => {
      const { data } = await client.mutate({ mutation: AdminRestoreRecordDocument, variables: { input } })
      const refusal = data?.payload?.userErrors[0]
      if (refusal) throw new RecordRefusal(refusal)
      // The record is back by now. A failure to load anew is shown where that is shown.
      await client.refetchQueries({ include: 'active' }).catch(() => undefined)
    },
    [client],
  )
}
