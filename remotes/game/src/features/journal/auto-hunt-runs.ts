import type { GameRewardFragment } from '../../generated/documents'
import type { Entry } from './entry-text'

/** Auto-hunts that came one after the other. */
export interface AutoHuntRun {
  /** latest first, as in the journal */
  readonly entries: readonly Entry[]
}

/** So many in a row are told together. */
const shortestRun = 3

/** The journal with auto-hunts that came in a row put together, in its order. */
export function withAutoHuntRuns(entries: readonly Entry[]): readonly (Entry | AutoHuntRun)[] {
  const told: (Entry | AutoHuntRun)[] = []
  let run: Entry[] = []
  const endRun = () => {
    if (run.length >= shortestRun) told.push({ entries: run })
    else told.push(...run)
    run = []
  }
  for (const entry of entries) {
    if (entry.type === 'combat' && entry.isAutoHunt) run.push(entry)
    else {
      endRun()
      told.push(entry)
    }
  }
  endRun()
  return told
}

export interface RunTotals {
  readonly wins: number
  readonly draws: number
  readonly losses: number
  readonly reward: GameRewardFragment
}

/** What a run came to: how the hunts ended, and all that was won. */
export function totalsOf({ entries }: AutoHuntRun): RunTotals {
  const count = (result: string) => entries.filter(({ combat }) => combat?.result === result).length
  const rewards = entries.flatMap(({ reward }) => reward ?? [])
  const currencies = new Map<string, GameRewardFragment['currencies'][number]>()
  for (const one of rewards.flatMap((reward) => reward.currencies))
    currencies.set(one.shortName, { ...one, value: one.value + (currencies.get(one.shortName)?.value ?? 0) })
  const items = new Map<string, GameRewardFragment['items'][number]>()
  for (const one of rewards.flatMap((reward) => reward.items))
    items.set(one.item.id, { ...one, amount: one.amount + (items.get(one.item.id)?.amount ?? 0) })
  const xp = rewards.reduce((sum, reward) => sum + reward.xp, 0)
  return {
    wins: count('win'),
    draws: count('draw'),
    losses: count('loss'),
    reward: { xp, currencies: [...currencies.values()], items: [...items.values()] },
  }
}
