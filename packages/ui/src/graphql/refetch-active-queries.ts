import type { ApolloClient } from '@apollo/client'

/**
 * Fetches all active queries in another language. Returns a function that writes all results at once and evicts those
 * in the old language. The page then neither flashes nor is half translated. A query whose results stay out of the
 * cache is sent by the function instead, once the language has switched.
 */
export async function refetchActiveQueries(client: ApolloClient, language: string): Promise<() => void> {
  const active = [...client.getObservableQueries()]
  const isCached = ({ options }: (typeof active)[number]) => options.fetchPolicy !== 'no-cache'
  const shown = active.filter(isCached)
  const uncached = active.filter((query) => !isCached(query))
  const answers = await Promise.all(
    shown.map(({ query, variables }) =>
      client.query({
        query,
        variables,
        fetchPolicy: 'no-cache',
        // a pending call would return the old language
        context: { headers: { 'Accept-Language': language }, queryDeduplication: false },
      }),
    ),
  )
  return () => {
    client.cache.batch({
      update(cache) {
        for (const id of Object.keys(cache.extract() as object)) cache.evict({ id })
        for (const [index, { query, variables }] of shown.entries())
          cache.writeQuery({ query, variables, data: answers[index]?.data })
      },
    })
    setTimeout(() => {
      for (const query of uncached) query.refetch().catch(() => undefined)
    })
  }
}
