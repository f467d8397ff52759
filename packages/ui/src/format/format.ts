import { dateTimeFormat, numberFormat } from '@sanguine/ui/platform'

type Moment = string | number | Date

/** A number with the separators of a language, such as `1,200`. */
export const formatCount = (value: number, language: string): string => numberFormat(language).format(value)

/** A number in few characters, such as `1.2K`. */
export const formatCompact = (value: number, language: string): string =>
  numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(value)

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

/** A moment in the time zone of the viewer, such as `Jul 1, 2024, 11:00 AM`. */
export const formatDateTime = (at: Moment, language: string): string =>
  dateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))

/** A moment in the time zone of Berlin, by which the days of the site are counted. */
export const formatBerlinTime = (at: Moment, language: string): string =>
  dateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(new Date(at))

/** Names in a sentence, such as `Ash, Bone, and Cinder`. */
export const formatList = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language).format(names)
