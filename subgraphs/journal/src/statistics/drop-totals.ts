import { type App, defineService } from '@sanguine/kernel'
import type { DropCount } from '../rows/read-drops'
import { dropModelsService } from './drop-totals.model'

const maxAgeMs = 60_000

/** The drops of all players, at most a minute old. */
export class DropTotalsReader {
  readonly #app: App
  #readAt = Number.NEGATIVE_INFINITY
  #reading: Promise<readonly DropCount[]> = Promise.resolve([])

  constructor(app: App) {
    this.#app = app
  }

  counts(): Promise<readonly DropCount[]> {
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

  async #read(): Promise<readonly DropCount[]> {
    const totals = await this.#app.get(dropModelsService).totals.findById('all').lean()
    return Object.entries(totals?.drops ?? {}).map(([key, total]) => {
      const [enemyId = '', itemId = ''] = key.split('-')
      return { enemyId, itemId, ...total }
    })
  }
}

export const dropTotalsService = defineService<DropTotalsReader>({
  name: 'journal.dropTotals',
  create: (app) => new DropTotalsReader(app),
})
