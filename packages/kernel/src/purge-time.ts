import { type App, defineService } from './app'

/** The time at which a gateway started, by both measures of its clock; its purges measure ages from it. */
export const purgeStartService = defineService({
  name: 'purge start',
  create: ({ clock }) => ({ at: clock.now(), elapsed: clock.elapsed() }),
})

/**
 * The present in milliseconds since the epoch, from time that has passed evenly. Purges use it, and decisions that end
 * what cannot begin again. If the clock was set ahead, recent rows would count as old. A repeated call would act again,
 * a login would be lost, and so would a mail that waits or a paid month.
 */
export function purgeTime(app: App): number {
  const start = app.get(purgeStartService)
  return Math.min(app.clock.now(), start.at + app.clock.elapsed() - start.elapsed)
}
