import type { BrowserContext, Page } from 'playwright-core'
import { followRequests } from './navigate'
import { usualLimitMs } from './wait-until'

/** The notice of a late remote. It is no fault of the page: on a busy machine the remote is shown once it is loaded. */
const lateness = /The remote "\w+" did not come within \d+ ms/

/** A page together with everything it complained about. */
export interface WatchedPage {
  readonly page: Page
  /** console errors, uncaught exceptions and CSP violations so far, oldest first */
  readonly complaints: readonly string[]
  /** waits until the page has nothing to load and nothing to do */
  settle(): Promise<void>
  /** forgives what matches, so far and later, because the journey caused it on purpose */
  forgive(pattern: RegExp): void
}

export async function openPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage()
  page.setDefaultTimeout(usualLimitMs)
  const complaints: string[] = []
  const forgiven: RegExp[] = []
  page.on('console', (message) => {
    if (lateness.test(message.text())) return
    if (message.type() === 'error' || /Content Security Policy/i.test(message.text())) {
      complaints.push(`${message.text()} (${message.location().url})`)
    }
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return {
    page,
    // The browser may complain after the page has shown what went wrong.
    get complaints() {
      return complaints.filter((complaint) => !forgiven.some((pattern) => pattern.test(complaint)))
    },
    settle: followRequests(page),
    forgive: (pattern) => void forgiven.push(pattern),
  }
}
