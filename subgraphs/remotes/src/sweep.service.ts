import { defineService, type IntervalWorker, runInterval } from '@sanguine/kernel'
import { removeOldPages } from './guard/remove-old-pages'
import { removeOldVersions } from './remove-old-versions'
import { removeOldVitals } from './vitals/vital-counts.service'

const intervalMs = 60 * 60_000

/** Removes old versions and counts of pages every hour while the app runs. */
export const sweepService = defineService<IntervalWorker>({
  name: 'remotes.sweeper',
  create: (app) =>
    runInterval(app, 'remotes.sweeper', intervalMs, async () => {
      await removeOldVersions(app)
      await removeOldPages(app)
      await removeOldVitals(app)
    }),
  stop: (sweeper) => sweeper.stop(),
})
