import { formatDuration } from '../../format/format'
import { numberFormat } from '../../platform/i18n/intl-formats'
import type { Language } from '../../platform/i18n/language'

const minus = '−'

/** A number with its unit. German has a space before the percent sign, English none. */
function withUnit(number: string, unit: string, language: Language): string {
  if (unit === '') return number
  if (unit !== '%') return `${number} ${unit}`
  return language === 'de' ? `${number}\u00a0%` : `${number}%`
}

const formatNumber = (amount: number, language: Language): string =>
  numberFormat(language, { maximumFractionDigits: 1 }).format(amount).replace('-', minus)

/** Seconds are shown in hours and minutes from two minutes on. */
const isLong = (unit: string, ...amounts: readonly number[]): boolean =>
  unit === 's' && amounts.some((amount) => Math.abs(amount) >= 120)

/** A difference with its sign and unit, such as `+2.5`, `−5%` or `−48 s`; seconds from two minutes on as `−3 min`. */
export function amountText(amount: number, unit: string, language: Language): string {
  const text = isLong(unit, amount)
    ? formatDuration(amount, language)
    : withUnit(formatNumber(amount, language), unit, language)
  return amount > 0 ? `+${text}` : text
}

/** A value of a stat of an item or enemy. */
export interface StatValue {
  readonly from: number
  readonly to: number
  /** of a proc; null for any other stat */
  readonly procPercent: number | null
  readonly stat: { readonly type: string; readonly unitSymbol: string }
}

export interface StatMessages {
  (key: 'stat.yes' | 'stat.no'): string
  readonly language: Language
}

/**
 * A value with the unit of its stat, such as `184–212`, `+8`, `−48 s`, `2 h` or `14%`; `Yes` or `No` for a yes/no
 * stat.
 * For a proc, its chance in percent follows, such as `+5–9 (20%)`.
 * @param isSigned whether a gain has a plus sign, as on items; totals have none
 */
export function statText(value: StatValue, t: StatMessages, isSigned: boolean): string {
  const { language } = t
  const text =
    value.stat.type === 'YES_NO' ? t(value.to > 0 ? 'stat.yes' : 'stat.no') : numbersText(value, language, isSigned)
  if (value.procPercent === null) return text
  return `${text} (${withUnit(formatNumber(value.procPercent, language), '%', language)})`
}

function numbersText(value: StatValue, language: Language, isSigned: boolean): string {
  const { unitSymbol } = value.stat
  if (isLong(unitSymbol, value.from, value.to))
    return rangeText(value, (seconds) => formatDuration(seconds, language), isSigned)
  const range = rangeText(value, (amount) => formatNumber(amount, language), isSigned)
  return withUnit(range, unitSymbol, language)
}

function rangeText({ from, to }: StatValue, format: (amount: number) => string, isSigned: boolean): string {
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  const range = low === high ? format(low) : `${format(low)}–${format(high)}`
  const sign = isSigned && low > 0 ? '+' : ''
  return `${sign}${range}`
}
