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
 * The account with that name, if the password is right. An unknown name gets the same refusal after the same work.
 * Failures count per name, known or not, and address, so that a guesser elsewhere does not lock the owner out. A higher
 * limit counts the failures from all addresses together from which the account has not logged in.
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

/** Hashes a password again if its hash has a former pepper or another cost. */
async function renewHash(app: App, { _id, passwordHash: before }: AccountRecord, digest: string): Promise<void> {
  const passwordHash = await app.get(passwordsService).renewed(digest, before)
  if (passwordHash) await app.get(accountsService).updateOne({ _id, passwordHash: before }, { $set: { passwordHash } })
}

/** The time after a login in which it counts as recent, so that the second factor is not needed again. */
export const recentLoginMs = 15 * 60_000

/**
 * The caller's account, if the password is right. Failures count per session. An account with a second factor also
 * needs a recent login. An open session and the password are therefore not enough to take the account over.
 * @param field the name of the password in the input
 */
export async function confirmPassword(
  context: Context,
  { accountId, sessionId }: Viewer,
  digest: string,
  field = 'password',
): Promise<Result<AccountRecord, AccountRefusal>> {
  const { app } = context
  const whom = `session:${sessionId}`
  const seconds = await countAttempt(context, limits.failedLogin, whom)
  if (seconds !== null) return err('tooManyAttempts', { retryAfterSeconds: seconds })
  const account = await app.get(accountsService).findById(accountId).lean()
  const isRight = await app.get(passwordsService).matches(digest, account?.passwordHash ?? null)
  if (!account || !isRight) {
    logSecurityEvent(context, 'security.password.refused', { reason: 'passwordWrong' })
    return err('passwordWrong', {}, field)
  }
  await forgetAttempts(app, limits.failedLogin, whom)
  if (hasSecondFactor(account) && !(await isRecentLogin(app, sessionId))) {
    logSecurityEvent(context, 'security.password.refused', { reason: 'loginTooOld' })
    return err('loginTooOld')
  }
  return ok(account)
}

/** The greatest difference between the clocks of two gateways. */
const maxSkewMs = 60_000

/**
 * Whether a session was opened recently. In such a session the second factor was proved or added. One from the future
 * was opened while a clock was ahead, so its age is unknown.
 */
async function isRecentLogin(app: App, sessionId: string): Promise<boolean> {
  const session = await app.get(sessionsService).findById(sessionId).lean()
  if (session === null) return false
  const ageMs = app.clock.now() - session.createdAt.getTime()
  return ageMs < recentLoginMs && ageMs > -maxSkewMs
}
