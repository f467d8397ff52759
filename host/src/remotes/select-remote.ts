import type { Viewer } from '@sanguine/ui'
import type { RemoteName } from './find-remote'

const admin = /^\/admin(\/|$)/i
/** Pages of the visitor's remote that are the same for visitors and for logged-in players. */
const publicPages =
  /^\/(imprint|welcome|account\/(security|privacy)|(activateAccount|confirmEmail|forgotPasswordRetrieve|shopcallback)\/[^/]+)\/?$/i

/** Pages of the game's remote that need no account. */
const publicGamePages = /^\/(rates|fight\/[^/]+)\/?$/i

/** The remote that renders a path; `home` redirects viewers without permission to `/`. `boot.js` decides the same, earlier. */
export function selectRemote(
  path: string,
  viewer: Pick<Viewer, 'canPlay' | 'permissions'> | null,
): RemoteName | 'home' {
  if (publicPages.test(path)) return 'visitor'
  if (publicGamePages.test(path)) return 'game'
  if (admin.test(path)) return viewer?.permissions.length ? 'admin' : 'home'
  // An account that may not play sees why, on every path.
  return viewer?.canPlay ? 'game' : 'visitor'
}
