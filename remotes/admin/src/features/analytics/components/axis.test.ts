import { describe, expect, it } from '@jest/globals'
import { labelledPlaces, runsOf, ticksUpTo } from './axis'

describe('the ticks of an axis', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [100, [0, 50, 100]],
    [812, [0, 500, 1000]],
    [15_204, [0, 5000, 10_000, 15_000, 20_000]],
  ])('up to %p are %p', (max, ticks) => {
    expect(ticksUpTo(max)).toEqual(ticks)
  })

  it.each([2, 5, 9, 11, 99, 101, 4321, 999_999])('are whole, at most six, and reach %p', (max) => {
    const ticks = ticksUpTo(max)
    expect(ticks.every(Number.isInteger)).toBe(true)
    expect(ticks.length).toBeLessThanOrEqual(6)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
  })
})

describe('the positions of labelled days', () => {
  it.each([
    [0, 5, []],
    [1, 5, [0]],
    [3, 5, [0, 1, 2]],
    [31, 4, [0, 10, 20, 30]],
    [790, 3, [0, 395, 789]],
  ])('of %p with room for %p are %p', (count, most, places) => {
    expect(labelledPlaces(count, most)).toEqual(places)
  })
})

it('a line is interrupted at unknown values', () => {
  expect(runsOf([null, 1, 2, null, null, 3])).toEqual([
    { first: 1, values: [1, 2] },
    { first: 5, values: [3] },
  ])
  expect(runsOf([null])).toEqual([])
})
