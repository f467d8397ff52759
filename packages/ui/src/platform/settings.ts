import { clientVersion } from '../env'
import { siteFacts } from './site-facts'

/** What the server lets the browser know (`/config.json`). Moments are milliseconds since the epoch. */
export interface Settings {
  readonly apiKey: string
  readonly version: string
  readonly registrationOpensAt: number
  readonly gameOpensAt: number
  /** every game duration is divided by it */
  readonly gameSpeed: number
  /** where mails are read that no mail server takes, on this very machine only; null where one does */
  readonly mailbox: string | null
}

let loading: Promise<Settings> | null = null

const moment = (value: unknown): number => (typeof value === 'number' ? value : Date.parse(String(value)))

function readSettings(value: unknown): Settings {
  const { apiKey, version, registrationOpensAt, gameOpensAt, gameSpeed, mailbox } = (value ?? {}) as Record<
    string,
    unknown
  >
  return {
    apiKey: String(apiKey ?? ''),
    version: String(version ?? ''),
    registrationOpensAt: moment(registrationOpensAt),
    gameOpensAt: moment(gameOpensAt),
    gameSpeed: Number(gameSpeed) || 1,
    mailbox: typeof mailbox === 'string' ? mailbox : null,
  }
}

/** The settings the page came with, if it did. */
export function settingsOfPage(): Settings | undefined {
  const { settings } = siteFacts()
  return settings === undefined ? undefined : readSettings(settings)
}

async function fetchSettings(): Promise<Settings> {
  const known = settingsOfPage()
  if (known) return known
  const response = await fetch('/config.json', { headers: { 'X-Version': clientVersion } })
  if (!response.ok) throw new Error('Network response was not ok')
  return readSettings(await response.json())
}

/** The public settings, fetched once. A failure is not remembered: the next call asks again. */
export function loadSettings(): Promise<Settings> {
  loading ??= fetchSettings().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** For tests and stories: settings without a server. */
export function presetSettings(settings: Settings | null): void {
  loading = settings && Promise.resolve(settings)
}
