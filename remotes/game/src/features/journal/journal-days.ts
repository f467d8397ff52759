import type { GameRewardFragment } from '../../generated/documents'
import { dayOf } from '../../shared/local-days'
import { type Entry, rewardOf } from './entry-text'
import { sumRewards } from './reward-sum'

/** The hunts of a day and what they paid, without items. */
export interface DaySum {
  readonly hunts: number
  readonly reward: GameRewardFragment
}

/** Entries of a day where the player is. */
export interface JournalDay {
  /** such as `2025-05-20` */
  readonly day: string
  /** latest first */
  readonly entries: readonly Entry[]
  /** null while older entries of the day are not loaded */
  readonly sum: DaySum | null
}

export const withoutItems = (reward: GameRewardFragment): GameRewardFragment => ({ ...reward, items: [] })

/** The sum of entries. A new rank and a purchase bring items only. */
export function sumOfEntries(entries: readonly Entry[]): DaySum {
  const rewards = entries.flatMap((entry) => rewardOf(entry) ?? [])
  return {
    hunts: entries.filter(({ __typename }) => __typename === 'CombatEntry').length,
    reward: withoutItems(sumRewards(rewards)),
  }
}

/** Entries by day, latest first; `hasOlder` tells whether the last day may have more of them. */
export function groupByDay(entries: readonly Entry[], hasOlder: boolean): readonly JournalDay[] {
  const days = new Map<string, Entry[]>()
  for (const entry of entries) {
    const day = dayOf(new Date(entry.happenedAt))
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  const last = [...days.keys()].at(-1)
  return [...days].map(([day, own]) => ({
    day,
    entries: own,
    sum: hasOlder && day === last ? null : sumOfEntries(own),
  }))
}
