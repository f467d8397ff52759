import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { expect, it } from '@jest/globals'
import { cachePolicies } from '../cache-policies'
import { invalidateRewards } from './invalidate-rewards'

it('removes inventory, journal and every total of the journal from the cache, and no other field of the player', () => {
  const cache = new InMemoryCache(cachePolicies).restore({
    ROOT_QUERY: {
      __typename: 'Query',
      me: { __ref: 'Player:1' },
      journal: { __typename: 'JournalConnection', edges: [] },
      'journalTotals({"since":"2024-11-03T00:00:00.000Z","until":null})': { __typename: 'JournalTotals', hunts: 1 },
      'journalTotals({"since":"2024-11-01T00:00:00.000Z","until":null})': { __typename: 'JournalTotals', hunts: 2 },
    },
    'Player:1': { __typename: 'Player', id: '1', xp: 5, inventory: [] },
  })
  invalidateRewards(new ApolloClient({ cache, link: ApolloLink.empty() }), '1')
  expect(cache.extract()).toEqual({
    ROOT_QUERY: { __typename: 'Query', me: { __ref: 'Player:1' } },
    'Player:1': { __typename: 'Player', id: '1', xp: 5 },
  })
})
