import type { ApolloClient } from '@apollo/client'
import type { CachePolicies } from '../../graphql/client'
import { currentLanguage, onBeforeLanguageChange } from '../i18n/language'
import { session } from '../session/session'

interface Current {
  readonly viewerId: string | undefined
  readonly client: Promise<ApolloClient>
  hasFailed: boolean
}

let current: Current | null = null

const cachePolicies: CachePolicies[] = []

async function makeClient(): Promise<ApolloClient> {
  // The client is shared with the hooks that read through it, so both load together.
  const [{ createClient }] = await Promise.all([import('../../graphql/client'), import('@apollo/client/react')])
  return createClient(cachePolicies)
}

/**
 * The site's GraphQL client with its cache. The first page that needs it loads it, so that other pages do not pay for
 * it. Each viewer has an own client, so that no viewer reads another's cache. If it does not load, the promise stays
 * rejected: a waiting component would otherwise fetch it repeatedly.
 */
export function loadClient(): Promise<ApolloClient> {
  const viewerId = session.viewer()?.id
  if (current?.viewerId === viewerId && current) return current.client
  const next: Current = { viewerId, client: makeClient(), hasFailed: false }
  current = next
  next.client.catch(() => {
    next.hasFailed = true
  })
  return next.client
}

/**
 * Adds cache policies for the types that a front end reads, to the present client and to every later one. A front end
 * calls it before it draws, and waits for it. Rejects where the client does not load; the next call fetches it again.
 */
export async function registerCachePolicies(policies: CachePolicies): Promise<void> {
  cachePolicies.push(policies)
  if (current?.hasFailed) current = null
  const [client, { addCachePolicies }] = await Promise.all([loadClient(), import('../../graphql/client')])
  addCachePolicies(client, policies)
}

/** How long a switch of the language waits for what is shown, in milliseconds. */
const timeoutMs = 3000

/**
 * The gateway supplies names and texts of the game, so they are fetched in the new language before the page switches.
 * If that fails or takes long, the page switches first and fetches again.
 */
onBeforeLanguageChange(async (language) => {
  if (!current || language === currentLanguage()) return undefined
  const client = await current.client.catch(() => null)
  if (!client) return undefined
  const askAgain = () => void client.refetchQueries({ include: 'active' }).catch(() => undefined)
  const late = new Promise<() => void>((resolve) => setTimeout(() => resolve(askAgain), timeoutMs))
  const asked = import('../../graphql/refetch-active-queries').then(({ refetchActiveQueries }) =>
    refetchActiveQueries(client, language),
  )
  return Promise.race([asked.catch(() => askAgain), late])
})
