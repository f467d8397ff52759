import { expect, it } from '@jest/globals'
import {
  formatBerlinDate,
  formatBerlinTime,
  formatCompact,
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatList,
  formatLongDate,
  formatPercent,
  formatPrice,
  formatUnit,
  formatUsd,
} from './format'

const noon = '2024-07-01T12:00:00'
/** As Intl separates numbers, units and times. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

it.each([
  [
    (language: string) => formatCount(9_007_199_254_740_991, language),
    '9,007,199,254,740,991',
    '9.007.199.254.740.991',
  ],
  [(language: string) => formatCount(-1200.5, language), '-1,200.5', '-1.200,5'],
  [(language: string) => formatCompact(1240, language), '1.2K', '1240'],
  [(language: string) => formatPercent(0.125, language), '13%', '13 %'],
  [(language: string) => formatPercent(0.125, language, 1), '12.5%', '12,5 %'],
  [(language: string) => formatUsd(499, language), '$4.99', '4,99 $'],
  [(language: string) => formatUsd(0, language), '$0.00', '0,00 $'],
  [(language: string) => formatPrice(500, language), '$5', '5 $'],
  [(language: string) => formatPrice(499, language), '$4.99', '4,99 $'],
  [(language: string) => formatUnit(9, 'hour', language), '9 hours', '9 Stunden'],
  [(language: string) => formatUnit(1, 'day', language), '1 day', '1 Tag'],
  [(language: string) => formatDate(noon, language), 'Jul 1, 2024', '01.07.2024'],
  [(language: string) => formatLongDate(new Date(noon), language), 'July 1, 2024', '1. Juli 2024'],
  [(language: string) => formatDateTime(Date.parse(noon), language), 'Jul 1, 2024, 12:00 PM', '01.07.2024, 12:00'],
  [(language: string) => formatBerlinDate('2024-06-30T22:00:00Z', language), 'July 1, 2024', '1. Juli 2024'],
  [
    (language: string) => formatBerlinTime('2024-06-30T22:00:00Z', language),
    'Jul 1, 2024, 12:00 AM',
    '01.07.2024, 00:00',
  ],
  [(language: string) => formatDay('2024-07-01', language), 'Jul 1, 2024', '01.07.2024'],
  [(language: string) => formatDay('2024-07-01', language, { day: 'numeric', month: 'short' }), 'Jul 1', '1. Juli'],
  [(language: string) => formatList(['a', 'b', 'c'], language), 'a, b, and c', 'a, b und c'],
])('%s is written in the language of the page', (format, english, german) => {
  expect([plain(format('en')), plain(format('de'))]).toEqual([english, german])
})
