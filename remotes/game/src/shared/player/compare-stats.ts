import type { GameItemFragment, GameStatFragment } from '../../generated/documents'
import type { Slot } from './slots'
import type { Player } from './use-player'

/** Worn for looks, or used up by hunts: not compared. */
const notCompared = ['avatar', 'bait', 'hex']

type Stat = GameStatFragment['stat']

/** How one stat would change if an item were put on. */
export interface StatChange {
  readonly stat: Stat
  readonly isBetter: boolean
  /** the difference of the average value; 0 for a yes/no stat and where the chance alone differs */
  readonly amount: number
  /** the difference of the chance of a proc, in percentage points; 0 for any other stat */
  readonly percent: number
  /** whether the item lacks the stat, so that it is lost */
  readonly isLost: boolean
}

export interface Comparison {
  /** what the item would replace */
  readonly worn: NonNullable<Slot['item']>
  /** stats that do not change are left out; those that are lost come last */
  readonly changes: readonly StatChange[]
}

/**
 * What an item would replace in the setup in use: nothing while a slot of its type is free, else what the last open slot
 * holds. Null also for an item that is worn itself, or cannot be worn.
 */
export function replacedItem({ equipmentSlots }: Pick<Player, 'equipmentSlots'>, item: GameItemFragment): Slot['item'] {
  const type = item.itemType.shortName
  if (!item.itemType.isEquipment || notCompared.includes(type)) return null
  const open = equipmentSlots.filter((slot) => slot.itemType.shortName === type && slot.lockedBy === null)
  if (open.some((slot) => slot.item === null || slot.item.id === item.id)) return null
  return open.at(-1)?.item ?? null
}

const average = ({ from, to }: Pick<GameStatFragment, 'from' | 'to'>): number => (from + to) / 2

const absent = { from: 0, to: 0, procPercent: null }

/** What a stat is worth, so that more is better. */
function worth(stat: Stat, line: Pick<GameStatFragment, 'from' | 'to' | 'procPercent'>): number {
  const value = average(line)
  if (stat.type === 'YES_NO') return Number(line.to > 0)
  // Timewalker is written with or without a minus; of a coffin fewer seconds are better.
  if (stat.shortName === 'timewalker') return Math.abs(value)
  if (stat.shortName === 'coffinrecharge') return -value
  // A proc that has no strength, such as a stun, is worth its chance.
  return line.procPercent === null ? value : (value === 0 ? 1 : value) * line.procPercent
}

const rounded = (value: number): number => Math.round(value * 10) / 10

function changeOf(stat: Stat, before: GameStatFragment | undefined, after: GameStatFragment | undefined) {
  const [old, next] = [before ?? absent, after ?? absent]
  const gain = worth(stat, next) - worth(stat, old)
  const amount = stat.type === 'YES_NO' ? 0 : rounded(average(next) - average(old))
  const percent = rounded((next.procPercent ?? 0) - (old.procPercent ?? 0))
  return gain === 0 ? [] : [{ stat, isBetter: gain > 0, amount, percent, isLost: after === undefined }]
}

/** How stats change with an item in place of a worn one. */
export function compareStats(item: GameItemFragment, worn: NonNullable<Slot['item']>): Comparison {
  const find = (lines: readonly GameStatFragment[], { id }: Stat) => lines.find(({ stat }) => stat.id === id)
  const kept = item.stats.flatMap((line) => changeOf(line.stat, find(worn.stats, line.stat), line))
  const lost = worn.stats
    .filter(({ stat }) => !find(item.stats, stat))
    .flatMap((line) => changeOf(line.stat, line, undefined))
  return { worn, changes: [...kept, ...lost] }
}
