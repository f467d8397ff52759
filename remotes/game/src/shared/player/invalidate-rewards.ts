import type { ApolloClient } from '@apollo/client'
import { whenIdle } from '@sanguine/ui/platform'

/**
 * Removes inventory, journal and its totals from the cache: a reward changes all, so the next view reads them again. Pages
 * are notified once. The cache frees its unused objects later, because the search for them holds up the page.
 */
export function invalidateRewards({ cache }: ApolloClient, playerId: string): void {
  cache.batch({
    update: () => {
      cache.modify({ id: `Player:${playerId}`, fields: { inventory: (_, { DELETE }) => DELETE } })
      cache.evict({ fieldName: 'journal' })
      cache.evict({ fieldName: 'journalTotals' })
    },
  })
  whenIdle(() => cache.gc())
}
