import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { afterEach, expect, it, jest } from '@jest/globals'
import { cachePolicies } from '../cache-policies'
import { invalidateRewards } from './invalidate-rewards'

afterEach(() => {
  jest.restoreAllMocks()
})

const combat = { 'Combat:1': { __typename: 'Combat', id: '1' } }
const player = { __typename: 'Player', id: '1', xp: 5 }
const withoutRewards = {
  ROOT_QUERY: { __typename: 'Query', me: { __ref: 'Player:1' } },
  'Player:1': player,
}

/** A cache with a journal of one combat, after a reward. */
function cacheAfterReward(): InMemoryCache {
  const cache = new InMemoryCache(cachePolicies).restore({
    ROOT_QUERY: {
      __typename: 'Query',
      me: { __ref: 'Player:1' },
      journal: { __typename: 'JournalConnection', edges: [{ __typename: 'JournalEdge', node: { __ref: 'Combat:1' } }] },
      'journalTotals({"since":"2024-11-03T00:00:00.000Z","until":null})': { __typename: 'JournalTotals', hunts: 1 },
      'journalTotals({"since":"2024-11-01T00:00:00.000Z","until":null})': { __typename: 'JournalTotals', hunts: 2 },
    },
    'Player:1': { ...player, inventory: [] },
    ...combat,
  })
  const client = new ApolloClient({ cache, link: ApolloLink.empty() })
  invalidateRewards(client, '1')
  invalidateRewards(client, '1')
  return cache
}

function showPage(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('removes inventory, journal and every total of the journal from the cache, and no other field of the player', () => {
  expect(cacheAfterReward().extract()).toEqual({ ...withoutRewards, ...combat })
})

it('frees the unused objects once the page is hidden', () => {
  const cache = cacheAfterReward()
  const free = jest.spyOn(cache, 'gc')
  showPage('visible')
  expect(free).not.toHaveBeenCalled()
  showPage('hidden')
  expect(cache.extract()).toEqual(withoutRewards)
  showPage('hidden')
  expect(free).toHaveBeenCalledTimes(1)
})
