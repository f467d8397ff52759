import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { AdminRestoreRecordDocument, type RestoreRecordInput } from '../../generated/documents'
import { isUnconfirmed, once, sendAgainIfLost } from '../records/lost-response'
import { RecordRefusal } from '../records/record-refusal'

/**
 * Restores a record and refetches the active queries, also if the response is missing or a refusal. A call without a
 * response is sent again, and restores the record once. Throws `RecordRefusal` or an error of the client.
 */
export function useRestore(): (input: RestoreRecordInput) => Promise<void> {
  const client = useApolloClient()
  return useCallback(
    async (input) => {
      // The queries show their own failures to refetch.
      const readAgain = () => client.refetchQueries({ include: 'active' }).catch(() => undefined)
      try {
        const { data } = await sendAgainIfLost(client, once(`restore ${JSON.stringify(input)}`), (context) =>
          client.mutate({ mutation: AdminRestoreRecordDocument, variables: { input }, context }),
        )
        const refusal = data?.payload?.userErrors[0]
        if (refusal) throw new RecordRefusal(refusal)
      } catch (error) {
        if (error instanceof RecordRefusal || isUnconfirmed(error)) void readAgain()
        throw error
      }
      await readAgain()
    },
    [client],
  )
}
