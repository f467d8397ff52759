import { skipToken, useQuery } from '@apollo/client/react'
import { serverNow } from '@sanguine/ui/platform'
import { GameJournalTotalsDocument, type GameJournalTotalsQuery } from '../../generated/documents'
import { useRetryOnce } from '../../shared/use-retry-once'
import { type JournalView, totalsOf } from './journal-view'

export interface JournalTotalsReading {
  /** undefined until they are there, and for a span that is too long */
  readonly totals: GameJournalTotalsQuery['journalTotals'] | undefined
  readonly isTooLong: boolean
  /** whether there is nothing to show yet, neither sums nor why there are none */
  readonly isWaiting: boolean
  readonly error: unknown
  readonly reload: () => void
}

/** The totals for the period of a view; they are read once `isWanted`. */
export function useJournalTotals(view: JournalView, isWanted: boolean): JournalTotalsReading {
  const span = totalsOf(view, serverNow())
  const { data, previousData, refetch, ...query } = useQuery(
    GameJournalTotalsDocument,
    span && isWanted ? { variables: span, fetchPolicy: 'cache-and-network' } : skipToken,
  )
  const isRetrying = useRetryOnce(JSON.stringify(span), query.error, refetch)
  const error = isRetrying ? undefined : query.error
  // The totals of the previous period are shown only while the new ones load.
  const totals = span ? (data ?? (error ? undefined : previousData))?.journalTotals : undefined
  return {
    totals,
    isTooLong: !span,
    isWaiting: isWanted && span !== null && !totals && !error,
    error,
    // a failed call is shown by the query itself
    reload: () => void refetch().catch(() => undefined),
  }
}
