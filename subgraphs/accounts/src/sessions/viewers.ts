import { type App, defineService, type Viewer } from '@sanguine/kernel'
import { LRUCache } from 'lru-cache'
import { type AccountRecord, accountsService } from '../accounts.model'
import { sessionsService } from './sessions.model'

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

export const viewOf = (account: AccountRecord, sessionId: string): Viewer => ({
  accountId: account._id.toHexString(),
  sessionId,
  name: account.name,
  email: account.email,
  role: account.role,
  patreonType: account.patreonType,
  hasSeenWelcome: account.hasSeenWelcome,
})

async function readViewer(app: App, sessionId: string, accountId: string): Promise<Viewer | null> {
  const [session, account] = await Promise.all([
    app.get(sessionsService).findById(sessionId).lean(),
    app.get(accountsService).findById(accountId).lean(),
  ])
  if (!session || !account) return null
  const isOpen = session.accountId.toHexString() === accountId && session.expiresAt.getTime() > app.clock.now()
  const isCurrent = (session.credentialVersion ?? 0) === (account.credentialVersion ?? 0)
  return isOpen && isCurrent ? viewOf(account, sessionId) : null
}

function createViewers(app: App): Viewers {
  const cached = new LRUCache<string, CachedViewer>({ max: maxCached, ttl: cacheTtlMs })

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
