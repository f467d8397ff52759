import { type App, defineService, type IntervalWorker, purgeStartService, runInterval } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { playerModelsService } from '../store/players.model'
import { oldestKeptAt } from './outbox'

const batchSize = 1000

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
