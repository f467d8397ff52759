import type { Viewer } from '@sanguine/ui'
import { matchPath } from 'react-router'
import type { RemoteName } from '../remotes/remote-list'

/** Pages of the visitor's remote that a logged-in player reaches too. */
const alwaysOpen = ['/imprint', '/activateAccount/:id', '/forgotPasswordRetrieve/:id', '/welcome']

const isAt = (pattern: string, path: string): boolean => matchPath({ path: pattern, end: true }, path) !== null

/** Which remote draws an address; `home` sends those who may not be there to `/`. */
export function remoteFor(path: string, viewer: Viewer | null): RemoteName | 'home' {
  if (isAt('/shopcallback/:pid', path)) return 'game'
  if (alwaysOpen.some((pattern) => isAt(pattern, path))) return 'visitor'
  if (isAt('/admin/*', path)) return viewer?.isAdmin ? 'admin' : 'home'
  // Who is logged in without playing sees a notice, whatever the address.
  return viewer?.plays ? 'game' : 'visitor'
}
