import { type App, defineService, type Viewer } from '@sanguine/kernel'
import { type AccountRecord, accountsService } from '../accounts.model'
import { sessionsService } from './sessions.model'

/** Milliseconds for which a session is believed without asking the database again. */
const believedMs = 900
const mostRemembered = 20_000

interface Remembered {
  readonly at: number
  readonly accountId: string
  readonly viewer: Promise<Viewer | null>
}

/** Who is behind a session. Remembered for less than a second, so that a logout or a ban anywhere holds within one. */
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
  const isOpen = session?.accountId.toHexString() === accountId && session.expiresAt.getTime() > app.clock.now()
  return account && isOpen ? viewOf(account, sessionId) : null
}

function createViewers(app: App): Viewers {
  const remembered = new Map<string, Remembered>()
  const forgetWhere = (test: (one: Remembered) => boolean) => {
    for (const [key, one] of remembered) if (test(one)) remembered.delete(key)
  }

  return {
    bySession(sessionId, accountId) {
      const at = performance.now()
      const known = remembered.get(sessionId)
      if (known && known.accountId === accountId && at - known.at < believedMs) return known.viewer
      if (remembered.size >= mostRemembered) forgetWhere((one) => at - one.at >= believedMs)
      if (remembered.size >= mostRemembered) remembered.clear()
      const viewer = readViewer(app, sessionId, accountId)
      remembered.set(sessionId, { at, accountId, viewer })
      viewer.catch(() => remembered.delete(sessionId))
      return viewer
    },
    forgetSession: (sessionId) => void remembered.delete(sessionId),
    forgetAccount: (accountId) => forgetWhere((one) => one.accountId === accountId),
  }
}

export const viewersService = defineService<Viewers>({ name: 'viewers', create: createViewers })
