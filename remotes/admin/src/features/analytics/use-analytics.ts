import { useQuery } from '@apollo/client/react'
import { AdminAnalyticsDocument } from '../../generated/documents'
import type { Loaded } from '../../shared/records/use-records'
import type { AnalyticsDay } from './figures'

interface LoadedDays extends Loaded<readonly AnalyticsDay[]> {
  /** whether there were days at some time, if of another range than is now loaded */
  readonly hasLoaded: boolean
}

/** The days from `from` on, oldest first; from the cache first, then from the server. */
export function useAnalytics(from: string | null): LoadedDays {
  const { data, previousData, error, refetch } = useQuery(AdminAnalyticsDocument, {
    variables: { from },
    fetchPolicy: 'cache-and-network',
  })
  const hasLoaded = (data ?? previousData)?.admin != null
  return { data: data?.admin?.analytics, hasLoaded, error, retry: () => void refetch() }
}
