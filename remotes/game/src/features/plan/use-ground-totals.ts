import { useQuery } from '@apollo/client/react'
import { GameGroundTotalsDocument, type GameGroundTotalsQuery } from '../../generated/documents'
import { useRetryOnce } from '../../shared/use-retry-once'

/** What a hunt on a ground brings on average. */
export type HuntTotals = NonNullable<GameGroundTotalsQuery['huntOdds']['totals']>

export interface GroundTotalsReading {
  /** null while they are not known, and where nothing comes */
  readonly totals: HuntTotals | null
  readonly error: unknown
  readonly reload: () => void
}

/** What a hunt on the ground brings with what the player wears; read only where `isAsked`. */
export function useGroundTotals(huntingGroundId: string, isAsked: boolean): GroundTotalsReading {
  const { data, error, refetch } = useQuery(GameGroundTotalsDocument, {
    variables: { huntingGroundId },
    // the odds panel asks for more of the same, which must not be lost
    fetchPolicy: 'no-cache',
    skip: !isAsked,
  })
  const isRetrying = useRetryOnce(huntingGroundId, error, refetch)
  return {
    totals: data?.huntOdds.totals ?? null,
    error: isRetrying ? undefined : error,
    // a failed call is shown by the query itself
    reload: () => void refetch().catch(() => undefined),
  }
}
