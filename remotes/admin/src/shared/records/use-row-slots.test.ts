import { describe, expect, test } from '@jest/globals'
import { assignRowSlots } from './use-row-slots'

const slotsOf = (previous: ReadonlyMap<number, number>, ...indices: readonly number[]) => [
  ...assignRowSlots(previous, indices),
]

describe('the elements of rows', () => {
  test('are numbered from the start', () => {
    expect(slotsOf(new Map(), 4, 5, 6)).toEqual([
      [4, 0],
      [5, 1],
      [6, 2],
    ])
  })

  test('stay with the rows that stay; a new row takes the element of one that left', () => {
    const previous = assignRowSlots(new Map(), [4, 5, 6])
    expect(slotsOf(previous, 5, 6, 7)).toEqual([
      [5, 1],
      [6, 2],
      [7, 0],
    ])
  })

  test('never have two rows', () => {
    let slots: ReadonlyMap<number, number> = new Map()
    for (const start of [0, 3, 1, 40, 39, 2]) {
      const indices = [0, ...Array.from({ length: 10 }, (_, row) => start + row + 1)]
      slots = assignRowSlots(slots, indices)
      expect(new Set(slots.values()).size).toBe(indices.length)
      expect(Math.max(...slots.values())).toBeLessThan(21)
    }
  })
})
