import { expect, it } from '@jest/globals'
import { aCombatEntry, anEnemy, anItem, entryFields } from '../../testing/builders'
import { highlightOf } from './highlight'

const rarity = (shortName: string) => ({ id: shortName, shortName, name: shortName, colorHex: '#fff' })
const dropOf = (shortName: string) => ({
  xp: 1,
  currencies: [],
  items: [{ amount: 1, item: anItem({ rarity: rarity(shortName) }) }],
})

it.each([
  ['an ordinary hunt', aCombatEntry(), null],
  ['a boss', aCombatEntry({ enemy: anEnemy({ rarity: rarity('boss') }) }), 'boss'],
  ['a rare creature without a rare drop', aCombatEntry({ enemy: anEnemy({ rarity: rarity('rare') }) }), null],
  ['an ordinary drop', aCombatEntry({ reward: dropOf('uncommon') }), null],
  ['a rare drop', aCombatEntry({ reward: dropOf('rare') }), 'rare'],
  ['the drop of a boss', aCombatEntry({ reward: dropOf('boss') }), 'boss'],
])('%s', (_, entry, expected) => {
  expect(highlightOf(entry)?.rarity?.shortName ?? null).toBe(expected)
})

it('highlights a new rank, but not a journey', () => {
  const rank = { __typename: 'RankUpEntry' as const, ...entryFields(), rank: null, rewardItem: null }
  const ground = { id: 'mill', name: 'Mill', image: null }
  const journey = { __typename: 'TravelEntry' as const, ...entryFields(), huntingGround: ground }
  expect(highlightOf(rank)).toEqual({ rarity: null })
  expect(highlightOf(journey)).toBeNull()
})
