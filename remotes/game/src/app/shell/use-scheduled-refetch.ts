import { useApolloClient } from '@apollo/client/react'
import { serverNow } from '@sanguine/ui/platform'
import { useEffect } from 'react'
import { GamePlayerNowDocument } from '../../generated/documents'
import { forgetWinnings } from '../../shared/player/invalidate-rewards'
import type { Player } from '../../shared/player/use-player'

/** The server settles what falls due before it answers, so it can be asked right after. */
const graceMs = 500

/** The longest wait that a timer takes. */
const longestMs = 2 ** 31 - 1

/** Reads the player again when something has happened by itself: an auto-hunt, or the next mission. */
export function useDues(player: Player | null | undefined): void {
  useReadAt(player?.id, player?.nextAutoHunt)
  useReadAt(player?.id, player?.mission.endsAt)
}

function useReadAt(playerId: string | undefined, at: string | null | undefined): void {
  const client = useApolloClient()
  useEffect(() => {
    if (!playerId || !at) return
    const wait = Date.parse(at) + graceMs - serverNow()
    if (wait < 0 || wait > longestMs) return
    const timer = window.setTimeout(() => {
      client.refetchQueries({ include: [GamePlayerNowDocument] }).then(
        () => forgetWinnings(client, playerId),
        // the page is read again when it comes back into view
        () => undefined,
      )
    }, wait)
    return () => window.clearTimeout(timer)
  }, [client, playerId, at])
}
