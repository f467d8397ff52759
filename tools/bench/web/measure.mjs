import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { root } from '../../build/server.mjs'

const findChromium = () =>
  execFileSync(process.execPath, [join(root, 'e2e/src/find-chromium.mjs')], { encoding: 'utf8' }).trim()

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const openBrowser = () => chromium.launch({ executablePath: findChromium(), args: flags, headless: true })

/** A slow telephone: 1.6 Mbit/s, 150 ms, a fourth of this machine's speed. */
const slow = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** Opens a page with an empty cache and answers what it took. Times are milliseconds. */
export async function measurePage(browser, url, { path = '/', prepare } = {}) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      // Seen before, so that the version check does not load the page twice.
      localStorage.setItem('sanguine.version', '1.0.0')
      window.paints = {}
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) window.paints[name] = startTime
      }).observe({ type: 'paint', buffered: true })
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1)
        window.paints.largest = last.startTime
        window.paints.element = last.element?.className || last.element?.tagName
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      window.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await prepare?.(page)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    let [bytes, requests] = [0, 0]
    const kinds = new Map()
    const types = new Map()
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? 'Other'
      bytes += encodedDataLength
      requests += 1
      kinds.set(type, (kinds.get(type) ?? 0) + encodedDataLength)
    })
    await page.goto(url + path, { waitUntil: 'networkidle', timeout: 60_000 })
    // A page that shows something else must not win.
    await page.getByRole('link', { name: 'REGISTER' }).waitFor({ timeout: 45_000 })
    await page.waitForTimeout(1500)
    const { paints, shift } = await page.evaluate(() => ({ paints: window.paints, shift: window.shift }))
    return {
      bytes,
      requests,
      script: kinds.get('Script') ?? 0,
      first: paints['first-contentful-paint'],
      largest: paints.largest,
      element: paints.element,
      shift,
    }
  } finally {
    await context.close()
  }
}
