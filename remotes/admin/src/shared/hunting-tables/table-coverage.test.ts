import { describe, expect, test } from '@jest/globals'
import { oddsOf, tableCoverage } from './table-coverage'

const slice = (enemyId: string, rangeMin: number, rangeMax: number) => ({ enemyId, rangeMin, rangeMax })

describe('a hunting table', () => {
  test('without gaps and overlaps covers all rolls', () => {
    const { slices, gaps, overlaps } = tableCoverage([slice('b', 4000, 10_000), slice('a', 0, 4000)])
    expect(slices.map(({ enemyId }) => enemyId)).toEqual(['a', 'b'])
    expect(gaps).toEqual([])
    expect(overlaps).toEqual([])
  })

  test('has gaps before, between and after its slices', () => {
    const { gaps } = tableCoverage([slice('a', 100, 4000), slice('b', 5000, 9600)])
    expect(gaps).toEqual([
      { from: 0, to: 100 },
      { from: 4000, to: 5000 },
      { from: 9600, to: 10_000 },
    ])
  })

  test('has overlaps, also of a slice inside another', () => {
    expect(tableCoverage([slice('a', 0, 6000), slice('b', 5000, 10_000)]).overlaps).toEqual([{ from: 5000, to: 6000 }])
    expect(tableCoverage([slice('a', 0, 10_000), slice('b', 2000, 3000)]).overlaps).toEqual([{ from: 2000, to: 3000 }])
  })

  test('with empty slices only is one gap', () => {
    expect(tableCoverage([slice('a', 500, 500)])).toEqual({ slices: [], gaps: [{ from: 0, to: 10_000 }], overlaps: [] })
  })

  test('attracts an enemy with the probability of its slice', () => {
    expect(oddsOf({ from: 9600, to: 10_000 })).toBe(0.04)
  })
})
