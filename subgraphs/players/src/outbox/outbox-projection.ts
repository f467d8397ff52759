import { type App, defineService, unavailable } from '@sanguine/kernel'
import { outboxProjectionService } from '../projection'
import type { PlayerSnapshot } from '../store/player-repository'
import { isOutboxFull, type OutboxEntry } from './outbox'

/** The latest sequence of each player that this gateway knows to be projected. A hint that can be lost at any time. */
export class ProjectedSequences {
  readonly #latest = new Map<string, number>()

  constructor(readonly capacity = 10_000) {}

  covers(player: string, entries: readonly OutboxEntry[]): boolean {
    const last = entries.at(-1)
    return !last || (this.#latest.get(player) ?? 0) >= last.sequence
  }

  remember(player: string, sequence: number): void {
    this.#latest.delete(player)
    this.#latest.set(player, sequence)
    if (this.#latest.size <= this.capacity) return
    const [oldest] = this.#latest.keys()
    if (oldest !== undefined) this.#latest.delete(oldest)
  }
}

const projectedSequencesService = defineService<ProjectedSequences>({
  name: 'players.projectedSequences',
  create: () => new ProjectedSequences(),
})

/** Projects entries and answers whether that went well. What fails stays in the document and is tried again. */
export async function projectNow(app: App, player: string, entries: readonly OutboxEntry[]): Promise<boolean> {
  const last = entries.at(-1)
  if (!last) return true
  try {
    await app.get(outboxProjectionService).project(player, entries)
    app.get(projectedSequencesService).remember(player, last.sequence)
    return true
  } catch (error) {
    app.log.error({ err: error, player, sequence: last.sequence }, 'An outbox entry could not be projected yet.')
    return false
  }
}

/**
 * What the next change must carry on: nothing, once everything before it is projected. Throws `unavailable` when too
 * much waits already, so that the document stays small.
 */
export async function entriesToKeep(app: App, player: PlayerSnapshot): Promise<readonly OutboxEntry[]> {
  const { accountId, outbox } = player
  if (app.get(projectedSequencesService).covers(accountId, outbox)) return []
  if (await projectNow(app, accountId, outbox)) return []
  if (isOutboxFull(outbox)) throw unavailable('Your latest deeds are still being written down. Please try again soon.')
  return outbox
}
