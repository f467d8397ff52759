import { useQuery } from '@apollo/client/react'
import { GameGroundTotalsDocument, type GameGroundTotalsQuery } from '../../generated/documents'

/** What a hunt on a ground brings on average. */
export type HuntTotals = NonNullable<GameGroundTotalsQuery['huntOdds']['totals']>

/**
 * What a hunt on the ground brings with what the player wears; read only where `isAsked`. Null while it is not known, and where
 * nothing comes. The estimates go without it, so that an error is not shown.
 */
export function useGroundTotals(huntingGroundId: string, isAsked: boolean): HuntTotals | null {
  const { data } = useQuery(GameGroundTotalsDocument, {
    variables: { huntingGroundId },
    // the odds panel asks for more of the same, which must not be lost
    fetchPolicy: 'no-cache',
    skip: !isAsked,
  })
  return data?.huntOdds.totals ?? null
}
