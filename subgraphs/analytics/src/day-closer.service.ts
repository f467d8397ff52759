import { type App, defineService, type IntervalWorker, runInterval } from '@sanguine/kernel'
import { closeDays, removeOldDays } from './close-days'

const intervalMs = 60_000

/**
 * Closes the days that are over, then removes data that has become too old, because closing a day still needs the
 * activity. Removal depends only on the day, so there is nothing to do within a day.
 */
export async function keepDays(app: App): Promise<void> {
  if (await closeDays(app)) await removeOldDays(app)
}

/** Keeps the daily figures every minute while the app runs. */
export const dayCloserService = defineService<IntervalWorker>({
  name: 'closer of analytics days',
  create: (app) => runInterval(app, 'analytics.days', intervalMs, () => keepDays(app)),
  stop: (worker) => worker.stop(),
})
