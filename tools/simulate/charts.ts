import type { Chart, Curve } from './chart/chart'
import type { Ink } from './chart/style'
import type { Day } from './day'
import type { KindName } from './kinds'
import { goldIn, goldOut, type KindSummary, winRate } from './summary'

const inks: Readonly<Record<KindName, Ink>> = {
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
const amount = (value: number): string => compact.format(value)
const percent = (value: number): string => `${Math.round(100 * value)} %`

const curvesOf = (kinds: readonly KindSummary[], of: (day: Day) => number): readonly Curve[] =>
  kinds.map(({ kind, days }) => ({ label: kindLabels[kind], ink: inks[kind], values: days.map(of) }))

/** The pictures of a simulation by file name. */
export function chartsOf(kinds: readonly KindSummary[]): Readonly<Record<string, Chart>> {
  const panel = (title: string, of: (day: Day) => number) => ({ title, curves: curvesOf(kinds, of), write: amount })
  return {
    'rank.svg': {
      title: 'How far they come',
      told: 'Mean rank, XP and hunting ground of each kind of player, day by day.',
      panels: [
        panel('Rank', ({ rank }) => rank),
        { ...panel('XP', ({ xp }) => xp), isLogarithmic: true },
        panel('Hunting ground, from the easiest', ({ ground }) => ground + 1),
        panel('Hunts a day', ({ hunts }) => hunts),
      ],
    },
    'gold.svg': {
      title: 'Gold in and out',
      told: 'Mean gold that each kind of player wins and spends in a day.',
      panels: kinds.map(({ kind, days }) => ({
        title: kindLabels[kind],
        isLogarithmic: true,
        write: amount,
        curves: [
          { label: 'in', ink: 'verdigris', values: days.map(goldIn) },
          { label: 'out', ink: 'blood', values: days.map(goldOut) },
        ],
      })),
    },
    'purse.svg': {
      title: 'What they have',
      told: 'Mean purse of each kind of player, the days of income in it, what is looted a day, and missions met.',
      panels: [
        { ...panel('Gold in the purse', ({ purse }) => purse), isLogarithmic: true },
        panel('Days of income in the purse', (day) => day.purse / Math.max(1, goldIn(day))),
        panel('Pieces of loot a day', ({ loot }) => loot),
        { ...panel('Missions met a day', ({ missions }) => missions), most: 1 },
      ],
    },
    'wins.svg': {
      title: 'How hunts end',
      told: 'Part of its hunts that each kind of player wins, draws, loses and leaves to retainers, day by day.',
      panels: [
        { ...panel('Won', winRate), most: 1, write: percent },
        { ...panel('Drawn', ({ draws, hunts }) => draws / hunts), most: 1, write: percent },
        { ...panel('Lost', ({ losses, hunts }) => losses / hunts), most: 1, write: percent },
        { ...panel('Hunted by retainers', (day) => day.autoHunts / day.hunts), most: 1, write: percent },
      ],
    },
  }
}
