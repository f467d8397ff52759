import { describe, expect, it } from '@jest/globals'
import { playerStat } from '../equipment/player-stats'
import { accepted, aPlayer, refusalCode } from '../testing/a-player'
import { anItem, aRelease, line } from '../testing/a-release'
import { claimCollection, collectionsProgress, unclaimedByTrophy } from './collections'

const release = aRelease({
  items: [
    anItem('tooth', 'craftingmat'),
    anItem('claw', 'craftingmat'),
    anItem('wunderkammer', 'collection', { trophyItemIds: ['tooth', 'claw'], stats: [line('health', 30)] }),
    anItem('nothing', 'collection'),
    anItem('secret', 'collection', { isVisible: false, trophyItemIds: ['tooth'] }),
  ],
})
const withItems = (inventory: Record<string, number>) => aPlayer(release, { inventory })
const claim = (inventory: Record<string, number>, collectionId = 'wunderkammer') =>
  claimCollection(withItems(inventory), { collectionId, release })

describe('claiming a collection', () => {
  it('with all trophies gives it, keeps the trophies and writes a journal line', () => {
    const { state, ledger, journal, value } = accepted(claim({ tooth: 1, claw: 3 }))
    expect(state.inventory).toEqual({ tooth: 1, claw: 3, wunderkammer: 1 })
    expect(ledger).toEqual([{ kind: 'item', what: 'wunderkammer', delta: 1, reason: 'collection' }])
    expect(journal).toEqual([{ type: 'collection', collectionId: 'wunderkammer' }])
    expect(value).toEqual({ collectionId: 'wunderkammer' })
  })

  it('makes its stats count without equipping it', () => {
    expect(playerStat('health', accepted(claim({ tooth: 1, claw: 1 })).state, release).from).toBe(130)
  })

  it.each([
    ['a trophy is missing', { tooth: 2 }, 'wunderkammer', 'trophiesMissing'],
    ['it is owned', { tooth: 1, claw: 1, wunderkammer: 1 }, 'wunderkammer', 'alreadyOwned'],
    ['it has no trophies', { tooth: 1 }, 'nothing', 'trophiesMissing'],
    ['it is hidden', { tooth: 1 }, 'secret', 'notACollection'],
    ['it is another item', { tooth: 1 }, 'tooth', 'notACollection'],
    ['it is unknown', {}, 'constructor', 'notACollection'],
  ])('is refused if %s', (_title, inventory, id, code) => expect(refusalCode(claim(inventory, id))).toBe(code))

  it('is refused with the collection and the number of owned trophies', () => {
    expect(claim({ tooth: 1 })).toMatchObject({
      refusal: { details: { collectionId: 'wunderkammer', owned: 1, needed: 2 } },
    })
    expect(claim({}, 'tooth')).toMatchObject({ refusal: { details: { itemId: 'tooth' } } })
    const all = { tooth: 1, claw: 1, wunderkammer: 1 }
    expect(claim(all)).toMatchObject({ refusal: { details: { itemId: 'wunderkammer' } } })
  })
})

it('the treasury shows visible and owned collections', () => {
  const shown = collectionsProgress(withItems({ tooth: 1, claw: 1, secret: 1 }), release)
  expect(shown.map(({ collection, ...rest }) => ({ id: collection.id, ...rest }))).toEqual([
    { id: 'wunderkammer', collected: [true, true], isOwned: false, isClaimable: true },
    { id: 'nothing', collected: [], isOwned: false, isClaimable: false },
    { id: 'secret', collected: [true], isOwned: true, isClaimable: false },
  ])
})

it('a trophy is listed until its collection is claimed', () => {
  const wanted = (inventory: Record<string, number>) => [...unclaimedByTrophy(withItems(inventory), release)]
  expect(wanted({ tooth: 5 })).toEqual([
    ['tooth', 'wunderkammer'],
    ['claw', 'wunderkammer'],
  ])
  expect(wanted({ wunderkammer: 1 })).toEqual([])
})
