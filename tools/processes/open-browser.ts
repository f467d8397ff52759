import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { root } from '../root'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const openBrowser = (): Promise<Browser> => {
  const script = join(root, 'e2e/src/find-chromium.mjs')
  const executablePath = execFileSync(process.execPath, [script], { encoding: 'utf8' })
  return chromium.launch({ executablePath, args: flags, headless: true })
}

/** Refuses the streams of events: an open one would keep a page from ever being idle. */
export const refuseEventStreams = (context: BrowserContext): Promise<unknown> =>
  context.route(/\/api\/v1\/(staff\/)?events$/, (route) => route.fulfill({ status: 404 }))
