import { useEffect } from 'react'
import { celebrateRank } from '../../shared/moments/moments'
import type { Player } from '../../shared/player/use-player'

/** Shows each new rank in the tab that is seen; the player is read again when a hidden one becomes visible. */
export function useRankMoments(player: Player): void {
  useEffect(() => {
    if (document.visibilityState !== 'hidden') void celebrateRank(player)
  }, [player])
}
