import { useQuery } from '@apollo/client/react'
import {
  GameGroundTotalsDocument,
  type GameGroundTotalsQuery,
  type GamePlanEntryFragment,
} from '../../generated/documents'
import type { Player } from '../../shared/player/use-player'

/** What a hunt on the present ground brings on average. */
export type HuntTotals = NonNullable<GameGroundTotalsQuery['huntOdds']['totals']>

/**
 * What a hunt on the present ground brings with what the player wears; read only where XP or coins are missing. Null while it is
 * not known, and where nothing comes. The estimates go without it, so that an error is not shown.
 */
export function useHuntsHere(plan: readonly GamePlanEntryFragment[] | undefined, player: Player): HuntTotals | null {
  const isMissed = plan?.some(({ missingXp, missingCurrencies }) => missingXp > 0 || missingCurrencies.length > 0)
  const { data } = useQuery(GameGroundTotalsDocument, {
    variables: { huntingGroundId: player.huntingGround.id },
    // the odds panel asks for more of the same, which must not be lost
    fetchPolicy: 'no-cache',
    skip: !isMissed || !player.bait,
  })
  return data?.huntOdds.totals ?? null
}
