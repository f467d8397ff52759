import type { App } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { accountsService } from '../accounts.model'

/**
 * The number of accounts of any role. With a time in milliseconds, only accounts that were registered before it count.
 */
export const countAccounts = (app: App, registeredBefore?: number): Promise<number> =>
  app
    .get(accountsService)
    .countDocuments(
      registeredBefore === undefined ? {} : { registeredAt: trusted({ $lt: new Date(registeredBefore) }) },
    )
