import { describe, expect, it } from '@jest/globals'
import { aPlayer } from '../testing/a-player'
import { aGround, aRelease } from '../testing/a-release'
import { returnFromGround } from './return-from-ground'

const release = aRelease({ grounds: [aGround('pier', { travelCost: { vgc: 50 } })] })
const lost = { groundId: 'pier', travelCost: { vgc: 50 } }

describe('a ground that was deleted during a journey', () => {
  it('moves the player back to the start and repays the journey', () => {
    const player = aPlayer(release, { groundId: 'pier', currencies: { vgc: 10 } })
    const { state, ledger, journal } = returnFromGround(player, lost, release)
    expect([state.groundId, state.currencies]).toEqual(['moor', { vgc: 60 }])
    expect(ledger).toEqual([{ kind: 'currency', what: 'vgc', delta: 50, reason: 'travel' }])
    expect(journal).toEqual([{ type: 'travel', groundId: 'moor' }])
  })

  it('changes nothing for a player elsewhere, so that nothing is repaid twice', () => {
    const player = aPlayer(release, { currencies: { vgc: 10 } })
    expect(returnFromGround(player, lost, release)).toMatchObject({ state: player, ledger: [], journal: [] })
  })
})
