import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { editedNumber, parseNumber } from './number-text'

const languages = ['en', 'de'] as const

describe('a typed number', () => {
  test.each([
    ['en', '1,000', 1000],
    ['en', '7.5', 7.5],
    ['en', '1,234,567.25', 1_234_567.25],
    ['de', '1.000', 1000],
    ['de', '7,5', 7.5],
    ['de', '1.234.567,25', 1_234_567.25],
    ['en', ' 12 ', 12],
    ['en', '007', 7],
    ['en', '-3', -3],
    ['en', '.5', 0.5],
  ] as const)('in %s %j is %d', (language, text, value) => {
    expect(parseNumber(text, language)).toBe(value)
  })

  test('is never negative zero', () => {
    expect(parseNumber('-0', 'en')).toBe(0)
    expect(parseNumber('-0,0', 'de')).toBe(0)
  })

  test.each(['', ' ', '\u00a0'])('is null if the text is %j', (text) => {
    expect(parseNumber(text, 'en')).toBeNull()
  })

  test.each([
    '-',
    '--5',
    '- 5',
    '5-',
    '1e5',
    '1E5',
    '+5',
    '1 000',
    '1_000',
    '0x10',
    '１２',
    '٣',
    'Infinity',
    'NaN',
    'five',
    '5 %',
    '−5',
    '1,00',
    '1,0000',
    ',100',
    '1,,000',
    '7.',
    '7.5.1',
    '1.000,50',
  ])('in English is not %j', (text) => {
    expect(parseNumber(text, 'en')).toBeUndefined()
  })

  test.each(['7.5', '1.00', '1.0000', '.100', '7,', '7,5,1', '1,000.50'])('in German is not %j', (text) => {
    expect(parseNumber(text, 'de')).toBeUndefined()
  })

  test('may not have a fraction if it must be whole', () => {
    expect(parseNumber('1.000', 'en', { isWhole: true })).toBeUndefined()
    expect(parseNumber('1,000', 'de', { isWhole: true })).toBeUndefined()
    expect(parseNumber('1.000', 'de', { isWhole: true })).toBe(1000)
  })

  test('is parsed as the number that was shown for editing', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 })
    fc.assert(
      fc.property(number, fc.constantFrom(...languages), (value, language) => {
        const read = parseNumber(editedNumber(value, language), language)
        // twenty digits after the point are shown
        expect(Math.abs((read ?? Number.NaN) - value)).toBeLessThanOrEqual(1e-20)
      }),
    )
  })

  test('is parsed as the number that Intl formatted', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...languages), (value, language) => {
        expect(parseNumber(value.toLocaleString(language), language, { isWhole: true })).toBe(value)
      }),
    )
  })
})
