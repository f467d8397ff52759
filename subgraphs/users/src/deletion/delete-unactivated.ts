import { findUnactivated } from '@sanguine/accounts'
import { type App, continueNow, defineService, err, type IntervalWorker, ok, runInterval } from '@sanguine/kernel'
import { beginDeletion } from './begin-deletion'

const batchSize = 100

/**
 * Deletes accounts that were not activated within seven days, with all that belongs to them: their names and addresses are
 * free again. Any number of gateways may do so at once.
 */
export async function deleteUnactivated(app: App): Promise<typeof continueNow | undefined> {
  const accountIds = await findUnactivated(app, batchSize)
  for (const accountId of accountIds)
    await beginDeletion(app, {
      accountId,
      // activated, or deleted by another gateway, since it was found
      decide: ({ role }) => (role === 'notActivated' ? ok(null) : err('isActivated')),
    })
  return accountIds.length === batchSize ? continueNow : undefined
}

const intervalMs = 60 * 60_000

export const unactivatedWorkerService = defineService<IntervalWorker>({
  name: 'users.unactivatedWorker',
  create: (app) => runInterval(app, 'users.unactivated', intervalMs, () => deleteUnactivated(app), { startsNow: true }),
  stop: (worker) => worker.stop(),
})
