import type { Language } from '@sanguine/rules'
import type { App } from './app'
import { forbidden, insufficientScope, unauthenticated } from './problem'
import { logRefusedPermission } from './security-log'
import { coversScope, hasNeededScope, type NeededScope, type TokenScope } from './token-scope'

export type Role = 'guest' | 'user' | 'betaUser' | 'support' | 'editor' | 'admin' | 'notActivated' | 'banned'

/** The roles as numbers, as REST spells them. */
export const roleNumbers: Readonly<Record<Role, number>> = {
  guest: 0,
  user: 1,
  betaUser: 2,
  support: 80,
  editor: 90,
  admin: 100,
  notActivated: 555,
  banned: 666,
}

/** The token with which a program acts for an account. */
export interface ViewerToken {
  /** of the personal access token, or of the grant of an app */
  readonly id: string
  /** the name that its owner gave the token, or the name of the app */
  readonly name: string
  readonly scopes: readonly TokenScope[]
}

/** The account behind a valid session, personal access token or token of an app. */
export interface Viewer {
  readonly accountId: string
  /** of the session; empty for a call of a program with a token */
  readonly sessionId: string
  /** the personal access token or connected app of the call; absent for a session, which has every scope */
  readonly token?: ViewerToken
  readonly name: string
  readonly email: string
  readonly role: Role
  /** 0 none, 1 Fledgling, 2 Neonate, 3 Ancilla, 4 Elder, 5 Methuselah */
  readonly patreonType: number
  readonly hasSeenWelcome: boolean
  /** whether a staff account must set up a second factor first; its role is `guest` until then */
  readonly mustEnrol?: boolean
}

/** The first argument of every operation: the caller, and the server that handles the call. One per request. */
export interface Context {
  readonly app: App
  readonly viewer: Viewer | null
  readonly requestId: string
  /** of the client, for limits; stored only as long as the limits need it */
  readonly address: string
  /** the client's `User-Agent`; empty if it sent none */
  readonly userAgent: string
  /** the client's `Idempotency-Key`, if it sent one */
  readonly idempotencyKey: string | null
  /** identifies the call under the key: its name in the response if a document has several mutations, else null */
  readonly answerName: string | null
  /** the `Last-Event-ID` of a client that continues a stream of events */
  readonly lastEventId?: string
  /** language of content's names and texts in the response; stored data never depends on it */
  readonly language: Language
  /** aborted when the call is over: its client is gone, or the server responded early because the call took too long */
  readonly signal: AbortSignal
}

const playing: readonly Role[] = ['user', 'betaUser', 'support', 'editor', 'admin']

/** Whether an account with that role plays the game. */
export const isPlaying = (role: Role): boolean => playing.includes(role)

/** The viewer, regardless of role. Throws `unauthenticated`. */
export function requireViewer(context: Context): Viewer {
  if (!context.viewer) throw unauthenticated()
  return context.viewer
}

/** The viewer, if the account plays. Throws `unauthenticated` or `forbidden`. */
export function requirePlayer(context: Context): Viewer {
  const viewer = requireViewer(context)
  if (isPlaying(viewer.role)) return viewer
  logRefusedPermission(context)
  if (viewer.role === 'banned') throw forbidden({ en: 'Your account has been banned.', de: 'Dein Konto ist gesperrt.' })
  if (viewer.role === 'notActivated')
    throw forbidden({
      en: 'Please activate your account with the link we emailed to you.',
      de: 'Bitte aktiviere dein Konto mit dem Link, den wir dir per E-Mail geschickt haben.',
    })
  throw forbidden()
}

/** The scopes of which a token needs one. None means that only a session may call. */
export type NeededScopes = readonly NeededScope[]

/**
 * Throws `insufficientScope` if the call has a personal access token without any of the scopes. One for some remotes passes
 * where `deploy` is needed; `requireRemoteScope` checks which.
 */
export function requireTokenScope({ viewer }: Context, needed: NeededScopes): void {
  const granted = viewer?.token?.scopes
  if (granted && !hasNeededScope(granted, needed)) throw insufficientScope(needed[0] ?? null)
}

/** Throws `insufficientScope` if the call has a personal access token that may not deploy this remote. */
export function requireRemoteScope({ viewer }: Context, remote: string): void {
  const scope: TokenScope = `deploy:${remote}`
  if (viewer?.token && !coversScope(viewer.token.scopes, scope)) throw insufficientScope(scope)
}

/**
 * The viewer, if a session made the call. Throws `unauthenticated` without a viewer, and `insufficientScope` for a
 * personal access token.
 */
export function requireSession(context: Context): Viewer {
  const viewer = requireViewer(context)
  requireTokenScope(context, [])
  return viewer
}

/**
 * The viewer, if the account plays and a session made the call: for what no program may do. Throws like
 * `requireSession`, then like `requirePlayer`.
 */
export function requirePlayerSession(context: Context): Viewer {
  requireSession(context)
  return requirePlayer(context)
}
