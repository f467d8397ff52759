import { connectionService } from '@sanguine/db'
import type { App } from '@sanguine/kernel'
import { type ClientSession, trusted } from 'mongoose'
import { endPrograms } from '../oauth/end-programs'
import { sessionsService } from '../sessions/sessions.model'
import { viewersService } from '../sessions/viewers'

/** A login that has not ended. Times are milliseconds since the epoch. */
export interface OpenSession {
  readonly openedAt: number
  readonly expiresAt: number
}

/** The largest number of sessions that are read for an account. */
const maxSessions = 100

/** The open sessions of an account, latest first, at most 100. For operations that have checked the permission. */
export async function listSessions(app: App, accountId: string): Promise<OpenSession[]> {
  const found = await app
    .get(sessionsService)
    .find({ accountId, expiresAt: trusted({ $gt: new Date(app.clock.now()) }) })
    .sort({ createdAt: -1, _id: 1 })
    .limit(maxSessions)
    .lean()
  return found.map(({ createdAt, expiresAt }) => ({ openedAt: createdAt.getTime(), expiresAt: expiresAt.getTime() }))
}

/**
 * Ends all sessions, personal access tokens and connected apps of an account, together with what `alongside` writes; every gateway
 * knows within a second. Returns how many.
 * For operations that have checked the permission.
 */
export async function endAllSessions(
  app: App,
  accountId: string,
  alongside: (endedCount: number, session: ClientSession) => Promise<void>,
): Promise<number> {
  const endedCount = await app.get(connectionService).transaction(async (session) => {
    const sessions = await app.get(sessionsService).deleteMany({ accountId }, { session })
    const count = sessions.deletedCount + (await endPrograms(app, accountId, session))
    if (count > 0) await alongside(count, session)
    return count
  })
  app.get(viewersService).forgetAccount(accountId)
  return endedCount
}
