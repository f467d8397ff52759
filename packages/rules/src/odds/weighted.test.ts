import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { rolledPoints, toWholeNumbers, uniformPoints, type Weighted } from './weighted'

const momentOf = (values: readonly Weighted[], power: number) =>
  values.reduce((sum, [value, chance]) => sum + value ** power * chance, 0)
const varianceOf = (values: readonly Weighted[]) => momentOf(values, 2) - momentOf(values, 1) ** 2

describe('points of a range', () => {
  it('are all its whole numbers if there are few', () => {
    expect(uniformPoints(2, 4)).toEqual([2, 3, 4].map((value) => [value, 1 / 3]))
  })

  it('keep the mean, and nearly the deviation, if there are too many', () => {
    const points = uniformPoints(1000, 1999, 20)
    expect(points).toHaveLength(20)
    expect(momentOf(points, 1)).toBeCloseTo(1499.5, 9)
    expect(Math.sqrt(varianceOf(points) / varianceOf(uniformPoints(1000, 1999)))).toBeCloseTo(1, 2)
  })
})

describe('rounding weighted numbers', () => {
  it('keeps whole numbers', () => {
    const values = uniformPoints(3, 9)
    expect(toWholeNumbers(values)).toBe(values)
  })

  it('keeps the mean, and the deviation from half a unit on', () => {
    const number = fc.double({ min: 1, max: 50, noNaN: true })
    fc.assert(
      fc.property(number, fc.double({ min: 2, max: 20, noNaN: true }), (from, width) => {
        const values = Array.from({ length: 9 }, (_, index): Weighted => [from + (width * index) / 8, 1 / 9])
        const wholes = toWholeNumbers(values)
        expect(momentOf(wholes, 0)).toBeCloseTo(1, 9)
        expect(momentOf(wholes, 1)).toBeCloseTo(momentOf(values, 1), 6)
        expect(varianceOf(wholes)).toBeCloseTo(varianceOf(values), 6)
        for (const [value] of wholes) expect(Number.isInteger(value)).toBe(true)
      }),
    )
  })
})

describe('points of a roll', () => {
  it('give the mean of the fifth power exactly', () => {
    expect(momentOf(rolledPoints({ from: 0, to: 1 }, -9, 9), 5)).toBeCloseTo(1 / 6, 12)
  })

  it.each([
    ['inside', 20, 40, 30],
    ['cut above', 80, 120, (80 + 100) / 4 + 50],
    ['cut below', -20, 20, 5],
    ['all cut', 130, 150, 100],
    ['one value', 7, 7, 7],
  ])('are limited like the roll: %s', (_title, from, to, mean) => {
    const points = rolledPoints({ from, to }, 0, 100)
    expect(momentOf(points, 0)).toBeCloseTo(1, 12)
    expect(momentOf(points, 1)).toBeCloseTo(mean, 12)
  })
})
