import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const findChromium = () => execFileSync(process.execPath, [join(__dirname, 'find-chromium.mjs')], { encoding: 'utf8' })

/** Far longer than a browser takes to start on a busy machine, in milliseconds. */
const launchTimeoutMs = 110_000

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: flags, headless: true, timeout: launchTimeoutMs })

export interface ContextOptions {
  readonly width?: number
  readonly height?: number
  readonly locale?: string
  /** whether images and transitions move; default no: to draw them takes a fifth of a page's processor time */
  readonly isMoving?: boolean
  readonly serviceWorkers?: 'allow' | 'block'
  /** whether the screen is touched, so that the page has no precise pointer; default no */
  readonly hasTouch?: boolean
}

/** A profile of its own in a browser, empty at the start and gone when it is closed: it shares no storage, cache or worker. */
export const openContext = (browser: Browser, options: ContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    locale: options.locale ?? 'en-GB',
    // Journeys that take files away must not get them from a worker's cache.
    serviceWorkers: options.serviceWorkers ?? 'block',
    ...(options.hasTouch && { hasTouch: true, isMobile: true }),
    reducedMotion: options.isMoving ? 'no-preference' : 'reduce',
  })
