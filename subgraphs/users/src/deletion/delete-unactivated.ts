import { unactivatedAccounts } from '@sanguine/accounts'
import { type App, continueNow, defineService, err, type IntervalWorker, ok, runInterval } from '@sanguine/kernel'
import { beginDeletion } from './begin-deletion'

const batchSize = 100

/**
 * Deletes accounts that were not activated within seven days, with all that belongs to them: their names and addresses are
 * free again. Any number of gateways may do so at once. One that fails is logged and tried again at the next run; it holds up no other.
 */
export async function deleteUnactivated(app: App): Promise<typeof continueNow | undefined> {
  let handled = 0
  for await (const accountId of unactivatedAccounts(app)) {
    try {
      await beginDeletion(app, {
        accountId,
        // activated, or deleted by another gateway, since it was found
        decide: ({ role }) => (role === 'notActivated' ? ok(null) : err('isActivated')),
      })
    } catch (error) {
      app.log.error({ err: error, accountId }, 'An account that was not activated could not be deleted yet.')
      continue
    }
    handled += 1
    if (handled === batchSize) return continueNow
  }
  return undefined
}

const intervalMs = 60 * 60_000

export const unactivatedWorkerService = defineService<IntervalWorker>({
  name: 'users.unactivatedWorker',
  create: (app) => runInterval(app, 'users.unactivated', intervalMs, () => deleteUnactivated(app), { startsNow: true }),
  stop: (worker) => worker.stop(),
})
