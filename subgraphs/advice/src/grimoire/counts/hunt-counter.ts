import { type App, defineService, type IntervalWorker, runInterval, untilWritten } from '@sanguine/kernel'
import { type HuntedPlayer, readHunted } from '@sanguine/players'
import { countPlayers } from './count-players'
import { huntCountsService } from './hunt-counts.model'

/** The largest difference between the clocks of two gateways plus the longest duration of a write. */
const skewMs = 5_000

/** The time before its start from which a gateway counts, so that it finds the wins of a write that hung. */
const startMs = 600_000

const playersAtOnce = 200

/** Counts the wins of players, starting with the oldest changes. */
export class HuntCounter {
  readonly #app: App
  #latest: number | null = null

  constructor(app: App) {
    this.#app = app
  }

  /** Counts the changes since the last time. The first time, it counts those since the totals were last updated. */
  async count(): Promise<void> {
    let waiting: HuntedPlayer[] = []
    for await (const player of readHunted(this.#app, await this.#since())) {
      waiting.push(player)
      if (waiting.length < playersAtOnce) continue
      await this.#take(waiting)
      waiting = []
    }
    if (waiting.length > 0) await this.#take(waiting)
  }

  async #take(players: readonly HuntedPlayer[]): Promise<void> {
    await countPlayers(this.#app, players)
    this.#latest = players.at(-1)?.changedAt ?? this.#latest
  }

  async #since(): Promise<number> {
    // a clock that was put back dates changes earlier than before
    const now = this.#app.clock.now()
    if (this.#latest !== null) return Math.min(this.#latest, now) - skewMs
    const totals = await this.#app.get(huntCountsService).totals.findById('all', { countedTo: 1 }).lean()
    this.#latest = totals?.countedTo ?? 0
    return Math.min(this.#latest, now) - startMs
  }
}

const intervalMs = 2_000

export const huntCounterService = defineService<IntervalWorker>({
  name: 'grimoire.counter',
  create(app) {
    const counter = new HuntCounter(app)
    return runInterval(app, 'grimoire.counter', intervalMs, () => counter.count().then(() => untilWritten))
  },
  stop: (counter) => counter.stop(),
})
