import type { CombatResult, GameRewardFragment } from '../../generated/documents'
import type { CombatEntry, Entry } from './entry-text'
import { sumRewards } from './reward-sum'

/** Consecutive auto-hunts. */
export interface AutoHuntRun {
  /** latest first, as in the journal */
  readonly entries: readonly CombatEntry[]
}

/** Fewer consecutive auto-hunts than this are listed one by one. */
const minRunLength = 3

/** The entries in their order, with consecutive auto-hunts grouped. */
export function groupAutoHunts(entries: readonly Entry[]): readonly (Entry | AutoHuntRun)[] {
  const grouped: (Entry | AutoHuntRun)[] = []
  let run: CombatEntry[] = []
  const endRun = () => {
    if (run.length >= minRunLength) grouped.push({ entries: run })
    else grouped.push(...run)
    run = []
  }
  for (const entry of entries) {
    if (entry.__typename === 'CombatEntry' && entry.isAutoHunt) run.push(entry)
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
  const count = (result: CombatResult) => entries.filter((entry) => entry.result === result).length
  return {
    wins: count('WIN'),
    draws: count('DRAW'),
    losses: count('LOSS'),
    reward: sumRewards(entries.map(({ reward }) => reward)),
  }
}
