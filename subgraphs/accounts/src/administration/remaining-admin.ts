import type { App } from '@sanguine/kernel'
import { type ClientSession, trusted } from 'mongoose'
import { accountsService } from '../accounts.model'

/**
 * Whether another account stays an admin when this one loses the role. Writes to that other account in the transaction.
 * If that one loses the role at the same time on any gateway, the transactions conflict and one of them is retried. So
 * at least one admin is always left.
 */
export async function claimRemainingAdmin(app: App, accountId: string, session: ClientSession): Promise<boolean> {
  const claimed = await app
    .get(accountsService)
    .findOneAndUpdate(
      { role: 'admin', _id: trusted({ $ne: accountId }) },
      { $inc: { adminChecks: 1 } },
      { session, projection: { _id: 1 } },
    )
    .lean()
  return claimed !== null
}
