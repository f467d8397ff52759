import { type App, purgeTime } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { accountsService } from '../accounts.model'
import { mailTokensService } from '../sessions/mail-tokens'

/** The time that an account has for its activation after its registration. */
export const activationMs = 7 * 24 * 60 * 60 * 1000

/**
 * Ids of the accounts that were registered more than seven days ago and can no longer be activated, because no mailed
 * link is valid. The oldest comes first.
 */
export async function* unactivatedAccounts(app: App): AsyncGenerator<string> {
  const now = purgeTime(app)
  const registeredAt = trusted({ $lte: new Date(now - activationMs) })
  const tokens = app.get(mailTokensService)
  const found = app
    .get(accountsService)
    .find({ role: 'notActivated', registeredAt }, { _id: 1 })
    .sort({ registeredAt: 1 })
    .lean()
    .cursor()
  for await (const { _id: accountId } of found) {
    if (await tokens.exists({ accountId, expiresAt: trusted({ $gt: new Date(now) }) })) continue
    yield accountId.toHexString()
  }
}
