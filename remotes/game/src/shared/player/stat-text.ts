import type { Language } from '@sanguine/ui/platform'
import type { GameStatFragment } from '../../generated/documents'

const minus = '−'

interface StatMessages {
  (key: 'stat.yes' | 'stat.no'): string
  readonly language: Language
}

/**
 * The value of a stat with its unit, such as `184–212`, `+8`, `−48 s` or `14%`; `Yes` or `No` for a yes/no stat.
 * A proc adds its chance in percent, such as `+5–9 (20%)`.
 * @param isSigned whether a gain carries a plus, as on items; totals carry none
 */
export function statText(stat: GameStatFragment, t: StatMessages, isSigned: boolean): string {
  const number = new Intl.NumberFormat(t.language, { maximumFractionDigits: 1 })
  const format = (value: number) => number.format(value).replace('-', minus)
  const value = stat.isYesNo ? t(stat.valueTo > 0 ? 'stat.yes' : 'stat.no') : rangeText(stat, format, isSigned)
  return stat.procPercent === null ? value : `${value} (${format(stat.procPercent)}%)`
}

function rangeText(stat: GameStatFragment, format: (value: number) => string, isSigned: boolean): string {
  const low = Math.min(stat.valueFrom, stat.valueTo)
  const high = Math.max(stat.valueFrom, stat.valueTo)
  const range = low === high ? format(low) : `${format(low)}–${format(high)}`
  const sign = isSigned && low > 0 ? '+' : ''
  const unit = stat.statUnitSymbol
  return `${sign}${range}${unit.length > 0 && unit !== '%' ? ` ${unit}` : unit}`
}
