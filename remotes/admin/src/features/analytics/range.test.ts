import { describe, expect, it } from '@jest/globals'
import { berlinDay, firstDayOf, rangeAt } from './range'

describe('a range', () => {
  it.each([
    ['30d', '2025-01-30', '2025-01-01'],
    ['30d', '2025-04-10', '2025-03-12'],
    ['90d', '2025-03-31', '2025-01-01'],
    ['12m', '2025-03-31', '2024-04-01'],
    ['12m', '2024-02-29', '2023-03-02'],
    ['all', '2025-03-31', null],
  ] as const)('of %s that ends on %s begins on %s', (range, today, first) => {
    expect(firstDayOf(range, today)).toBe(first)
  })

  it.each([
    [null, undefined, '30d'],
    ['90d', undefined, '90d'],
    ['1d', undefined, '30d'],
    [null, '2025-03-30', '30d'],
    [null, '2024-12-01', 'all'],
    ['12m', '2024-12-01', '12m'],
    ['all', '2024-12-01', 'all'],
  ])('is that of the address, %s, or all days if it does not include the open day %s', (text, day, range) => {
    expect(rangeAt(text, day, '2025-03-31')).toBe(range)
  })

  it('ends with the day in Berlin', () => {
    expect(berlinDay(Date.parse('2025-01-15T23:00:00Z'))).toBe('2025-01-16')
    expect(berlinDay(Date.parse('2025-07-15T21:59:00Z'))).toBe('2025-07-15')
  })
})
