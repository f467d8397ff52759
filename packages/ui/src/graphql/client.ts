import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  type PossibleTypesMap,
  type TypePolicies,
} from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { print } from 'graphql/language/printer'
import { clientVersion } from '../env'
import { persistedDocumentHash } from '../platform/api/persisted-documents'
import { type CallOptions, send } from '../platform/api/request'
import { sha256Hex } from '../platform/session/sha256'
import { idempotencyLink } from './idempotency-link'
import { readAgainLink } from './read-again-link'

/** The cache policies for the types that a front end reads. */
export interface CachePolicies {
  readonly typePolicies?: TypePolicies
  /** the types of each interface that has fragments */
  readonly possibleTypes?: PossibleTypesMap
}

function addTo({ policies }: InMemoryCache, { typePolicies, possibleTypes }: CachePolicies): void {
  if (typePolicies) policies.addTypePolicies(typePolicies)
  if (possibleTypes) policies.addPossibleTypes(possibleTypes)
}

/** An empty cache with the policies of each front end that registered some. */
function createCache(cachePolicies: readonly CachePolicies[]): InMemoryCache {
  const cache = new InMemoryCache()
  for (const policies of cachePolicies) addTo(cache, policies)
  return cache
}

/** Adds cache policies to a client that exists already. */
export function addCachePolicies({ cache }: ApolloClient, policies: CachePolicies): void {
  if (cache instanceof InMemoryCache) addTo(cache, policies)
}

const persisted = () =>
  new PersistedQueryLink({
    generateHash: (document) => {
      const operation = document.definitions.find((one) => one.kind === 'OperationDefinition')
      const name = operation && 'name' in operation ? operation.name?.value : undefined
      return (name && persistedDocumentHash(name)) || sha256Hex(print(document))
    },
  })

/** Whether a user asked for a change; false for a mutation that polls (`context: { isBackground: true }`). */
const isWrite = ({ operationType, getContext }: ApolloLink.Operation): boolean =>
  getContext().isBackground !== true && operationType === 'mutation'

const http = (options: CallOptions) =>
  new HttpLink({ uri: '/graphql', fetch: (uri, init) => send(String(uri), init, options) })

/**
 * A GraphQL client for the gateway. Documents are sent by hash, with headers and 401 as for every call; a repeated
 * purchase is paid once.
 */
export function createClient(cachePolicies: readonly CachePolicies[] = []): ApolloClient {
  return new ApolloClient({
    clientAwareness: { name: 'sanguine', version: clientVersion },
    cache: createCache(cachePolicies),
    link: ApolloLink.from([
      idempotencyLink(),
      readAgainLink(),
      persisted(),
      ApolloLink.split(isWrite, http({ isWrite: true }), http({ isWrite: false })),
    ]),
    defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: false } },
  })
}
