import type { Page } from 'playwright-core'

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
