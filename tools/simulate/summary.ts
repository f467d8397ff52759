import { type Day, emptyDay, goldReasons } from './day'
import type { KindName } from './kinds'
import type { Biography } from './simulation'

export interface KindSummary {
  readonly kind: KindName
  readonly lives: readonly Biography[]
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
] as const

function meanDay(days: readonly Day[]): Day {
  const mean = emptyDay()
  for (const day of days) {
    for (const field of numbers) mean[field] += day[field] / days.length
    for (const reason of goldReasons) mean.gold[reason] += day.gold[reason] / days.length
  }
  return mean
}

export function summaryOf(lives: readonly Biography[]): readonly KindSummary[] {
  const kinds = [...new Set(lives.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const own = lives.filter((life) => life.kind === kind)
    const days = (own[0]?.days ?? []).map((_, index) => meanDay(own.flatMap((life) => life.days[index] ?? [])))
    return { kind, lives: own, days }
  })
}

const part = (sign: 1 | -1) => (day: Day) =>
  goldReasons.reduce((sum, reason) => sum + Math.max(0, sign * day.gold[reason]), 0)

export const goldIn = part(1)
export const goldOut = part(-1)

export const winRate = ({ wins, hunts }: Day): number => (hunts === 0 ? 0 : wins / hunts)
