import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { accessibilityViolations, sidewaysOverflow } from '../src/accessibility'
import { change } from '../src/admin-api'
import { closeWelcome, login, makePlayer } from '../src/api'
import { tabTo, waitForFocus } from '../src/keyboard'
import { filesOf, type Loss, loseFile } from '../src/lose-file'
import { pressUnlessShown } from '../src/press'
import { RemoteTeam, readBuild, rebuild, versionOf } from '../src/remote-team'
import { joinStage, setStage, setStillStage } from '../src/stage'
import { waitUntil } from '../src/wait-until'
import type { WatchedPage } from '../src/watched-page'

const older = readBuild(join(__dirname, '../../remotes/game/dist'))
const newer = rebuild(older)
const team = new RemoteTeam(older)

/** A message that cannot be formatted: the page that shows it throws while it renders. */
const breakLadder = (text: string) => text.replace(/"ladder\.rank":"[^"]*"/g, '"ladder.rank":"{"')

const onPurpose =
  /remote "\w+"|ERR_|404|Refused to|Failed to|ChunkLoadError|Unexpected|SyntaxError|RUNTIME|message|boundary/i

let token = ''

/** Marks the page that a tab has loaded; each of these journeys ends with the page that it began with. */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { isOfThisLoad: true }))
  return () => page.evaluate(() => 'isOfThisLoad' in globalThis)
}

const textOf = async (notice: Locator) => (await notice.textContent()) ?? ''

