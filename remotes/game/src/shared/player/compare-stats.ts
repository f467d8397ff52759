import type { GameItemFragment, GameStatFragment } from '../../generated/documents'
import { openSlotsOf, type Slot } from './slots'
import type { Player } from './use-player'

/** Worn for looks, or used up by hunts: not compared. */
const notCompared = ['avatar', 'bait', 'hex']

type Stat = GameStatFragment['stat']

/** The change of one stat if an item were equipped. */
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
  /** what the item would replace; null for an empty slot */
  readonly worn: Slot['item']
  /** stats that do not change are left out; those that are lost come last */
  readonly changes: readonly StatChange[]
}

/** The fields of an item that are compared. */
export type ComparedItem = Pick<GameItemFragment, 'id' | 'stats'> & {
  readonly itemType: Pick<GameItemFragment['itemType'], 'shortName' | 'isEquipment'>
}

/** The equipped item that a new one replaces if no open slot is free: the last one with no better stat, else the last one. */
function replacedBy(item: ComparedItem, open: readonly Slot[]): Slot['item'] {
  const isWorse = ({ item: worn }: Slot): boolean => {
    const changes = changesBetween(worn?.stats ?? [], item.stats)
    return changes.length > 0 && changes.every(({ isBetter }) => isBetter)
  }
  return (open.findLast(isWorse) ?? open.at(-1))?.item ?? null
}

/**
 * Compares an item with the one that it would replace in the current setup. An empty slot of its type is first, then
 * the last worse item, then the item of the last open slot. Null for an item that is equipped, cannot be equipped, or
 * has no open slot.
 */
export function compareWithWorn(item: ComparedItem, player: Pick<Player, 'equipmentSlots'>): Comparison | null {
  const { shortName, isEquipment } = item.itemType
  if (!isEquipment || notCompared.includes(shortName)) return null
  const open = openSlotsOf(player, shortName)
  if (open.length === 0 || open.some((slot) => slot.item?.id === item.id)) return null
  const worn = open.some((slot) => slot.item === null) ? null : replacedBy(item, open)
  return { worn, changes: changesBetween(worn?.stats ?? [], item.stats) }
}

const average = ({ from, to }: Pick<GameStatFragment, 'from' | 'to'>): number => (from + to) / 2

const absent = { from: 0, to: 0, procPercent: null }

/** The value of a stat on a scale where more is better. */
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

/** How stats change from some lines to others, each stat being in either once at most; those that are lost come last. */
export function changesBetween(
  before: readonly GameStatFragment[],
  after: readonly GameStatFragment[],
): readonly StatChange[] {
  const find = (lines: readonly GameStatFragment[], { id }: Stat) => lines.find(({ stat }) => stat.id === id)
  const kept = after.flatMap((line) => changeOf(line.stat, find(before, line.stat), line))
  const lost = before.filter(({ stat }) => !find(after, stat)).flatMap((line) => changeOf(line.stat, line, undefined))
  return [...kept, ...lost]
}

/** Two lines of one stat together; of a proc the chances are added up, and the strength is what it is on average when it fires. */
function together(one: GameStatFragment, other: GameStatFragment): GameStatFragment {
  if (one.procPercent === null || other.procPercent === null)
    return { ...one, from: one.from + other.from, to: one.to + other.to }
  const [share, rest] = [one.procPercent, other.procPercent]
  const mean = (a: number, b: number) => (share + rest === 0 ? a : (a * share + b * rest) / (share + rest))
  return { ...one, from: mean(one.from, other.from), to: mean(one.to, other.to), procPercent: share + rest }
}

/** The stats of some items together, each once. */
export function statsOf(items: readonly Pick<GameItemFragment, 'stats'>[]): readonly GameStatFragment[] {
  const sums = new Map<string, GameStatFragment>()
  for (const line of items.flatMap(({ stats }) => stats)) {
    const sum = sums.get(line.stat.id)
    sums.set(line.stat.id, sum ? together(sum, line) : line)
  }
  return [...sums.values()]
}
