import type { Browser, Page } from 'playwright-core'
import { refuseEventStreams } from '../../processes/open-browser'
import type { BenchSite } from '../api/bench-site'

/** A fourth of this machine's speed. */
const slowdown = 4

/** Something that a player does, once a round. */
export interface Interaction {
  readonly name: string
  readonly path: string
  /** Waits for what the page needs before its first round. */
  readonly ready: (page: Page) => Promise<void>
  readonly act: (page: Page) => Promise<void>
  /** Brings the page back to where `act` can be done again; not measured. */
  readonly undo?: (page: Page) => Promise<void>
}

declare global {
  interface Window {
    /** the longest time of an event of each interaction, in milliseconds, by the interaction's id */
    interactions: Map<number, number>
  }
  /** https://w3c.github.io/event-timing/ */
  interface PerformanceEventTiming {
    readonly interactionId: number
  }
}

/** Runs in the page, before its own scripts. */
function observeInteractions(token: string): void {
  localStorage.setItem('access_token', token)
  // Seen before, so that the version check does not load the page twice.
  localStorage.setItem('sanguine.version', '1.0.0')
  window.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0)
        window.interactions.set(interactionId, Math.max(duration, window.interactions.get(interactionId) ?? 0))
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

async function openPage(browser: Browser, { url, tokens }: BenchSite): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(observeInteractions, tokens[0] ?? '')
  await context.addCookies([{ name: 'gtc_cookie', value: 'false', url }])
  await refuseEventStreams(context)
  return context.newPage()
}

/** Waits until what was done is painted and its entries are handed out. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve, 100)))),
  )
}

export interface InteractionCost {
  /**
   * from the input to the next paint in milliseconds, in steps of 8 ms; for several events, such as the keys of a word,
   * the slowest; 0 for one under 16 ms, which browsers do not report
   */
  readonly paint: number
  /** milliseconds of its own time that the page's main thread was busy, also behind the paint; does not depend on the machine's load */
  readonly busy: number
}

/** The costs of each round. */
export async function measureInteraction(
  browser: Browser,
  site: BenchSite,
  { path, ready, act, undo }: Interaction,
  rounds: number,
): Promise<readonly InteractionCost[]> {
  const page = await openPage(browser, site)
  try {
    await page.goto(`${site.url}${path}`)
    await ready(page)
    await settle(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const busySeconds = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    }
    const costs: InteractionCost[] = []
    for (let round = 0; round <= rounds; round += 1) {
      await page.evaluate(() => window.interactions.clear())
      const before = await busySeconds()
      await act(page)
      await settle(page)
      const paint = await page.evaluate(() => Math.max(0, ...window.interactions.values()))
      // The first round compiles what the others run.
      if (round > 0) costs.push({ paint, busy: ((await busySeconds()) - before) * 1000 })
      await undo?.(page)
      await settle(page)
    }
    return costs
  } finally {
    await page.context().close()
  }
}
