import { type Context, requireViewer, type Viewer } from './context'
import { insufficientScope } from './problem'
import type { TokenScope } from './token-scope'

/** The scopes of which a token needs one. None means that only a session may call. */
export type NeededScopes = readonly TokenScope[]

/** Throws `insufficientScope` if the call has a personal access token without any of the scopes. */
export function requireTokenScope({ viewer }: Context, needed: NeededScopes): void {
  const granted = viewer?.token?.scopes
  if (granted && !needed.some((scope) => granted.includes(scope))) throw insufficientScope(needed[0] ?? null)
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
