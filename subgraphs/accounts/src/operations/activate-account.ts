import { type Context, err, ok, parse, type Result } from '@sanguine/kernel'
import type { AccountRefusal } from '../account-refusal'
import { accountFields } from '../account-rules'
import { type AccountRecord, accountsService } from '../accounts.model'
import { methodsOf } from '../second-factors/second-factors'
import { dropMailTokens, findMailToken } from '../sessions/mail-tokens'
import { endSession, type OpenedSession, openSession } from '../sessions/sessions'
import { viewersService } from '../sessions/viewers'

/**
 * Activates the account of a mailed token, and returns it; null if it was active already, for example because the link was opened
 * twice.
 */
export async function activateAccount(
  context: Context,
  token: unknown,
): Promise<Result<AccountRecord | null, AccountRefusal>> {
  const { app } = context
  const found = await findMailToken(app, 'activation', parse(accountFields.mailToken, token, 'token'))
  if (found.state === 'none') return err('tokenInvalid', { mail: 'activation' })
  if (found.state === 'expired') return err('tokenExpired')
  const now = new Date(app.clock.now())
  // The account is changed first, so that the link still works if the server stops in between.
  const activated = await app
    .get(accountsService)
    .findOneAndUpdate(
      { _id: found.accountId, role: 'notActivated' },
      { $set: { role: 'user', activatedAt: now, changedAt: now }, $inc: { revision: 1 } },
      { returnDocument: 'after' },
    )
    .lean<AccountRecord>()
  await dropMailTokens(app, 'activation', found.accountId)
  app.get(viewersService).forgetAccount(found.accountId.toHexString())
  return ok(activated)
}

export interface ActivationLogin {
  readonly token: unknown
  /** whether the call may replace a session of another account */
  readonly replacesSession: boolean
}

/**
 * Activates the account and opens a session in place of the caller's. The value is null, without a session, if the
 * account was active already or has a second factor: a used link must not log in. The call is refused with
 * `otherAccountLoggedIn`, without activating, if it must not replace the session of another account. Otherwise a
 * stranger's link could log the reader in to the stranger's account.
 */
export async function activateAndLogIn(
  context: Context,
  { token, replacesSession }: ActivationLogin,
): Promise<Result<OpenedSession | null, AccountRefusal>> {
  const { app, viewer } = context
  if (viewer && !replacesSession) {
    const found = await findMailToken(app, 'activation', parse(accountFields.mailToken, token, 'token'))
    const isOther = found.state === 'valid' && found.accountId.toHexString() !== viewer.accountId
    if (isOther) return err('otherAccountLoggedIn')
  }
  const activated = await activateAccount(context, token)
  if (!activated.ok) return activated
  if (viewer) await endSession(app, viewer)
  const account = activated.value
  const isEnough = account !== null && methodsOf(account).length === 0
  return ok(isEnough ? await openSession(context, account, 'activationLink') : null)
}
