import { describe, expect, it } from '@jest/globals'
import {
  abbreviatedNumber,
  abbreviateFrom,
  formatNumber,
  formatXp,
  groupedNumber,
  percentOf,
  shortName,
} from './format'

describe('numbers', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1234567, '1,234,567'],
    [-1234, '-1,234'],
    [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991'],
  ])('%d grouped is %s', (value, expected) => expect(groupedNumber(value)).toBe(expected))

  it.each([
    [999, '999'],
    [1000, '1.00K'],
    [1004, '1.00K'],
    [1005.1, '1.01K'],
    [48210, '48.21K'],
    [999_994, '999.99K'],
    [999_995, '1.00M'],
    [1_000_000, '1.00M'],
    [12_345_678, '12.35M'],
    [999_995_000, '1.00B'],
    [1_000_000_000, '1.00B'],
    [1_234_500_000_000, '1,234.50B'],
    [-48210, '-48.21K'],
  ])('%d abbreviated is %s', (value, expected) => expect(abbreviatedNumber(value)).toBe(expected))

  it.each([
    [99_999, abbreviateFrom.currency, '99,999'],
    [100_000, abbreviateFrom.currency, '100.00K'],
    [9_999, abbreviateFrom.xp, '9,999'],
    [10_000, abbreviateFrom.xp, '10.00K'],
  ])('%d is abbreviated from %d on: %s', (value, from, expected) => expect(formatNumber(value, from)).toBe(expected))

  it.each([
    [9_999, '9.999'],
    [85_000, '85,00\u00a0Tsd.'],
    [999_995, '1,00\u00a0Mio.'],
    [1_234_567, '1,23\u00a0Mio.'],
    [-2_500_000_000, '-2,50\u00a0Mrd.'],
  ])('%d XP in German are %s', (value, expected) => expect(formatXp(value, 'de')).toBe(expected))

  it.each([
    [9_999, '9,999'],
    [10_000, '10.00K'],
  ])('%d XP are %s', (value, expected) => expect(formatXp(value)).toBe(expected))
})

describe('a user name', () => {
  it.each([
    ['Morwenna', 'Morwenna'],
    ['Fourteen chars', 'Fourteen chars'],
    ['Fifteen chars!!', 'Fifteen chars!…'],
    ['Mörwénna Blàck!', 'Mörwénna Blàck…'],
    ['🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇', '🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇'],
  ])('%s is shown as %s', (name, expected) => expect(shortName(name)).toBe(expected))
})

it.each([
  [0, 0],
  [0.07, 7],
  [0.125, 12.5],
  [0.6234567891234, 62.3456789123],
  [1 - 1e-16, 100],
])('a chance of %d is %d percent', (chance, percent) => expect(percentOf(chance)).toBe(percent))
