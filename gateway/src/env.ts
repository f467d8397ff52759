import { readFileSync } from 'node:fs'
import { readDatabaseUri } from '@sanguine/db'
import { readMoment } from '@sanguine/kernel'
import { readUserName } from '@sanguine/rules'
import { z } from 'zod'
import { flag, text, url } from './env-values'
import { timeouts } from './server/timeouts'
import { whyNoRemoteAddress } from './site/remote-address'
import { traceVariables } from './tracing/trace-variables'

/** A setting that cannot be used. The message is one line with the variable and its valid values. */
export class EnvProblem extends Error {
  override name = 'EnvProblem'
}

const optional = text.min(1).nullable()

const wholeNumber = (from: number, to: number) =>
  text
    .regex(/^\d{1,9}$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`)

const factor = (most: number, must: string) =>
  text
    .regex(/^\d{1,9}(\.\d{1,6})?$/, must)
    .transform(Number)
    .refine((value) => value > 0 && value <= most, must)

const moment = text.transform((value, context) => {
  const at = readMoment(value)
  if (at !== null) return at
  context.addIssue('must be a date such as 2024-06-24T11:00 (Berlin time) or 2024-06-24T09:00:00Z')
  return z.NEVER
})

const secret = text.refine(
  (value) => value.split(',').every((one) => one.trim().length >= 32),
  'must have at least 32 characters (several secrets are separated by commas, the newest first)',
)

/** The number of proxies in front of the server. Each adds the address that it saw to `X-Forwarded-For`. */
const proxies = text
  .regex(/^(true|false|\d)$/, 'must be true, false or the number of proxies in front of the server')
  .transform((value) => (value === 'true' ? 1 : Number(value === 'false' ? 0 : value)))

/** Links to the operator's pages on other sites, as `Mastodon=https://…, Discord=https://…`. */
const socialLinks = text.transform((value, context) =>
  value.split(',').flatMap((entry) => {
    const [name = '', ...rest] = entry.split('=').map((part) => part.trim())
    const address = rest.join('=')
    if (entry.trim() === '') return []
    if (name !== '' && URL.canParse(address) && new URL(address).protocol === 'https:') return { name, url: address }
    context.addIssue(
      'must be names with https addresses such as Mastodon=https://mastodon.example/@sanguine, separated by commas',
    )
    return z.NEVER
  }),
)

const envSchema = z.object({
  NODE_ENV: text.default('development'),
  HOST: text.min(1).default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(4000),
  METRICS_HOST: text.min(1).default('127.0.0.1'),
  METRICS_PORT: wholeNumber(0, 65_535).nullable().default(null),
  PUBLIC_URL: url(['http:', 'https:'], 'https://sanguine.example').nullable().default(null),
  MONGODB_URI: text
    .refine((value) => readDatabaseUri(value) !== null, 'must be an address such as mongodb://localhost:27017/sanguine')
    .nullable()
    .default(null),
  DATA_DIR: text.min(1).default('./data'),
  BACKUP_DIR: optional.default(null),
  BACKUP_HOURS: wholeNumber(1, 720).default(24),
  BACKUP_KEEP: wholeNumber(1, 1000).default(14),
  ADMIN_USERNAME: text
    .refine(
      (value) => readUserName(value) !== null,
      'must be a username of 3 to 32 letters, digits, single spaces, "_", "-" and "."',
    )
    .default('admin'),
  ADMIN_PASSWORD: optional.default(null),
  JWT_SECRET: secret.nullable().default(null),
  PASSWORD_PEPPER: secret.nullable().default(null),
  PUSH_SECRET: secret.nullable().default(null),
  ACCEPT_LOST_PEPPER: text
    .regex(/^([0-9a-f]{12}|unknown)$/, 'must be the fingerprint that a refused start names')
    .nullable()
    .default(null),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example:465').nullable().default(null),
  OPERATOR_NAME: optional.default(null),
  OPERATOR_ADDRESS: optional.default(null),
  OPERATOR_EMAIL: z.email('must be an e-mail address').nullable().default(null),
  OPERATOR_PHONE: optional.default(null),
  SOCIAL_LINKS: socialLinks.default([]),
  SESSION_IDLE_DAYS: wholeNumber(1, 30).default(14),
  REQUIRE_STAFF_SECOND_FACTOR: flag.nullable().default(null),
  DEV_MAIL: flag.nullable().default(null),
  // Above this speed, an hour of the game would take no time.
  GAME_SPEED: factor(100_000, 'must be a number above 0, at most 100000').default(1),
  RATE_LIMIT_FACTOR: factor(1e9, 'must be a number above 0').default(1),
  REGISTRATION_OPENS_AT: moment.default(Date.UTC(2024, 5, 24, 9)),
  GAME_OPENS_AT: moment.default(Date.UTC(2024, 6, 1, 9)),
  API_KEYS: text.default('').transform((value) =>
    value
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
  REMOTES_JSON: optional.default(null),
  TRUST_PROXY: proxies.default(0),
  HSTS: z.enum(['host', 'subdomains', 'preload'], 'must be host, subdomains or preload').default('host'),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  SLOW_CALL_MS: wholeNumber(1, 600_000).default(1000),
  CALL_TIMEOUT_MS: wholeNumber(1000, 600_000).default(timeouts.callTimeout),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  PAYPAL_CLIENT_ID: optional.default(null),
  PAYPAL_CLIENT_SECRET: optional.default(null),
  PAYPAL_WEBHOOK_ID: optional.default(null),
  PAYPAL_API_BASE: url(['https:', 'http:'], 'https://api-m.paypal.com').default('https://api-m.paypal.com'),
  ALLOW_PLAY_MONEY: flag.nullable().default(null),
  ALLOW_PLAIN_CONNECTIONS: flag.default(false),
  ...traceVariables,
})

export interface Env extends z.output<typeof envSchema> {
  readonly isProduction: boolean
  /** addresses of remotes that are not beside the gateway, by name in lower case: `REMOTE_GAME_URL` */
  readonly remoteUrls: Readonly<Record<string, string>>
}

const operatorVariables = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/

/**
 * Warnings about settings that a site in production lacks, one line each with the consequence. The site starts anyway,
 * since a server on one machine may not need them. `readEnv` refuses settings that are wrong on any site.
 */
export function productionWarnings(env: Env): readonly string[] {
  if (!env.isProduction) return []
  const inData = `is not set: it is kept in ${env.DATA_DIR}. Back that up, and set the variable if several gateways serve one site`
  return [
    ...(env.JWT_SECRET === null ? [`JWT_SECRET ${inData}; without the secret all sessions end.`] : []),
    ...(env.PASSWORD_PEPPER === null
      ? [`PASSWORD_PEPPER ${inData}; without the pepper no password and no second factor is valid any more.`]
      : []),
    ...(env.PUSH_SECRET === null
      ? [`PUSH_SECRET ${inData}; without the secret all devices must switch notifications on again.`]
      : []),
    ...(env.SMTP_URL === null
      ? [
          `SMTP_URL is not set: mails are not sent but written to ${env.DATA_DIR}/outbox, so nobody can activate an account.`,
        ]
      : []),
    ...(env.PUBLIC_URL === null
      ? ['PUBLIC_URL is not set: links in mails lead to this machine, and passkeys work on no other address.']
      : []),
    ...(env.PAYPAL_CLIENT_ID === null && env.ALLOW_PLAY_MONEY !== true
      ? ['PAYPAL_CLIENT_ID is not set: nothing can be bought.']
      : []),
    ...(env.PAYPAL_CLIENT_ID === null && env.ALLOW_PLAY_MONEY === true
      ? ['ALLOW_PLAY_MONEY is true: everybody can buy everything with play money.']
      : []),
    ...(env.PAYPAL_CLIENT_ID !== null && env.PAYPAL_WEBHOOK_ID === null
      ? ['PAYPAL_WEBHOOK_ID is not set: refunds and cancellations at PayPal are seen up to a day later.']
      : []),
    ...operatorVariables
      .filter((name) => env[name] === null)
      .map(
        (name) =>
          `${name} is not set: the imprint does not say who runs the site, as the law of many countries demands.`,
      ),
    ...(env.TRUST_PROXY === 0 && isBehindProxy(env)
      ? ['TRUST_PROXY is not set: behind a proxy all visitors have one address, and share its limits.']
      : []),
  ]
}

/**
 * Whether clients connect through a proxy. They do if only this machine can reach the server, or if `PUBLIC_URL` has
 * TLS, which the server lacks.
 */
const isBehindProxy = ({ HOST, PUBLIC_URL }: Env): boolean =>
  PUBLIC_URL !== null && (isLoopback(HOST) || new URL(PUBLIC_URL).protocol === 'https:')

/** Whether only this machine can reach the address. */
export const isLoopback = (host: string): boolean => loopback.test(host)

/** Whether traffic to a database can be read on its way: a host on another machine, without TLS. */
function isPlainDatabase(uri: string): boolean {
  const { hosts = [], isEncrypted = false } = readDatabaseUri(uri) ?? {}
  const isHere = (host: string) => isLoopback(host) || /^%2F/i.test(host)
  return !isEncrypted && !hosts.every(isHere)
}

/** Whether the connection to the mail server requires TLS: on another machine, unless plain connections are allowed. */
export const requiresMailTls = ({ isProduction, SMTP_URL, ALLOW_PLAIN_CONNECTIONS }: Env): boolean =>
  isProduction && !ALLOW_PLAIN_CONNECTIONS && SMTP_URL !== null && !isLoopback(hostNameOf(SMTP_URL))

/** The host of an address; an IPv6 address has no brackets. */
const hostNameOf = (address: string): string => new URL(address).hostname.replace(/^\[(.*)\]$/, '$1')

/** Variables that a file may hold, as vaults and container platforms do. The variable with `_FILE` names the file. */
const secretVariables = [
  ...(['JWT_SECRET', 'PASSWORD_PEPPER', 'PUSH_SECRET', 'ADMIN_PASSWORD', 'MONGODB_URI', 'SMTP_URL'] as const),
  ...(['API_KEYS', 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const),
  ...(['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS'] as const),
]

/** Reads the variables whose values are in files. Throws an `EnvProblem`, whose message never contains a value. */
function readSecretFiles(given: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const found: Record<string, string> = {}
  for (const name of secretVariables) {
    const file = given[`${name}_FILE`]
    if (file === undefined) continue
    if (given[name] !== undefined) throw new EnvProblem(`${name} and ${name}_FILE are both set: leave one of them out.`)
    try {
      found[name] = readFileSync(file, 'utf8').trim()
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      throw new EnvProblem(`${name}_FILE must name a file that this user can read, not "${file}" (${code}).`)
    }
    if (found[name] === '') throw new EnvProblem(`${name}_FILE names the file "${file}", which is empty.`)
  }
  return found
}

/** The variables of this process with changes, for a gateway in a process of its own. */
export const environmentWith = (changes: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...changes,
})

/** Reads the settings, or throws an `EnvProblem`. An empty variable counts as unset. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const variables = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const given = { ...variables, ...readSecretFiles(variables) }
  const parsed = envSchema.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    throw new EnvProblem(`${name} ${issue?.message}${isSecret(name) ? '' : `, not "${given[name]}"`}.`)
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  if (isProduction && !isLoopback(env.HOST) && env.JWT_SECRET === null)
    throw new EnvProblem(
      'JWT_SECRET must be set in production: at least 32 random characters that sign the access tokens.',
    )
  if (isProduction && env.MONGODB_URI !== null && env.PASSWORD_PEPPER === null)
    throw new EnvProblem(
      'PASSWORD_PEPPER must be set in production with MONGODB_URI: at least 32 random characters, the same for every gateway. Without them another machine could check no password.',
    )
  if (isProduction && !env.ALLOW_PLAIN_CONNECTIONS && env.MONGODB_URI !== null && isPlainDatabase(env.MONGODB_URI))
    throw new EnvProblem(
      'MONGODB_URI must have tls=true in production, since accounts are read from another machine. If the network between is your own, set ALLOW_PLAIN_CONNECTIONS=true.',
    )
  if (new URL(env.PAYPAL_API_BASE).protocol === 'http:' && !isLoopback(hostNameOf(env.PAYPAL_API_BASE)))
    throw new EnvProblem('PAYPAL_API_BASE must be an address with https:, since the credentials are sent there.')
  if (env.METRICS_PORT !== null && env.METRICS_PORT === env.PORT && env.PORT !== 0)
    throw new EnvProblem('METRICS_PORT must differ from PORT, since metrics are not for the public.')
  if ((env.PAYPAL_CLIENT_ID === null) !== (env.PAYPAL_CLIENT_SECRET === null))
    throw new EnvProblem('PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET must be set together.')
  return { ...env, isProduction, remoteUrls: readRemoteUrls(given) }
}

const isSecret = (name: string): boolean => /SECRET|PASSWORD|_PEPPER|KEYS|_HEADERS|_UR[IL]$/.test(name)

function readRemoteUrls(given: NodeJS.ProcessEnv): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [variable, value = ''] of Object.entries(given)) {
    const name = /^REMOTE_([A-Z0-9_]+)_URL$/.exec(variable)?.[1]
    if (!name) continue
    const reason = whyNoRemoteAddress(value)?.en ?? null
    if (reason !== null) throw new EnvProblem(`${variable} ${reason}.`)
    found[name.toLowerCase()] = value
  }
  return found
}
