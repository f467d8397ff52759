import type { ApolloClient } from '@apollo/client'

/**
 * Asks for everything that is shown again in another language, and answers how to put it in place: all at once, with what
 * was read in the old language forgotten, so that nothing flashes and no page is half translated.
 */
export async function refetchActiveQueries(client: ApolloClient, language: string): Promise<() => void> {
  const shown = [...client.getObservableQueries()]
  const answers = await Promise.all(
    shown.map(({ query, variables }) =>
      client.query({
        query,
        variables,
        fetchPolicy: 'no-cache',
        // a call that is under way would be answered in the old language
        context: { headers: { 'Accept-Language': language }, queryDeduplication: false },
      }),
    ),
  )
  return () =>
    client.cache.batch({
      update(cache) {
        for (const id of Object.keys(cache.extract() as object)) cache.evict({ id })
        for (const [index, { query, variables }] of shown.entries())
          cache.writeQuery({ query, variables, data: answers[index]?.data })
      },
    })
}
