import { useApolloClient } from '@apollo/client/react'
import { serverNow } from '@sanguine/ui/platform'
import { useEffect } from 'react'
import { GamePlayerNowDocument } from '../../generated/documents'
import { invalidateRewards } from '../../shared/player/invalidate-rewards'
import type { Player } from '../../shared/player/use-player'

/** The server settles what falls due before it answers, so it can be asked right after. */
const settleDelayMs = 500

/** The longest wait that a timer takes. */
const maxTimerMs = 2 ** 31 - 1

/** Reads the player again when something has happened by itself: an auto-hunt, or the next mission. */
export function useScheduledRefetch(player: Player | null | undefined): void {
  useRefetchAt(player?.id, player?.nextAutoHunt)
  useRefetchAt(player?.id, player?.mission.endsAt)
}

function useRefetchAt(playerId: string | undefined, at: string | null | undefined): void {
  const client = useApolloClient()
  useEffect(() => {
    if (!playerId || !at) return
    const wait = Date.parse(at) + settleDelayMs - serverNow()
    if (wait < 0 || wait > maxTimerMs) return
    const timer = window.setTimeout(() => {
      client.refetchQueries({ include: [GamePlayerNowDocument] }).then(
        () => invalidateRewards(client, playerId),
        // the page is read again when it comes back into view
        () => undefined,
      )
    }, wait)
    return () => window.clearTimeout(timer)
  }, [client, playerId, at])
}
