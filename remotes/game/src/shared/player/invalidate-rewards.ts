import type { ApolloCache, ApolloClient } from '@apollo/client'

/** Caches that are freed when the page is next hidden. */
const waiting = new WeakSet<ApolloCache>()

/** Frees the unused objects of the cache when the page is hidden. The search for them would hold up its animations. */
function freeWhenHidden(cache: ApolloCache): void {
  if (waiting.has(cache)) return
  waiting.add(cache)
  const free = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', free)
    waiting.delete(cache)
    cache.gc()
  }
  document.addEventListener('visibilitychange', free)
}

/**
 * Removes inventory, journal and its totals from the cache: a reward changes all, so the next view reads them again. Pages
 * are notified once.
 */
export function invalidateRewards({ cache }: ApolloClient, playerId: string): void {
  cache.batch({
    update: () => {
      cache.modify({ id: `Player:${playerId}`, fields: { inventory: (_, { DELETE }) => DELETE } })
      cache.evict({ fieldName: 'journal' })
      cache.evict({ fieldName: 'journalTotals' })
    },
  })
  freeWhenHidden(cache)
}
