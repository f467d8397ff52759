import type { App } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { accountsService } from '../accounts.model'

/** How many accounts there are, of whatever role; of those registered before a time in milliseconds where one is given. */
export const countAccounts = (app: App, registeredBefore?: number): Promise<number> =>
  app
    .get(accountsService)
    .countDocuments(
      registeredBefore === undefined ? {} : { registeredAt: trusted({ $lt: new Date(registeredBefore) }) },
    )
