import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { closeWelcome, login, makePlayer } from '../src/api'
import { type Fault, FaultProxy, faults } from '../src/fault-proxy'
import { pressUnlessShown } from '../src/press'
import { joinStage } from '../src/stage'
import type { WatchedPage } from '../src/watched-page'

/** The kinds of files by their paths. Some are requested only after another was lost. */
const files = {
  container: /^\/remotes\/game\/remote\.\w+\.js$/,
  manifest: /^\/remotes\/game\/(remote\.\w+\.js|mf-manifest\.json)$/,
  'list of the remotes': /^\/(remotes\/game\/remote\.\w+\.js|remotes\.json)$/,
  'script of a remote': /^\/remotes\/game\/app\.\w+\.js$/,
  'style sheet of a remote': /^\/remotes\/game\/app\.\w+\.css$/,
  'script of a page': /^\/remotes\/game\/\d+\.\w+\.js$/,
  'style sheet of a page': /^\/remotes\/game\/\d+\.\w+\.css$/,
  'chunk of the host': /^\/\d+\.\w+\.js$/,
  'response of GraphQL': /^\/graphql$/,
} as const

type FileKind = keyof typeof files

interface Loss {
  readonly kind: FileKind
  readonly fault: Fault
  readonly hasWorker: boolean
}

/** No browser notices half a style sheet, and a call waits for a server that does not respond. */
const isNoticed = ({ kind, fault }: Loss) =>
  !(fault === 'half' && kind.startsWith('style')) && !(fault === 'silent' && kind === 'response of GraphQL')

/** Nearly every kind of file, and every kind of fault. */
const some: readonly Loss[] = [
  { kind: 'container', fault: 'half', hasWorker: false },
  { kind: 'manifest', fault: 'page', hasWorker: false },
  { kind: 'list of the remotes', fault: 'broken', hasWorker: true },
  { kind: 'script of a remote', fault: 'silent', hasWorker: false },
  { kind: 'style sheet of a remote', fault: 'page', hasWorker: true },
  { kind: 'script of a page', fault: 'reset', hasWorker: true },
  { kind: 'style sheet of a page', fault: 'broken', hasWorker: false },
  { kind: 'chunk of the host', fault: 'missing', hasWorker: false },
  { kind: 'response of GraphQL', fault: 'cut', hasWorker: true },
]

const all = (Object.keys(files) as FileKind[])
  .flatMap((kind) => faults.flatMap((fault) => [false, true].map((hasWorker) => ({ kind, fault, hasWorker }))))
  .filter(isNoticed)

const isComplete = process.env.TEST_SCREENS === 'all'

describe('a file that is lost on the way to the browser', () => {
  const stage = joinStage()
  const proxy = new FaultProxy()
  let url = ''
  let token = ''

  beforeAll(async () => {
    url = await proxy.start(stage.site.url)
    token = await makePlayer(stage.site, 'Renfield')
    await closeWelcome(stage.site, token)
  })
  afterAll(() => proxy.stop())

  const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: 'Ladder' })
  const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).first()
  /** Whether the page has what it showed when it was marked: it was not reloaded. */
  const isMarked = (page: Page) => page.evaluate(() => 'isOfThisLoad' in globalThis)
  const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isOfThisLoad: true }))

  /** Opens a page of another remote, so that the worker runs and has none of the files that are lost later. */
  async function openBefore(hasWorker: boolean): Promise<WatchedPage> {
    const watched = await stage.visit({ token, serviceWorkers: hasWorker ? 'allow' : 'block' })
    const { page } = watched
    await page.goto(`${url}/imprint`)
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Imprint' }).waitFor()
    if (hasWorker) await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    return watched
  }

  test('that has the navigation of the site leaves the page, and comes by Retry', async () => {
    const admin = await login(stage.site, 'admin', stage.site.adminPassword)
    const watched = await stage.visit({ token: admin })
    const { page } = watched
    await page.goto(`${url}/admin/rarity`)
    const rates = page.locator('a[href="/rates"]:visible')
    await rates.waitFor()
    proxy.lose(/^\/\d+\.\w+\.(js|css)$/, 'reset')
    await rates.click()
    await page.getByText('The navigation did not load.').waitFor()
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    proxy.heal()
    await retry(page).click()
    await page.getByRole('banner').getByRole('navigation').first().waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    watched.forgive(/./)
  })

  test.each(isComplete ? all : some)(
    'loads once it is available again, at the latest by Retry, without a reload: $kind, $fault, worker: $hasWorker',
    async ({ kind, fault, hasWorker }) => {
      const watched = await openBefore(hasWorker)
      const { page } = watched
      proxy.lose(files[kind], fault)
      await page.goto(`${url}/ladder`, { waitUntil: 'commit' })
      await mark(page)
      await heading(page).or(retry(page)).first().waitFor()
      const isLostTwice = kind === 'manifest' || kind === 'list of the remotes'
      if (isLostTwice) {
        await retry(page).click()
        await page.getByText('Tried 2 times').waitFor()
      }
      proxy.heal()
      // A page that was only late comes by itself, and its notice goes.
      await pressUnlessShown(retry(page), heading(page))
      await heading(page).waitFor()
      expect(proxy.lost).not.toEqual([])
      expect(await isMarked(page)).toBe(true)
      await page.waitForFunction(() => [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0))
      watched.forgive(/./)
    },
  )
})
