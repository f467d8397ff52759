import type { Browser } from 'playwright-core'

/** A slow phone's network: 1.6 Mbit/s, 150 ms. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const cpuSlowdown = 4

/** The cost of a page's first load; times are milliseconds. */
export interface PageCost {
  readonly bytes: number
  readonly scriptBytes: number
  readonly requests: number
  readonly firstPaint: number
  readonly largestPaint: number
  /** class or tag of the last element painted as the largest */
  readonly largestElement: string
  readonly layoutShift: number
}

type Paints = Pick<PageCost, 'firstPaint' | 'largestPaint' | 'largestElement' | 'layoutShift'>

declare global {
  interface Window {
    paints: { -readonly [Name in keyof Paints]: Paints[Name] }
  }
  /** https://wicg.github.io/layout-instability/#sec-layout-shift */
  interface LayoutShift extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
  }
}

/** Runs in the page, before its own scripts. */
function observePaints(): void {
  // Seen before, so that the version check does not load the page twice.
  localStorage.setItem('sanguine.version', '1.0.0')
  window.paints = { firstPaint: Number.NaN, largestPaint: Number.NaN, largestElement: '', layoutShift: 0 }
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') window.paints.firstPaint = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1) as LargestContentfulPaint
    window.paints.largestPaint = last.startTime
    window.paints.largestElement = last.element?.className || last.element?.tagName || ''
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput) window.paints.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Opens the site with an empty cache on a slow phone. */
export async function measurePage(browser: Browser, url: string): Promise<PageCost> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    await page.addInitScript(observePaints)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowNetwork)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    let [bytes, scriptBytes, requests] = [0, 0, 0]
    const types = new Map<string, string>()
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength
      requests += 1
      if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength
    })
    await page.goto(`${url}/`, { waitUntil: 'networkidle', timeout: 60_000 })
    // A page that shows something else must not win.
    await page.getByRole('link', { name: 'REGISTER' }).waitFor({ timeout: 45_000 })
    await page.waitForTimeout(1500)
    return { bytes, scriptBytes, requests, ...(await page.evaluate(() => window.paints)) }
  } finally {
    await context.close()
  }
}
