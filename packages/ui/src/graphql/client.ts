import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { relayStylePagination } from '@apollo/client/utilities'
import { print } from 'graphql/language/printer'
import { clientVersion } from '../env'
import { persistedDocumentHash } from '../platform/api/persisted-documents'
import { send } from '../platform/api/request'
import { sha256Hex } from '../platform/session/sha256'
import { idempotencyLink } from './idempotency-link'

const whole = { merge: false } as const

/**
 * Records are one entry each in the cache, by type and id; lists inside of a record are replaced as a whole, since the
 * server always sends all of them.
 */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          journal: relayStylePagination(),
          item: (existing, { args, toReference }) =>
            existing ?? (args && toReference({ __typename: 'Item', id: args.id })),
        },
      },
      Me: {
        fields: {
          inventory: whole,
          currencies: whole,
          slots: whole,
          stats: whole,
          bait: whole,
          mission: whole,
          goals: whole,
        },
      },
      Combat: { fields: { combatEvents: whole, attacker: whole, defender: whole, modifiers: whole, reward: whole } },
    },
  })

const persisted = () =>
  new PersistedQueryLink({
    generateHash: (document) => {
      const operation = document.definitions.find((one) => one.kind === 'OperationDefinition')
      const name = operation && 'name' in operation ? operation.name?.value : undefined
      return (name && persistedDocumentHash(name)) || sha256Hex(print(document))
    },
  })

/** A GraphQL client for the gateway: documents by hash, headers and 401 as for every call, what is bought once is paid once. */
export function createClient(): ApolloClient {
  return new ApolloClient({
    clientAwareness: { name: 'sanguine', version: clientVersion },
    cache: createCache(),
    link: ApolloLink.from([
      idempotencyLink(),
      persisted(),
      new HttpLink({ uri: '/graphql', fetch: (uri, init) => send(String(uri), init) }),
    ]),
    defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: false } },
  })
}
