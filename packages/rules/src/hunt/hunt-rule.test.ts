import { describe, expect, it } from '@jest/globals'
import { combatStateOf } from '../fight/replay'
import type { PlayerState } from '../state/player-state'
import { aCombat, aCreature } from '../testing/a-combat'
import { aPlayer, seedOf } from '../testing/a-player'
import { aRelease } from '../testing/a-release'
import { type HuntCall, huntRule } from './hunt-rule'

const release = aRelease()

const call = (state: PlayerState, round: number | null, name: HuntCall = 'hunt') =>
  huntRule({ call: name, round, name: 'Mina' })({
    state,
    lastCall: null,
    now: 5,
    combatSeed: seedOf('3'),
    release,
    speed: 1,
  })

function played(state: PlayerState, round: number | null, name?: HuntCall) {
  const result = call(state, round, name)
  if (!result.ok) throw new Error(result.refusal.code)
  return result
}

describe('a call of a hunt', () => {
  it.each<[HuntCall, number | null]>([
    ['hunt', null],
    ['hunt', 1],
    ['quickHunt', null],
  ])('%s of round %p returns the fight that it has played', (name, round) => {
    const { value } = played(aPlayer(release), round, name)
    expect(value.standing).toEqual(combatStateOf(value.combat, value.upToRound))
  })

  it('is stored without its fight, which can be computed from the seed', () => {
    const { value, stored } = played(aPlayer(release), 1)
    expect(stored).toEqual({ combat: value.combat, upToRound: 1 })
  })

  it('returns no fight for a round that was played before', () => {
    const { state } = played(aPlayer(release, { combat: aCombat({ defender: aCreature(), round: 2 }) }), 3)
    expect(played(state, 2).value).toEqual({ combat: state.combat, upToRound: 2 })
  })

  it('is refused for a round after the next one, with the number of the next round', () => {
    const state = aPlayer(release, { combat: aCombat({ defender: aCreature(), round: 1 }) })
    expect(call(state, 3)).toEqual({ ok: false, refusal: { code: 'roundTooHigh', details: { next: 2 }, field: null } })
  })
})
