import { describe, expect, test } from '@jest/globals'
import { berlinDayOf, readMoment } from './berlin-time'

describe('the day in Berlin', () => {
  test.each([
    ['2025-01-15T22:59:59.999Z', '2025-01-15'],
    ['2025-01-15T23:00:00.000Z', '2025-01-16'],
    ['2025-07-15T21:59:59.999Z', '2025-07-15'],
    ['2025-07-15T22:00:00.000Z', '2025-07-16'],
  ])('at %s is %s', (at, day) => {
    expect(berlinDayOf(Date.parse(at))).toBe(day)
  })

  test.each(['2025-01-01', '2025-03-30', '2025-03-31', '2025-10-26', '2025-10-27'])(
    '%s begins at midnight in Berlin',
    (day) => {
      const start = readMoment(day) ?? 0
      expect([berlinDayOf(start - 1) < day, berlinDayOf(start)]).toEqual([true, day])
    },
  )
})
