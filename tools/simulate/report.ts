import { kindLabels } from './charts'
import { goldReasons } from './day'
import type { Law } from './laws'
import { goldIn, goldOut, type KindSummary, winRate } from './summary'

const begin = '<!-- numbers: npm run simulate -->'
const end = '<!-- /numbers -->'

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, notation: 'compact' })

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [lineOf(head), lineOf(widths.map((width) => '-'.repeat(width))), ...rows.map(lineOf)].join('\n')
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function standings(kinds: readonly KindSummary[]): string {
  const moments = [1, 3, 10, 20, 30, 40, 50, 60]
  const rows = kinds.flatMap(({ kind, days }) =>
    moments.flatMap((moment) => {
      const day = days[moment - 1]
      if (!day) return []
      const numbers = [day.hunts, day.xp, day.rank, day.ground + 1, goldIn(day), goldOut(day), day.purse]
      const cells = numbers.map((value) => short.format(value))
      return [[kindLabels[kind], `${moment}`, ...cells, `${Math.round(100 * winRate(day))} %`]]
    }),
  )
  return table(['kind', 'day', 'hunts', 'XP', 'rank', 'ground', 'gold in', 'gold out', 'purse', 'won'], rows)
}

function flows(kinds: readonly KindSummary[]): string {
  const rows = kinds.map(({ kind, days }) => {
    const total = goldReasons.map((reason) => days.reduce((sum, day) => sum + day.gold[reason], 0))
    return [kindLabels[kind], ...total.map((value) => short.format(value))]
  })
  return table(['gold of all days', ...goldReasons], rows)
}

function kept(laws: readonly Law[]): string {
  return table(
    ['law', 'found', ''],
    laws.map(({ law, found, isKept }) => [law, found, isKept ? 'kept' : '**broken**']),
  )
}

/** Puts the numbers of a simulation between their marks in the document. */
export function withNumbers(document: string, kinds: readonly KindSummary[], laws: readonly Law[]): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`the document has no place for numbers: ${begin} … ${end}`)
  const players = kinds.reduce((sum, { lives }) => sum + lives.length, 0)
  const days = kinds[0]?.days.length ?? 0
  const hunts = kinds
    .flatMap(({ lives }) => lives)
    .reduce((sum, life) => sum + mean(life.days.map((d) => d.hunts)) * days, 0)
  const said = `${number.format(players)} players lived ${days} days and hunted ${number.format(hunts)} times. Means of each kind:`
  const body = [said, standings(kinds), flows(kinds), kept(laws)].join('\n\n')
  return `${document.slice(0, from)}${begin}\n\n${body}\n\n${document.slice(to)}`
}
