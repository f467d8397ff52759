import { describe, expect, it } from '@jest/globals'
import { timeAgoText } from './time-ago-text'

const minute = 60_000

describe('the text of a past time', () => {
  it.each([
    [0, 'now'],
    [59_999, 'now'],
    [2 * minute, '2 min. ago'],
    [61 * minute, '1 hr. ago'],
    [24 * 60 * minute, 'yesterday'],
    [-5000, 'now'],
  ])('formats %d ms as "%s"', (milliseconds, expected) => {
    expect(timeAgoText(milliseconds, 'en-US')).toBe(expected)
  })
})
