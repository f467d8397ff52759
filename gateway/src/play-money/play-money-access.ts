import { type Env, isLoopback } from '../env'

/** The callers that may approve payments with play money: nobody, callers on this machine, or every caller. */
export type PlayMoneyAccess = 'none' | 'local' | 'all'

/**
 * Decides which callers may pay with play money. It gives paid packages away. So like the outbox at `/dev/mail`, it
 * exists only outside of production, without PayPal, and while the site's address is this machine. `ALLOW_PLAY_MONEY`
 * opens it to every caller, also in production, or closes it.
 */
export function playMoneyAccess({
  PAYPAL_CLIENT_ID,
  ALLOW_PLAY_MONEY,
  isProduction,
  PUBLIC_URL,
  HOST,
}: Pick<Env, 'PAYPAL_CLIENT_ID' | 'ALLOW_PLAY_MONEY' | 'isProduction' | 'PUBLIC_URL' | 'HOST'>): PlayMoneyAccess {
  if (PAYPAL_CLIENT_ID !== null || ALLOW_PLAY_MONEY === false) return 'none'
  if (ALLOW_PLAY_MONEY) return 'all'
  const host = PUBLIC_URL === null ? HOST : new URL(PUBLIC_URL).hostname.replace(/^\[(.*)\]$/, '$1')
  return !isProduction && isLoopback(host) ? 'local' : 'none'
}
