import { type App, defineService } from '@sanguine/kernel'
import { playerChangesService, readXp } from '@sanguine/players'
import { type Standing, Standings } from './standings'

/** How far the clocks of two gateways may differ. */
const skewMs = 5_000

const pollMs = 1_000

/** A page of the ladder. */
export interface LadderSlice {
  /** rows above it */
  readonly offset: number
  /** rows of the whole ladder */
  readonly total: number
  readonly standings: readonly Standing[]
}

/**
 * The ladder of this gateway, derived from the players: loaded once, told of its own writes at once and of those of
 * other gateways by a look each second at the players whose XP has changed.
 */
export class Ladder {
  readonly #standings = new Standings()
  readonly #app: App
  readonly #unsubscribe: () => void
  /** the latest attempt to read all players; another follows a second after one that failed */
  #loaded: Promise<void>
  #isLoaded = false
  #timer: NodeJS.Timeout | undefined
  #polling: Promise<void>
  #latestChange = 0
  #isStopped = false

  constructor(app: App) {
    this.#app = app
    this.#unsubscribe = app
      .get(playerChangesService)
      .subscribe(({ accountId, xp }) => this.#standings.learn(accountId, xp))
    this.#loaded = this.#load()
    // whoever asks for a rank gets the error; here it must only not end the process
    this.#polling = this.#loaded.catch(this.#tell).then(() => this.#schedule())
  }

  /** The exact place of a player with that XP, as of the latest second. */
  async rankOf(accountId: string, xp: number): Promise<number> {
    await this.#loaded
    this.#standings.learn(accountId, xp)
    return this.#standings.rankOf(xp)
  }

  /**
   * The page below `offset` rows; null for the one on which the player stands, in steps of a page from the top. Counts
   * the player with the XP given.
   */
  async page(accountId: string, xp: number, offset: number | null, limit: number): Promise<LadderSlice> {
    await this.#loaded
    this.#standings.learn(accountId, xp)
    const from = offset ?? Math.floor(this.#standings.rowsAbove(accountId) / limit) * limit
    return { offset: from, total: this.#standings.size, standings: this.#standings.page(from, limit) }
  }

  /** Reads what other gateways have changed since the last time. */
  async refresh(): Promise<void> {
    await this.#loaded
    await this.#read(this.#latestChange - skewMs)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#unsubscribe()
    clearTimeout(this.#timer)
    await this.#polling
  }

  async #load(): Promise<void> {
    await this.#read()
    this.#isLoaded = true
  }

  async #read(changedSince?: number): Promise<void> {
    for await (const { accountId, xp, changedAt } of readXp(this.#app, changedSince)) {
      this.#standings.learn(accountId, xp)
      this.#latestChange = Math.max(this.#latestChange, changedAt)
      if (this.#isStopped) return
    }
  }

  #schedule(): void {
    if (this.#isStopped) return
    this.#timer = setTimeout(() => {
      if (!this.#isLoaded) this.#loaded = this.#load()
      this.#polling = this.refresh()
        .catch(this.#tell)
        .then(() => this.#schedule())
    }, pollMs)
    this.#timer.unref()
  }

  readonly #tell = (error: unknown): void =>
    this.#app.log.error({ err: error }, 'The ladder could not be brought up to date.')
}

export const ladderService = defineService<Ladder>({
  name: 'ladder',
  create: (app) => new Ladder(app),
  stop: (ladder) => ladder.stop(),
})
