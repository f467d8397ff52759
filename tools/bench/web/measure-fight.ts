import type { Browser, CDPSession, Page } from 'playwright-core'
import { refuseEventStreams } from '../../processes/open-browser'
import type { BenchSite } from '../api/bench-site'
import { type FrameCost, frameCostOf } from './frame-cost'

/** A fourth of this machine's speed. */
const slowdown = 4
/** From one press to the next: a player looks at a round. In milliseconds. */
const roundMs = 2_000
const height = 900

declare global {
  interface Window {
    /** the time of each frame in milliseconds since the times were taken last */
    frameTimes: number[]
  }
}

/** Runs in the page. */
function recordFrames(): void {
  window.frameTimes = []
  let last = performance.now()
  const record = (now: number) => {
    window.frameTimes.push(now - last)
    last = now
    requestAnimationFrame(record)
  }
  requestAnimationFrame(record)
}

/** Runs in the page, before its own scripts. */
function prepareStorage(token: string): void {
  localStorage.setItem('access_token', token)
  // Seen before, so that the version check does not load the page twice.
  localStorage.setItem('sanguine.version', '1.0.0')
}

const takeFrames = (page: Page): Promise<readonly number[]> => page.evaluate(() => window.frameTimes.splice(0))

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return session
}

/** The frames of an empty page on the same slow machine: what the machine itself costs. */
export async function measureEmptyPage(browser: Browser, width: number): Promise<FrameCost> {
  const page = await browser.newPage({ viewport: { width, height } })
  try {
    await slowDown(page)
    await page.evaluate(recordFrames)
    await page.waitForTimeout(5 * roundMs)
    return frameCostOf(await takeFrames(page))
  } finally {
    await page.close()
  }
}

interface Place {
  readonly x: number
  readonly y: number
}

/** The place of the button for the next round; null once the fight is over. A locator would run scripts during the frames. */
const attackPlace = (page: Page): Promise<Place | null> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('main button')]
    const box = buttons.find(({ textContent }) => textContent === 'Attack')?.getBoundingClientRect()
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
  })

async function press(session: CDPSession, { x, y }: Place): Promise<void> {
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
}

interface FightCost {
  readonly frames: FrameCost
  readonly rounds: number
}

const traced = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'v8.execute',
]

/**
 * Plays a fight round by round on a slow machine, from the first press until its result is shown. Writes a trace for the
 * browser's developer tools to `trace`, if given.
 */
export async function measureFight(
  browser: Browser,
  { url, tokens }: BenchSite,
  width: number,
  trace?: string,
): Promise<FightCost> {
  const context = await browser.newContext({ viewport: { width, height } })
  try {
    await context.addInitScript(prepareStorage, tokens[0] ?? '')
    await context.addCookies([{ name: 'gtc_cookie', value: 'false', url }])
    await refuseEventStreams(context)
    const page = await context.newPage()
    await page.goto(`${url}/hunt`)
    await page.getByRole('button', { name: 'Attack', exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    const session = await slowDown(page)
    await page.evaluate(recordFrames)
    await page.waitForTimeout(roundMs)
    if (trace) await browser.startTracing(page, { path: trace, categories: traced })
    const rounds: (readonly number[])[] = []
    for (let place = await attackPlace(page); place; place = await attackPlace(page)) {
      await takeFrames(page)
      await press(session, place)
      await page.waitForTimeout(roundMs)
      rounds.push(await takeFrames(page))
    }
    if (trace) await browser.stopTracing()
    return { frames: frameCostOf(rounds.flat()), rounds: rounds.length }
  } finally {
    await context.close()
  }
}
