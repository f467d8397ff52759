import {
  type App,
  addressKey,
  type Context,
  err,
  logSecurityEvent,
  ok,
  type Result,
  type Viewer,
} from '@sanguine/kernel'
import type { AccountRefusal } from '../account-refusal'
import { type AccountRecord, accountsService } from '../accounts.model'
import { countAttempt, forgetAttempts, limits } from '../limits/attempts'
import { isKnownOrigin, rememberOrigin } from '../limits/known-origins'
import { passwordsService } from '../passwords/passwords'
import { hasSecondFactor } from '../second-factors/second-factors'
import { sessionsService } from '../sessions/sessions.model'

export interface Credentials {
  readonly nameKey: string
  /** SHA-256 of the password in hex */
  readonly digest: string
}

/**
 * The account of that name, if the password is its own. A name that is not known is the same refusal after the same work.
 * Failures count for the name, known or not, together with the address: who guesses from elsewhere does not keep the owner
 * out. Those from all addresses that the account has not logged in from have a higher limit together.
 */
export async function checkPassword(
  context: Context,
  { nameKey, digest }: Credentials,
): Promise<Result<AccountRecord, AccountRefusal>> {
  const { app, address } = context
  const origin = `${nameKey}:${addressKey(address)}`
  const seconds = await countAttempt(context, limits.failedLogin, origin)
  if (seconds !== null) return err('tooManyAttempts', { retryAfterSeconds: seconds })
  const account = await app.get(accountsService).findOne({ nameKey }).lean()
  if (!account || !isKnownOrigin(app, account, address)) {
    const wait = await countAttempt(context, limits.unknownOrigin, nameKey)
    if (wait !== null) return err('tooManyAttempts', { retryAfterSeconds: wait })
  }
  const isRight = await app.get(passwordsService).matches(digest, account?.passwordHash ?? null)
  if (!account || !isRight) {
    const accountId = account?._id.toHexString() ?? null
    const reason = account ? 'passwordWrong' : 'nameUnknown'
    logSecurityEvent({ ...context, viewer: null }, 'security.login.failed', { accountId, method: 'password', reason })
    return err('loginFailed')
  }
  const isExpired = account.passwordExpiresAt && account.passwordExpiresAt.getTime() <= app.clock.now()
  if (isExpired) {
    const accountId = account._id.toHexString()
    logSecurityEvent({ ...context, viewer: null }, 'security.login.failed', {
      accountId,
      method: 'password',
      reason: 'passwordExpired',
    })
    return err('passwordExpired')
  }
  await forgetAttempts(app, limits.failedLogin, origin)
  await rememberOrigin(app, account, address)
  await renewHash(app, account, digest)
  return ok(account)
}

/** Hashes a password anew that was hashed with a former pepper or at another cost. */
async function renewHash(app: App, { _id, passwordHash: before }: AccountRecord, digest: string): Promise<void> {
  const passwordHash = await app.get(passwordsService).renewed(digest, before)
  if (passwordHash) await app.get(accountsService).updateOne({ _id, passwordHash: before }, { $set: { passwordHash } })
}

/** How long a login counts as one with the second factor, where that is asked for again. */
export const recentLoginMs = 15 * 60_000

/**
 * The account that asks, if it knows its password; failures count for the session. An account with a second factor must also
 * have logged in just before: a session that was left open, and a password, are not enough to take the account over.
 */
export async function confirmPassword(
  context: Context,
  { accountId, sessionId }: Viewer,
  digest: string,
): Promise<Result<AccountRecord, AccountRefusal>> {
  const { app } = context
  const whom = `session:${sessionId}`
  const seconds = await countAttempt(context, limits.failedLogin, whom)
  if (seconds !== null) return err('tooManyAttempts', { retryAfterSeconds: seconds })
  const account = await app.get(accountsService).findById(accountId).lean()
  const isRight = await app.get(passwordsService).matches(digest, account?.passwordHash ?? null)
  if (!account || !isRight) {
    logSecurityEvent(context, 'security.password.refused', { reason: 'passwordWrong' })
    return err('passwordWrong', {}, 'password')
  }
  await forgetAttempts(app, limits.failedLogin, whom)
  if (hasSecondFactor(account) && !(await isRecentLogin(app, sessionId))) {
    logSecurityEvent(context, 'security.password.refused', { reason: 'loginTooOld' })
    return err('loginTooOld')
  }
  return ok(account)
}

/** Whether a session was opened just now. Whoever opened it, or added the factor in it, has proved the second factor since. */
async function isRecentLogin(app: App, sessionId: string): Promise<boolean> {
  const session = await app.get(sessionsService).findById(sessionId).lean()
  return session !== null && session.createdAt.getTime() > app.clock.now() - recentLoginMs
}
