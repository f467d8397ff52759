import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { GameMissionStreakDocument } from '../../generated/documents'
import { celebrate } from '../../shared/moments/moments'
import type { Player } from '../../shared/player/use-player'

/** Missions in a row from which a completed one is a moment. */
const minStreak = 2

/** Shows the streak when a mission is completed while the page is open. */
export function useStreakMoments({ id: playerId, mission }: Player): void {
  const client = useApolloClient()
  const before = useRef<Player['mission']>(null)
  useEffect(() => {
    const last = before.current
    before.current = mission
    if (mission?.status !== 'COMPLETED' || last?.id !== mission.id || last.status === 'COMPLETED') return
    client.query({ query: GameMissionStreakDocument, fetchPolicy: 'no-cache' }).then(
      ({ data }) => {
        const streak = data?.me?.missionStreak
        if (streak && streak.count >= minStreak)
          void celebrate(playerId, { kind: 'streak', id: `mission:${mission.id}`, streak })
      },
      // The mission panel shows the streak as well.
      () => undefined,
    )
  }, [playerId, mission, client])
}
