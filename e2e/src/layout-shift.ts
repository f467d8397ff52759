import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** the sum of all layout shifts that no input has caused */
    layoutShift: number
  }
  /** https://wicg.github.io/layout-instability/#sec-layout-shift */
  interface LayoutShift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
  }
}

/** Later than the first text of every page. */
const fontDelayMs = 400

/**
 * From now on every page that is opened is a first visit, as far as the cache is concerned, whose fonts come late; how much of it
 * moves by itself is summed up.
 */
export async function watchLayoutShift(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  session.on('Fetch.requestPaused', async ({ requestId }) => {
    await setTimeout(fontDelayMs)
    // The page may have been left meanwhile.
    await session.send('Fetch.continueRequest', { requestId }).catch(() => undefined)
  })
  // Not by `page.route`, which would stop every request of the page for a moment.
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] })
  await page.addInitScript(sumLayoutShifts)
}

/** Runs in the browser, before the page's own scripts. */
function sumLayoutShifts(): void {
  window.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) window.layoutShift += value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The sum for the page that is open; 0 where nothing moved. */
export const layoutShiftOf = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift)
