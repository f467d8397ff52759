import { defineService, type IntervalWorker, runInterval } from '@sanguine/kernel'
import { removeOldVersions } from './remove-old-versions'

const intervalMs = 60 * 60_000

/** Removes old versions every hour while the app runs. */
export const sweepService = defineService<IntervalWorker>({
  name: 'remotes.sweeper',
  create: (app) => runInterval(app, 'remotes.sweeper', intervalMs, () => removeOldVersions(app)),
  stop: (sweeper) => sweeper.stop(),
})
