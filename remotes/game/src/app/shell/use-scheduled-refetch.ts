import { useApolloClient } from '@apollo/client/react'
import { serverNow } from '@sanguine/ui/platform'
import { useEffect } from 'react'
import { GamePlayerNowDocument } from '../../generated/documents'
import { invalidateRewards } from '../../shared/player/invalidate-rewards'
import type { Player } from '../../shared/player/use-player'

/** The server applies scheduled effects before it responds, so a short delay after the due time is enough. */
const settleDelayMs = 500

/** The longest delay that `setTimeout` accepts. */
const maxTimerMs = 2 ** 31 - 1

/** Reads the player again when a scheduled effect is due: an auto-hunt, or the next mission. */
export function useScheduledRefetch(player: Player | null | undefined): void {
  useRefetchAt(player?.id, player?.nextAutoHuntAt)
  useRefetchAt(player?.id, player?.mission?.endsAt)
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
        // the player is read again when the page becomes visible
        () => undefined,
      )
    }, wait)
    return () => window.clearTimeout(timer)
  }, [client, playerId, at])
}
