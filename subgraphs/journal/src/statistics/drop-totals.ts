import { type App, defineService, keptFor } from '@sanguine/kernel'
import type { DropCount } from '../rows/read-drops'
import { dropModelsService } from './drop-totals.model'

const maxAgeMs = 60_000

/** Creates a reader of the drops of all players, at most a minute old. */
export const dropTotalsReader = (app: App): (() => Promise<readonly DropCount[]>) =>
  keptFor(app.clock, maxAgeMs, async () => {
    const totals = await app.get(dropModelsService).totals.findById('all').lean()
    return Object.entries(totals?.drops ?? {}).map(([key, total]) => {
      const [enemyId = '', itemId = ''] = key.split('-')
      return { enemyId, itemId, ...total }
    })
  })

export const dropTotalsService = defineService<() => Promise<readonly DropCount[]>>({
  name: 'journal.dropTotals',
  create: dropTotalsReader,
})
