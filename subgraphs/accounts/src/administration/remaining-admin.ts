import type { App } from '@sanguine/kernel'
import { type ClientSession, trusted } from 'mongoose'
import { accountsService } from '../accounts.model'

/**
 * Whether another account stays an admin when this one no longer is. Writes to that other account within the transaction:
 * if it loses the role at the same moment, on any gateway, the two transactions conflict and one of them begins anew. So
 * at least one admin is left, whatever happens at once.
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
