import type { ApolloClient } from '@apollo/client'

/** Removes inventory, journal and its totals from the cache: a reward changes all, so the next view reads them again. */
export function invalidateRewards({ cache }: ApolloClient, playerId: string): void {
  cache.modify({ id: `Player:${playerId}`, fields: { inventory: (_, { DELETE }) => DELETE } })
  cache.evict({ fieldName: 'journal' })
  cache.evict({ fieldName: 'journalTotals' })
  cache.gc()
}
