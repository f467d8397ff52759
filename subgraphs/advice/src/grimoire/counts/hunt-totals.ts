import { type App, defineService } from '@sanguine/kernel'
import { type HuntCounts, huntCountsService } from './hunt-counts.model'

const maxAgeMs = 1_000

/** The wins of all players, at most a second old. They are one small document, which is read on demand. */
export class HuntTotalsReader {
  readonly #app: App
  #readAt = Number.NEGATIVE_INFINITY
  #reading: Promise<HuntCounts> = Promise.resolve({})

  constructor(app: App) {
    this.#app = app
  }

  counts(): Promise<HuntCounts> {
    const now = this.#app.clock.elapsed()
    if (now - this.#readAt >= maxAgeMs) {
      this.#readAt = now
      this.#reading = this.#read().catch((error: unknown) => {
        this.#readAt = Number.NEGATIVE_INFINITY
        throw error
      })
    }
    return this.#reading
  }

  async #read(): Promise<HuntCounts> {
    const totals = await this.#app.get(huntCountsService).totals.findById('all', { counts: 1 }).lean()
    return totals?.counts ?? {}
  }
}

export const huntTotalsService = defineService<HuntTotalsReader>({
  name: 'grimoire.totals',
  create: (app) => new HuntTotalsReader(app),
})
