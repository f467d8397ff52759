import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type TypePolicies } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { print } from 'graphql/language/printer'
import { clientVersion } from '../env'
import { persistedDocumentHash } from '../platform/api/persisted-documents'
import { send } from '../platform/api/request'
import { sha256Hex } from '../platform/session/sha256'
import { idempotencyLink } from './idempotency-link'

/** An empty cache with the policies of each front end that registered some. */
function createCache(typePolicies: readonly TypePolicies[]): InMemoryCache {
  const cache = new InMemoryCache()
  for (const policies of typePolicies) cache.policies.addTypePolicies(policies)
  return cache
}

/** Adds cache policies to a client that exists already. */
export function addTypePolicies({ cache }: ApolloClient, policies: TypePolicies): void {
  if (cache instanceof InMemoryCache) cache.policies.addTypePolicies(policies)
}

const persisted = () =>
  new PersistedQueryLink({
    generateHash: (document) => {
      const operation = document.definitions.find((one) => one.kind === 'OperationDefinition')
      const name = operation && 'name' in operation ? operation.name?.value : undefined
      return (name && persistedDocumentHash(name)) || sha256Hex(print(document))
    },
  })

/** A GraphQL client for the gateway: documents by hash, headers and 401 as for every call, what is bought once is paid once. */
export function createClient(typePolicies: readonly TypePolicies[] = []): ApolloClient {
  return new ApolloClient({
    clientAwareness: { name: 'sanguine', version: clientVersion },
    cache: createCache(typePolicies),
    link: ApolloLink.from([
      idempotencyLink(),
      persisted(),
      new HttpLink({ uri: '/graphql', fetch: (uri, init) => send(String(uri), init) }),
    ]),
    defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: false } },
  })
}
