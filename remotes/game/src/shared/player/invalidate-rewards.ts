import type { ApolloClient } from '@apollo/client'

/** What was won is in the inventory and the journal: both are read anew when they are next seen. */
export function invalidateRewards({ cache }: ApolloClient, playerId: string): void {
  cache.modify({ id: `Me:${playerId}`, fields: { inventory: (_, { DELETE }) => DELETE } })
  cache.evict({ fieldName: 'journal' })
  cache.gc()
}
