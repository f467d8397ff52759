import type { Settings } from '@sanguine/kernel'
import { type Env, isLoopback } from '../env'

/** The readers of the outbox: nobody, callers on this machine, or every caller. */
export type DevMailAccess = 'none' | 'local' | 'all'

/**
 * Decides which callers may read the outbox at `/dev/mail`. It holds links that open any account, so it exists only
 * without a mail server and outside of production. A proxy on this machine calls from a loopback address too, for
 * clients anywhere. So callers on this machine are served only while the site has no other address. `PUBLIC_URL` must
 * be of this machine, or be unset while only this machine can connect. `DEV_MAIL` opens the outbox to every caller, or
 * closes it.
 */
export function devMailAccess(
  { smtpUrl, isProduction, publicUrl }: Settings,
  { DEV_MAIL, PUBLIC_URL, HOST }: Pick<Env, 'DEV_MAIL' | 'PUBLIC_URL' | 'HOST'>,
): DevMailAccess {
  if (smtpUrl !== null || isProduction || DEV_MAIL === false) return 'none'
  if (DEV_MAIL) return 'all'
  const hasLocalName = isLoopback(new URL(publicUrl).hostname.replace(/^\[(.*)\]$/, '$1'))
  return hasLocalName && (PUBLIC_URL !== null || isLoopback(HOST)) ? 'local' : 'none'
}
