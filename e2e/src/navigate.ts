import type { Page, Request } from 'playwright-core'
import { waitUntil } from './wait-until'

/**
 * Goes to a path of the site that is open, as a link of the site does: the page stays loaded. A page load takes four
 * times the processor time, so journeys load a page only where they test that.
 */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number }
    history.pushState({ idx: idx + 1, key: crypto.randomUUID() }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    scrollTo(0, 0)
  }, path)

/** Opens a path of a site: goes there in a page where the site is open, and loads it in another one. */
export async function openPath(page: Page, siteUrl: string, path: string): Promise<void> {
  if (page.url().startsWith(siteUrl)) await goTo(page, path)
  else await page.goto(`${siteUrl}${path}`)
}

/** Runs in the browser: resolves once the page has drawn and has nothing else to do. */
const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // A page without a frame may have no idle time either.
    const limit = { timeout: 1000 }
    const rest = () => requestIdleCallback(() => resolve(), limit)
    requestIdleCallback(() => {
      // A page that has nothing to draw may get no frame.
      const timer = setTimeout(rest, limit.timeout)
      requestAnimationFrame(() => {
        clearTimeout(timer)
        rest()
      })
    }, limit)
  })

const eventStreams = ['/api/v1/events', '/api/v1/staff/events']

/** A stream of events stays open as long as its page. */
export const isEventStream = (request: Request): boolean => eventStreams.includes(new URL(request.url()).pathname)

const settleOf = new WeakMap<Page, () => Promise<void>>()

/** Waits until a page that was opened by `openPage` has nothing to load and nothing to do. */
export async function settle(page: Page): Promise<void> {
  const settlePage = settleOf.get(page)
  if (!settlePage) throw new Error('The requests of this page are not followed.')
  await settlePage()
}

/** Follows the requests of a page. Returns a function that waits until the page has nothing to load and nothing to do. */
export function followRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    // Requests of the page before end with it, without an event for each.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    if (isEventStream(request)) return
    open.add(request)
    begun += 1
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const settlePage = async () => {
    let known = -1
    while (open.size > 0 || begun !== known) {
      await waitUntil('page without an open request', async () => open.size === 0)
      known = begun
      await page.evaluate(untilIdle)
    }
  }
  settleOf.set(page, settlePage)
  return settlePage
}
