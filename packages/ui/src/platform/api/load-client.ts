import type { ApolloClient } from '@apollo/client'
import type { CachePolicies } from '../../graphql/client'
import { currentLanguage, onBeforeLanguageChange } from '../i18n/language'
import { session } from '../session/session'

let current: { readonly viewerId: string | undefined; readonly client: Promise<ApolloClient> } | null = null

const cachePolicies: CachePolicies[] = []

async function makeClient(): Promise<ApolloClient> {
  // The hooks that read through it come along: whoever shares the client with others must offer both.
  const [{ createClient }] = await Promise.all([import('../../graphql/client'), import('@apollo/client/react')])
  return createClient(cachePolicies)
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

/**
 * Adds cache policies for the types that a front end reads, to the present client and to every later one. A front end
 * calls it once, before it draws, and waits for it.
 */
export async function registerCachePolicies(policies: CachePolicies): Promise<void> {
  cachePolicies.push(policies)
  if (!current) return
  const [client, { addCachePolicies }] = await Promise.all([current.client, import('../../graphql/client')])
  addCachePolicies(client, policies)
}

/** How long a switch of the language waits for what is shown, in milliseconds. */
const timeoutMs = 3000

/**
 * Names and texts of the game come from the gateway: what is shown is asked for in the other language before the page
 * switches. Where that fails or takes long, the page switches first and asks again.
 */
onBeforeLanguageChange(async (language) => {
  if (!current || language === currentLanguage()) return undefined
  const client = await current.client
  const { refetchActiveQueries } = await import('../../graphql/refetch-active-queries')
  const askAgain = () => void client.refetchQueries({ include: 'active' }).catch(() => undefined)
  const late = new Promise<() => void>((resolve) => setTimeout(() => resolve(askAgain), timeoutMs))
  return Promise.race([refetchActiveQueries(client, language).catch(() => askAgain), late])
})
