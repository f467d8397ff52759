import { useQuery } from '@apollo/client/react'
import { AdminAnalyticsDocument } from '../../generated/documents'
import type { Loaded } from '../../shared/records/use-records'
import type { AnalyticsDay } from './figures'

/** The days from `from` on, oldest first; from the cache first, then from the server. */
export function useAnalytics(from: string | null): Loaded<readonly AnalyticsDay[]> {
  const { data, error, refetch } = useQuery(AdminAnalyticsDocument, {
    variables: { from },
    fetchPolicy: 'cache-and-network',
  })
  return { data: data?.admin?.analytics, error, retry: () => void refetch() }
}
