import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** One layout shift that no input has caused. */
interface Shift {
  readonly value: number
  /** milliseconds since the page began to load */
  readonly at: number
  /** what moved, from where to where */
  readonly moved: readonly string[]
}

declare global {
  interface Window {
    layoutShifts: Shift[]
  }
}

/** Later than the first text of every page. */
const fontDelayMs = 400

/**
 * From now on every page that is opened is a first visit, as far as the cache is concerned, whose fonts come late; what
 * moves by itself is noted.
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
  await page.addInitScript(noteLayoutShifts)
}

/** Runs in the browser, before the page's own scripts. */
function noteLayoutShifts(): void {
  const place = ({ x, y, width, height }: DOMRectReadOnly) => `${[x, y, width, height].map(Math.round)}`
  const nameOf = (node: Node | null) => (node instanceof Element ? `${node.localName}.${node.classList}` : 'text')
  window.layoutShifts = []
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue
      const moved = sources.map(
        ({ node, previousRect, currentRect }) => `${nameOf(node)} (${place(previousRect)} -> ${place(currentRect)})`,
      )
      window.layoutShifts.push({ value, at: Math.round(startTime), moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The layout shifts of the page that is open, in order; empty where nothing moved. */
export const layoutShiftsOf = (page: Page): Promise<readonly Shift[]> => page.evaluate(() => window.layoutShifts)
