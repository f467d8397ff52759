import { clientVersion } from '../env'
import { syncClock } from './clock'

/** What the server lets the browser know (`/config.json`). Moments are milliseconds since the epoch. */
export interface Settings {
  readonly apiKey: string
  readonly version: string
  readonly registrationOpensAt: number
  readonly gameOpensAt: number
  /** every game duration is divided by it */
  readonly gameSpeed: number
}

let loading: Promise<Settings> | null = null

async function fetchSettings(): Promise<Settings> {
  const sentAt = Date.now()
  const response = await fetch('/config.json', { headers: { 'X-Version': clientVersion } })
  if (!response.ok) throw new Error('Network response was not ok')
  const date = Date.parse(response.headers.get('date') ?? '')
  // The header has whole seconds: on average the server is half a second further.
  if (Number.isFinite(date)) syncClock(date + 500, sentAt, Date.now())
  const raw = (await response.json()) as Record<string, unknown>
  const moment = (value: unknown): number => (typeof value === 'number' ? value : Date.parse(String(value)))
  return {
    apiKey: String(raw.apiKey ?? ''),
    version: String(raw.version ?? ''),
    registrationOpensAt: moment(raw.registrationOpensAt),
    gameOpensAt: moment(raw.gameOpensAt),
    gameSpeed: Number(raw.gameSpeed) || 1,
  }
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
