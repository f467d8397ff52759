import { describe, expect, it } from '@jest/globals'
import { aCombat } from '../testing/a-combat'
import { aPlayer } from '../testing/a-player'
import { aRelease } from '../testing/a-release'
import { replay } from './replay'
import { fromStoredCombat, fromStoredJournalLine, fromStoredState } from './stored-combat'

const reward = { xp: 0, currencies: {}, items: [] }

describe('a combat stored with a number', () => {
  it.each([
    [0, 'ongoing'],
    [1, 'draw'],
    [2, 'win'],
    [3, 'loss'],
  ] as const)('%d is read as %s', (number, result) => {
    const combat = aCombat({ result })
    const stored = { ...combat, result: number }
    expect(fromStoredCombat(stored)).toEqual(combat)
    expect(fromStoredState({ ...aPlayer(aRelease()), combat: stored }).combat).toEqual(combat)
    expect(fromStoredJournalLine({ type: 'combat', combat: stored, reward })).toEqual({
      type: 'combat',
      combat,
      reward,
    })
  })

  it('replays the same events', () => {
    const combat = aCombat({ round: 5, result: 'draw' })
    expect(replay(fromStoredCombat({ ...combat, result: 1 }))).toEqual(replay(combat))
  })

  it.each([4, -1, 0.5])('%d is an error', (result) => {
    expect(() => fromStoredCombat({ ...aCombat(), result })).toThrow(
      new RangeError(`no combat result has the number ${result}`),
    )
  })
})

describe('a value without stored numbers', () => {
  it('is read unchanged', () => {
    const combat = aCombat({ result: 'win' })
    const player = aPlayer(aRelease(), { combat })
    expect(fromStoredCombat(combat)).toBe(combat)
    expect(fromStoredState(player)).toEqual(player)
    expect(fromStoredState({ ...player, combat: null }).combat).toBeNull()
    expect(fromStoredJournalLine({ type: 'noBait', auto: false })).toEqual({ type: 'noBait', auto: false })
  })
})
