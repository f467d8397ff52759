import { type App, defineService, type IntervalWorker, runInterval } from '@sanguine/kernel'
import { Types } from 'mongoose'
import { playerEventsService, playerRepositoryService } from './player-repository'
import { playerModelsService } from './players.model'

/** Tells who waits for it that a player has changed, at this gateway or at another. */
export interface PlayerWatch {
  /**
   * Resolves once the document has another revision than `revision`, or is gone, or the signal is aborted. A change by
   * this gateway is noticed at once, one by another within half a second.
   */
  untilChanged(accountId: string, revision: number, signal: AbortSignal): Promise<void>
}

interface Waiter {
  readonly revision: number
  readonly wake: () => void
}

const intervalMs = 500

/** One command reads the revisions of so many players, so that other calls get their turn in between. */
const batchSize = 500

class PolledPlayerWatch implements PlayerWatch {
  readonly #app: App
  readonly #waiters = new Map<string, Set<Waiter>>()
  readonly #worker: IntervalWorker

  constructor(app: App) {
    this.#app = app
    const events = app.get(playerEventsService)
    events.on('changed', ({ accountId, revision }) => this.#compare(accountId, revision))
    events.on('deleted', (accountId) => this.#compare(accountId, null))
    this.#worker = runInterval(app, 'players.watch', intervalMs, () => this.#readRevisions())
  }

  untilChanged(accountId: string, revision: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const known = this.#app.get(playerRepositoryService).remembered(accountId)
      const hasChanged = known !== null && known.revision !== revision
      if (hasChanged || signal.aborted) return resolve()
      const waiters = this.#waiters.get(accountId) ?? new Set()
      const wake = () => {
        signal.removeEventListener('abort', wake)
        waiters.delete(waiter)
        if (waiters.size === 0) this.#waiters.delete(accountId)
        resolve()
      }
      const waiter = { revision, wake }
      signal.addEventListener('abort', wake)
      this.#waiters.set(accountId, waiters.add(waiter))
    })
  }

  async stop(): Promise<void> {
    await this.#worker.stop()
    for (const waiters of this.#waiters.values()) for (const { wake } of [...waiters]) wake()
  }

  /** Wakes those who wait for another revision than the present one; null is that of a player who is gone. */
  #compare(accountId: string, present: number | null): void {
    for (const { revision, wake } of [...(this.#waiters.get(accountId) ?? [])]) if (revision !== present) wake()
  }

  async #readRevisions(): Promise<void> {
    const accountIds = [...this.#waiters.keys()]
    const revisions = await readRevisions(this.#app, accountIds)
    for (const accountId of accountIds) this.#compare(accountId, revisions.get(accountId) ?? null)
  }
}

/** The present revisions of players, by account; those who are gone are left out. */
export async function readRevisions(app: App, accountIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const revisions = new Map<string, number>()
  for (let start = 0; start < accountIds.length; start += batchSize) {
    const some = accountIds.slice(start, start + batchSize)
    const rows = await app
      .get(playerModelsService)
      .documents.find({ _id: { $in: some.map((id) => new Types.ObjectId(id)) } }, { projection: { revision: 1 } })
      .toArray()
    for (const { _id, revision } of rows) revisions.set(String(_id), revision)
  }
  return revisions
}

export const playerWatchService = defineService({
  name: 'players.watch',
  create: (app): PlayerWatch & { stop(): Promise<void> } => new PolledPlayerWatch(app),
  stop: (watch) => watch.stop(),
})
