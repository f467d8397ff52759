import { numberFormat } from '../../platform/i18n/intl-formats'
import type { Language } from '../../platform/i18n/language'

const minus = '−'

/** A number with its unit. German has a space before the percent sign, English none. */
export function withUnit(number: string, unit: string, language: Language): string {
  if (unit === '') return number
  if (unit !== '%') return `${number} ${unit}`
  return language === 'de' ? `${number}\u00a0%` : `${number}%`
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
 * A value with the unit of its stat, such as `184–212`, `+8`, `−48 s` or `14%`; `Yes` or `No` for a yes/no stat.
 * For a proc, its chance in percent follows, such as `+5–9 (20%)`.
 * @param isSigned whether a gain has a plus sign, as on items; totals have none
 */
export function statText(value: StatValue, t: StatMessages, isSigned: boolean): string {
  const number = numberFormat(t.language, { maximumFractionDigits: 1 })
  const format = (amount: number) => number.format(amount).replace('-', minus)
  const isYesNo = value.stat.type === 'YES_NO'
  const text = isYesNo
    ? t(value.to > 0 ? 'stat.yes' : 'stat.no')
    : withUnit(rangeText(value, format, isSigned), value.stat.unitSymbol, t.language)
  return value.procPercent === null ? text : `${text} (${withUnit(format(value.procPercent), '%', t.language)})`
}

function rangeText({ from, to }: StatValue, format: (amount: number) => string, isSigned: boolean): string {
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  const range = low === high ? format(low) : `${format(low)}–${format(high)}`
  const sign = isSigned && low > 0 ? '+' : ''
  return `${sign}${range}`
}
