import { describe, expect, test } from '@jest/globals'
import { parseValue } from 'graphql'
import { date, dateTime, percentage, safeInt } from './graphql-values'

describe('a date', () => {
  test('keeps its text when it is parsed and serialized', () => {
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

describe('a date-time', () => {
  test.each([
    ['2026-02-28T10:00:00Z', '2026-02-28T10:00:00.000Z'],
    ['2024-02-29t10:00:00z', '2024-02-29T10:00:00.000Z'],
    ['2026-02-28T10:00:00.5Z', '2026-02-28T10:00:00.500Z'],
    ['2026-02-28T10:00:00.123999+02:00', '2026-02-28T08:00:00.123Z'],
    ['2026-12-31T23:30:00-05:30', '2027-01-01T05:00:00.000Z'],
    ['0099-01-01T00:00:00-00:00', '0099-01-01T00:00:00.000Z'],
  ])('%s is %s', (text, utc) => {
    expect(dateTime.serialize(dateTime.parseValue(text))).toBe(utc)
    expect(dateTime.serialize(dateTime.parseLiteral(parseValue(JSON.stringify(text))))).toBe(utc)
  })

  test.each([
    ...[
      '2026-02-30T10:00:00Z',
      '2025-02-29T10:00:00Z',
      '2026-13-01T10:00:00Z',
      '2026-00-10T10:00:00Z',
      '2026-04-31T10:00:00+02:00',
    ],
    ...['2026-01-01T24:00:00Z', '2026-01-01T10:60:00Z', '2026-01-01T10:00:60Z', '2026-01-01T25:00:00Z'],
    ...['2026-01-01T10:00:00+24:00', '2026-01-01T10:00:00+02:60', '2026-01-01T10:00:00+0200', '2026-01-01T10:00:00+2'],
    ...['2026-01-01T10:00:00', '2026-01-01T10:00Z', '2026-01-01', '2026-01-01 10:00:00Z', '2026-01-01T10:00:00.Z'],
    ...[
      '5',
      'foo 2026',
      '',
      ' 2026-01-01T10:00:00Z',
      '2026-01-01T10:00:00Z ',
      '2026-01-01T10:00:00Z\n',
      '+002026-01-01T10:00:00Z',
    ],
    ...['Thu, 01 Jan 2026 10:00:00 GMT', '1767261600000'],
    ...[1_767_261_600_000, 5, true, null, {}, ['2026-01-01T10:00:00Z']],
  ])('is not %p', (value) => {
    expect(() => dateTime.parseValue(value)).toThrow('DateTime must be RFC 3339 text')
  })
})

describe('a whole number', () => {
  test.each([0, -5, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])('is %p', (value) => {
    expect(safeInt.parseValue(value)).toBe(value)
    expect(safeInt.parseLiteral(parseValue(String(value)))).toBe(value)
  })

  test.each([1.5, 2 ** 53, -(2 ** 53), Number.NaN, Number.POSITIVE_INFINITY, '5', '', true, null, [5], {}])(
    'is not %p',
    (value) => {
      expect(() => safeInt.parseValue(value)).toThrow('SafeInt must be a whole number')
    },
  )

  test.each(['1.0', '1e3', '"5"', '9007199254740993', '1e400', 'true'])('is not the literal %s', (text) => {
    expect(() => safeInt.parseLiteral(parseValue(text))).toThrow('SafeInt must be a whole number')
  })
})

describe('a percentage', () => {
  test.each([0, 12.5, 100, -3])('is %p', (value) => {
    expect(percentage.parseValue(value)).toBe(value)
    expect(percentage.serialize(value)).toBe(value)
    expect(percentage.parseLiteral(parseValue(String(value)))).toBe(value)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, '5', '5%', true, null, [5], {}])('is not %p', (value) => {
    expect(() => percentage.parseValue(value)).toThrow('Percentage must be a number')
    expect(() => percentage.serialize(value)).toThrow('Percentage must be a number')
  })

  test.each(['"5"', 'true', 'null', '1e400'])('is not the literal %s', (text) => {
    expect(() => percentage.parseLiteral(parseValue(text))).toThrow('Percentage must be a number')
  })
})
