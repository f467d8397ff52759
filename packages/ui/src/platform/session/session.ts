import { serverNow } from '../api/server-clock'
import { page } from '../browser/page'
import { storage } from '../browser/storage'
import { createStore, useStore } from '../browser/store'
import { dropNavigationGuards } from '../navigation/navigation-guard'
import { type RenewalOutcome, renewal } from './renewal'

/** Local storage key of the bearer token. */
export const tokenKey = 'access_token'
/** Local storage key of the role that the server named last, as `<account id> <role>`; the token has the role at login. */
export const roleKey = 'viewer_role'

/** Local storage key, set from the end of a session to the page that says so. */
const endedKey = 'sanguine.sessionEnded'

/** The local storage keys of an account's drafts begin with this. */
export const draftPrefix = (accountId: string): string => `sanguine.draft.${accountId}.`

export type Role = 'user' | 'betaUser' | 'support' | 'editor' | 'admin' | 'notActivated' | 'banned'

/** The permissions of staff, as the server enforces them. */
export type Permission =
  | 'editContent'
  | 'manageUsers'
  | 'readAnalytics'
  | 'readAuditLog'
  | 'refundPayments'
  | 'deployRemotes'

/**
 * The logged-in account according to the token, with the role that the server named last. The server decides again on
 * every call.
 */
export interface Viewer {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** whether the role opens the game's screens */
  readonly canPlay: boolean
  /** the permissions of the role in the CMS, which is open to roles with at least one */
  readonly permissions: readonly Permission[]
  /** staff that must set up a second factor before anything else */
  readonly mustEnrol?: true
}

export interface Login {
  readonly token: string
  readonly viewer: Viewer
}

interface RoleRights {
  readonly canPlay: boolean
  readonly permissions: readonly Permission[]
}

const rightsOf: Readonly<Record<Role, RoleRights>> = {
  user: { canPlay: true, permissions: [] },
  betaUser: { canPlay: true, permissions: [] },
  support: { canPlay: true, permissions: ['manageUsers'] },
  editor: { canPlay: true, permissions: ['editContent'] },
  admin: {
    canPlay: true,
    permissions: ['editContent', 'manageUsers', 'readAnalytics', 'readAuditLog', 'refundPayments', 'deployRemotes'],
  },
  notActivated: { canPlay: false, permissions: [] },
  banned: { canPlay: false, permissions: [] },
}

const isRole = (role: unknown): role is Role => typeof role === 'string' && Object.hasOwn(rightsOf, role)

/** The viewer that a token names, or null if it cannot be decoded or has expired. */
export function readToken(token: string, now = serverNow()): Viewer | null {
  try {
    const payload = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))
    const { sub, name, role, mustEnrol, exp } = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
    if (typeof sub !== 'string' || !isRole(role)) return null
    if (typeof exp === 'number' && exp * 1000 <= now) return null
    return {
      id: sub,
      name: typeof name === 'string' ? name : '',
      role,
      ...(mustEnrol === true ? { canPlay: false, permissions: [], mustEnrol } : rightsOf[role]),
    }
  } catch {
    return null
  }
}

/** A role that opens no screens of the game has pages of its own, which ask the server when it ends; it is not followed. */
const isFollowed = (role: unknown): role is Role => isRole(role) && rightsOf[role].canPlay

function withStoredRole(viewer: Viewer): Viewer {
  const [id, role] = storage.read(roleKey)?.split(' ') ?? []
  return id === viewer.id && viewer.canPlay && isFollowed(role) ? { ...viewer, role, ...rightsOf[role] } : viewer
}

function readLogin(): Login | null {
  const token = storage.read(tokenKey)
  const viewer = token === null ? null : readToken(token)
  return token !== null && viewer ? { token, viewer: withStoredRole(viewer) } : null
}

const login = createStore<Login | null>(null)

function forgetToken(): void {
  storage.remove(tokenKey)
  storage.remove(roleKey)
  login.set(null)
  renewal.end('ended')
}

/**
 * Replaces the login. A new token ends a login request. The page then continues, or is left if the token belongs to
 * another account.
 */
function replaceLogin(next: Login): void {
  const last = login.get()
  if (renewal.isPending() && next.viewer.id !== last?.viewer.id) {
    // The waiting calls belong to the page that is left.
    dropNavigationGuards()
    page.open('/')
    return
  }
  if (next.token !== last?.token || next.viewer.role !== last.viewer.role) login.set(next)
  if (next.token !== last?.token) renewal.end('renewed')
}

export const session = {
  /** Reads the stored token. An expired or unreadable token is removed, and the page reloads. */
  init(): void {
    window.addEventListener('storage', (event) => {
      if (event.key === tokenKey || event.key === roleKey || event.key === null) session.refresh()
    })
    session.refresh()
    if (login.get() === null && storage.read(tokenKey) !== null) session.clearAndReload()
  },

  /**
   * Reads the login from local storage. Returns whether an account is logged in. If another tab ended the session while
   * this page holds unsaved input, the page stays and asks for a login.
   */
  refresh(): boolean {
    const next = readLogin()
    const last = login.get()
    if (next) replaceLogin(next)
    else if (last && renewal.canAsk()) void renewal.ask(last.token, last.viewer.name, false)
    else login.set(null)
    return next !== null
  },

  login: (): Login | null => login.get(),

  token: (): string | null => login.get()?.token ?? null,

  viewer: (): Viewer | null => login.get()?.viewer ?? null,

  /** Logs in with a token the server gave. Other tabs follow by the storage event. */
  logIn(token: string): void {
    storage.remove(roleKey)
    storage.write(tokenKey, token)
    session.refresh()
  },

  /** Takes over the viewer's role as the server names it with every response; other tabs follow by the storage event. */
  followRole(role: string | null): void {
    const viewer = session.viewer()
    if (!viewer?.canPlay || role === viewer.role || !isFollowed(role)) return
    storage.write(roleKey, `${viewer.id} ${role}`)
    session.refresh()
  },

  /** Forgets the token and the account's drafts without a reload, as after a logout or an activation. */
  clear(): void {
    const viewer = session.viewer()
    if (viewer) storage.removeAll(draftPrefix(viewer.id))
    forgetToken()
  },

  /**
   * Handles a 401 to a call with this login: ends the session, or asks for a login over a page with unsaved input.
   * Returns `renewed` once the same account has logged in again.
   */
  async renew({ token, viewer }: Login, isWrite: boolean): Promise<RenewalOutcome> {
    const now = login.get()
    if (now?.token !== token) return now?.viewer.id === viewer.id ? 'renewed' : 'ended'
    if (renewal.canAsk()) return renewal.ask(token, viewer.name, isWrite)
    session.clearAndReload()
    return 'ended'
  },

  /** Keeps the page as it is without a login. The next call that changes something asks for it again. */
  declineRenewal(): void {
    renewal.end('declined', session.token())
  },

  /** Forgets the token and reloads, after a 401 of the server. A page that reloads has no token, so it cannot loop. */
  clearAndReload(): void {
    forgetToken()
    dropNavigationGuards()
    storage.write(endedKey, 'true')
    page.reload()
  },

  /** Whether the page was reloaded because the session had ended; true once. */
  takeEnded(): boolean {
    const hasEnded = storage.read(endedKey) !== null
    storage.remove(endedKey)
    return hasEnded
  },

  subscribe: login.subscribe,
}

/** The logged-in viewer; null for a visitor. Follows logins and logouts, also those in other tabs. */
export function useViewer(): Viewer | null {
  return useStore(login)?.viewer ?? null
}
