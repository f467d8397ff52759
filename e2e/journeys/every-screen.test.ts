import { describe, expect, jest, test } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { cutTexts, sidewaysOverflow } from '../src/accessibility'
import { change, giveItem, idOf, putOn } from '../src/admin-api'
import { closeWelcome, equipUntilSuggested, login, makePlayer, playRound, query, quickHunt, takeOff } from '../src/api'
import { type ChosenPlayers, startChosenPlayers } from '../src/chosen-players'
import { watchLayoutShift } from '../src/layout-shift'
import { openShelfItem } from '../src/pages/shelf'
import {
  allWindows,
  findingsInAllWidths,
  findingsInWindow,
  findingsOfLargeText,
  load,
  openNext,
  type Screen,
  type Window,
  windowsByTurns,
} from '../src/screens'
import { setStageOf } from '../src/stage'
import type { WatchedPage } from '../src/watched-page'

// Thirty screens with two checks of each take their time on a busy machine.
jest.setTimeout(600_000)

let chosen: ChosenPlayers
const stage = setStageOf(async () => {
  chosen = await startChosenPlayers()
  return chosen.site
})

const still = (...paths: readonly string[]): readonly Screen[] => paths.map((path) => ({ path }))

const visitorScreens = still(
  '/',
  '/login',
  '/register',
  '/imprint',
  '/welcome',
  '/developers',
  '/status',
  '/fair',
  '/game',
  '/rates',
)
const gameScreens = [
  still('/', '/hunt', '/coffinhunt', '/journal', '/journal/away', '/journal/links', '/plan', '/statistics', '/ladder'),
  still('/equipment', '/inventory', '/travel', '/profile', '/account/security', '/account/privacy'),
  still('/weaponmaster', '/jewel', '/mercatus', '/crypt', '/stable', '/armory', '/sanctum', '/treasury'),
  still('/premiumShop', '/grimoire', '/glossary', '/nowhere'),
].flat()
const adminScreens = [
  ...['/admin/enemies', '/admin/enemies/new', '/admin/items/new', '/admin/regions/new', '/admin/stats/new'],
  ...[
    '/admin/premiumpackages/new',
    '/admin/missions',
    '/admin/news/new',
    '/admin/user',
    '/admin/analytics',
    '/admin/incidents',
    '/admin/incidents/new',
    '/admin/remotes',
  ],
  '/admin/history',
].map((path) => ({ path, isStill: false }))

/** Whether every screen is opened in every window and drawn to every width, as `npm run test:screens` does; otherwise each is opened in one window. */
const isComplete = process.env.TEST_SCREENS === 'all'

type Language = Window['locale']

/** A page for screens in a language, which sums up how they move. */
async function visitScreens(locale: Language, theme: Window['theme'], token?: string): Promise<WatchedPage> {
  const watched = await stage.visit({ locale, ...(token ? { token } : {}) })
  await watched.page.addInitScript((name) => localStorage.setItem('sanguine.theme', name), theme)
  await watchLayoutShift(watched.page)
  return watched
}

/** Looks at screens in every window and width. */
async function findingsEverywhere(screens: readonly Screen[], token?: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const window of allWindows) {
    const { width, height, theme, locale } = window
    const watched = await visitScreens(locale, theme, token)
    await watched.page.setViewportSize({ width, height })
    for (const screen of screens) {
      const findings = await findingsInAllWidths(watched, stage.site.url, screen, window)
      found.push(...findings.map((line) => `${theme}, ${locale}: ${line}`))
    }
    forgiveUnknownPath(watched)
  }
  return found
}

/** The windows that were used so far, so that screens of one kind, which follow each other, come in all of them. */
const turns: Record<Language, number> = { 'en-GB': 0, 'de-DE': 0 }

/** Looks at screens in a language, each in the next window, in one visit. */
async function findingsByTurns(locale: Language, screens: readonly Screen[], token?: string): Promise<string[]> {
  const windows = windowsByTurns[locale]
  const found: string[] = []
  const watched = await visitScreens(locale, 'dark', token)
  for (const screen of screens) {
    const window = windows[turns[locale] % windows.length] as Window
    turns[locale] += 1
    // Visitors open a page by its address, players by the links of the site.
    const isLoaded = screen === screens[0] || token === undefined
    const findings = await findingsInWindow(watched, stage.site.url, screen, window, isLoaded)
    found.push(...findings.map((line) => `${locale}: ${line}`))
  }
  forgiveUnknownPath(watched)
  return found
}