const hunter = (page: Page) => page.getByRole('complementary', { name: /Your hunter|Dein Jäger/ })
const retry = (page: Page) => page.getByRole('button', { name: /Retry|Noch einmal/ })

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
    await notice.waitFor()
    return { watched, page: watched.page, notice, isSamePage: await markPage(watched.page) }
  }

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

  /** The page reports its failure beside what it shows, so the line may come later. */
  const expectLogged = (version: string, reason: string) => {
    const line = `"remote":"game","version":"${version}","reason":"${reason}"`
    return waitUntil(`line of the log with ${line}`, async () => stage.site.output().includes(line))
  }

  test.each([
    { width: 1440, locale: 'en-GB', text: 'Its server cannot be reached, or does not have it.' },
    { width: 390, height: 844, locale: 'de-DE', text: 'nicht erreichbar' },
  ])(
    'is reported at $width px if its manifest is missing, and is retried by keyboard',
    async ({ text, ...options }) => {
      team.deploy(older, [[/json$/, 'missing']])
      const { watched, page, notice, isSamePage } = await openBroken(options)
      // A busy machine shows first that the manifest is late.
      await notice.getByText(text, { exact: false }).waitFor()
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
        await waitUntil(`notice of ${tries} tries`, async () => (await triesShown()) >= tries)
        expect(await triesShown()).toBe(tries)
        await waitForFocus(retry(page))
      }
      team.deploy(older)
      await page.keyboard.press('Enter')
      await waitForFocus(page.getByRole('main'))
      await hunter(page).or(page.getByRole('navigation')).first().waitFor()
      expect(await isSamePage()).toBe(true)
      await expectLogged('unknown', 'manifest')
      watched.forgive(onPurpose)
    },
  )

  test('is reported if its manifest does not arrive, and appears when it does', async () => {
    team.deploy(older, [[/json$/, 'silent']])
    const { watched, page, notice, isSamePage } = await openBroken()
    await notice.getByText('Its server has not answered yet.', { exact: false }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await retry(page).click()
    team.deploy(older)
    await hunter(page).waitFor()
    expect(await isSamePage()).toBe(true)
    await expectLogged('unknown', 'timeout')
    watched.forgive(onPurpose)
  })

  test('is reported if its container is damaged, and Retry loads it past the cache', async () => {
    team.deploy(older, [[/^remote\..*js$/, (text) => text.slice(0, text.length / 2)]])
    const { watched, page, notice, isSamePage } = await openBroken()
    await notice.getByText('Some files are missing or damaged', { exact: false }).waitFor()
    await expectUsable(watched)
    team.deploy(older)
    await retry(page).click()
    await hunter(page).waitFor()
    expect(await isSamePage()).toBe(true)
    await expectLogged(versionOf(older), 'files')
    watched.forgive(onPurpose)
  })

  test('keeps the layout if it was rolled back under an open page, and Retry loads the deployed build', async () => {
    team.deploy(newer)
    const watched = await stage.visit({ token })
    const { page } = watched
    await page.goto(stage.site.url)
    await hunter(page).waitFor()
    const isSamePage = await markPage(page)
    team.deploy(older)
    await page.getByRole('link', { name: 'Ladder' }).first().click()
    await page.getByRole('alert').getByText('This page could not be loaded.').waitFor()
    await hunter(page).waitFor()
    await retry(page).click()
    await page.getByRole('heading', { level: 1, name: 'Ladder' }).waitFor()
    await waitForFocus(page.getByRole('main'))
    await page.getByRole('link', { name: 'Glossary' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Glossary' }).waitFor()
    expect(await isSamePage()).toBe(true)
    await expectLogged(versionOf(newer), 'files')
    watched.forgive(onPurpose)
  })

  test('is refused before it runs if it needs a newer host, and its last version is offered', async () => {
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
    await expectLogged(versionOf(newer), 'versions')
    first.forgive(onPurpose)
  })

  test('keeps the layout and its other pages if one page fails, and its last version is offered', async () => {
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
    await notice.getByText('This part of the page has failed.').waitFor()
    await waitForFocus(page.getByRole('main'))
    expect(await accessibilityViolations(page)).toEqual([])
    await retry(page).click()
    await notice.getByText('Tried again: it still does not work.').waitFor()
    await waitForFocus(retry(page))
    await page.getByRole('link', { name: 'Glossary' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Glossary' }).waitFor()
    await page.goBack()
    await notice.waitFor()
    await page.getByRole('button', { name: 'Use the previous version' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ladder' }).waitFor()
    expect(await isSamePage()).toBe(true)
    await expectLogged(versionOf(newer), 'render')
    watched.forgive(onPurpose)
  })

  /** Loses each file in another way in turn. Half a style sheet is a valid one, so no browser notices the damage. */
  const lossOf = (file: string, index: number): Loss =>
    (['missing', 'reset', file.endsWith('.css') ? 'missing' : 'damaged'] as const)[index % 3] ?? 'missing'

  const isPressable = (button: Locator, page: Page) => button.and(page.locator(':not([aria-busy])')).first()

  // Among them are container, app, pages with their styles, manifest and shared modules.
  test.each([
    { owner: 'the host', at: '/ladder', role: 'player', isOwn: (file: string) => /:\d+\/\d+\.\w+\.js$/.test(file) },
    {
      owner: 'the visitor’s remote',
      at: '/imprint',
      role: 'visitor',
      isOwn: (file: string) => file.includes('/visitor/'),
    },
    { owner: 'the game', at: '/ladder', role: 'player', isOwn: (file: string) => file.startsWith(team.origin) },
    { owner: 'the CMS', at: '/admin/ranks', role: 'admin', isOwn: (file: string) => file.includes('/admin/') },
  ])('loads by Retry without a reload after any file of $owner was missing', async ({ at, role, isOwn }) => {
    const { site } = stage
    const tokens = { player: token, admin: await login(site, 'admin', site.adminPassword), visitor: '' }
    const watched = await stage.visit({ token: tokens[role as keyof typeof tokens] })
    const { page } = watched
    const title = page
      .getByRole('main')
      .getByRole('heading', { level: 1 })
      .and(page.getByText(/^(Ladder|Imprint|Ranks)$/))
    const files = await filesOf(page, async () => {
      await page.goto(site.url + at)
      await title.waitFor()
    })
    const own = files.filter(isOwn)
    expect(own.length).toBeGreaterThanOrEqual(5)
    // Every other file of the owner is lost at a time, so that each is lost while files beside it come.
    for (const turn of [0, 1]) {
      const losses = new Map<string, () => number>()
      for (const [index, file] of own.entries())
        if (index % 2 === turn) losses.set(file, await loseFile(page, file, lossOf(file, index), 2))
      await page.goto(site.url + at, { waitUntil: 'commit' })
      const isSamePage = await markPage(page)
      const button = isPressable(retry(page), page)
      for (let presses = 0; presses < 2 * losses.size && (await pressUnlessShown(button, title)); presses += 1);
      await title.waitFor()
      const left = () => [...losses].filter(([, lossesLeft]) => lossesLeft() > 0).map(([file]) => file)
      // Files that nothing on the page waits for may be requested after its title is there.
      await waitUntil('request for each lost file', async () => left().length === 0)
      expect(await isSamePage()).toBe(true)
      await page.unrouteAll()
    }
    watched.forgive(onPurpose)
  })
})

describe('a canary that fails', () => {
  const stage = setStillStage()

  /** Sends the headers of a browser in a network of its own, which takes part in canaries by its lot. */
  const browserIn = (network: string, lot: number) => ({
    headers: { Accept: 'text/html', Cookie: `sanguine_lot=${lot}`, 'X-Forwarded-For': network },
  })

  async function addressFor(lot: number): Promise<string | undefined> {
    const response = await fetch(`${stage.site.url}/remotes.json`, browserIn('10.0.0.1', lot))
    return ((await response.json()) as Record<string, string>).game
  }

  test('is out within a minute, while open pages play on and its browsers get the stable version by Retry', async () => {
    const { site } = stage
    const player = await makePlayer(site, 'Lucy')
    await closeWelcome(site, player)
    const playing = await stage.visit({ token: player })
    await playing.page.goto(site.url)
    await hunter(playing.page).waitFor()
    const isSamePage = await markPage(playing.page)

    team.deploy(newer, [[/^remote\..*js$/, (text) => text.slice(0, text.length / 2)]])
    const version = versionOf(newer)
    const manifest = String(newer['mf-manifest.json'])
    await change(site, 'deployRemote', {
      remote: 'game',
      address: team.manifestUrl,
      manifest,
      files: [],
      documents: [],
    })
    await change(site, 'setRemoteState', { remote: 'game', version, state: 'CANARY', share: 50 })
    const lots = { canary: 0, stable: 0 }
    while ((await addressFor(lots.canary)) !== team.manifestUrl) lots.canary += 1
    while ((await addressFor(lots.stable)) === team.manifestUrl) lots.stable += 1

    const begin = site.now()
    const broken = await stage.visit({ token: player })
    const lot = { name: 'sanguine_lot', value: String(lots.canary), url: site.url }
    await broken.page.context().addCookies([lot])
    await broken.page.goto(site.url, { waitUntil: 'commit' })
    await broken.page.getByRole('alert').getByText('Some files are missing or damaged', { exact: false }).waitFor()
    const isBrokenSamePage = await markPage(broken.page)
    for (let other = 0; other < 40; other += 1) await fetch(site.url, browserIn(`10.1.${other}.1`, lots.stable))
    for (let other = 0; other < 8; other += 1) {
      const browser = browserIn(`10.2.${other}.1`, lots.canary)
      await fetch(site.url, browser)
      await fetch(`${site.url}/remotes/game/failures`, {
        method: 'POST',
        headers: { ...browser.headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ version, reason: 'files', isFirstLoss: true }),
      })
    }
    await waitUntil('the end of the canary', async () => {
      await site.judgeRemotes()
      if ((await addressFor(lots.canary)) !== team.manifestUrl) return true
      site.advance(5_000)
      return false
    })
    expect(site.now() - begin).toBeLessThanOrEqual(60_000)

    await retry(broken.page).click()
    await hunter(broken.page).waitFor()
    await playing.page.getByRole('link', { name: 'Ladder' }).first().click()
    await playing.page.getByRole('heading', { level: 1, name: 'Ladder' }).waitFor()
    expect([await isBrokenSamePage(), await isSamePage()]).toEqual([true, true])
    const staff = await stage.visit({ token: await login(site, 'admin', site.adminPassword) })
    await staff.page.goto(`${site.url}/admin/remotes`)
    await staff.page
      .getByText(/^9 of 9 networks failed to show it, 0 of 4[01] with what this site was built with/)
      .waitFor()
    broken.forgive(onPurpose)
  })
})

describe('the host’s own files', () => {
  const stage = joinStage()
  const footer = (page: Page) => page.getByRole('link', { name: /Imprint|Impressum/ })

  /** Opens the page a second time without the file, since the first visit of a browser loads the page twice. */
  async function returnWithout(file: RegExp, loss: Loss, times: number, options = {}) {
    const watched = await stage.visit(options)
    const { page } = watched
    await page.goto(stage.site.url)
    await footer(page).waitFor()
    const lossesLeft = await loseFile(page, file, loss, times)
    await page.goto(stage.site.url, { waitUntil: 'commit' })
    return { watched, page, lossesLeft }
  }

  const entries = [/\/vendor\.\w+\.js$/, /\/host\.\w+\.js$/, /\/host\.\w+\.css$/]

  test.each(entries)('load without a notice if one was lost once: %s', async (file) => {
    const { watched, page, lossesLeft } = await returnWithout(file, 'missing', 1)
    const isSamePage = await markPage(page)
    await footer(page).waitFor()
    expect([lossesLeft(), await isSamePage(), await page.getByRole('alert').count()]).toEqual([0, true, 0])
    watched.forgive(onPurpose)
  })

  test.each([
    { locale: 'en-GB', loss: 'missing', text: 'Sanguine did not load', reload: 'Reload the page' },
    { locale: 'de-DE', loss: 'damaged', text: 'Sanguine wurde nicht geladen', reload: 'Seite neu laden' },
  ] as const)(
    'show a message in $locale and a way to reload if they stay $loss',
    async ({ locale, loss, text, reload }) => {
      const options = { locale, width: 320, height: 568 }
      // The browser requests a script that is still damaged a third time, since this page has no cache.
      const times = loss === 'damaged' ? 3 : 2
      const { watched, page } = await returnWithout(/\/host\.\w+\.js$/, loss, times, options)
      await page.getByRole('alert').getByRole('heading', { name: text }).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      expect(await sidewaysOverflow(page)).toBe(0)
      await tabTo(page, page.getByRole('button', { name: reload }))
      await page.keyboard.press('Enter')
      await footer(page).waitFor()
      watched.forgive(onPurpose)
    },
  )
})

beforeAll(() => team.start())
afterAll(() => team.stop())
