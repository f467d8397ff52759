import { type Day, emptyDay, goldReasons } from './day'
import type { KindName } from './player-kinds'
import type { PlayerRun } from './player-run'

export interface KindSummary {
  readonly kind: KindName
  readonly runs: readonly PlayerRun[]
  /** means over all of the kind, day by day */
  readonly days: readonly Day[]
}

const numbers = [
  'hunts',
  'autoHunts',
  'wins',
  'draws',
  'losses',
  'missions',
  'loot',
  'xp',
  'rank',
  'purse',
  'ground',
  'bossesMet',
  'bossesBeaten',
] as const

function meanDay(days: readonly Day[]): Day {
  const mean = emptyDay()
  for (const day of days) {
    for (const field of numbers) mean[field] += day[field] / days.length
    for (const reason of goldReasons) mean.gold[reason] += day.gold[reason] / days.length
  }
  return mean
}

export function summaryOf(runs: readonly PlayerRun[]): readonly KindSummary[] {
  const kinds = [...new Set(runs.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const own = runs.filter((run) => run.kind === kind)
    const days = (own[0]?.days ?? []).map((_, index) => meanDay(own.flatMap((run) => run.days[index] ?? [])))
    return { kind, runs: own, days }
  })
}

const totalOf = (sign: 1 | -1) => (day: Day) =>
  goldReasons.reduce((sum, reason) => sum + Math.max(0, sign * day.gold[reason]), 0)

export const goldIn = totalOf(1)
export const goldOut = totalOf(-1)

export const winRate = ({ wins, hunts }: Day): number => (hunts === 0 ? 0 : wins / hunts)
