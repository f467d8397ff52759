import { describe, expect, it } from '@jest/globals'
import { assertionsOf } from './assertions'
import { packMarket, simulatePlayer } from './player-run'
import { summaryOf } from './summary'

const market = packMarket()

describe('eight players in eight days', () => {
  const kinds = summaryOf(Array.from({ length: 8 }, (_, index) => simulatePlayer(index, 8, market)))
  const dayOf = (name: string) => kinds.find(({ kind }) => kind === name)?.days.at(-1)

  it('have every coin and item explained, hunt every day and reach a rank within an hour', () => {
    const assertions = assertionsOf(kinds).slice(0, 3)
    expect(assertions.map(({ found }) => found)).toEqual([
      'all of them are',
      'all of them do',
      expect.stringMatching(/^\d+ hunts$/),
    ])
    expect(assertions.every(({ holds }) => holds)).toBe(true)
  })

  it('progress further the more they hunt', () => {
    const rankOf = (name: string) => dayOf(name)?.rank ?? 0
    expect(rankOf('casual')).toBeGreaterThanOrEqual(1)
    expect(rankOf('busy')).toBeGreaterThan(rankOf('casual') + 2)
    expect(rankOf('whale')).toBeGreaterThanOrEqual(rankOf('busy'))
    // One rank lasts for days by then: XP tell apart what has the same.
    expect(dayOf('whale')?.xp).toBeGreaterThan((dayOf('busy')?.xp ?? 0) * 1.1)
  })

  it('have auto-hunts if they keep retainers', () => {
    expect(dayOf('casual')?.autoHunts).toBe(0)
    for (const name of ['busy', 'autoHunter', 'whale']) expect(dayOf(name)?.autoHunts).toBeGreaterThan(18)
  })
})

describe('a simulated run', () => {
  it('is the same each time', () => {
    expect(simulatePlayer(2, 3, market)).toEqual(simulatePlayer(2, 3, market))
    expect(simulatePlayer(2, 3, market)).not.toEqual(simulatePlayer(6, 3, market))
  })
})
