import { winsForDrops, winsForNumbers } from '../constants'
import type { FightChances } from './fight-odds'

/** The likely result of a fight as a word, from the surest win down. */
export const verdicts = ['sure', 'good', 'even', 'risky', 'hopeless'] as const

export type Verdict = (typeof verdicts)[number]

/** The lowest chance to win of each verdict, from 0 to 1. */
const lowestWin: Readonly<Record<Verdict, number>> = { sure: 0.95, good: 0.65, even: 0.4, risky: 0.1, hopeless: 0 }

/** The word for a chance to win. */
export const verdictOf = ({ win }: Pick<FightChances, 'win'>): Verdict =>
  verdicts.find((verdict) => win >= lowestWin[verdict]) ?? 'hopeless'

/** The odds that a player may see after beating a creature a number of times. */
export interface Revealed {
  readonly numbers: boolean
  readonly drops: boolean
  /** wins until the player sees more; null if everything is visible */
  readonly winsToNext: number | null
}

export function revealedBy(wins: number): Revealed {
  const next = [winsForNumbers, winsForDrops].find((needed) => wins < needed)
  return {
    numbers: wins >= winsForNumbers,
    drops: wins >= winsForDrops,
    winsToNext: next === undefined ? null : next - wins,
  }
}
