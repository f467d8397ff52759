import { mean, sum } from '../report/statistics'
import { markdownTable } from '../report/table'
import { type Assertion, quantile } from './assertions'
import { goldReasons } from './day'
import type { PlayerRun } from './player-run'
import type { Milestone } from './simulated-player-state'
import { kindLabels } from './simulation-charts'
import { goldIn, goldOut, type KindSummary, winRate } from './summary'

const begin = '<!-- numbers: npm run simulate -->'
const end = '<!-- /numbers -->'

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const reportedDays = [1, 3, 10, 20, 30, 40, 50, 60]

const short = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, notation: 'compact' })

function dayTable(kinds: readonly KindSummary[]): string {
  const rows = kinds.flatMap(({ kind, days }) =>
    reportedDays.flatMap((number) => {
      const day = days[number - 1]
      if (!day) return []
      const numbers = [day.hunts, day.xp, day.rank, day.ground + 1, goldIn(day), goldOut(day), day.purse]
      const cells = numbers.map((value) => short.format(value))
      return [[kindLabels[kind], `${number}`, ...cells, `${Math.round(100 * winRate(day))} %`]]
    }),
  )
  return markdownTable(['kind', 'day', 'hunts', 'XP', 'rank', 'ground', 'gold in', 'gold out', 'purse', 'won'], rows)
}

const reached = (value: number): string => (Number.isFinite(value) ? `${value}` : 'not reached')

/** The values of milestones (hunts, rank, day) that half and 99 of 100 players do not exceed. */
function milestoneTable(kinds: readonly KindSummary[]): string {
  const rows = kinds.map(({ kind, runs }) => {
    const both = (pick: (run: PlayerRun) => number | null) =>
      [0.5, 0.99].map((part) => reached(quantile(part, runs, pick)))
    return [
      kindLabels[kind],
      ...both(({ huntsToFirstRank }) => huntsToFirstRank),
      ...both(({ rankAtFirstRetainer }) => rankAtFirstRetainer),
      ...both(({ dayOfSecondRegion }) => dayOfSecondRegion),
    ]
  })
  const columns = ['hunts to the first rank', 'rank at the first retainer', 'day in the second region']
  return markdownTable(['kind', ...columns.flatMap((column) => [column, '99 of 100'])], rows)
}

/** The first boss that is met and beaten: the days of half and of nine in ten, the hunts of half; and those of all days. */
function bossTable(kinds: readonly KindSummary[]): string {
  const rows = kinds.map(({ kind, runs, days }) => {
    const first = (pick: (run: PlayerRun) => Milestone | null) => [
      ...[0.5, 0.9].map((part) => reached(quantile(part, runs, (run) => pick(run)?.day ?? null))),
      reached(quantile(0.5, runs, (run) => pick(run)?.hunts ?? null)),
    ]
    const { bossesMet = 0, bossesBeaten = 0 } = days.at(-1) ?? {}
    return [
      kindLabels[kind],
      ...first(({ firstBossMet }) => firstBossMet),
      ...first(({ firstBossBeaten }) => firstBossBeaten),
      ...[bossesMet, bossesBeaten].map((value) => short.format(value)),
    ]
  })
  const columns = ['first boss met', 'first boss beaten'].flatMap((what) => [`${what}, day`, '9 of 10', 'hunts'])
  return markdownTable(['kind', ...columns, 'met in all', 'beaten in all'], rows)
}

function goldTable(kinds: readonly KindSummary[]): string {
  const rows = kinds.map(({ kind, days }) => {
    const total = goldReasons.map((reason) => sum(days.map((day) => day.gold[reason])))
    return [kindLabels[kind], ...total.map((value) => short.format(value))]
  })
  return markdownTable(['gold of all days', ...goldReasons], rows)
}

function assertionTable(assertions: readonly Assertion[]): string {
  return markdownTable(
    ['assertion', 'found', ''],
    assertions.map(({ claim, found, holds }) => [claim, found, holds ? 'holds' : '**fails**']),
  )
}

/** The figures of a simulation and of its world. */
export interface Numbers {
  readonly kinds: readonly KindSummary[]
  readonly assertions: readonly Assertion[]
  /** the table of set-ups by ground */
  readonly setups: string
}

/** Returns the document with the numbers of a simulation between their markers. */
export function insertNumbers(document: string, { kinds, assertions, setups }: Numbers): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`the document has no place for numbers: ${begin} … ${end}`)
  const players = sum(kinds.map(({ runs }) => runs.length))
  const days = kinds[0]?.days.length ?? 0
  const hunts = sum(kinds.flatMap(({ runs }) => runs.map((run) => mean(run.days.map((day) => day.hunts)) * days)))
  const heading = `${whole.format(players)} players played ${days} days and hunted ${whole.format(hunts)} times. Means of each kind:`
  const tables = [dayTable, milestoneTable, bossTable, goldTable].map((table) => table(kinds))
  const body = [heading, ...tables, setups, assertionTable(assertions)].join('\n\n')
  return `${document.slice(0, from)}${begin}\n\n${body}\n\n${document.slice(to)}`
}
