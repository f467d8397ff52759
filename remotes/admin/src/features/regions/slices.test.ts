import { describe, expect, test } from '@jest/globals'
import { bordersOf, endName, roomForSlice, splitEqually } from './slices'

const slice = (enemyId: string, rangeMin: number, rangeMax: number) => ({ enemyId, rangeMin, rangeMax })
const shown = (slices: Parameters<typeof bordersOf>[0], held?: Parameters<typeof bordersOf>[1]) =>
  bordersOf(slices, held).map(({ at, ends, min, max }) => [at, ends.map(endName).join(' '), min, max])

describe('the borders of a hunting table', () => {
  test('lie between adjacent slices and move both', () => {
    expect(shown([slice('b', 4000, 10_000), slice('a', 0, 4000)])).toEqual([[4000, '0.rangeMin 1.rangeMax', 1, 9999]])
  })

  test('are single at gaps and overlaps', () => {
    expect(shown([slice('a', 0, 3000), slice('b', 4000, 10_000)])).toEqual([
      [3000, '0.rangeMax', 1, 10_000],
      [4000, '1.rangeMin', 0, 9999],
    ])
    expect(shown([slice('a', 0, 6000), slice('b', 5000, 10_000)])).toEqual([
      [5000, '1.rangeMin', 0, 9999],
      [6000, '0.rangeMax', 1, 10_000],
    ])
  })

  test('stay separate from others while they are dragged', () => {
    const slices = [slice('a', 0, 4000), slice('b', 4000, 10_000)]
    expect(shown(slices, [{ index: 0, key: 'rangeMax' }]).map(([, ends]) => ends)).toEqual(['0.rangeMax', '1.rangeMin'])
  })

  test('of an empty slice stay within it', () => {
    expect(shown([slice('a', 500, 500)])).toEqual([[500, '0.rangeMin 0.rangeMax', 500, 500]])
  })
})

describe('a new slice', () => {
  test('fills the largest gap', () => {
    expect(roomForSlice([])).toEqual({ rangeMin: 0, rangeMax: 10_000, takenFrom: null })
    expect(roomForSlice([slice('a', 100, 4000), slice('b', 5000, 9600)])).toEqual({
      rangeMin: 4000,
      rangeMax: 5000,
      takenFrom: null,
    })
  })

  test('takes the upper half of the largest slice if there is no gap', () => {
    expect(roomForSlice([slice('a', 0, 3000), slice('b', 3000, 10_000)])).toEqual({
      rangeMin: 6500,
      rangeMax: 10_000,
      takenFrom: 1,
    })
  })
})

describe('an equal split', () => {
  test('keeps the order and covers the whole range', () => {
    expect(splitEqually([slice('c', 9000, 9100), slice('a', 0, 10), slice('b', 10, 9000)])).toEqual([
      slice('a', 0, 3334),
      slice('b', 3334, 6667),
      slice('c', 6667, 10_000),
    ])
  })
})
