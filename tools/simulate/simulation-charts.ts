import type { Chart, Curve } from './chart/chart'
import type { ChartColor } from './chart/style'
import type { Day } from './day'
import type { KindName } from './player-kinds'
import { goldIn, goldOut, type KindSummary, winRate } from './summary'

const colors: Readonly<Record<KindName, ChartColor>> = {
  busy: 'verdigris',
  casual: 'brass',
  autoHunter: 'diamond',
  whale: 'blood',
}

export const kindLabels: Readonly<Record<KindName, string>> = {
  busy: 'busy',
  casual: 'casual',
  autoHunter: 'auto-hunter',
  whale: 'whale',
}

const compact = new Intl.NumberFormat('en', { notation: 'compact' })
const formatAmount = (value: number): string => compact.format(value)
const formatPercent = (value: number): string => `${Math.round(100 * value)} %`

const curvesOf = (kinds: readonly KindSummary[], pick: (day: Day) => number): readonly Curve[] =>
  kinds.map(({ kind, days }) => ({ label: kindLabels[kind], color: colors[kind], values: days.map(pick) }))

/** The charts of a simulation by file name. */
export function chartsOf(kinds: readonly KindSummary[]): Readonly<Record<string, Chart>> {
  const panel = (title: string, pick: (day: Day) => number) => ({
    title,
    curves: curvesOf(kinds, pick),
    format: formatAmount,
  })
  return {
    'rank.svg': {
      title: 'Progress',
      description: 'Mean rank, XP and hunting ground of each kind of player, day by day.',
      panels: [
        panel('Rank', ({ rank }) => rank),
        { ...panel('XP', ({ xp }) => xp), isLogarithmic: true },
        panel('Hunting ground, from the easiest', ({ ground }) => ground + 1),
        panel('Hunts a day', ({ hunts }) => hunts),
      ],
    },
    'gold.svg': {
      title: 'Gold in and out',
      description: 'Mean gold that each kind of player wins and spends in a day.',
      panels: kinds.map(({ kind, days }) => ({
        title: kindLabels[kind],
        isLogarithmic: true,
        format: formatAmount,
        curves: [
          { label: 'in', color: 'verdigris', values: days.map(goldIn) },
          { label: 'out', color: 'blood', values: days.map(goldOut) },
        ],
      })),
    },
    'purse.svg': {
      title: 'Possessions',
      description:
        'Mean purse of each kind of player, the days of income in it, what is looted a day, and missions met.',
      panels: [
        { ...panel('Gold in the purse', ({ purse }) => purse), isLogarithmic: true },
        panel('Days of income in the purse', (day) => day.purse / Math.max(1, goldIn(day))),
        panel('Pieces of loot a day', ({ loot }) => loot),
        { ...panel('Missions met a day', ({ missions }) => missions), max: 1 },
      ],
    },
    'bosses.svg': {
      title: 'Bosses',
      description: 'Mean number of bosses that each kind of player has met and beaten, day by day.',
      panels: [
        panel('Met so far', ({ bossesMet }) => bossesMet),
        panel('Beaten so far', ({ bossesBeaten }) => bossesBeaten),
      ],
    },
    'wins.svg': {
      title: 'Results of hunts',
      description: 'Part of its hunts that each kind of player wins, draws, loses and leaves to retainers, day by day.',
      panels: [
        { ...panel('Won', winRate), max: 1, format: formatPercent },
        { ...panel('Drawn', ({ draws, hunts }) => draws / hunts), max: 1, format: formatPercent },
        { ...panel('Lost', ({ losses, hunts }) => losses / hunts), max: 1, format: formatPercent },
        { ...panel('Hunted by retainers', (day) => day.autoHunts / day.hunts), max: 1, format: formatPercent },
      ],
    },
  }
}
