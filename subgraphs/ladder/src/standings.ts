import { RankedNumbers } from './ranked-numbers'
import { XpTable } from './xp-table'

/**
 * Who has how much XP, and the place that gives. XP never falls, so news may come late, twice and in any order: the
 * highest XP heard of a player is the latest.
 */
export class Standings {
  readonly #known = new XpTable()
  readonly #ranked = new RankedNumbers()

  get size(): number {
    return this.#known.size
  }

  learn(accountId: string, xp: number): void {
    const before = this.#known.get(accountId)
    if (before !== null && before >= xp) return
    if (before !== null) this.#ranked.remove(before)
    this.#known.set(accountId, xp)
    this.#ranked.add(xp)
  }

  /** 1 for the highest; equal XP shares a place. */
  rankOf(xp: number): number {
    return this.#ranked.countAbove(xp) + 1
  }
}
