import { type App, defineService, type IntervalWorker, runInterval, untilWritten } from '@sanguine/kernel'
import { playerEventsService, readXp, type XpChange } from '@sanguine/players'
import { LadderIndex, type LadderPlace } from './ladder-index'

/** The largest difference between the clocks of two gateways. */
const skewMs = 5_000

const intervalMs = 1_000

/** A page of the ladder. */
export interface LadderSlice {
  /** rows above it */
  readonly offset: number
  /** rows of the whole ladder */
  readonly total: number
  readonly standings: readonly LadderPlace[]
}

/**
 * The ladder of this gateway, derived from the players and loaded once. It gets this gateway's writes at once. A query
 * each second for players with changed XP finds those of other gateways.
 */
export class Ladder {
  readonly #standings = new LadderIndex()
  readonly #app: App
  readonly #worker: IntervalWorker
  /** reading all players; null until the first attempt, and after one that failed */
  #loading: Promise<void> | null = null
  #latestChange = 0
  #isStopped = false

  constructor(app: App) {
    this.#app = app
    app.get(playerEventsService).on('xp', this.#learn).on('deleted', this.#forget)
    const refresh = () => this.refresh().then(() => untilWritten)
    this.#worker = runInterval(app, 'ladder', intervalMs, refresh, { startsNow: true })
  }

  /** The exact place of a player with that XP, as of the latest second. */
  async rankOf(accountId: string, xp: number): Promise<number> {
    await this.#load()
    this.#standings.learn(accountId, xp)
    return this.#standings.rankOf(xp)
  }

  /**
   * The page below `offset` rows; null for the one on which the player stands, in steps of a page from the top. Counts
   * the player with the XP given.
   */
  async page(accountId: string, xp: number, offset: number | null, limit: number): Promise<LadderSlice> {
    await this.#load()
    this.#standings.learn(accountId, xp)
    const from = offset ?? Math.floor(this.#standings.rowsAbove(accountId) / limit) * limit
    return { offset: from, total: this.#standings.size, standings: this.#standings.page(from, limit) }
  }

  /** The page below `offset` rows. */
  async pageFrom(offset: number, limit: number): Promise<LadderSlice> {
    await this.#load()
    return { offset, total: this.#standings.size, standings: this.#standings.page(offset, limit) }
  }

  /** Reads the changes by other gateways since the last time. */
  async refresh(): Promise<void> {
    await this.#load()
    // a clock that was put back dates changes earlier than before
    this.#latestChange = Math.min(this.#latestChange, this.#app.clock.now())
    await this.#read(this.#latestChange - skewMs)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#app.get(playerEventsService).off('xp', this.#learn).off('deleted', this.#forget)
    await this.#worker.stop()
  }

  /** Reads all players, once; after a failure the next call tries again. */
  #load(): Promise<void> {
    this.#loading ??= this.#read().catch((error: unknown) => {
      this.#loading = null
      throw error
    })
    return this.#loading
  }

  async #read(changedSince?: number): Promise<void> {
    for await (const { accountId, xp, changedAt, isDeleted } of readXp(this.#app, changedSince)) {
      if (isDeleted) this.#standings.forget(accountId)
      else this.#standings.learn(accountId, xp)
      this.#latestChange = Math.max(this.#latestChange, changedAt)
      if (this.#isStopped) return
    }
  }

  readonly #learn = ({ accountId, xp }: XpChange): void => this.#standings.learn(accountId, xp)

  readonly #forget = (accountId: string): void => this.#standings.forget(accountId)
}

export const ladderService = defineService<Ladder>({
  name: 'ladder',
  create: (app) => new Ladder(app),
  stop: (ladder) => ladder.stop(),
})