/** The page of an unknown path has the status that browsers report as an error. */
const forgiveUnknownPath = (watched: WatchedPage) => watched.forgive(/status of 404 .*\/nowhere\)$/)

/** Looks at screens in every window, or at each in one, in the languages by turns. */
async function findings(
  screens: readonly Screen[],
  token?: string,
  languages: readonly Language[] = ['en-GB', 'de-DE'],
): Promise<readonly string[]> {
  if (isComplete) return findingsEverywhere(screens, token)
  const found: string[] = []
  for (const [turn, locale] of languages.entries()) {
    const seen = screens.filter((_, number) => number % languages.length === turn)
    found.push(...(await findingsByTurns(locale, seen, token)))
  }
  return found
}

/** Writes an incident with an update, and planned maintenance. Returns the id of the incident. */
async function reportIncidents(): Promise<string> {
  const texts = {
    title: { en: 'Mails are late', de: 'E-Mails kommen später' },
    text: { en: 'The mail server refuses some of them. They are sent again every few minutes.' },
    components: ['MAILS', 'HUNTS', 'REMOTES'],
  }
  const now = stage.site.now()
  const [plannedStartAt, plannedEndAt] = [48, 50].map((hours) => new Date(now + hours * 3_600_000).toISOString())
  await change(stage.site, 'createIncident', { ...texts, state: 'SCHEDULED', plannedStartAt, plannedEndAt })
  await change(stage.site, 'createIncident', { ...texts, state: 'INVESTIGATING' })
  interface Status {
    readonly siteStatus: { readonly incidents: readonly { readonly id: string }[] }
  }
  const admin = await login(stage.site, 'admin', stage.site.adminPassword)
  const { siteStatus } = await query<Status>(stage.site, admin, '{ siteStatus { incidents { id } } }')
  const incidentId = siteStatus.incidents[0]?.id ?? ''
  await change(stage.site, 'postIncidentUpdate', { incidentId, state: 'IDENTIFIED', text: texts.text })
  return incidentId
}

/** Makes a player who has read the welcome. */
async function newPlayer(name: string): Promise<string> {
  const token = await makePlayer(stage.site, name)
  await closeWelcome(stage.site, token)
  return token
}

/** The pages of the player's last fight: the one in the journal, and the one that a link leads to. */
async function fightPages(token: string): Promise<readonly Screen[]> {
  interface Journal {
    readonly journal: { readonly edges: readonly { readonly node: { readonly id: string } }[] }
  }
  const { journal } = await query<Journal>(stage.site, token, '{ journal(first: 1) { edges { node { id } } } }')
  const entryId = journal.edges[0]?.node.id
  const share = 'mutation ($input: ShareFightInput!) { shareFight(input: $input) { fight { link { token } } } }'
  interface Shared {
    readonly shareFight: { readonly fight: { readonly link: { readonly token: string } } }
  }
  const { shareFight } = await query<Shared>(stage.site, token, share, { input: { entryId } })
  const { token: link } = shareFight.fight.link
  return still(`/journal/fight/${entryId}`, `/fight/${link}`, `/fair/${link}`)
}

