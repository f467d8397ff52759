import type { GameStatFragment } from '../../generated/documents'

const minus = '−'

/**
 * A stat's number with its unit, as `184–212`, `+8`, `−48 s` or `14%`.
 * @param signed whether a gain carries a plus, as on items; totals carry none
 */
export function statText(stat: GameStatFragment, language: string, signed: boolean): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const text = (value: number) => number.format(value).replace('-', minus)
  const low = Math.min(stat.valueFrom, stat.valueTo)
  const high = Math.max(stat.valueFrom, stat.valueTo)
  const range = low === high ? text(low) : `${text(low)}–${text(high)}`
  const sign = signed && low > 0 ? '+' : ''
  const unit = stat.statUnitSymbol
  const value = `${sign}${range}${unit.length > 0 && unit !== '%' ? ` ${unit}` : unit}`
  return stat.procPercent === null ? value : `${value} (${text(stat.procPercent)}%)`
}
