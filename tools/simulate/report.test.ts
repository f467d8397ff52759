import { describe, expect, it } from '@jest/globals'
import { emptyDay } from './day'
import { insertNumbers } from './report'
import { summaryOf } from './summary'

const day = {
  ...emptyDay(),
  hunts: 30,
  wins: 27,
  xp: 400,
  rank: 2,
  purse: 15,
  bossesMet: 3,
  bossesBeaten: 0.5,
  gold: { ...emptyDay().gold, hunts: 90 },
}
const runs = [
  {
    name: 'busy 0',
    kind: 'busy' as const,
    days: [day],
    huntsToFirstRank: 4,
    rankAtFirstRetainer: 1,
    dayOfSecondRegion: null,
    firstBossMet: { day: 1, hunts: 14 },
    firstBossBeaten: null,
    unexplained: [],
  },
]
const assertions = [{ claim: 'Every player eats.', found: 'all of them do', holds: false }]
const document = '# Before\n\n<!-- numbers: npm run simulate -->\nstale\n<!-- /numbers -->\n\nAfter\n'

const numbers = { kinds: summaryOf(runs), assertions, setups: '| ground |' }

describe('the numbers of a simulation', () => {
  const written = insertNumbers(document, numbers)

  it('replace the old ones', () => {
    expect(written).toMatch(
      /^# Before\n\n<!-- numbers: npm run simulate -->\n\n1 players played 1 days and hunted 30 times/,
    )
    expect(written).toMatch(/<!-- \/numbers -->\n\nAfter\n$/)
    expect(written).not.toContain('stale')
    expect(insertNumbers(written, numbers)).toBe(written)
  })

  it('show the state of each type of player, and which assertion fails', () => {
    expect(written).toMatch(/\| busy +\| 1 +\| 30 +\| 400 +\| 2 +\| 1 +\| 90 +\| 0 +\| 15 +\| 90 % +\|/)
    expect(written).toMatch(/\| Every player eats. +\| all of them do +\| \*\*fails\*\* +\|/)
  })

  it('show when each type of player reaches its first goals, and which it does not reach', () => {
    expect(written).toMatch(/\| busy +\| 4 +\| 4 +\| 1 +\| 1 +\| not reached +\| not reached +\|/)
  })

  it('show when each type of player meets and beats its first boss, and how many in all', () => {
    expect(written).toMatch(
      /\| busy +\| 1 +\| 1 +\| 14 +\| not reached +\| not reached +\| not reached +\| 3 +\| 0.5 +\|/,
    )
  })

  it('need their markers', () => {
    expect(() => insertNumbers('# Nothing', numbers)).toThrow('no place for numbers')
  })
})
