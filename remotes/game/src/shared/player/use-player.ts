import { useQuery } from '@apollo/client/react'
import { syncClock } from '@sanguine/ui/platform'
import { useEffect, useRef } from 'react'
import { type GamePlayerFragment, GamePlayerNowDocument } from '../../generated/documents'

export type Player = GamePlayerFragment

export interface PlayerReading {
  /** undefined while it loads, null for an account that does not play */
  readonly player: Player | null | undefined
  readonly error: unknown
  readonly reload: () => void
}

/**
 * The player, from the cache and then from the server. It is read again whenever the page becomes
 * visible, since another tab or device may have hunted meanwhile.
 */
export function usePlayer(): PlayerReading {
  const { data, error, refetch } = useQuery(GamePlayerNowDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const askedAt = useRef(Date.now())
  const now = data?.me?.readAt
  // A time from the cache is not the time of a response.
  const known = useRef(now)
  useEffect(() => {
    if (now && now !== known.current) syncClock(Date.parse(now), askedAt.current)
    known.current = now
  }, [now])
  useEffect(() => {
    const refetchWhenVisible = () => {
      if (document.visibilityState !== 'visible') return
      askedAt.current = Date.now()
      refetch().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', refetchWhenVisible)
    return () => document.removeEventListener('visibilitychange', refetchWhenVisible)
  }, [refetch])
  return { player: data ? data.me : undefined, error: data ? undefined : error, reload: () => void refetch() }
}
