import { type Env, isLoopback } from '../env'

/** Who may approve payments with play money: nobody, callers of this very machine, or every caller. */
export type PlayMoneyAccess = 'none' | 'local' | 'all'

/**
 * Who may pay with play money. It gives away what is sold, so like the outbox at `/dev/mail` it exists only without PayPal,
 * outside of production and while the site has no other address than this machine. `ALLOW_PLAY_MONEY` opens it to every
 * caller, also in production, or closes it.
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
