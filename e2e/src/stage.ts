import { afterAll, afterEach, beforeAll, expect } from '@jest/globals'
import type { Browser, BrowserContext } from 'playwright-core'
import { type ContextOptions, launchBrowser, openContext } from './browser'
import { openSharedSite, type Site, startSite } from './site'
import { type StillSite, startStillSite } from './still-site'
import { openPage, type WatchedPage } from './watched-page'

/** The tools of a journey: a running site, and pages whose errors are recorded. */
export interface Stage<Of extends Site = Site> {
  readonly site: Of
  /**
   * A page with a profile of its own, as in another browser. It is closed after the test, which fails if the page complained. Unless it
   * `isFirst`, the site was seen in it before: the question about cookies is answered, and the first page is not loaded twice.
   * New ranks and rare finds cover the page only if it `hasMoments`.
   */
  visit(options?: ContextOptions & { token?: string; isFirst?: boolean; hasMoments?: boolean }): Promise<WatchedPage>
  /** another page with the same profile, as a second tab */
  secondTab(first: WatchedPage): Promise<WatchedPage>
}

/** Local storage keys of the bearer token, of the version that was seen last, and of the switch for moments. */
const [tokenKey, versionKey, momentsKey] = ['access_token', 'sanguine.version', 'sanguine.moments']

async function readVersion({ url }: Site): Promise<string> {
  const { version } = (await (await fetch(`${url}/config.json`)).json()) as { readonly version: string }
  return version
}

/** A little longer than a site may take to start, in milliseconds. */
const startTimeoutMs = 300_000

/** One site in a process of its own and one browser for all journeys of a file. */
export const setStage = (env: () => Record<string, string> = () => ({})): Stage =>
  setStageOf(() => startSite(env()), startTimeoutMs)

/**
 * One browser for all journeys of a file, and a site that other files use too. The journeys change no setting, and of the
 * content only what no other file expects as it was; no other file of this speed uses the names of their players.
 * @param speed divides every duration of the game; default that of production
 */
export const joinStage = (speed = 1): Stage => setStageOf(() => openSharedSite(speed), startTimeoutMs)

const dayMs = 86_400_000

/**
 * One browser for all journeys of a file, and a site whose clock stands still until a journey moves it. Missions have just begun
 * then, so that none ends unless the clock is moved to its end.
 * @param gameSpeed divides every duration of the game; default that of production
 */
export const setStillStage = (gameSpeed = 1): Stage<StillSite> =>
  setStageOf(() => startStillSite(Date.now() - (Date.now() % dayMs), gameSpeed), startTimeoutMs)

/**
 * One browser for all journeys of a file, and a site that is started in another way.
 * @param timeoutMs until the site has started; default that of a test
 */
export function setStageOf<Of extends Site>(start: () => Promise<Of>, timeoutMs?: number): Stage<Of> {
  let site: Of | undefined
  let version = ''
  let browser: Browser | undefined
  let contexts: BrowserContext[] = []
  let pages: WatchedPage[] = []

  beforeAll(async () => {
    site = await start()
    version = await readVersion(site)
  }, timeoutMs)
  afterEach(async () => {
    const complaints = pages.flatMap((page) => page.complaints)
    for (const context of contexts) await context.close()
    contexts = []
    pages = []
    expect(complaints).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })

  return {
    get site() {
      if (!site) throw new Error('The site does not run yet.')
      return site
    },
    async visit({ token, isFirst = false, hasMoments = false, ...options } = {}) {
      browser ??= await launchBrowser()
      const context = await openContext(browser, options)
      contexts.push(context)
      const stored = {
        ...(token && { [tokenKey]: token }),
        ...(!isFirst && { [versionKey]: version }),
        ...(!hasMoments && { [momentsKey]: 'off' }),
      }
      await context.addInitScript(fillStorage, stored)
      if (!isFirst) await context.addCookies([{ name: 'gtc_cookie', value: 'false', url: this.site.url }])
      const page = await openPage(context)
      pages.push(page)
      return page
    },
    async secondTab(first) {
      const page = await openPage(first.page.context())
      pages.push(page)
      return page
    },
  }
}

/** Runs in the browser, before any page: fills its storage once, so that a logout lasts. */
function fillStorage(entries: Readonly<Record<string, string>>): void {
  if (document.cookie.includes('seeded=')) return
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  // biome-ignore lint/suspicious/noDocumentCookie: the flag has to outlive the page and be there at once
  document.cookie = 'seeded=1;path=/'
}
