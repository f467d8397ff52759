import { type Context, err, logSecurityEvent, ok, parse, type Result, requireSession } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import type { AccountRefusal } from '../account-refusal'
import { accountFields } from '../account-rules'
import { endSessions } from '../sessions/sessions'
import { sessionsService } from '../sessions/sessions.model'
import { isOpenSession, viewersService } from '../sessions/viewers'

/** An open session of the caller's account. Times are milliseconds since the epoch. */
export interface OwnSession {
  readonly id: string
  /** null if the client sent none, or an unknown one */
  readonly browser: string | null
  readonly system: string | null
  readonly openedAt: number
  /** up to ten minutes off */
  readonly lastUsedAt: number
  readonly expiresAt: number
  /** whether this call uses the session */
  readonly isCurrent: boolean
}

const maxSessions = 100

/** The open sessions of the caller's account, at most 100: that of the call first, then by latest use. */
export async function listOwnSessions(context: Context): Promise<OwnSession[]> {
  const { accountId, sessionId } = requireSession(context)
  const found = await context.app
    .get(sessionsService)
    .find({ accountId, expiresAt: trusted({ $gt: new Date(context.app.clock.now()) }) })
    .sort({ lastUsedAt: -1, _id: 1 })
    .limit(maxSessions)
    .lean()
  return found
    .filter((session) => isOpenSession(context.app, session))
    .map((session) => ({
      id: session._id,
      browser: session.device?.browser ?? null,
      system: session.device?.system ?? null,
      openedAt: session.createdAt.getTime(),
      lastUsedAt: (session.lastUsedAt ?? session.createdAt).getTime(),
      expiresAt: session.expiresAt.getTime(),
      isCurrent: session._id === sessionId,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/**
 * Ends a session of the caller's account. Refused with `unknownSession` if it has ended or belongs to another account.
 */
export async function endOwnSession(context: Context, id: unknown): Promise<Result<null, AccountRefusal>> {
  const { accountId } = requireSession(context)
  const _id = parse(accountFields.sessionId, id, 'id')
  const { deletedCount } = await context.app.get(sessionsService).deleteOne({ _id, accountId })
  context.app.get(viewersService).forgetSession(_id)
  if (deletedCount === 0) return err('unknownSession', {}, 'id')
  logSecurityEvent(context, 'security.session.ended', { reason: 'byOwner', count: 1 })
  return ok(null)
}

/** Ends all sessions of the caller's account except that of the call. Returns their number. */
export async function endOtherSessions(context: Context): Promise<number> {
  const { accountId, sessionId } = requireSession(context)
  const count = await endSessions(context.app, accountId, sessionId)
  if (count > 0) logSecurityEvent(context, 'security.session.ended', { reason: 'byOwner', count })
  return count
}
