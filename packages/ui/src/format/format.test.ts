import { expect, it } from '@jest/globals'
import {
  formatAmount,
  formatBerlinDate,
  formatBerlinTime,
  formatCompact,
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatDuration,
  formatList,
  formatLongDate,
  formatPercent,
  formatPeriod,
  formatPrice,
  formatShort,
  formatUnit,
  formatUsd,
} from './format'

const diamonds = { name: 'Diamonds', singularName: 'Diamond' }

const noon = '2024-07-01T12:00:00'
/** As Intl separates numbers, units and times. */
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ')

it.each([
  [
    (language: string) => formatCount(9_007_199_254_740_991, language),
    '9,007,199,254,740,991',
    '9.007.199.254.740.991',
  ],
  [(language: string) => formatCount(-1200.5, language), '-1,200.5', '-1.200,5'],
  [(language: string) => formatCompact(999, language), '999', '999'],
  [(language: string) => formatCompact(1240, language), '1.2K', '1,2 Tsd.'],
  [(language: string) => formatCompact(-54_000, language), '-54K', '-54 Tsd.'],
  [(language: string) => formatCompact(999_960, language), '1M', '1 Mio.'],
  [(language: string) => formatPercent(0.125, language), '13%', '13 %'],
  [(language: string) => formatPercent(0.125, language, 1), '12.5%', '12,5 %'],
  [(language: string) => formatUsd(499, language), '$4.99', '4,99 $'],
  [(language: string) => formatUsd(0, language), '$0.00', '0,00 $'],
  [(language: string) => formatPrice(500, language), '$5', '5 $'],
  [(language: string) => formatPrice(499, language), '$4.99', '4,99 $'],
  [(language: string) => formatUnit(9, 'hour', language), '9 hours', '9 Stunden'],
  [(language: string) => formatUnit(1, 'day', language), '1 day', '1 Tag'],
  [(language: string) => formatAmount(1, diamonds, language), '1 Diamond', '1 Diamond'],
  [(language: string) => formatAmount(0, diamonds, language), '0 Diamonds', '0 Diamonds'],
  [(language: string) => formatAmount(1200, diamonds, language), '1,200 Diamonds', '1.200 Diamonds'],
  [(language: string) => formatDuration(0, language), '0 s', '0 s'],
  [(language: string) => formatDuration(119, language), '119 s', '119 s'],
  [(language: string) => formatDuration(-120, language), '−2 min', '−2 min'],
  [(language: string) => formatDuration(7200, language), '2 h', '2 h'],
  [(language: string) => formatDuration(3_600_000 + 61, language), '1,000 h 1 min', '1.000 h 1 min'],
  [(language: string) => formatDate(noon, language), 'Jul 1, 2024', '01.07.2024'],
  [(language: string) => formatLongDate(new Date(noon), language), 'July 1, 2024', '1. Juli 2024'],
  [(language: string) => formatDateTime(Date.parse(noon), language), 'Jul 1, 2024, 12:00 PM', '01.07.2024, 12:00'],
  [
    (language: string) => formatPeriod(noon, '2024-07-01T14:30:00', language),
    'Jul 1, 2024, 12:00 – 2:30 PM',
    '01.07.2024, 12:00–14:30 Uhr',
  ],
  [
    (language: string) => formatPeriod(noon, '2024-07-02T14:30:00', language),
    'Jul 1, 2024, 12:00 PM – Jul 2, 2024, 2:30 PM',
    '01.07.2024, 12:00 – 02.07.2024, 14:30',
  ],
  [(language: string) => formatBerlinDate('2024-06-30T22:00:00Z', language), 'July 1, 2024', '1. Juli 2024'],
  [
    (language: string) => formatBerlinTime('2024-06-30T22:00:00Z', language),
    'Jul 1, 2024, 12:00 AM',
    '01.07.2024, 00:00',
  ],
  [(language: string) => formatDay('2024-07-01', language), 'Jul 1, 2024', '01.07.2024'],
  [(language: string) => formatDay('2024-07-01', language, { day: 'numeric', month: 'short' }), 'Jul 1', '1. Juli'],
  [(language: string) => formatList(['a', 'b', 'c'], language), 'a, b, and c', 'a, b und c'],
])('%s is formatted in the language of the page', (format, english, german) => {
  expect([plain(format('en')), plain(format('de'))]).toEqual([english, german])
})

it.each([
  [9_999, 'xp', '9,999', '9.999'],
  [10_000, 'xp', '10.00K', '10,00 Tsd.'],
  [48_210, 'xp', '48.21K', '48,21 Tsd.'],
  [-48_210, 'xp', '-48.21K', '-48,21 Tsd.'],
  [99_999, 'currency', '99,999', '99.999'],
  [100_000, 'currency', '100.00K', '100,00 Tsd.'],
  [999_994, 'currency', '999.99K', '999,99 Tsd.'],
  [999_995, 'currency', '1.00M', '1,00 Mio.'],
  [12_345_678, 'currency', '12.35M', '12,35 Mio.'],
  [999_995_000, 'currency', '1.00B', '1,00 Mrd.'],
  [1_234_500_000_000, 'currency', '1,234.50B', '1.234,50 Mrd.'],
] as const)('%d of %s without a unit around it are formatted as %s, in German %s', (value, kind, english, german) => {
  expect(['en', 'de'].map((language) => plain(formatShort(value, kind, language)))).toEqual([english, german])
})
