import { type App, batch, defineService, isStaff, sessionEnded, type Viewer } from '@sanguine/kernel'
import { LRUCache } from 'lru-cache'
import { Types } from 'mongoose'
import { type AccountRecord, accountsService } from '../accounts.model'
import { hasSecondFactor } from '../second-factors/second-factors'
import { accessTokensService } from './access-tokens'
import { type SessionRecord, sessionsService } from './sessions.model'

/** Milliseconds for which a viewer is returned without reading the database again. */
const cacheTtlMs = 900
const maxCached = 20_000

interface CachedViewer {
  readonly accountId: string
  readonly viewer: Promise<Viewer | null>
}

/** The viewer of a session. Cached for less than a second, so that a logout or a ban anywhere holds within one. */
export interface Viewers {
  bySession(sessionId: string, accountId: string): Promise<Viewer | null>
  forgetSession(sessionId: string): void
  forgetAccount(accountId: string): void
}

/** Milliseconds within which the time of a session's last call is kept exactly: a call is not worth a write. */
const useIntervalMs = 10 * 60_000

/** An account of the staff without the required second factor may only add one. */
export function viewOf(app: App, account: AccountRecord, sessionId: string): Viewer {
  const mustEnrol = app.settings.requiresStaffSecondFactor && isStaff(account.role) && !hasSecondFactor(account)
  return {
    accountId: account._id.toHexString(),
    sessionId,
    name: account.name,
    email: account.email,
    role: mustEnrol ? 'guest' : account.role,
    patreonType: account.patreonType,
    hasSeenWelcome: account.hasSeenWelcome,
    ...(mustEnrol && { mustEnrol }),
  }
}

/** Whether a session is neither over nor left unused for too long. */
export const isOpenSession = (app: App, { expiresAt, lastUsedAt }: SessionRecord): boolean =>
  expiresAt.getTime() > app.clock.now() &&
  (lastUsedAt === undefined || lastUsedAt.getTime() + app.settings.sessionIdleMs > app.clock.now())

/** Reads sessions and accounts by their ids, for several calls in one command; null for an id without a row. */
interface ViewerRows {
  readonly session: (id: string) => Promise<SessionRecord | null>
  readonly account: (id: string) => Promise<AccountRecord | null>
}

const rowsById = <Row extends { readonly _id: unknown }>(read: (ids: string[]) => PromiseLike<readonly Row[]>) =>
  batch(async (ids: readonly string[]): Promise<(Row | null)[]> => {
    const rows = new Map((await read([...new Set(ids)])).map((row) => [String(row._id), row]))
    return ids.map((id) => rows.get(id) ?? null)
  })

/** Almost every call reads these rows, so the driver reads them: a query of Mongoose takes a third more time. */
const viewerRowsService = defineService<ViewerRows>({
  name: 'viewer rows',
  create: (app) => ({
    session: rowsById((ids) =>
      app
        .get(sessionsService)
        .collection.find<SessionRecord>({ _id: { $in: ids as never } })
        .toArray(),
    ),
    account: rowsById((ids) =>
      app
        .get(accountsService)
        .collection.find<AccountRecord>({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } })
        .toArray(),
    ),
  }),
})

async function readViewer(app: App, sessionId: string, accountId: string): Promise<Viewer | null> {
  const rows = app.get(viewerRowsService)
  const [session, account] = await Promise.all([rows.session(sessionId), rows.account(accountId)])
  if (!session || !account) return null
  const isCurrent = (session.credentialVersion ?? 0) === (account.credentialVersion ?? 0)
  if (session.accountId.toHexString() !== accountId || !isCurrent || !isOpenSession(app, session)) return null
  const now = app.clock.now()
  if (now - (session.lastUsedAt?.getTime() ?? 0) >= useIntervalMs)
    await app.get(sessionsService).updateOne({ _id: sessionId }, { $set: { lastUsedAt: new Date(now) } })
  return viewOf(app, account, sessionId)
}

function createViewers(app: App): Viewers {
  const cached = new LRUCache<string, CachedViewer>({
    max: maxCached,
    ttl: cacheTtlMs,
    ttlResolution: 0,
    // the cache takes a time of 0 for none
    perf: { now: () => 1 + app.clock.elapsed() },
  })

  return {
    bySession(sessionId, accountId) {
      const known = cached.get(sessionId)
      if (known?.accountId === accountId) return known.viewer
      const viewer = readViewer(app, sessionId, accountId)
      cached.set(sessionId, { accountId, viewer })
      viewer.catch(() => cached.delete(sessionId))
      return viewer
    },
    forgetSession: (sessionId) => void cached.delete(sessionId),
    forgetAccount: (accountId) => {
      for (const [sessionId, viewer] of cached.entries()) if (viewer.accountId === accountId) cached.delete(sessionId)
    },
  }
}

export const viewersService = defineService<Viewers>({ name: 'viewers', create: createViewers })

/** The account behind a bearer token. Throws `unauthenticated` for one that is malformed, expired or whose session ended. */
export async function readSession(app: App, token: string): Promise<Viewer> {
  const claims = app.get(accessTokensService).read(token)
  const viewer = claims && (await app.get(viewersService).bySession(claims.sid, claims.sub))
  if (!viewer) throw sessionEnded()
  return viewer
}
