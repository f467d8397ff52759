import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { followEvents, type SiteEvent } from '@sanguine/ui/platform'
import { useEffect, useState } from 'react'
import { GameNewsDocument, GamePlayerNowDocument } from '../../generated/documents'
import { invalidateRewards } from './invalidate-rewards'

/** An own action changes the player too: its response is mostly there by then, so that nothing is read twice. */
const settleMs = 500

/**
 * Reads player and news again when the server's events tell of a change. Another tab, another device, an auto-hunt, a
 * gift or the staff may have made it. Returns whether events arrive.
 */
export function useFollowedPlayer(playerId: string | undefined): boolean {
  const client = useApolloClient()
  const [isFollowed, setFollowed] = useState(false)
  useEffect(() => {
    if (playerId === undefined) return undefined
    let [timer, revision] = [0, 0]
    const update = () => {
      timer = 0
      void readChanged(client, playerId, revision)
    }
    const onEvent = ({ name, data }: SiteEvent) => {
      if (name === 'news') showNews(client, data)
      // The player may not play any more: the server says why, or ends the session.
      if (name === 'end' && isRefusal(data))
        client.refetchQueries({ include: [GamePlayerNowDocument] }).catch(() => undefined)
      if (name !== 'player' || !hasRevision(data)) return
      revision = data.revision
      timer ||= window.setTimeout(update, settleMs)
    }
    const leave = followEvents({ onEvent, onLive: setFollowed })
    return () => {
      window.clearTimeout(timer)
      leave()
      setFollowed(false)
    }
  }, [client, playerId])
  return isFollowed
}

/** The codes of an end after which the account may not go on: it may not play, or its session has ended. */
const refusalCodes: readonly unknown[] = ['FORBIDDEN', 'UNAUTHENTICATED']

/** Whether the account may not go on. A failing gateway ends each new stream too, so that each page would read all the time. */
const isRefusal = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'code' in data && refusalCodes.includes(data.code)

const hasRevision = (data: unknown): data is { readonly revision: number } =>
  typeof data === 'object' && data !== null && 'revision' in data && typeof data.revision === 'number'

/** Reads the player of a revision unless the page knows it already, and makes the pages about rewards read theirs. */
async function readChanged(client: ApolloClient, playerId: string, revision: number): Promise<void> {
  const known = client.readQuery({ query: GamePlayerNowDocument, optimistic: true })?.me?.revision ?? 0
  if (known >= revision) return
  try {
    await client.refetchQueries({ include: [GamePlayerNowDocument] })
    invalidateRewards(client, playerId)
  } catch {
    // The next event, or the next time the page is shown, reads the player.
  }
}

/** Drops the news that the page knows unless its newest post is that of the event; a page that shows them reads them. */
function showNews({ cache }: ApolloClient, data: unknown): void {
  const shown = cache.readQuery({ query: GameNewsDocument })?.news.nodes[0]?.id
  const isKnown = typeof data === 'object' && data !== null && 'id' in data && data.id === shown
  if (!isKnown) cache.evict({ id: 'ROOT_QUERY', fieldName: 'news' })
}
