import { describe, expect, it } from '@jest/globals'
import { dropChance } from '../odds/drop-odds'
import { huntLevels, huntsNeeded } from './hunts-needed'
import { meanPieces, mixPieces, winPieces } from './pieces'

const lines = [
  { itemId: 'tooth', dropChance: 30, amountMin: 1, amountMax: 3 },
  { itemId: 'tooth', dropChance: 10, amountMin: -1, amountMax: 1 },
]

describe('the number of pieces of a win', () => {
  it('agrees with the drop chance', () => {
    expect(1 - (winPieces(lines)[0] ?? 0)).toBeCloseTo(dropChance(lines, 0), 12)
    expect(meanPieces(winPieces(lines))).toBeCloseTo(0.3 * 2 + 0.1 / 3, 12)
  })

  it.each([
    ['a chance of 100 %', { dropChance: 100, amountMin: 2, amountMax: 2 }, [0, 0, 1]],
    ['an amount of nothing', { dropChance: 50, amountMin: 0, amountMax: 0 }, [1]],
    ['a range that is upside down', { dropChance: 100, amountMin: 1, amountMax: 0 }, [0, 1]],
  ])('of %s', (_what, line, pieces) => {
    expect(winPieces([{ itemId: 'tooth', ...line }])).toEqual(pieces)
  })

  it('of a very large range has a limited size', () => {
    const pieces = winPieces([{ itemId: 'tooth', dropChance: 100, amountMin: 1, amountMax: 1e9 }])
    expect(pieces.length).toBeLessThan(2000)
    expect(pieces.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  })
})

describe('the hunts needed', () => {
  const oneIn = (share: number) => mixPieces([{ share, pieces: [0, 1] }])

  it('of a single drop follow the geometric distribution', () => {
    expect(huntsNeeded(oneIn(0.01), 1, huntLevels.half)).toBe(Math.ceil(Math.log(0.5) / Math.log(0.99)))
    expect(huntsNeeded(oneIn(0.01), 1, huntLevels.ninety)).toBe(Math.ceil(Math.log(0.1) / Math.log(0.99)))
    expect(huntsNeeded(oneIn(0.5), 1, huntLevels.half)).toBe(1)
    expect(huntsNeeded(oneIn(0.9), 1, huntLevels.ninety)).toBe(1)
    expect(huntsNeeded(oneIn(1e-7), 1, huntLevels.ninety)).toBeGreaterThan(2e7)
  })

  it('for sure drops are as many as the pieces', () => {
    expect(huntsNeeded([0, 1], 7, huntLevels.ninety)).toBe(7)
    expect(huntsNeeded([0, 0, 0, 1], 7, huntLevels.half)).toBe(3)
    expect(huntsNeeded([0, 1], 144, huntLevels.ninety)).toBe(144)
  })

  it('for a hundred pieces are exact, and for a huge number an estimate', () => {
    // the median of the negative binomial distribution; the mean would be 200
    expect(huntsNeeded(oneIn(0.5), 100, huntLevels.half)).toBe(199)
    expect(huntsNeeded(oneIn(0.5), 1e12, huntLevels.half)).toBe(2e12)
  })

  it('are counted up to a limit', () => {
    expect(huntsNeeded([1, 1e-300], 1, huntLevels.half)).toBe(2 ** 41)
  })

  it('are null without a drop', () => {
    expect(huntsNeeded([1], 1, huntLevels.half)).toBeNull()
    expect(huntsNeeded([1, 0], 300, huntLevels.half)).toBeNull()
  })

  it('for very many pieces are close to the exact number', () => {
    const pieces = mixPieces([{ share: 0.25, pieces: winPieces(lines) }])
    for (const level of [huntLevels.half, huntLevels.ninety]) {
      const [exact, more] = [huntsNeeded(pieces, 100, level) ?? 0, huntsNeeded(pieces, 101, level) ?? 0]
      expect(Math.abs(more - exact) / exact).toBeLessThan(0.03)
    }
  })
})
