import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { accessibilityViolations, sidewaysOverflow } from '../src/accessibility'
import { closeWelcome, makePlayer } from '../src/api'
import { tabTo, waitForFocus } from '../src/keyboard'
import { RemoteTeam, readBuild, rebuild, versionOf } from '../src/remote-team'
import { setStage } from '../src/stage'
import type { WatchedPage } from '../src/watched-page'

const older = readBuild(join(__dirname, '../../remotes/game/dist'))
const newer = rebuild(older)
const team = new RemoteTeam(older)

/** A message that cannot be formatted: the page that shows it throws while it renders. */
const breakLadder = (text: string) => text.replace(/"ladder\.rank":"[^"]*"/g, '"ladder.rank":"{"')

const onPurpose = /remote "game"|ERR_|404|Failed to|ChunkLoadError|Unexpected|SyntaxError|RUNTIME|message|boundary/i

let token = ''

/** Marks the page that a tab has loaded; each of these journeys ends with the page that it began with. */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-journey', ''))
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-journey'))
}

const textOf = async (notice: Locator) => (await notice.textContent()) ?? ''

describe('a remote that fails', () => {
  const stage = setStage(() => ({ REMOTE_GAME_URL: team.manifestUrl }))

  beforeAll(async () => {
    token = await makePlayer(stage.site, 'Lucy')
    await closeWelcome(stage.site, token)
  })
  beforeEach(() => team.deploy(older))

  /** Opens the game and waits for its notice; `shell.test.tsx` says how soon it comes. */
  async function openBroken(options: { width?: number; height?: number; locale?: string } = {}) {
    const watched = await stage.visit({ token, ...options })
    const asked = watched.page.waitForRequest(team.manifestUrl)
    await watched.page.goto(stage.site.url, { waitUntil: 'commit' })
    await asked
    const notice = watched.page.getByRole('alert')
    await notice.waitFor({ timeout: 20_000 })
    return { watched, page: watched.page, notice, isSamePage: await markPage(watched.page) }
  }

  const hunter = (page: Page) => page.getByRole('complementary', { name: /Your hunter|Dein Jäger/ })
  const retry = (page: Page) => page.getByRole('button', { name: /Retry|Noch einmal/ })

  /** The rest of the site is there, and the notice is as readable as any page. */
  async function expectUsable({ page }: WatchedPage): Promise<void> {
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await sidewaysOverflow(page)).toBe(0)
    await page.getByRole('link', { name: /Imprint|Impressum/ }).click()
    await page.getByRole('link', { name: /Go Back Home|Zur(ück zur)? Startseite/ }).waitFor()
    await page.goBack()
    // A page that is opened again tries again.
    await retry(page).first().waitFor()
    await page.waitForFunction(() => !document.querySelector('button[aria-busy]'))
  }

  const expectLogged = (version: string, reason: string) =>
    expect(stage.site.output()).toMatch(
      new RegExp(`"remote":"game","version":"${version.replace('+', '\\+')}","reason":"${reason}"`),
    )

  test.each([
    { width: 1440, locale: 'en-GB', text: 'Its server cannot be reached, or does not have it.' },
    { width: 390, height: 844, locale: 'de-DE', text: 'nicht erreichbar' },
  ])(
    'because its manifest is missing is said at $width px, and is mended by keyboard',
    async ({ text, ...options }) => {
      team.deploy(older, [[/json$/, 'missing']])
      const { watched, page, notice, isSamePage } = await openBroken(options)
      expect(await textOf(notice)).toContain(text)
      await expectUsable(watched)
      const triesShown = async () =>
        Number(
          /Tried (\d+) times|(\d+) Versuche/
            .exec(await textOf(notice))
            ?.slice(1)
            .find(Boolean) ?? 1,
        )
      await tabTo(page, retry(page))
      const before = await triesShown()
      for (const tries of [before + 1, before + 2]) {
        await page.keyboard.press('Enter')
        for (let waited = 0; waited < 5000 && (await triesShown()) < tries; waited += 50) await page.waitForTimeout(50)
        expect(await triesShown()).toBe(tries)
        await waitForFocus(page, retry(page))
      }
      team.deploy(older)
      await page.keyboard.press('Enter')
      await waitForFocus(page, page.getByRole('main'))
      await hunter(page).or(page.getByRole('navigation')).first().waitFor()
      expect(await isSamePage()).toBe(true)
      expectLogged('unknown', 'manifest')
      watched.forgive(onPurpose)
    },
  )

  test('because its manifest never comes is said, and it appears when it comes', async () => {
    team.deploy(older, [[/json$/, 'silent']])
    const { watched, page, notice, isSamePage } = await openBroken()
    expect(await textOf(notice)).toContain('Its server has not answered yet.')
    expect(await accessibilityViolations(page)).toEqual([])
    await retry(page).click()
    team.deploy(older)
    await hunter(page).waitFor()
    expect(await isSamePage()).toBe(true)
    expectLogged('unknown', 'timeout')
    watched.forgive(onPurpose)
  })

  test('because its container is damaged is said, and is fetched past the cache by Retry', async () => {
    team.deploy(older, [[/^remote\..*js$/, (text) => text.slice(0, text.length / 2)]])
    const { watched, page, notice, isSamePage } = await openBroken()
    expect(await textOf(notice)).toContain('Some files are missing or damaged')
    await expectUsable(watched)
    team.deploy(older)
    await retry(page).click()
    await hunter(page).waitFor()
    expect(await isSamePage()).toBe(true)
    expectLogged(versionOf(older), 'files')
    watched.forgive(onPurpose)
  })

  test('because it was rolled back under a page keeps its layout, and goes on as the build that is deployed', async () => {
    team.deploy(newer)
    const watched = await stage.visit({ token })
    const { page } = watched
    await page.goto(stage.site.url)
    await hunter(page).waitFor()
    const isSamePage = await markPage(page)
    team.deploy(older)
    await page.getByRole('link', { name: 'Ladder' }).first().click()
    await page.getByRole('alert').getByText('This page could not be loaded.').waitFor({ timeout: 20_000 })
    await hunter(page).waitFor()
    await retry(page).click()
    await page.getByRole('heading', { level: 1, name: 'Ladder' }).waitFor()
    await waitForFocus(page, page.getByRole('main'))
    await page.getByRole('link', { name: 'Glossary' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Glossary' }).waitFor()
    expect(await isSamePage()).toBe(true)
    expectLogged(versionOf(newer), 'files')
    watched.forgive(onPurpose)
  })

  test('because it needs a newer host is refused before it runs, and its last version is offered', async () => {
    const first = await stage.visit({ token })
    await first.page.goto(stage.site.url)
    await hunter(first.page).waitFor()
    team.deploy(newer, [[/json$/, (text) => text.replace(/("@sanguine\/ui\/platform": )"[^"]*"/, '$1"^99.0.0"')]])
    await first.page.goto(stage.site.url)
    const notice = first.page.getByRole('alert')
    await notice.getByText('It was built for another version of this site.').waitFor()
    const isSamePage = await markPage(first.page)
    await expectUsable(first)
    await first.page.getByRole('button', { name: 'Use the previous version' }).click()
    await hunter(first.page).waitFor()
    expect(await isSamePage()).toBe(true)
    expectLogged(versionOf(newer), 'versions')
    first.forgive(onPurpose)
  })

  test('on one page keeps its layout and its other pages, and its last version is offered', async () => {
    const watched = await stage.visit({ token })
    const { page } = watched
    await page.goto(stage.site.url)
    await hunter(page).waitFor()
    // The files of the build before are still online, as on most servers.
    team.deploy({ ...older, ...newer }, [[/^app\..*js$/, breakLadder]])
    await page.goto(stage.site.url)
    await hunter(page).waitFor()
    const isSamePage = await markPage(page)
    await page.getByRole('link', { name: 'Ladder' }).first().click()
    const notice = page.getByRole('alert')
    await notice.getByText('This part of the page has failed.').waitFor({ timeout: 20_000 })
    await waitForFocus(page, page.getByRole('main'))
    expect(await accessibilityViolations(page)).toEqual([])
    await retry(page).click()
    await notice.getByText('Tried again: it still does not work.').waitFor()
    await waitForFocus(page, retry(page))
    await page.getByRole('link', { name: 'Glossary' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Glossary' }).waitFor()
    await page.goBack()
    await notice.waitFor()
    await page.getByRole('button', { name: 'Use the previous version' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ladder' }).waitFor()
    expect(await isSamePage()).toBe(true)
    expectLogged(versionOf(newer), 'render')
    watched.forgive(onPurpose)
  })
})

beforeAll(() => team.start())
afterAll(() => team.stop())