describe('every screen is accessible, fits, and shifts no layout', () => {
  test('for a visitor', async () => {
    await reportIncidents()
    expect(await findings(visitorScreens)).toEqual([])
  })

  test('for a player of three weeks with hundreds of items', async () => {
    expect(await findings(gameScreens, chosen.veteran)).toEqual([])
  })

  test('for a player who opens the journal, and looks at a fight of it', async () => {
    const screens = [...still('/journal'), ...(await fightPages(chosen.veteran))]
    expect(await findings(screens, chosen.veteran, ['de-DE'])).toEqual([])
  })

  test('for a player who has just begun', async () => {
    const screens = still('/', '/hunt', '/journal', '/inventory', '/plan', '/statistics', '/grimoire', '/ladder')
    expect(await findings(screens, chosen.beginner, ['de-DE'])).toEqual([])
  })

  test('for a player of the second rank with two setups', async () => {
    expect(await findings(still('/equipment', '/', '/travel', '/plan'), chosen.secondRank, ['de-DE'])).toEqual([])
  })

  test('for a player without bait', async () => {
    expect(await findings(still('/hunt', '/'), chosen.outOfBait, ['en-GB'])).toEqual([])
  })

  test('for a player who was banned', async () => {
    // Each path shows the same notice, so each is loaded.
    for (const screen of still('/', '/hunt')) expect(await findings([screen], chosen.banned, ['de-DE'])).toEqual([])
  })

  test('for a subscriber', async () => {
    const screens = still('/premiumShop', '/', '/equipment', '/profile')
    expect(await findings(screens, chosen.subscriber, ['en-GB'])).toEqual([])
  })

  test('for a player in an open fight, and in the wait after it', async () => {
    const token = await newPlayer('Quincey')
    await playRound(stage.site, token)
    expect(await findings(still('/hunt'), token, ['de-DE'])).toEqual([])
    await quickHunt(stage.site, token)
    expect(await findings(still('/hunt'), token, ['en-GB'])).toEqual([])
  })

  test('for an admin, who finds them accessible and fitting', async () => {
    const token = await login(stage.site, 'admin', stage.site.adminPassword)
    const incident = { path: `/admin/incidents/${await reportIncidents()}`, isStill: false }
    expect(await findings([...adminScreens, incident], token)).toEqual([])
  })
})

test('on a slow phone nothing moves when the question about cookies appears on a first visit', async () => {
  const found: string[] = []
  const visits = [
    { width: 320, paths: ['/', '/login'] },
    { width: 390, paths: ['/hunt'], token: chosen.beginner },
  ]
  for (const { width, paths, token } of visits) {
    const watched = await visitScreens('de-DE', 'dark', token)
    await watched.page.setViewportSize({ width, height: 640 })
    const session = await watched.page.context().newCDPSession(watched.page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    for (const screen of still(...paths)) {
      await watched.page.context().clearCookies({ name: 'gtc_cookie' })
      found.push(...(await load(watched, stage.site.url, screen)))
      await watched.page.getByRole('region', { name: /Cookies/ }).waitFor()
    }
  }
  expect(found).toEqual([])
})

test('with text of twice the usual size, nothing is cut or covered, and no page scrolls sideways', async () => {
  const admin = await login(stage.site, 'admin', stage.site.adminPassword)
  const screens = [
    { paths: ['/login', '/fair'] },
    { token: chosen.veteran, paths: ['/', '/ladder', '/inventory'] },
    { token: admin, paths: ['/admin/enemies', '/admin/items/new'] },
  ]
  const found: string[] = []
  for (const { paths, token } of screens) {
    const watched = await visitScreens('de-DE', 'dark', token)
    found.push(...(await findingsOfLargeText(watched, stage.site.url, paths)))
  }
  expect(found).toEqual([])
})

/**
 * The start of the HTML of the element that covers a part of a control after it is scrolled into view; empty if none
 * does.
 */
const whatCovers = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' })
    const { x, y, width, height } = element.getBoundingClientRect()
    // at its rounded corners is what is behind it
    const parts = [0.1, 0.25, 0.5, 0.75, 0.9]
    for (const across of parts)
      for (const down of parts) {
        const front = document.elementFromPoint(x + width * across, y + height * down)
        if (!front || !element.contains(front)) return front?.outerHTML.slice(0, 80) ?? 'the edge of the window'
      }
    return ''
  })

