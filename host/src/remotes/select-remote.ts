import type { Viewer } from '@sanguine/ui'
import type { RemoteName } from './find-remote'

const payment = /^\/shopcallback\/[^/]+\/?$/i
const admin = /^\/admin(\/|$)/i
/** Pages of the visitor's remote that a logged-in player reaches too. */
const publicPages = /^\/(imprint|welcome|(activateAccount|forgotPasswordRetrieve)\/[^/]+)\/?$/i

/** Which remote draws an address; `home` sends those who may not be there to `/`. `boot.js` decides the same, earlier. */
export function selectRemote(path: string, viewer: Pick<Viewer, 'canPlay' | 'isAdmin'> | null): RemoteName | 'home' {
  if (payment.test(path)) return 'game'
  if (publicPages.test(path)) return 'visitor'
  if (admin.test(path)) return viewer?.isAdmin ? 'admin' : 'home'
  // Who is logged in without playing sees a notice, whatever the address.
  return viewer?.canPlay ? 'game' : 'visitor'
}
