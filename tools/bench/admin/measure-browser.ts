import type { Browser, Page } from 'playwright-core'
import { refuseEventStreams } from '../../processes/open-browser'
import { type FrameCost, frameCostOf } from '../web/frame-cost'
import type { AdminSite } from './admin-site'

/** A fourth of this machine's speed. */
const slowdown = 4
const scrollSeconds = 5
/** Pixels a frame: a quick turn of the wheel. */
const scrollStep = 60

export interface BrowserCost {
  readonly scrolling: FrameCost
  /** the same page at rest: what the machine itself costs */
  readonly resting: FrameCost
  /** of the page's main thread a frame while it scrolls, in milliseconds at full speed; does not depend on the machine's load */
  readonly cpuMs: number
  /** the operations that were sent to open a second enemy */
  readonly secondEnemy: readonly string[]
}

async function openPage(browser: Browser, { url, token }: AdminSite): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript((value) => localStorage.setItem('access_token', value), token)
  await context.addCookies([{ name: 'gtc_cookie', value: 'false', url }])
  await refuseEventStreams(context)
  const page = await context.newPage()
  await page.goto(`${url}/admin/enemies`)
  await page.locator('main li a').first().waitFor()
  return page
}

/** The time of each frame in milliseconds while the list of enemies is scrolled by so many pixels a frame. */
const scrollList = (page: Page, pixels: number): Promise<readonly number[]> =>
  page.evaluate(
    ({ duration, step }) =>
      new Promise<number[]>((resolve) => {
        const list = document.querySelector('main ul')?.parentElement
        const times: number[] = []
        const start = performance.now()
        let last = start
        const scroll = (now: number) => {
          times.push(now - last)
          last = now
          list?.scrollBy(0, step)
          if (now - start < duration) requestAnimationFrame(scroll)
          else resolve(times.slice(1))
        }
        requestAnimationFrame(scroll)
      }),
    { duration: scrollSeconds * 1000, step: pixels },
  )

async function timeSlowFrames(page: Page, pixels: number): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const frames = await scrollList(page, pixels)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return frames
}

/** The main thread's own time for a frame of scrolling, in milliseconds. */
async function measureCpu(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busySeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await busySeconds()
  const frames = await scrollList(page, scrollStep)
  return (((await busySeconds()) - before) * 1000) / frames.length
}

async function openTwoEnemies(page: Page): Promise<readonly string[]> {
  const sent: string[] = []
  page.on('request', (request) => {
    const body: unknown = request.url().endsWith('/graphql') ? request.postDataJSON() : null
    if (typeof body === 'object' && body !== null && 'operationName' in body) sent.push(String(body.operationName))
  })
  const open = async (index: number) => {
    await page.locator('main li a').nth(index).click()
    await page.locator('main form').waitFor()
    await page.waitForLoadState('networkidle')
  }
  await open(0)
  sent.length = 0
  await open(1)
  return sent
}

/** Scrolls the list of enemies on a slow machine, then opens two enemies one after the other. */
export async function measureBrowser(browser: Browser, site: AdminSite): Promise<BrowserCost> {
  const page = await openPage(browser, site)
  const resting = frameCostOf(await timeSlowFrames(page, 0))
  const scrolling = frameCostOf(await timeSlowFrames(page, scrollStep))
  const cpuMs = await measureCpu(page)
  await page.goto(`${site.url}/admin/enemies`)
  await page.locator('main li a').first().waitFor()
  const secondEnemy = await openTwoEnemies(page)
  await page.context().close()
  return { scrolling, resting, cpuMs, secondEnemy }
}
