import { type App, logSecurityEvent, type SecurityContext } from '@sanguine/kernel'
import { type ClientSession, trusted } from 'mongoose'
import type { AccountRecord } from '../accounts.model'
import { deviceRequestsService } from '../oauth/device-requests.model'
import { endGrants } from '../oauth/grants'
import { sessionsService } from './sessions.model'

/**
 * Ends the connected apps of an account, and its sessions except that of `keptSessionId`, which is null for none. The kept session gets the
 * credential version after that of `account`, which the same transaction gives to the account. Returns the number of
 * sessions.
 */
export async function endOldSessions(
  app: App,
  account: Pick<AccountRecord, '_id' | 'credentialVersion'>,
  keptSessionId: string | null,
  session: ClientSession,
): Promise<number> {
  const sessions = app.get(sessionsService)
  const accountId = account._id
  // A session is enough to connect an app, so an intruder may have done so.
  await endGrants(app, { accountId }, session)
  await app.get(deviceRequestsService).deleteMany({ accountId }, { session })
  const others = keptSessionId === null ? {} : { _id: trusted({ $ne: keptSessionId }) }
  const { deletedCount } = await sessions.deleteMany({ accountId, ...others }, { session })
  if (keptSessionId !== null) {
    const credentialVersion = (account.credentialVersion ?? 0) + 1
    await sessions.updateOne({ _id: keptSessionId, accountId }, { $set: { credentialVersion } }, { session })
  }
  return deletedCount
}

/** Writes to the security log that sessions ended with a change of the credentials, if there were any. */
export function logOldSessions(context: SecurityContext, accountId: string, count: number): void {
  if (count > 0) logSecurityEvent(context, 'security.session.ended', { accountId, reason: 'credentialsChanged', count })
}
