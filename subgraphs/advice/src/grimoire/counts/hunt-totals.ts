import { type App, defineService, keptFor } from '@sanguine/kernel'
import { type HuntCounts, huntCountsService } from './hunt-counts.model'

const maxAgeMs = 1_000

/** Creates a reader of the wins of all players, at most a second old. They are one small document, read on demand. */
export const huntTotalsReader = (app: App): (() => Promise<HuntCounts>) =>
  keptFor(app.clock, maxAgeMs, async () => {
    const totals = await app.get(huntCountsService).totals.findById('all', { counts: 1 }).lean()
    return totals?.counts ?? {}
  })

export const huntTotalsService = defineService<() => Promise<HuntCounts>>({
  name: 'grimoire.totals',
  create: huntTotalsReader,
})
