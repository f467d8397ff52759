import { expect, test } from '@jest/globals'
import { isSoldAt } from './list-packages'

test.each([
  ['the last second of July in Berlin', '2025-07-31T21:59:59Z', 7, true],
  ['the first second of August in Berlin', '2025-07-31T22:00:00Z', 8, true],
  ['the first second of August in Berlin', '2025-07-31T22:00:00Z', 7, false],
  ['New Year in Berlin', '2024-12-31T23:00:00Z', 1, true],
])('a package is sold by the month in Berlin: %s', (_name, at, month, isSold) => {
  expect(isSoldAt({ month, year: 2025 }, Date.parse(at))).toBe(isSold)
})

test('a package without month or year is always sold', () => {
  expect(isSoldAt({ month: 0, year: 0 }, Date.parse('2025-07-31T22:00:00Z'))).toBe(true)
  expect(isSoldAt({ month: 0, year: 2024 }, Date.parse('2025-07-31T22:00:00Z'))).toBe(false)
})