describe('on phones', () => {
  const widths = [320, 390, 412]
  const height = 740

  /** Expects at every width that nothing covers the controls. */
  async function expectUncovered(page: Page, ...controls: readonly Locator[]): Promise<void> {
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      for (const control of controls) expect([width, await whatCovers(control)]).toEqual([width, ''])
    }
  }

  test.each(['hunt', 'coffinhunt'])('nothing covers the buttons of a fight on /%s, at any width', async (path) => {
    const token = await newPlayer(`Mina ${path}`)
    // so that no fight is over with its first blow
    await takeOff(stage.site, token, 'weapon')
    if (path === 'coffinhunt') await putOn(stage.site, token, 'Second-Hand Sarcophagus')
    const { page } = await stage.visit({ token, width: 320, height })
    await page.goto(`${stage.site.url}/${path}`)
    const [attack, quickAttack] = ['Attack', 'Quick attack'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    ) as [Locator, Locator]
    await expectUncovered(page, attack, quickAttack)
    await attack.click()
    await page.getByRole('heading', { name: 'Round I', exact: true }).waitFor()
    await expectUncovered(page, attack, quickAttack)
  })

  test('no notice covers the button that equips what was bought, at any width', async () => {
    const { page } = await stage.visit({ token: await newPlayer('Jonathan'), height })
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      await page.goto(`${stage.site.url}/weaponmaster`)
      const fork = page.getByRole('article', { name: 'Parish Fork' })
      await openShelfItem(fork)
      const buy = fork.getByRole('button', { name: /^BUY:/ })
      // at the foot of the window, where notices come
      await buy.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      await buy.click()
      await page.getByText('Purchase successful! Item added to inventory.').waitFor()
      expect([width, await whatCovers(fork.getByRole('button', { name: 'Equip: Parish Fork' }))]).toEqual([width, ''])
    }
  })
})

/** The words of the content that are broken without a hyphen, since there was no room for them. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const found: string[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top))
        if (lines.size > 1) found.push(word)
      }
    }
    return found
  })

describe('on a phone of 320 px in German', () => {
  const phone = { width: 320, height: 640, locale: 'de-DE' } as const
  /** By path, the button or link that opens a menu or a dialog over the page. */
  const opensOver = {
    '/': 'Mehr',
    '/equipment': /^Auto-Jagden/,
    '/inventory': /^Wo zu finden/,
    '/premiumShop': /verschenken$/i,
  }

  test('names fit, tables keep their columns, links beside a title suit a finger, and no dialog cuts a text', async () => {
    const token = await newPlayer('Abraham')
    await quickHunt(stage.site, token)
    // an emblem to compare the others with, so that each card of them has many stats
    await putOn(stage.site, token, 'Guild of Salt Carriers')
    const watched = await stage.visit({ token, ...phone })
    const { page } = watched
    await page.goto(stage.site.url)
    for (const name of ['Ganzes Tagebuch', 'Statistik'])
      expect((await page.getByRole('main').getByRole('link', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(
        24,
      )
    const found: Record<string, readonly string[]> = {}
    for (const path of ['/plan', '/sanctum?shelf=emblem', '/travel', '/statistics']) {
      await openNext(watched, path)
      found[path] = await brokenWords(page)
    }
    expect(found).toEqual({ '/plan': [], '/statistics': [], '/sanctum?shelf=emblem': [], '/travel': [] })
    const table = page.getByRole('region', { name: 'Jagden nach Jagdgrund und Kreatur: Tabelle' })
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const cut: Record<string, readonly string[]> = {}
    for (const [path, name] of Object.entries(opensOver)) {
      await openNext(watched, path)
      const control = page.getByRole('button', { name }).or(page.getByRole('link', { name }))
      await control.first().click()
      await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor()
      cut[path] = await cutTexts(page)
      await page.keyboard.press('Escape')
    }
    expect(cut).toEqual({ '/': [], '/equipment': [], '/inventory': [], '/premiumShop': [] })
  })
})

test('no word of the next goal is cut at the edge of the phone, nor of the changes by it', async () => {
  const emblem = 'Guild of Salt Carriers'
  await change(stage.site, 'updateItem', { id: await idOf(stage.site, 'items', emblem), requiredXp: 0 })
  const token = await newPlayer('Morris')
  await quickHunt(stage.site, token)
  await giveItem(stage.site, token, emblem)
  await equipUntilSuggested(stage.site, token, emblem)
  const { page } = await stage.visit({ token, width: 320, height: 640, locale: 'de-DE' })
  await page.goto(`${stage.site.url}/plan`)
  await page.getByRole('button', { name: /^Lege an: Zunft der Salzträger/ }).waitFor()
  expect([await sidewaysOverflow(page), await cutTexts(page)]).toEqual([0, []])
})
