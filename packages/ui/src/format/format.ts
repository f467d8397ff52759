import { dateTimeFormat, numberFormat } from '@sanguine/ui/platform'

type Moment = string | number | Date

/** A number with the separators of a language, such as `1,200`. */
export const formatCount = (value: number, language: string): string => numberFormat(language).format(value)

const units = [
  { from: 1_000_000_000, english: 'B', german: '\u00a0Mrd.' },
  { from: 1_000_000, english: 'M', german: '\u00a0Mio.' },
  { from: 1_000, english: 'K', german: '\u00a0Tsd.' },
] as const

/** The values from which a number that stands alone is abbreviated. */
const abbreviatedFrom = { currency: 100_000, xp: 10_000 } as const

/** The kinds of number that are abbreviated from different values on. */
export type ShortNumberKind = keyof typeof abbreviatedFrom

/** Abbreviated from a thousand on, with K, M or B, or a German word behind a no-break space. */
function abbreviate(value: number, language: string, decimals: Intl.NumberFormatOptions): string {
  const size = Math.abs(value)
  const precision = 1_000 * 10 ** (decimals.maximumFractionDigits ?? 0)
  // rounding that reaches the next unit takes it: 999,995 is 1.00M
  const unit = units.find(({ from }) => size >= from || Math.round((size / from) * precision) >= precision)
  if (!unit || size < 1_000) return formatCount(value, language)
  const word = language.startsWith('de') ? unit.german : unit.english
  return `${numberFormat(language, decimals).format(value / unit.from)}${word}`
}

/** A number for the axis of a chart, abbreviated from a thousand on: `1.2K`, `54K`; in German `1,2 Tsd.`. */
export const formatCompact = (value: number, language: string): string =>
  abbreviate(value, language, { maximumFractionDigits: 1 })

/**
 * A number that stands alone, such as an amount in the purse. It is abbreviated from 100,000 of a currency or 10,000 XP
 * on, with two decimals: `48.21K`; in German `48,21 Tsd.`. Sentences have `formatCount`.
 */
export const formatShort = (value: number, kind: ShortNumberKind, language: string): string =>
  Math.abs(value) >= abbreviatedFrom[kind]
    ? abbreviate(value, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    : formatCount(value, language)

/** A currency as sentences name it. */
export interface CurrencyNames {
  readonly name: string
  /** the name of a single one; missing or empty where the name suits one as well */
  readonly singularName?: string
}

/** The name of a currency beside an amount: `Sanguine Diamond` for 1, `Sanguine Diamonds` for other amounts. */
export const currencyName = ({ name, singularName }: CurrencyNames, amount: number, language: string): string =>
  (new Intl.PluralRules(language).select(amount) === 'one' && singularName) || name

/** An amount of a currency, such as `1 Sanguine Diamond`. */
export const formatAmount = (amount: number, currency: CurrencyNames, language: string): string =>
  `${formatCount(amount, language)} ${currencyName(currency, amount, language)}`

/** A part of one as a percentage with up to so many decimals, such as `12.5%`. */
export const formatPercent = (part: number, language: string, decimals = 0): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: decimals }).format(part)

/** An amount of US cents, such as `$4.99`. */
export const formatUsd = (cents: number, language: string): string =>
  numberFormat(language, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(cents / 100)

/** A price in US cents, without the cents where there are none, such as `$5`. */
export const formatPrice = (cents: number, language: string): string =>
  numberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

/** A whole number of hours or days, such as `9 hours`. */
export const formatUnit = (value: number, unit: 'hour' | 'day', language: string): string =>
  numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)

/**
 * A duration in seconds, such as `90 s`, `2 min 30 s` or `3 h 6 min`. From two minutes on it has minutes, from an hour on
 * whole ones. A negative one has a minus sign.
 */
export function formatDuration(duration: number, language: string): string {
  const seconds = Math.round(Math.abs(duration))
  const parts: readonly (readonly [number, string])[] =
    seconds < 120
      ? [[seconds, 's']]
      : [
          [Math.floor(seconds / 3600), 'h'],
          [Math.floor(seconds / 60) % 60, 'min'],
          [seconds < 3600 ? seconds % 60 : 0, 's'],
        ]
  const text = parts
    .filter(([amount]) => amount > 0 || parts.length === 1)
    .map(([amount, unit]) => `${formatCount(amount, language)}\u00a0${unit}`)
  return `${duration < 0 && seconds > 0 ? '−' : ''}${text.join(' ')}`
}

/** A day in the time zone of the viewer, such as `Jul 1, 2024`. */
export const formatDate = (at: Moment, language: string): string =>
  dateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(at))

/** A day with the name of its month, such as `July 1, 2024`. */
export const formatLongDate = (at: Moment, language: string): string =>
  dateTimeFormat(language, { dateStyle: 'long' }).format(new Date(at))

/** A day in Berlin, where the months of subscriptions begin. */
export const formatBerlinDate = (at: Moment, language: string): string =>
  dateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(new Date(at))

/** A day such as `2024-07-01`, which is the same in every time zone. */
export const formatDay = (day: string, language: string, options?: Intl.DateTimeFormatOptions): string =>
  dateTimeFormat(language, { ...(options ?? { dateStyle: 'medium' }), timeZone: 'UTC' }).format(Date.parse(day))

interface Zone {
  /** that of the viewer if it is left out */
  readonly timeZone?: string
}

const momentFormat = (language: string, zone: Zone): Intl.DateTimeFormat =>
  dateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', ...zone })

/** The times by which clocks are set back, in milliseconds. */
const shiftsMs = [3_600_000, 1_800_000]

/**
 * The name of the zone, such as `GMT+1`, if a clock that was set back shows the time of the moment twice; otherwise
 * null.
 */
export function zoneOfRepeatedTime(at: Moment, language: string, zone: Zone = {}): string | null {
  const time = new Date(at).getTime()
  const format = momentFormat(language, zone)
  const isRepeated = shiftsMs
    .flatMap((shift) => [time - shift, time + shift])
    .some((other) => format.format(other) === format.format(time))
  if (!isRepeated) return null
  const parts = dateTimeFormat(language, { timeZoneName: 'short', ...zone }).formatToParts(time)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null
}

function formatMoment(at: Moment, language: string, zone: Zone = {}): string {
  const name = zoneOfRepeatedTime(at, language, zone)
  const text = momentFormat(language, zone).format(new Date(at))
  return name === null ? text : `${text}\u00a0${name}`
}

/**
 * A moment in the time zone of the viewer, such as `Jul 1, 2024, 11:00 AM`. In the hour that clocks repeat in autumn, it
 * names the zone.
 */
export const formatDateTime = (at: Moment, language: string): string => formatMoment(at, language)

/** The time between two moments in the time zone of the viewer, such as `Jul 1, 2024, 8:00 – 11:00 AM`. */
export const formatPeriod = (from: Moment, to: Moment, language: string): string =>
  [from, to].some((at) => zoneOfRepeatedTime(at, language) !== null)
    ? `${formatDateTime(from, language)} – ${formatDateTime(to, language)}`
    : momentFormat(language, {}).formatRange(new Date(from), new Date(to))

/** A moment in the time zone of Berlin, by which the days of the site are counted. */
export const formatBerlinTime = (at: Moment, language: string): string =>
  formatMoment(at, language, { timeZone: 'Europe/Berlin' })

/** Names in a sentence, such as `Ash, Bone, and Cinder`. */
export const formatList = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language).format(names)
