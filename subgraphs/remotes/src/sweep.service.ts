import { defineService, type IntervalWorker, runInterval } from '@sanguine/kernel'
import { removeOldErrors } from './errors/error-counts.service'
import { removeOldPages } from './guard/remove-old-pages'
import { removeOldVersions } from './remove-old-versions'
import { removeOldVitals } from './vitals/vital-counts.service'

const intervalMs = 60 * 60_000

/** Removes old versions, counts of pages, and errors every hour while the app runs. */
export const sweepService = defineService<IntervalWorker>({
  name: 'remotes.sweeper',
  create: (app) =>
    runInterval(app, 'remotes.sweeper', intervalMs, async () => {
      await removeOldVersions(app)
      await removeOldPages(app)
      await removeOldVitals(app)
      await removeOldErrors(app)
    }),
  stop: (sweeper) => sweeper.stop(),
})
