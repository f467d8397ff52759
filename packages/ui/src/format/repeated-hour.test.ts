import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { formatBerlinTime, formatDateTime, formatPeriod, zoneOfRepeatedTime } from './format'

const { DateTimeFormat } = Intl

// The viewer is in Berlin, where clocks go from 3:00 back to 2:00 on the last Sunday of October.
beforeAll(() => {
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation((language, options) => new DateTimeFormat(language, { timeZone: 'Europe/Berlin', ...options }))
})
afterAll(() => {
  jest.restoreAllMocks()
})

/** As Intl separates numbers, units and times. */
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ')

const [summer, winter] = ['2026-10-25T00:30:00Z', '2026-10-25T01:10:00Z']
const [before, after] = ['2026-10-24T23:59:00Z', '2026-10-25T02:00:00Z']

it.each([
  [before, after, 'Oct 25, 2026, 1:59 – 3:00 AM', '25.10.2026, 01:59–03:00 Uhr'],
  [
    summer,
    winter,
    'Oct 25, 2026, 2:30 AM GMT+2 – Oct 25, 2026, 2:10 AM GMT+1',
    '25.10.2026, 02:30 MESZ – 25.10.2026, 02:10 MEZ',
  ],
  [before, winter, 'Oct 25, 2026, 1:59 AM – Oct 25, 2026, 2:10 AM GMT+1', '25.10.2026, 01:59 – 25.10.2026, 02:10 MEZ'],
  [summer, after, 'Oct 25, 2026, 2:30 AM GMT+2 – Oct 25, 2026, 3:00 AM', '25.10.2026, 02:30 MESZ – 25.10.2026, 03:00'],
])('the period from %s to %s names the zone of a repeated time', (from, to, english, german) => {
  expect([formatPeriod(from, to, 'en'), formatPeriod(from, to, 'de')].map(plain)).toEqual([english, german])
})

it.each([formatDateTime, formatBerlinTime])('a moment names its zone only in the repeated hour', (format) => {
  const text = (at: string) => plain(format(at, 'en'))
  expect([before, summer, winter, after].map(text)).toEqual([
    'Oct 25, 2026, 1:59 AM',
    'Oct 25, 2026, 2:30 AM GMT+2',
    'Oct 25, 2026, 2:10 AM GMT+1',
    'Oct 25, 2026, 3:00 AM',
  ])
})

it('half an hour is repeated on Lord Howe Island', () => {
  const zone = { timeZone: 'Australia/Lord_Howe' }
  const isRepeated = (at: string) => zoneOfRepeatedTime(at, 'en', zone) !== null
  expect(
    ['2026-04-04T14:29:00Z', '2026-04-04T14:31:00Z', '2026-04-04T15:10:00Z', '2026-04-04T15:31:00Z'].map(isRepeated),
  ).toEqual([false, true, true, false])
})
