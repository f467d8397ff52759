import { type App, defineService, type IntervalWorker, runInterval } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { playerModelsService } from '../store/players.model'

/** The time for which a repeated key returns the first result. */
export const operationKeptMs = 24 * 60 * 60 * 1000

const batchSize = 1000

/** The time that a gateway began to purge at, by both measures of its clock. */
const purgeStartService = defineService({
  name: 'players.operationsPurgeStart',
  create: ({ clock }) => ({ at: clock.now(), elapsed: clock.elapsed() }),
})

/**
 * The present for the purge, from time that has passed evenly. If the clock was set ahead, recent keys would count as a
 * day old, and a repeated call would act again.
 */
function presentOf(app: App): number {
  const start = app.get(purgeStartService)
  return Math.min(app.clock.now(), start.at + app.clock.elapsed() - start.elapsed)
}

/** The time before which keys are no longer kept, in milliseconds since the epoch. */
export const oldestKeptAt = (app: App): number => presentOf(app) - operationKeptMs

/**
 * Deletes the keys that are older than a day, a batch at a time so that other writes are not held up. Returns how many.
 */
export async function purgeOperations(app: App): Promise<number> {
  const { operations } = app.get(playerModelsService)
  const oldest = oldestKeptAt(app)
  let purged = 0
  for (;;) {
    const old = await operations
      .find({ at: trusted({ $lt: oldest }) }, { _id: 1 })
      .limit(batchSize)
      .lean()
    if (old.length === 0) return purged
    const { deletedCount } = await operations.deleteMany({ _id: trusted({ $in: old.map(({ _id }) => _id) }) })
    purged += deletedCount
  }
}

const intervalMs = 10 * 60 * 1000

export const operationsPurgeService = defineService<IntervalWorker>({
  name: 'players.operationsPurge',
  create: (app) => {
    app.get(purgeStartService)
    return runInterval(app, 'players.operationsPurge', intervalMs, () => purgeOperations(app))
  },
  stop: (purge) => purge.stop(),
})
