import { describe, expect, it } from '@jest/globals'
import { emptyDay } from './day'
import { withNumbers } from './report'
import { summaryOf } from './summary'

const day = { ...emptyDay(), hunts: 30, wins: 27, xp: 400, rank: 2, purse: 15, gold: { ...emptyDay().gold, hunts: 90 } }
const lives = [{ name: 'busy 0', kind: 'busy' as const, days: [day], huntsToFirstRank: 8, unexplained: [] }]
const laws = [{ law: 'Nobody starves.', found: 'everybody did', isKept: false }]
const document = '# Before\n\n<!-- numbers: npm run simulate -->\nstale\n<!-- /numbers -->\n\nAfter\n'

describe('the numbers of a simulation', () => {
  const written = withNumbers(document, summaryOf(lives), laws)

  it('take the place of the old ones', () => {
    expect(written).toMatch(
      /^# Before\n\n<!-- numbers: npm run simulate -->\n\n1 players lived 1 days and hunted 30 times/,
    )
    expect(written).toMatch(/<!-- \/numbers -->\n\nAfter\n$/)
    expect(written).not.toContain('stale')
    expect(withNumbers(written, summaryOf(lives), laws)).toBe(written)
  })

  it('tell how each kind stands, and which law is broken', () => {
    expect(written).toMatch(/\| busy +\| 1 +\| 30 +\| 400 +\| 2 +\| 1 +\| 90 +\| 0 +\| 15 +\| 90 % +\|/)
    expect(written).toMatch(/\| Nobody starves. +\| everybody did +\| \*\*broken\*\* +\|/)
  })

  it('need a place', () => {
    expect(() => withNumbers('# Nothing', summaryOf(lives), laws)).toThrow('no place for numbers')
  })
})
