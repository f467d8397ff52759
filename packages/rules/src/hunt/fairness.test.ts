import { describe, expect, it } from '@jest/globals'
import { aCombat } from '../testing/a-combat'
import { accepted, aPlayer, refusalCode, seedOf } from '../testing/a-player'
import { aRelease } from '../testing/a-release'
import { combatMessage, maxRevealedSeeds, replaceSeeds, rotateSeed, withFairness } from './fairness'
import { nextCombatNumber } from './start-hunt'

const release = aRelease()
const fought = (number: number) => ({ combat: aCombat({ number, result: 'win', round: 1 }) })
const drawing =
  (...digits: string[]) =>
  () =>
    seedOf(digits.shift() ?? '')
const beginner = withFairness(aPlayer(release), drawing('1', '2'))
const rotate = (state = beginner, digit = '3', clientSeed = 'garlic') =>
  rotateSeed(state, { seed: seedOf(digit), clientSeed, now: 5000 })

describe('the seed that combats are drawn from', () => {
  it('is created once and starts with the next combat', () => {
    const [seed, nextSeed] = [seedOf('1'), seedOf('2')]
    const { fairness } = withFairness(aPlayer(release), drawing('1', '2'))
    expect(fairness).toEqual({ seed, nextSeed, clientSeed: '', firstCombat: 1, past: [] })
    expect(withFairness(beginner, drawing())).toBe(beginner)
    expect(withFairness(aPlayer(release, fought(7)), drawing('1', '2')).fairness.firstCombat).toBe(8)
  })

  it('is revealed with its combats when another replaces it', () => {
    const { state, ledger, value } = accepted(rotate({ ...beginner, ...fought(4) }))
    expect(value).toEqual({
      seed: seedOf('2'),
      nextSeed: seedOf('3'),
      clientSeed: 'garlic',
      firstCombat: 5,
      past: [{ seed: seedOf('1'), clientSeed: '', firstCombat: 1, lastCombat: 4, revealedAt: 5000 }],
    })
    expect([state.fairness, ledger, combatMessage(value, 5)]).toEqual([value, [], 'garlic:5'])
  })

  it('is not revealed if no combat was drawn from it', () => expect(accepted(rotate()).value.past).toEqual([]))

  it('cannot be replaced while a fight is open', () => {
    expect(refusalCode(rotate({ ...beginner, combat: aCombat({ result: 'ongoing' }) }))).toBe('combatOpen')
  })

  it('is replaced together with the next one after a restore, also while a fight is open', () => {
    const state = { ...beginner, combat: aCombat({ number: 4, result: 'ongoing' }) }
    expect(replaceSeeds(state, beginner.fairness, { now: 5000, draw: drawing('8', '9') })).toEqual({
      seed: seedOf('8'),
      nextSeed: seedOf('9'),
      clientSeed: '',
      firstCombat: 5,
      past: [{ seed: seedOf('1'), clientSeed: '', firstCombat: 1, lastCombat: 4, revealedAt: 5000 }],
    })
  })

  it('is forgotten after ten others', () => {
    let state = beginner
    for (let fights = 1; fights <= 14; fights++)
      state = withFairness(accepted(rotate({ ...state, ...fought(fights) })).state, drawing())
    expect(state.fairness.past.map(({ lastCombat }) => lastCombat)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5])
    expect(state.fairness.past).toHaveLength(maxRevealedSeeds)
  })
})

it('combats are numbered from one', () => {
  expect([nextCombatNumber(aPlayer(release)), nextCombatNumber(aPlayer(release, fought(9)))]).toEqual([1, 10])
})
