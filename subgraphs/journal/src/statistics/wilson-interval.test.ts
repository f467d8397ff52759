import { expect, test } from '@jest/globals'
import { wilsonInterval } from './wilson-interval'

test.each([
  [0, 0, 0, 1],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [5, 10, 0.2366, 0.7634],
  [100, 1000, 0.0829, 0.1201],
])('%d of %d has the interval from %d to %d', (hits, tries, low, high) => {
  expect(wilsonInterval(hits, tries)).toEqual({ low: expect.closeTo(low, 3), high: expect.closeTo(high, 3) })
})

test('the interval includes 0 if nothing was observed, and 1 if everything was', () => {
  for (let tries = 1; tries <= 500; tries += 1) {
    expect(wilsonInterval(0, tries).low).toBe(0)
    expect(wilsonInterval(tries, tries).high).toBe(1)
  }
})
