import { describe, expect, it } from '@jest/globals'
import type { PlayerState } from '../state/player-state'
import { aPlayer } from '../testing/a-player'
import { anItem, aRank, aRelease } from '../testing/a-release'
import { giveStartCoffin, startCoffinDueAt } from './start-coffin'

const release = aRelease({
  items: [anItem('box', 'coffin'), anItem('bed', 'coffin')],
  ranks: [
    aRank('baseStats', 0),
    { ...aRank('neonate', 40), coffinCharges: 3 },
    { ...aRank('ancilla', 100), coffinCharges: 2 },
    aRank('elder', 500),
  ],
  start: { equipped: ['knife', 'mouse', 'box'], inventory: { knife: 1, mouse: 20, box: 1 }, coffinCharges: 2 },
})

/** A player who registered before new players had a coffin. */
function older(fields: Partial<PlayerState> = {}): PlayerState {
  const { isStartCoffinGiven: _given, ...player } = aPlayer(release, {
    inventory: { knife: 1, mouse: 14 },
    setups: [{ weapon: ['knife'], bait: ['mouse'] }, {}],
    coffin: { charges: 1, nextRechargeAt: 0 },
    ...fields,
  })
  return player
}

describe('the coffin of the start', () => {
  it('is given through the ledger and equipped, with the charges of the start', () => {
    const { state, ledger } = giveStartCoffin(older({ xp: 20 }), release)
    expect(ledger).toEqual([{ kind: 'item', what: 'box', delta: 1, reason: 'start' }])
    expect(state.setups[0]).toEqual({ weapon: ['knife'], bait: ['mouse'], coffin: ['box'] })
    expect(state.coffin).toEqual({ charges: 1, nextRechargeAt: 0, extra: 2 })
  })

  it('includes the charges of ranks that were reached before', () => {
    expect(giveStartCoffin(older({ xp: 40, rank: 1 }), release).state.coffin.extra).toBe(5)
  })

  it('is given once, even if it is sold', () => {
    const first = giveStartCoffin(older(), release).state
    expect(startCoffinDueAt(first)).toBeNull()
    const sold = { ...first, inventory: { knife: 1 }, setups: [{}] }
    expect(giveStartCoffin(sold, release)).toMatchObject({ state: sold, ledger: [] })
  })

  it('is not given to players past the last rank with charges', () => {
    const state = older({ xp: 100, rank: 2 })
    expect(startCoffinDueAt(state)).toBe(0)
    const after = giveStartCoffin(state, release)
    expect(after).toMatchObject({ state: { ...state, isStartCoffinGiven: true }, ledger: [] })
    expect(after.state.coffin).toEqual(state.coffin)
  })

  it('is not given twice to its owner, and does not replace an equipped one', () => {
    const owner = giveStartCoffin(older({ inventory: { box: 1 } }), release)
    expect([owner.ledger, owner.state.coffin.extra]).toEqual([[], 2])
    const sleeper = giveStartCoffin(older({ inventory: { bed: 1 }, setups: [{ coffin: ['bed'] }] }), release)
    expect(sleeper.state.inventory).toEqual({ bed: 1, box: 1 })
    expect(sleeper.state.setups[0]).toEqual({ coffin: ['bed'] })
  })

  it('is not given if content has no charges', () => {
    const plain = { ...release, ranks: [aRank('baseStats', 0)] }
    expect(giveStartCoffin(older(), plain)).toMatchObject({ state: { isStartCoffinGiven: true }, ledger: [] })
  })
})
