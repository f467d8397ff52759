import { type App, type Context, type Language, logSecurityEvent, type Viewer } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { type AccountRecord, accountsService } from '../accounts.model'
import { accessTokensService } from './access-tokens'
import { readDevice } from './read-device'
import { sessionsService } from './sessions.model'
import { viewersService, viewOf } from './viewers'

const sessionMs = 30 * 24 * 60 * 60 * 1000

/** The final proof of a login. */
export type LoginMethod = 'password' | 'totp' | 'recoveryCode' | 'passkey' | 'activationLink'

export interface OpenedSession {
  readonly accessToken: string
  readonly viewer: Viewer
}

/** The access token of a session. Times are milliseconds since the epoch. */
function signToken(app: App, account: AccountRecord, viewer: Viewer, expiresAt: number): string {
  return app.get(accessTokensService).sign({
    sub: viewer.accountId,
    name: viewer.name,
    sid: viewer.sessionId,
    role: account.role,
    ...(viewer.mustEnrol && { mustEnrol: true }),
    exp: Math.floor(expiresAt / 1000),
  })
}

/**
 * Opens a session of 30 days, or of the time without a call that the operator allows, and signs its token. The session
 * is valid only while the account has the credentials of `account`. A login that was checked just before they changed
 * therefore ends with the change.
 */
export async function openSession(
  context: Context,
  account: AccountRecord,
  method: LoginMethod,
): Promise<OpenedSession> {
  const { app, userAgent, language } = context
  const now = app.clock.now()
  const [_id, expiresAt] = [app.random.hex(16), now + sessionMs]
  await app.get(sessionsService).create({
    _id,
    accountId: account._id,
    credentialVersion: account.credentialVersion ?? 0,
    createdAt: new Date(now),
    expiresAt: new Date(expiresAt),
    lastUsedAt: new Date(now),
    device: readDevice(userAgent),
  })
  if (account.language !== language) await rememberLanguage(app, account._id.toHexString(), language)
  const viewer = viewOf(app, account, _id)
  logSecurityEvent({ ...context, viewer }, 'security.login.succeeded', { method })
  return { accessToken: signToken(app, account, viewer, expiresAt), viewer }
}

/** Stores the language that an account uses now, for its mails. */
export async function rememberLanguage(app: App, accountId: string, language: Language): Promise<void> {
  await app.get(accountsService).updateOne({ _id: accountId }, { $set: { language } })
}

/** A new token of a session whose account has changed; null if the session has ended. */
export async function renewToken(app: App, { accountId, sessionId }: Viewer): Promise<string | null> {
  const [session, account] = await Promise.all([
    app.get(sessionsService).findOne({ _id: sessionId, accountId }).lean(),
    app.get(accountsService).findById(accountId).lean(),
  ])
  return session && account
    ? signToken(app, account, viewOf(app, account, sessionId), session.expiresAt.getTime())
    : null
}

export async function endSession(app: App, viewer: Viewer): Promise<void> {
  await app.get(sessionsService).deleteOne({ _id: viewer.sessionId })
  app.get(viewersService).forgetSession(viewer.sessionId)
}

/** Ends every session of an account except `except`. Returns the number of sessions. */
export async function endSessions(app: App, accountId: string, except: string | null = null): Promise<number> {
  const { deletedCount } = await app.get(sessionsService).deleteMany({ accountId, _id: trusted({ $ne: except }) })
  app.get(viewersService).forgetAccount(accountId)
  return deletedCount
}
