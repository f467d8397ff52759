import { page } from '../browser/page'
import { storage } from '../browser/storage'
import { createStore, useStore } from '../browser/store'

/** Local storage key of the bearer token. */
export const tokenKey = 'access_token'

export type Role = 'user' | 'betaUser' | 'admin' | 'notActivated' | 'banned'

/** Who is logged in, as the token says. The server decides again on every call. */
export interface Viewer {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** whether the role opens the game's screens */
  readonly canPlay: boolean
  readonly isAdmin: boolean
}

interface Login {
  readonly token: string
  readonly viewer: Viewer
}

const roles: readonly string[] = ['user', 'betaUser', 'admin', 'notActivated', 'banned']

/** The viewer a token names, or null when it cannot be decoded or is over. */
export function readToken(token: string, now = Date.now()): Viewer | null {
  try {
    const payload = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))
    const { sub, name, role, exp } = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
    if (typeof sub !== 'string' || typeof role !== 'string' || !roles.includes(role)) return null
    if (typeof exp === 'number' && exp * 1000 <= now) return null
    return {
      id: sub,
      name: typeof name === 'string' ? name : '',
      role: role as Role,
      canPlay: role === 'user' || role === 'betaUser' || role === 'admin',
      isAdmin: role === 'admin',
    }
  } catch {
    return null
  }
}

function readLogin(): Login | null {
  const token = storage.read(tokenKey)
  const viewer = token === null ? null : readToken(token)
  return token !== null && viewer ? { token, viewer } : null
}

const login = createStore<Login | null>(null)

export const session = {
  /** Reads the stored token. One that is over or unreadable is removed, and the page starts anew. */
  init(): void {
    window.addEventListener('storage', (event) => {
      if (event.key === tokenKey || event.key === null) session.refresh()
    })
    session.refresh()
    if (login.get() === null && storage.read(tokenKey) !== null) session.clearAndReload()
  },

  /** Takes over what local storage holds now. Answers whether somebody is logged in. */
  refresh(): boolean {
    const next = readLogin()
    if (next?.token !== login.get()?.token) login.set(next)
    return next !== null
  },

  token: (): string | null => login.get()?.token ?? null,

  viewer: (): Viewer | null => login.get()?.viewer ?? null,

  /** Logs in with a token the server gave. Other tabs follow by the storage event. */
  logIn(token: string): void {
    storage.write(tokenKey, token)
    session.refresh()
  },

  /** Forgets the token without a reload, as after an activation. */
  clear(): void {
    storage.remove(tokenKey)
    session.refresh()
  },

  /** Forgets the token and reloads, as the server's 401 demands. A page that reloads has no token, so it cannot loop. */
  clearAndReload(): void {
    session.clear()
    page.reload()
  },

  subscribe: login.subscribe,
}

/** Who is logged in; null for a visitor. Follows logins and logouts, of other tabs too. */
export function useViewer(): Viewer | null {
  return useStore(login)?.viewer ?? null
}
