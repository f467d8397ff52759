import { existsSync, mkdtempSync, rmSync } from 'node:fs'
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

/** Where a Chromium is: `CHROMIUM_PATH`, the system's, or the one that comes from npm. */
async function findChromium(): Promise<{ path: string; args: string[] }> {
  const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  for (const path of known) if (path && existsSync(path)) return { path, args: [] }
  const { default: bundled } = await import('@sparticuz/chromium')
  return { path: await bundled.executablePath(), args: bundled.args.filter((arg) => !arg.startsWith('--headless')) }
}

export interface BrowserSession {
  readonly context: BrowserContext
  close(): Promise<void>
}

/** A browser with a profile of its own, empty at the start and gone at the end. */
export async function openBrowser(
  options: { width?: number; height?: number; locale?: string; reducedMotion?: boolean } = {},
): Promise<BrowserSession> {
  const { path, args } = await findChromium()
  const profile = mkdtempSync(join(tmpdir(), 'sanguine-browser-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: path,
    args: [...flags, ...args],
    headless: true,
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    locale: options.locale ?? 'en-GB',
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
