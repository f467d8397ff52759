import type { FightChances } from './fight-odds'

/** Wins over a creature that show a player the numbers of a fight with it. */
export const winsForNumbers = 1

/** Wins over a creature that show a player how likely it drops what. */
export const winsForDrops = 5

/** How a fight is likely to end, in a word, from the surest win down. */
export const verdicts = ['sure', 'good', 'even', 'risky', 'hopeless'] as const

export type Verdict = (typeof verdicts)[number]

/** The lowest chance to win, as a part of 1, of each verdict. */
const lowestWin: Readonly<Record<Verdict, number>> = { sure: 0.95, good: 0.65, even: 0.4, risky: 0.1, hopeless: 0 }

/** The word for a chance to win. */
export const verdictOf = ({ win }: Pick<FightChances, 'win'>): Verdict =>
  verdicts.find((verdict) => win >= lowestWin[verdict]) ?? 'hopeless'

/** What a player who has beaten a creature so often knows of the odds against it. */
export interface Revealed {
  readonly numbers: boolean
  readonly drops: boolean
  /** wins until more is shown; null where everything is */
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
