import type { GameRewardFragment } from '../../generated/documents'
import type { Entry } from './entry-text'

/** Consecutive auto-hunts. */
export interface AutoHuntRun {
  /** latest first, as in the journal */
  readonly entries: readonly Entry[]
}

/** Fewer consecutive auto-hunts than this are listed one by one. */
const minRunLength = 3

/** The entries in their order, with consecutive auto-hunts grouped. */
export function groupAutoHunts(entries: readonly Entry[]): readonly (Entry | AutoHuntRun)[] {
  const grouped: (Entry | AutoHuntRun)[] = []
  let run: Entry[] = []
  const endRun = () => {
    if (run.length >= minRunLength) grouped.push({ entries: run })
    else grouped.push(...run)
    run = []
  }
  for (const entry of entries) {
    if (entry.type === 'combat' && entry.isAutoHunt) run.push(entry)
    else {
      endRun()
      grouped.push(entry)
    }
  }
  endRun()
  return grouped
}

export interface RunTotals {
  readonly wins: number
  readonly draws: number
  readonly losses: number
  readonly reward: GameRewardFragment
}

/** The results and the total reward of a run. */
export function totalsOf({ entries }: AutoHuntRun): RunTotals {
  const count = (result: string) => entries.filter(({ combat }) => combat?.result === result).length
  const rewards = entries.flatMap(({ reward }) => reward ?? [])
  const currencies = new Map<string, GameRewardFragment['currencies'][number]>()
  for (const entry of rewards.flatMap((reward) => reward.currencies))
    currencies.set(entry.shortName, { ...entry, value: entry.value + (currencies.get(entry.shortName)?.value ?? 0) })
  const items = new Map<string, GameRewardFragment['items'][number]>()
  for (const entry of rewards.flatMap((reward) => reward.items))
    items.set(entry.item.id, { ...entry, amount: entry.amount + (items.get(entry.item.id)?.amount ?? 0) })
  const xp = rewards.reduce((sum, reward) => sum + reward.xp, 0)
  return {
    wins: count('win'),
    draws: count('draw'),
    losses: count('loss'),
    reward: { xp, currencies: [...currencies.values()], items: [...items.values()] },
  }
}
