import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { GamePlayerNowDocument } from '../../generated/documents'
import { invalidateRewards } from '../../shared/player/invalidate-rewards'
import type { PlayerReading } from '../../shared/player/use-player'
import { useRunAt } from '../../shared/use-run-at'

/**
 * Reads the player again when the region's phase ends. A page that gets no events also reads it when a scheduled effect
 * is due, such as an auto-hunt or the end of a mission.
 */
export function useScheduledRefetch({ player, isFollowed }: Pick<PlayerReading, 'player' | 'isFollowed'>): void {
  useRefetchAt(player?.id, isFollowed ? null : player?.nextAutoHuntAt)
  useRefetchAt(player?.id, isFollowed ? null : player?.mission?.endsAt)
  useRefetchAt(player?.id, player?.huntingGround.region.rule?.turnsAt)
}

function useRefetchAt(playerId: string | undefined, at: string | null | undefined): void {
  const client = useApolloClient()
  const refetch = useCallback(() => {
    if (!playerId) return
    client.refetchQueries({ include: [GamePlayerNowDocument] }).then(
      () => invalidateRewards(client, playerId),
      // the player is read again when the page becomes visible
      () => undefined,
    )
  }, [client, playerId])
  useRunAt(playerId ? at : null, refetch)
}
