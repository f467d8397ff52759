import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { releaseService } from '@sanguine/catalogue'
import { type App, defineService, requireOpen, tooMany, unavailable } from '@sanguine/kernel'
import { activeSetupOf, type BestSetup, type PlayerState, type Release } from '@sanguine/rules'
import { LRUCache } from 'lru-cache'
import { startReleaseThread } from '../threads/release-thread'
import { type StartThread, ThreadPool } from '../threads/thread-pool'
import { WaitingCalls } from '../threads/waiting-calls'
import type { SearchTask } from './search'

/** The largest number of running and waiting searches, each of some seconds. */
const maxSearches = 6

/**
 * The largest number of searches that an account may begin in a minute, so that a few accounts cannot occupy the
 * thread.
 */
const searchesAMinute = 4

/** The largest number of remembered setups, a few kilobytes each. */
const maxRemembered = 500

/** The number of accounts whose searches are counted, more than can search in a minute. */
const maxAccounts = 1_000

/** The milliseconds without a search after which the thread ends. */
const idleMs = 60_000

/** The longest duration of a search in seconds. */
const searchSeconds = 3

/** The largest number of copies of an item that can be equipped. */
const maxCopies = 10

const startSearchThread = () =>
  startReleaseThread<SearchTask, BestSetup | null>(join(__dirname, '../../../dist/odds/best-setup/search.worker.js'))

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

/** A search that runs or waits. Calls of its account that ask for the same share it. */
interface RunningSearch {
  readonly key: string
  readonly found: Promise<BestSetup | null>
  readonly calls: WaitingCalls
}

/**
 * Searches for best setups in one thread for all players, one search at a time and one for each player. Refuses
 * searches that could not run soon, and drops a waiting search when its calls have ended. Results are kept for the
 * release in which they were found.
 */
export class BestSetupFinder {
  readonly #app: App
  readonly #threads: ThreadPool<SearchTask, BestSetup | null>
  readonly #known = new LRUCache<string, { readonly found: BestSetup | null }>({ max: maxRemembered })
  readonly #running = new Map<string, RunningSearch>()
  /** numbers of searches by account since the first one of its minute */
  readonly #begun: LRUCache<string, number>
  #release: Release | null = null
  #latest: Promise<unknown> = Promise.resolve()

  constructor(app: App, start: StartThread<SearchTask, BestSetup | null> = startSearchThread) {
    this.#app = app
    this.#threads = new ThreadPool(start, idleMs)
    this.#begun = new LRUCache({
      max: maxAccounts,
      ttl: 60_000,
      ttlResolution: 0,
      // the cache takes a time of 0 for none
      perf: { now: () => 1 + app.clock.elapsed() },
    })
  }

  /**
   * The setup that wins most often on a ground; null if the equipped bait attracts nothing. Throws `tooMany` while
   * another search of the account runs, or if the account began too many. Throws `unavailable` while too many searches
   * of others wait. Both errors have the seconds to wait. `call` is the signal of the call.
   */
  async find(accountId: string, task: SearchTask, call: AbortSignal): Promise<BestSetup | null> {
    this.#followRelease()
    const key = keyOf(task)
    const known = this.#known.get(key)
    if (known) return known.found
    const running = this.#running.get(accountId)
    if (running?.key === key) {
      running.calls.add(call)
      return running.found
    }
    if (running)
      throw tooMany(
        {
          en: 'Your last search is still running. Please wait for it.',
          de: 'Deine letzte Suche läuft noch. Bitte warte, bis sie fertig ist.',
        },
        searchSeconds,
      )
    if (this.#running.size >= maxSearches)
      throw unavailable(
        {
          en: 'Too many players are searching. Please try again soon.',
          de: 'Gerade suchen zu viele. Bitte versuche es gleich noch einmal.',
        },
        searchSeconds * 2,
      )
    requireOpen(call)
    this.#count(accountId)
    return this.#enqueue(accountId, key, task, call)
  }

  stop(): Promise<void> {
    return this.#threads.stop()
  }

  #count(accountId: string): void {
    const begun = this.#begun.get(accountId) ?? 0
    if (begun >= searchesAMinute) {
      const seconds = Math.ceil(this.#begun.getRemainingTTL(accountId) / 1000)
      throw tooMany(
        {
          en: 'You have searched often within a minute. Please wait a little.',
          de: 'Du hast in der letzten Minute oft gesucht. Bitte warte etwas.',
        },
        seconds,
      )
    }
    this.#begun.set(accountId, begun + 1, { noUpdateTTL: true })
  }

  #enqueue(accountId: string, key: string, task: SearchTask, call: AbortSignal): Promise<BestSetup | null> {
    const calls = new WaitingCalls()
    calls.add(call)
    const forget = () => {
      if (this.#running.get(accountId) === search) this.#running.delete(accountId)
    }
    // a dropped search makes room at once
    calls.signal.addEventListener('abort', forget, { once: true })
    const found = this.#latest
      .then(() => {
        requireOpen(calls.signal)
        calls.signal.removeEventListener('abort', forget)
        return this.#search(key, task)
      })
      .finally(forget)
    const search: RunningSearch = { key, found, calls }
    this.#running.set(accountId, search)
    this.#latest = found.catch(() => undefined)
    return found
  }

  async #search(key: string, task: SearchTask): Promise<BestSetup | null> {
    const release = this.#followRelease()
    try {
      const { result: found } = await this.#threads.run(task, release)
      if (release === this.#release) this.#known.set(key, { found })
      return found
    } catch (error) {
      this.#app.log.error({ err: error }, 'the search for the best setup failed')
      throw unavailable({
        en: 'The search failed. Please try again.',
        de: 'Die Suche ist fehlgeschlagen. Bitte versuche es noch einmal.',
      })
    }
  }

  #followRelease(): Release {
    const release = this.#app.get(releaseService).current()
    if (release !== this.#release) {
      this.#release = release
      this.#known.clear()
    }
    return release
  }
}

export const bestSetupService = defineService<BestSetupFinder>({
  name: 'grimoire.bestSetup',
  create: (app) => new BestSetupFinder(app),
  stop: (finder) => finder.stop(),
})
