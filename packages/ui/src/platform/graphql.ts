import type { ApolloClient } from '@apollo/client'
import { session } from './session'

let current: { readonly viewerId: string | undefined; readonly client: Promise<ApolloClient> } | null = null

async function makeClient(): Promise<ApolloClient> {
  // The hooks that read through it come along: whoever shares the client with others must offer both.
  const [{ createClient }] = await Promise.all([import('../graphql/client'), import('@apollo/client/react')])
  return createClient()
}

/**
 * The site's GraphQL client with its cache. It is fetched by the first page that reads through it, so that pages which
 * need none do not pay for it. Each viewer has one of their own: what one has read is nothing for the next.
 */
export function loadClient(): Promise<ApolloClient> {
  const viewerId = session.viewer()?.id
  if (current?.viewerId === viewerId && current) return current.client
  const client = makeClient()
  current = { viewerId, client }
  client.catch(() => {
    // What did not come is asked for again.
    if (current?.client === client) current = null
  })
  return client
}
