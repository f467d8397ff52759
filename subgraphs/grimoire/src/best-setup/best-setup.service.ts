import { createHash } from 'node:crypto'
import { releaseService } from '@sanguine/catalogue'
import { type App, defineService, tooMany, unavailable } from '@sanguine/kernel'
import { activeSetupOf, type BestSetup, type PlayerState, type Release } from '@sanguine/rules'
import { LRUCache } from 'lru-cache'
import type { SearchTask } from './search'
import { type Searcher, type StartSearcher, startSearchThread } from './search-thread'

/** Searches that run or wait, each of some seconds. */
const maxSearches = 6

/** Found setups of a few kilobytes each. */
const maxRemembered = 500

/** The thread ends after so many milliseconds without a search. */
const idleMs = 60_000

/** Seconds that a search takes at most. */
const searchSeconds = 3

/** More copies of an item can be worn nowhere. */
const maxCopies = 10

const ownedOf = (inventory: PlayerState['inventory']) =>
  Object.entries(inventory)
    .map(([itemId, amount]) => [itemId, Math.min(amount, maxCopies)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))

/** Everything of the task that the best setup depends on, as a text. */
const keyOf = ({ state, groundId, phase }: SearchTask): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        groundId,
        phase?.name ?? null,
        activeSetupOf(state),
        ownedOf(state.inventory),
        state.xp,
        state.subscription,
        state.bossWaits ?? null,
      ]),
    )
    .digest('base64')

/**
 * Looks for best setups in one thread for all players, one search at a time and one for each player; refuses more than can
 * be done soon. What was found is kept for the release in which it was found.
 */
export class BestSetupFinder {
  readonly #app: App
  readonly #start: StartSearcher
  readonly #known = new LRUCache<string, { readonly found: BestSetup | null }>({ max: maxRemembered })
  readonly #running = new Map<string, { readonly key: string; readonly found: Promise<BestSetup | null> }>()
  #release: Release | null = null
  #searcher: { readonly release: Release; readonly searcher: Searcher } | null = null
  #latest: Promise<unknown> = Promise.resolve()
  #idle: NodeJS.Timeout | undefined

  constructor(app: App, start: StartSearcher = startSearchThread) {
    this.#app = app
    this.#start = start
  }

  /**
   * What wins most on a ground; null where no creature comes with what is worn. Throws `tooMany` while another search of the
   * account runs, and `unavailable` while there are too many of others, each with the seconds to wait.
   */
  async find(accountId: string, task: SearchTask): Promise<BestSetup | null> {
    this.#followRelease()
    const key = keyOf(task)
    const known = this.#known.get(key)
    if (known) return known.found
    const running = this.#running.get(accountId)
    if (running?.key === key) return running.found
    if (running) throw tooMany('Your last search is still running. Please wait for it.', searchSeconds)
    if (this.#running.size >= maxSearches)
      throw unavailable('Too many players are searching. Please try again soon.', searchSeconds * 2)
    const found = this.#enqueue(key, task).finally(() => this.#running.delete(accountId))
    this.#running.set(accountId, { key, found })
    return found
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle)
    await this.#endThread()
  }

  #enqueue(key: string, task: SearchTask): Promise<BestSetup | null> {
    const found = this.#latest.then(() => this.#search(key, task))
    this.#latest = found.catch(() => undefined)
    return found
  }

  async #search(key: string, task: SearchTask): Promise<BestSetup | null> {
    const release = this.#followRelease()
    clearTimeout(this.#idle)
    const searcher = await this.#searcherOf(release)
    try {
      const found = await searcher.run(task)
      if (release === this.#release) this.#known.set(key, { found })
      return found
    } catch (error) {
      this.#app.log.error({ err: error }, 'the search for the best setup failed')
      await this.#endThread()
      throw unavailable('The search failed. Please try again.')
    } finally {
      this.#idle = setTimeout(() => void this.#endThread(), idleMs).unref()
    }
  }

  async #searcherOf(release: Release): Promise<Searcher> {
    if (this.#searcher?.release === release) return this.#searcher.searcher
    await this.#endThread()
    const searcher = this.#start(release)
    this.#searcher = { release, searcher }
    return searcher
  }

  #followRelease(): Release {
    const release = this.#app.get(releaseService).current()
    if (release !== this.#release) {
      this.#release = release
      this.#known.clear()
    }
    return release
  }

  async #endThread(): Promise<void> {
    const ending = this.#searcher
    this.#searcher = null
    await ending?.searcher.stop()
  }
}

export const bestSetupService = defineService<BestSetupFinder>({
  name: 'grimoire.bestSetup',
  create: (app) => new BestSetupFinder(app),
  stop: (finder) => finder.stop(),
})
