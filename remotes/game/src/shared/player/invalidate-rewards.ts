import type { ApolloClient } from '@apollo/client'

/** Removes inventory and journal from the cache: a reward changes both, so the next view reads them again. */
export function invalidateRewards({ cache }: ApolloClient, playerId: string): void {
  cache.modify({ id: `Player:${playerId}`, fields: { inventory: (_, { DELETE }) => DELETE } })
  cache.evict({ fieldName: 'journal' })
  cache.gc()
}
