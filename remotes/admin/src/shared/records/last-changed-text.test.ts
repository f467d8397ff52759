import { describe, expect, test } from '@jest/globals'
import { english } from '../../testing/english'
import { lastChangedText } from './last-changed-text'

const at = Date.UTC(2024, 6, 1, 12)

describe('the time of the last change', () => {
  test.each([
    [59_000, 'changed just now'],
    [119_000, 'changed 1 min ago'],
    [59 * 60_000, 'changed 59 min ago'],
    [23 * 3_600_000, 'changed 23 h ago'],
    [24 * 3_600_000, 'changed 1 day ago'],
    [6 * 86_400_000, 'changed 6 days ago'],
    [7 * 86_400_000, 'changed on Jul 1, 2024'],
  ])('is shown in words after %i ms', (age, text) => {
    expect(lastChangedText(english, at, age)).toBe(text)
  })
})
