import { type App, defineService } from './app'

/** The time at which a gateway started, by both measures of its clock; its purges measure ages from it. */
export const purgeStartService = defineService({
  name: 'purge start',
  create: ({ clock }) => ({ at: clock.now(), elapsed: clock.elapsed() }),
})

/**
 * The present for a purge in milliseconds since the epoch, from time that has passed evenly. If the clock was set ahead,
 * recent rows would count as old. A repeated call would act again, and a login would be lost.
 */
export function purgeTime(app: App): number {
  const start = app.get(purgeStartService)
  return Math.min(app.clock.now(), start.at + app.clock.elapsed() - start.elapsed)
}
