import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { cachePolicies } from '../cache-policies'
import { invalidateRewards } from './invalidate-rewards'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

it('removes inventory, journal and every total of the journal from the cache, and no other field of the player', () => {
  const cache = new InMemoryCache(cachePolicies).restore({
    ROOT_QUERY: {
      __typename: 'Query',
      me: { __ref: 'Player:1' },
      journal: { __typename: 'JournalConnection', edges: [{ __typename: 'JournalEdge', node: { __ref: 'Combat:1' } }] },
      'journalTotals({"since":"2024-11-03T00:00:00.000Z","until":null})': { __typename: 'JournalTotals', hunts: 1 },
      'journalTotals({"since":"2024-11-01T00:00:00.000Z","until":null})': { __typename: 'JournalTotals', hunts: 2 },
    },
    'Player:1': { __typename: 'Player', id: '1', xp: 5, inventory: [] },
    'Combat:1': { __typename: 'Combat', id: '1' },
  })
  invalidateRewards(new ApolloClient({ cache, link: ApolloLink.empty() }), '1')
  jest.runAllTimers()
  expect(cache.extract()).toEqual({
    ROOT_QUERY: { __typename: 'Query', me: { __ref: 'Player:1' } },
    'Player:1': { __typename: 'Player', id: '1', xp: 5 },
  })
})
