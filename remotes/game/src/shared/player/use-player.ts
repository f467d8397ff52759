import { useQuery } from '@apollo/client/react'
import { syncClock } from '@sanguine/ui/platform'
import { useEffect, useRef } from 'react'
import { type GamePlayerFragment, GamePlayerNowDocument } from '../../generated/documents'
import { useFollowedPlayer } from './use-followed-player'

export type Player = GamePlayerFragment

export interface PlayerReading {
  /** undefined while it loads, null for an account that does not play */
  readonly player: Player | null | undefined
  readonly error: unknown
  readonly reload: () => void
  /** whether the server tells this page of changes, so that it need not ask for them */
  readonly isFollowed: boolean
}

/**
 * The player, from the cache and then from the server. It is read again when the server's events tell of a change,
 * such as a hunt on another device. A page without events reads it again whenever it becomes visible.
 */
export function usePlayer(): PlayerReading {
  const { data, error, refetch } = useQuery(GamePlayerNowDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const isFollowed = useFollowedPlayer(data?.me?.id)
  const askedAt = useRef(Date.now())
  const now = data?.me?.readAt
  // A time from the cache is not the time of a response.
  const known = useRef(now)
  useEffect(() => {
    if (now && now !== known.current) syncClock(Date.parse(now), askedAt.current)
    known.current = now
  }, [now])
  useEffect(() => {
    if (isFollowed) return undefined
    const refetchWhenVisible = () => {
      if (document.visibilityState !== 'visible') return
      askedAt.current = Date.now()
      refetch().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', refetchWhenVisible)
    return () => document.removeEventListener('visibilitychange', refetchWhenVisible)
  }, [refetch, isFollowed])
  return {
    player: data ? data.me : undefined,
    error: data ? undefined : error,
    reload: () => void refetch(),
    isFollowed,
  }
}
