import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'

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

export interface BrowserSession {
  readonly context: BrowserContext
  close(): Promise<void>
}

/** A browser with a profile of its own, empty at the start and gone at the end. */
export async function openBrowser(
  options: {
    width?: number
    height?: number
    locale?: string
    reducedMotion?: boolean
    serviceWorkers?: 'allow' | 'block'
  } = {},
): Promise<BrowserSession> {
  const profile = mkdtempSync(join(tmpdir(), 'sanguine-browser-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: flags,
    headless: true,
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    locale: options.locale ?? 'en-GB',
    // Journeys that take files away must not get them from a worker's cache.
    serviceWorkers: options.serviceWorkers ?? 'block',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
  })
  return {
    context,
    async close() {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
