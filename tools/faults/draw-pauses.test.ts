import { expect, test } from '@jest/globals'
import { drawPauses } from './draw-pauses'

const drawn = (seed: string) => {
  const draw = drawPauses(seed)
  return Array.from({ length: 50 }, () => draw(300, 800))
}

test('runs with the same seed have the same pauses, and others have different ones', () => {
  expect(drawn('1')).toEqual(drawn('1'))
  expect(drawn('2')).not.toEqual(drawn('1'))
})

test('pauses lie between their limits and differ', () => {
  const pauses = drawn('1')
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(300)
  expect(Math.max(...pauses)).toBeLessThan(800)
  expect(new Set(pauses).size).toBeGreaterThan(40)
})
