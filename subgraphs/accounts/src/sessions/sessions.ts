import { type App, unauthenticated, type Viewer } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import type { AccountRecord } from '../accounts.model'
import { accessTokensService } from './access-tokens'
import { sessionsService } from './sessions.model'
import { viewersService, viewOf } from './viewers'

const sessionMs = 30 * 24 * 60 * 60 * 1000

/**
 * Opens a session of 30 days and signs its token. The session is valid only while the account has the credentials that
 * `account` was read with, so a login that was checked just before they changed ends with the change.
 */
export async function openSession(app: App, account: AccountRecord): Promise<{ accessToken: string; viewer: Viewer }> {
  const now = app.clock.now()
  const [_id, expiresAt] = [app.random.hex(16), now + sessionMs]
  await app.get(sessionsService).create({
    _id,
    accountId: account._id,
    credentialVersion: account.credentialVersion ?? 0,
    createdAt: new Date(now),
    expiresAt: new Date(expiresAt),
  })
  const viewer = viewOf(account, _id)
  const accessToken = app.get(accessTokensService).sign({
    sub: viewer.accountId,
    name: viewer.name,
    sid: _id,
    role: viewer.role,
    exp: Math.floor(expiresAt / 1000),
  })
  return { accessToken, viewer }
}

/** The account behind a bearer token. Throws `unauthenticated` for one that is malformed, expired or whose session ended. */
export async function readSession(app: App, token: string): Promise<Viewer> {
  const claims = app.get(accessTokensService).read(token)
  const viewer = claims && (await app.get(viewersService).bySession(claims.sid, claims.sub))
  if (!viewer) throw unauthenticated('Your session has ended. Please log in again.')
  return viewer
}

export async function endSession(app: App, viewer: Viewer): Promise<void> {
  await app.get(sessionsService).deleteOne({ _id: viewer.sessionId })
  app.get(viewersService).forgetSession(viewer.sessionId)
}

/** Ends every session of an account, but for the one named. */
export async function endSessions(app: App, accountId: string, except?: string): Promise<void> {
  const others = except === undefined ? {} : { _id: trusted({ $ne: except }) }
  await app.get(sessionsService).deleteMany({ accountId, ...others })
  app.get(viewersService).forgetAccount(accountId)
}
