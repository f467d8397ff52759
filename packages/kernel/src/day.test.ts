import { describe, expect, test } from '@jest/globals'
import { addDays, endOfDay, startOfDay, subtractMonths } from './day'

describe('a day', () => {
  test.each([
    ['2025-02-28', 1, '2025-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-01-01', -1, '2024-12-31'],
    ['2025-03-29', 2, '2025-03-31'],
    ['2025-10-25', 2, '2025-10-27'],
  ])('%s and %p days is %s', (day, count, later) => {
    expect(addDays(day, count)).toBe(later)
  })

  test.each([
    ['2025-03-15', 26, '2023-01-15'],
    ['2025-03-31', 1, '2025-02-28'],
    ['2024-03-31', 1, '2024-02-29'],
    ['2025-01-31', 2, '2024-11-30'],
    ['2025-02-28', 12, '2024-02-28'],
  ])('%s less %p months is %s', (day, months, earlier) => {
    expect(subtractMonths(day, months)).toBe(earlier)
  })

  test.each([
    ['2025-01-15', 24],
    ['2025-03-30', 23],
    ['2025-10-26', 25],
  ])('%s has %p hours in Berlin', (day, hours) => {
    expect((endOfDay(day) - startOfDay(day)) / 3_600_000).toBe(hours)
  })

  test('that does not exist has no start', () => {
    expect(() => startOfDay('today')).toThrow('today is not a day.')
  })
})
