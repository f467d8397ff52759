import { type App, defineService, RevisionWatch } from '@sanguine/kernel'
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

/** One command reads the revisions of so many players, so that other calls get their turn in between. */
const batchSize = 500

class PolledPlayerWatch implements PlayerWatch {
  readonly #app: App
  readonly #watch: RevisionWatch

  constructor(app: App) {
    this.#app = app
    this.#watch = new RevisionWatch(app, 'players.watch', (accountIds) => readRevisions(app, accountIds))
    const events = app.get(playerEventsService)
    events.on('changed', ({ accountId, revision }) => this.#watch.compare(accountId, revision))
    events.on('deleted', (accountId) => this.#watch.compare(accountId, null))
  }

  async untilChanged(accountId: string, revision: number, signal: AbortSignal): Promise<void> {
    const known = this.#app.get(playerRepositoryService).remembered(accountId)
    if (known === null || known.revision === revision) await this.#watch.untilChanged(accountId, revision, signal)
  }

  stop(): Promise<void> {
    return this.#watch.stop()
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
