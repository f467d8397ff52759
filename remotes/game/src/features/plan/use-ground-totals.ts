import { useQuery } from '@apollo/client/react'
import { GameGroundTotalsDocument, type GameGroundTotalsQuery } from '../../generated/documents'
import { useRetryOnce } from '../../shared/use-retry-once'

/** The average result of a hunt on a ground. */
export type HuntTotals = NonNullable<GameGroundTotalsQuery['huntOdds']['totals']>

export interface GroundTotalsReading {
  /** null while they are not known, and where nothing comes */
  readonly totals: HuntTotals | null
  readonly error: unknown
  readonly reload: () => void
}

/** The average result of a hunt on the ground with the current equipment; loads only if `isAsked`. */
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
