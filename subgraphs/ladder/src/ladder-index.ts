import { OrderedNumbers } from './ordered-numbers'
import { PlayerTable } from './player-table'

/** A player on the ladder. */
export interface LadderPlace {
  readonly accountId: string
  readonly xp: number
  /** 1 for the highest; equal XP shares a place */
  readonly rank: number
}

/** More XP than any news of a player can bring, so that none puts a forgotten player back. */
const forgotten = Number.POSITIVE_INFINITY

/**
 * The XP of all players, and their places. XP never falls, so updates may come late, twice and in any order: the
 * highest XP of a player is the latest.
 */
export class LadderIndex {
  readonly #players = new PlayerTable()
  readonly #ranked = new OrderedNumbers((a, b) => this.#players.compare(a, b))

  get size(): number {
    return this.#ranked.size
  }

  learn(accountId: string, xp: number): void {
    const player = this.#players.numberOf(accountId)
    if (player === null) {
      this.#ranked.add(this.#players.add(accountId, xp))
      return
    }
    if (this.#players.xpOf(player) >= xp) return
    this.#ranked.remove(player)
    this.#players.setXp(player, xp)
    this.#ranked.add(player)
  }

  /** Removes a player whose account was deleted. Later updates of their XP are ignored. */
  forget(accountId: string): void {
    const player = this.#players.numberOf(accountId)
    if (player === null || this.#players.xpOf(player) === forgotten) return
    this.#ranked.remove(player)
    this.#players.setXp(player, forgotten)
  }

  rankOf(xp: number): number {
    return this.#ranked.countBefore((player) => this.#players.xpOf(player) > xp) + 1
  }

  /** The number of rows above a player's own; with equal XP the older account comes first. */
  rowsAbove(accountId: string): number {
    const own = this.#players.numberOf(accountId)
    return own === null ? this.size : this.#ranked.countBefore((player) => this.#players.compare(player, own) < 0)
  }

  /** Up to `limit` rows below the first `offset`. */
  page(offset: number, limit: number): readonly LadderPlace[] {
    let rank = 0
    return this.#ranked.slice(offset, limit).map((player, index, page) => {
      const xp = this.#players.xpOf(player)
      if (index === 0) rank = this.rankOf(xp)
      else if (xp !== this.#players.xpOf(page[index - 1] as number)) rank = offset + index + 1
      return { accountId: this.#players.accountIdOf(player), xp, rank }
    })
  }
}
