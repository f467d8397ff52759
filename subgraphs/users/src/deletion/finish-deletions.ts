import { endSessions } from '@sanguine/accounts'
import {
  type App,
  collectionsService,
  defineService,
  type IntervalWorker,
  isPersonal,
  runInterval,
} from '@sanguine/kernel'
import { deletePlayerRows, endPlayer, removePlayer } from '@sanguine/players'
import { userDeletionsService } from './user-deletions.model'

/**
 * After this time no gateway has a call of the account in progress: sessions are cached for less than a second,
 * requests end after 60.
 */
export const removeAfterMs = 120_000

const batchSize = 100

/**
 * Continues deletions from the point at which they stopped. The player is ended at once, then its journal and the data
 * of other domains are erased. The player's document is removed two minutes after the account. Any gateway may repeat
 * every step. A deletion that fails is logged and tried again. Those that were not tried for longest come first, so
 * that failing ones do not hold up the others.
 */
export async function finishDeletions(app: App): Promise<void> {
  const deletions = app.get(userDeletionsService)
  const open = await deletions.find({}).sort({ attemptedAt: 1, deletedAt: 1 }).limit(batchSize).lean()
  for (const { _id, deletedAt } of open) {
    const accountId = _id.toHexString()
    try {
      await deletions.updateOne({ _id }, { attemptedAt: new Date(app.clock.now()) })
      if (app.clock.now() - deletedAt.getTime() < removeAfterMs) {
        await endPlayer(app, accountId)
        await deletePlayerRows(app, accountId)
        await eraseFromCollections(app, accountId)
        continue
      }
      await removePlayer(app, accountId)
      // sessions of a login that was in progress while the account was deleted
      await endSessions(app, accountId)
      await eraseFromCollections(app, accountId)
      await deletions.deleteOne({ _id })
    } catch (error) {
      app.log.error({ err: error, accountId }, 'A deletion could not be finished yet.')
    }
  }
}

/** Erases the data of every domain about a deleted account, as the domain declares it: see `Domain.collections`. */
async function eraseFromCollections(app: App, accountId: string): Promise<void> {
  for (const collection of app.get(collectionsService))
    if (isPersonal(collection)) await collection.erase?.(app, accountId)
}

const intervalMs = 30_000

export const deletionWorkerService = defineService<IntervalWorker>({
  name: 'users.deletionWorker',
  create: (app) => runInterval(app, 'users.deletions', intervalMs, () => finishDeletions(app), { startsNow: true }),
  stop: (worker) => worker.stop(),
})
