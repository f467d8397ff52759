import type { Purse, StatLine } from '@sanguine/rules'
import type { ContentIndex } from '../content'

/** Amounts by short name; entries of the same currency add up. */
export function purseOf(index: ContentIndex, entries: readonly { currencyShortName: string; value: number }[]): Purse {
  const purse: Record<string, number> = {}
  for (const { currencyShortName, value } of entries) {
    const currency = index.currency.find({ by: 'key', value: currencyShortName })
    if (currency && value > 0) purse[currency.shortName] = (purse[currency.shortName] ?? 0) + value
  }
  return purse
}

interface GivenLine {
  readonly key: string
  readonly from: number | boolean
  readonly to: number | boolean
  readonly procPercent: number
}

/** Lines as the rules read them: yes is 1, and only procs have a chance. */
export function statLines(index: ContentIndex, lines: readonly GivenLine[]): StatLine[] {
  return lines.flatMap(({ key, from, to, procPercent }) => {
    const stat = index.stat.find({ by: 'key', value: key })
    if (!stat) return []
    const line = { stat: stat.shortName, from: Number(from), to: Number(to) }
    return [stat.statType === 1 ? { ...line, procPercent } : line]
  })
}
