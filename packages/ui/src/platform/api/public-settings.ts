import { clientVersion } from '../../env'
import { embeddedSiteData } from './embedded-site-data'

/** The operator of the site, for its imprint. */
export interface Operator {
  readonly name: string
  /** one entry per line; empty if it is not configured */
  readonly address: readonly string[]
  readonly email: string | null
  readonly phone: string | null
}

/** A page of the operator elsewhere, such as `Mastodon`. */
export interface SocialLink {
  readonly name: string
  readonly url: string
}

/** The server's settings for browsers (`/config.json`). Times are milliseconds since the epoch. */
export interface PublicSettings {
  readonly apiKey: string
  readonly version: string
  readonly registrationOpensAt: number
  readonly gameOpensAt: number
  /** every game duration is divided by this number */
  readonly gameSpeed: number
  /** URL of the page that lists sent mails, for development without a mail server; null if there is a mail server */
  readonly mailbox: string | null
  /** null if it is not configured */
  readonly operator: Operator | null
  readonly socialLinks: readonly SocialLink[]
  /** the share of the page's traces that is recorded, 0 to 1; absent where none is */
  readonly tracing?: { readonly ratio: number }
}

let loading: Promise<PublicSettings> | null = null
let loadedVersion = ''

/** The gateway's version; empty until the settings have been loaded. */
export const gatewayVersion = (): string => loadedVersion

const timeOf = (value: unknown): number => (typeof value === 'number' ? value : Date.parse(String(value)))

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function readOperator(value: unknown): Operator | null {
  const { name, address, email, phone } = (value ?? {}) as Record<string, unknown>
  if (typeof name !== 'string') return null
  return {
    name,
    address: Array.isArray(address) ? address.map(String) : [],
    email: textOrNull(email),
    phone: textOrNull(phone),
  }
}

function readSocialLinks(value: unknown): readonly SocialLink[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((link: unknown) => {
    const { name, url } = (link ?? {}) as Record<string, unknown>
    return typeof name === 'string' && typeof url === 'string' ? { name, url } : []
  })
}

function readSettings(value: unknown): PublicSettings {
  const { apiKey, version, registrationOpensAt, gameOpensAt, gameSpeed, mailbox, operator, socialLinks, tracing } =
    (value ?? {}) as Record<string, unknown>
  return {
    apiKey: String(apiKey ?? ''),
    version: String(version ?? ''),
    registrationOpensAt: timeOf(registrationOpensAt),
    gameOpensAt: timeOf(gameOpensAt),
    gameSpeed: Number(gameSpeed) || 1,
    mailbox: textOrNull(mailbox),
    operator: readOperator(operator),
    socialLinks: readSocialLinks(socialLinks),
    ...(tracing !== undefined && { tracing: tracing as { ratio: number } }),
  }
}

/** The settings that the page embeds; undefined if it embeds none. */
export function embeddedSettings(): PublicSettings | undefined {
  const { settings } = embeddedSiteData()
  return settings === undefined ? undefined : readSettings(settings)
}

async function fetchSettings(): Promise<PublicSettings> {
  const known = embeddedSettings()
  if (known) return known
  const response = await fetch('/config.json', { headers: { 'X-Version': clientVersion } })
  if (!response.ok) throw new Error('Network response was not ok')
  return readSettings(await response.json())
}

/** The public settings, fetched once. A failure is not remembered: the next call asks again. */
export function loadPublicSettings(): Promise<PublicSettings> {
  loading ??= fetchSettings().then(
    (settings) => {
      loadedVersion = settings.version
      return settings
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

/** For tests and stories: settings without a server. */
export function overrideSettings(settings: PublicSettings | null): void {
  loading = settings && Promise.resolve(settings)
  loadedVersion = settings?.version ?? ''
}
