import { statText } from '@sanguine/ui'
import type { AdminStatsQuery } from '../../generated/documents'
import type { Translate } from '../../i18n/messages'
import type { RowOf } from '../records/record-section'
import { numberValue } from './number-value'

/** A row of a list of stats in a form: of an item, or of an enemy, whose lowest value is `value`. */
export interface StatEntry {
  readonly statShortName?: string | undefined
  readonly value?: unknown
  readonly valueFrom?: unknown
  readonly valueTo?: unknown
  readonly procPercent?: unknown
}

/** The rows of a form as the game shows them; a row whose stat is not chosen yet is left out. Signed are values that add to those of a player. */
export function statLinesOf(
  rows: readonly StatEntry[],
  stats: readonly RowOf<AdminStatsQuery>[],
  t: Translate & { readonly language: 'en' | 'de' },
  { isSigned }: { readonly isSigned: boolean },
): { readonly name: string; readonly value: string }[] {
  const yesNo = Object.assign((key: 'stat.yes' | 'stat.no') => t(key === 'stat.yes' ? 'value.yes' : 'value.no'), {
    language: t.language,
  })
  return rows.flatMap((row) => {
    const stat = stats.find(({ shortName }) => shortName === row.statShortName)
    if (!stat) return []
    const from = numberValue(row.valueFrom ?? row.value)
    const value = {
      from,
      to: numberValue(row.valueTo ?? from),
      procPercent: stat.statType === 'PROC' ? numberValue(row.procPercent) : null,
      stat: { type: stat.isYesNo ? 'YES_NO' : 'VALUE', unitSymbol: stat.unitSymbol },
    }
    return [{ name: stat.name, value: statText(value, yesNo, isSigned) }]
  })
}
