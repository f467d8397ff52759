import { describe, expect, it } from '@jest/globals'
import { lawsOf } from './laws'
import { live, packMarket } from './simulation'
import { summaryOf } from './summary'

const market = packMarket()

describe('eight players in eight days', () => {
  const kinds = summaryOf(Array.from({ length: 8 }, (_, index) => live(index, 8, market)))
  const dayOf = (name: string) => kinds.find(({ kind }) => kind === name)?.days.at(-1)

  it('have every coin and item explained, hunt every day and rise within an evening', () => {
    const laws = lawsOf(kinds).slice(0, 3)
    expect(laws.map(({ found }) => found)).toEqual([
      'all of them',
      'everybody did',
      expect.stringMatching(/^\d+ hunts$/),
    ])
    expect(laws.every(({ isKept }) => isKept)).toBe(true)
  })

  it('come the further the more they hunt', () => {
    const rankOf = (name: string) => dayOf(name)?.rank ?? 0
    expect(rankOf('casual')).toBeGreaterThanOrEqual(1)
    expect(rankOf('busy')).toBeGreaterThan(rankOf('casual') + 2)
    expect(rankOf('whale')).toBeGreaterThan(rankOf('busy'))
  })

  it('let retainers hunt where they keep some', () => {
    expect(dayOf('casual')?.autoHunts).toBe(0)
    for (const name of ['busy', 'autoHunter', 'whale']) expect(dayOf(name)?.autoHunts).toBeGreaterThan(18)
  })
})

describe('a life', () => {
  it('is the same each time', () => {
    expect(live(2, 3, market)).toEqual(live(2, 3, market))
    expect(live(2, 3, market)).not.toEqual(live(6, 3, market))
  })
})
