import type { Settings } from '@sanguine/kernel'
import { type Env, isLoopback, requiresMailTls } from './env'
import { playMoneyAccess } from './play-money/play-money-access'
import { requireSecrets } from './secrets'

/** The API key of the site itself, which is public. */
export const siteKey = 'sanguine-site'

/** The settings of the other packages, from the environment. `publicUrl` changes if a free port is chosen. */
export function settingsOf(env: Env): Settings & { publicUrl: string } {
  const [passwordPepper, ...formerPeppers] = requireSecrets(env, 'PASSWORD_PEPPER')
  return {
    isProduction: env.isProduction,
    dataDir: env.DATA_DIR,
    gameSpeed: env.GAME_SPEED,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    registrationOpensAt: env.REGISTRATION_OPENS_AT,
    gameOpensAt: env.GAME_OPENS_AT,
    jwtSecret: requireSecrets(env, 'JWT_SECRET').join(','),
    pushSecrets: requireSecrets(env, 'PUSH_SECRET'),
    passwordPepper,
    formerPeppers,
    passwordCost: { memoryCost: 19_456, timeCost: 2 },
    publicUrl: (env.PUBLIC_URL ?? urlOf(env.HOST, env.PORT)).replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    requiresMailTls: requiresMailTls(env),
    operator: { name: env.OPERATOR_NAME, address: env.OPERATOR_ADDRESS, email: env.OPERATOR_EMAIL },
    paypal: paypalOf(env),
    allowsPlayMoney: playMoneyAccess(env) !== 'none',
    sessionIdleMs: env.SESSION_IDLE_DAYS * 24 * 60 * 60 * 1000,
    requiresStaffSecondFactor: env.REQUIRE_STAFF_SECOND_FACTOR ?? env.isProduction,
  }
}

const paypalOf = ({ PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, PAYPAL_API_BASE }: Env) =>
  PAYPAL_CLIENT_ID === null || PAYPAL_CLIENT_SECRET === null
    ? null
    : {
        clientId: PAYPAL_CLIENT_ID,
        clientSecret: PAYPAL_CLIENT_SECRET,
        webhookId: PAYPAL_WEBHOOK_ID,
        apiBase: PAYPAL_API_BASE.replace(/\/+$/, ''),
      }

/**
 * The address at which a browser on this machine finds the server. It has a name if possible, since passkeys do not
 * work at a numeric address.
 */
export function urlOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::' || isLoopback(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
