import { describe, expect, test } from '@jest/globals'
import { parseValue } from 'graphql'
import { date } from './scalars'

describe('a date', () => {
  test('is the same text inside and outside', () => {
    expect(date.parseValue('2024-02-29')).toBe('2024-02-29')
    expect(date.parseLiteral(parseValue('"2024-02-29"'))).toBe('2024-02-29')
    expect(date.serialize('2024-02-29')).toBe('2024-02-29')
  })

  test.each(['2025-02-29', '2025-13-01', '2025-1-1', '2025-01-01T00:00:00Z', '', 20250101, null])(
    'is not %p',
    (value) => {
      expect(() => date.parseValue(value)).toThrow('Date must be a day')
    },
  )
})
