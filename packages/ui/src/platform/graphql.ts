import type { ApolloClient } from '@apollo/client'

let loading: Promise<ApolloClient> | null = null

/**
 * The site's one GraphQL client with its cache. It is fetched by the first page that reads through it, so that pages
 * which need none do not pay for it.
 */
export function loadClient(): Promise<ApolloClient> {
  // The hooks that read through it come along: whoever shares the client with others must offer both.
  loading ??= Promise.all([import('../graphql/client'), import('@apollo/client/react')]).then(
    ([{ createClient }]) => createClient(),
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}
