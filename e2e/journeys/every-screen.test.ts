import { describe, expect, jest, test } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { accessibilityViolations, sidewaysOverflow } from '../src/accessibility'
import { change, giveItem, idOf, putOn } from '../src/admin-api'
import { closeWelcome, login, makePlayer, playRound, query, quickHunt, takeOff } from '../src/api'
import { layoutShiftOf, watchLayoutShift } from '../src/layout-shift'
import { setStage } from '../src/stage'

// Thirty screens with a check of each take their time on a busy machine.
jest.setTimeout(600_000)

// The wait after a hunt is over when its screen is looked at, and a mission lasts for all of them.
const stage = setStage(() => ({ GAME_SPEED: '60' }))

/** Under this each screen of visitors and players is to move while it loads, in all: a fifth of what counts as good. */
const maxLayoutShift = 0.02

const visitorScreens = ['/', '/login', '/register', '/welcome', '/imprint', '/game', '/rates']
const gameScreens = [
  '/',
  '/equipment',
  '/journal',
  '/journal/away',
  '/journal/links',
  '/inventory',
  '/travel',
  '/hunt',
  '/coffinhunt',
  '/jewel',
  '/mercatus',
  '/crypt',
  '/stable',
  '/armory',
  '/weaponmaster',
  '/sanctum',
  '/treasury',
  '/plan',
  '/statistics',
  '/grimoire',
  '/glossary',
  '/ladder',
  '/premiumShop',
  '/profile',
  '/account/security',
  '/account/privacy',
  '/nowhere',
]
const adminScreens = [
  '/admin/enemies',
  '/admin/enemies/new',
  '/admin/items/new',
  '/admin/regions/new',
  '/admin/stats/new',
  '/admin/premiumpackages/new',
  '/admin/news/new',
  '/admin/missions',
  '/admin/user',
  '/admin/analytics',
  '/admin/history',
]

/**
 * Whether every screen is opened in every window, as `npm run test:screens` does. Otherwise each is opened on the desktop, in
 * one language and theme, and in turn on one of the two phones, in the other, and is then drawn to the width of the other phone.
 */
const isComplete = process.env.TEST_SCREENS === 'all'

interface Window {
  readonly width: number
  readonly height: number
  readonly theme: 'dark' | 'light'
  readonly locale: 'en-GB' | 'de-DE'
  /** widths that each screen is drawn to */
  readonly drawn: readonly number[]
  /** widths that each screen of a player is drawn to beside: once, in the language with the longer words */
  readonly wider: readonly number[]
  /** whether a screen is opened in it, by its number */
  opens(number: number): boolean
}

/** Between a phone and the desktop. */
const widthsBetween = [768, 1000, 1024, 1060]

const desktop: Window = {
  width: 1440,
  height: 900,
  theme: 'dark',
  locale: 'en-GB',
  drawn: [],
  wider: [],
  opens: () => true,
}

const windows: readonly Window[] = [
  desktop,
  {
    width: 390,
    height: 844,
    theme: 'light',
    locale: 'de-DE',
    drawn: isComplete ? [] : [320],
    wider: widthsBetween,
    opens: (number) => isComplete || number % 2 === 0,
  },
  {
    width: 320,
    height: 640,
    theme: isComplete ? 'dark' : 'light',
    locale: 'de-DE',
    drawn: isComplete ? [] : [390],
    wider: isComplete ? [] : widthsBetween,
    opens: (number) => isComplete || number % 2 === 1,
  },
]

/** Looks at each screen once it is quiet; answers what is wrong, a line per finding. */
async function findings(
  paths: readonly string[],
  window: Window,
  { token, isStill = true, wider = [] }: { token?: string; isStill?: boolean; wider?: readonly number[] } = {},
): Promise<string[]> {
  const { width, height, locale } = window
  const { page } = await stage.visit({ width, height, locale, reducedMotion: true, ...(token ? { token } : {}) })
  await page.addInitScript((theme) => localStorage.setItem('sanguine.theme', theme), window.theme)
  await watchLayoutShift(page)
  const found: string[] = []
  const widths = [...window.drawn, ...wider]
  for (const path of paths) {
    await page.goto(`${stage.site.url}${path}`)
    await page.getByRole('main').waitFor()
    await page.waitForLoadState('networkidle')
    const shift = await layoutShiftOf(page)
    if (isStill && shift >= maxLayoutShift) found.push(`${path}: moves by ${shift.toFixed(4)} while it loads`)
    const overflow = await sidewaysOverflow(page)
    if (overflow > 0) found.push(`${path}: scrolls ${overflow} px sideways`)
    found.push(...(await accessibilityViolations(page)).map((line) => `${path}: ${line}`))
    for (const drawn of widths) {
      await page.setViewportSize({ width: drawn, height: 900 })
      const overflowAt = await sidewaysOverflow(page)
      if (overflowAt > 0) found.push(`${path}: scrolls ${overflowAt} px sideways at ${drawn} px`)
    }
    if (widths.length > 0) await page.setViewportSize({ width, height })
  }
  return found
}

/** Makes a player who has read the welcome. */
async function newPlayer(name: string): Promise<string> {
  const token = await makePlayer(stage.site, name)
  await closeWelcome(stage.site, token)
  return token
}

/** The pages of the player's last fight: the one in the journal, and the one that a link leads to. */
async function fightPages(token: string): Promise<readonly string[]> {
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
  return [`/journal/fight/${entryId}`, `/fight/${shareFight.fight.link.token}`]
}

describe.each(windows)('at $width px, $theme, $locale', (window) => {
  const opened = (paths: readonly string[]) => paths.filter((_, number) => window.opens(number))

  test('a visitor finds every screen accessible, fitting and still', async () => {
    expect(await findings(opened(visitorScreens), window)).toEqual([])
  })

  const { wider } = window
  const between = wider.length > 0 ? ', and none wider than a window between a phone and a desktop' : ''
  test(`a player finds every screen accessible, fitting and still${between}`, async () => {
    const token = await newPlayer(`Renfield ${window.width}`)
    await quickHunt(stage.site, token)
    expect(await findings(opened(gameScreens), window, { token, wider })).toEqual([])
    // At 320 px the title of a fight may need a line less once its font is there, which moves what is below by up to 0.026.
    const isStill = window.width > 320
    expect(await findings(await fightPages(token), window, { token, isStill })).toEqual([])
  })

  test('a player finds an open fight and the wait after it accessible, fitting and still', async () => {
    const token = await newPlayer(`Seward ${window.width}`)
    await playRound(stage.site, token)
    expect(await findings(['/hunt'], window, { token })).toEqual([])
    await quickHunt(stage.site, token)
    expect(await findings(['/hunt'], window, { token })).toEqual([])
  })

  test('an admin finds every screen accessible and fitting', async () => {
    const token = await login(stage.site, 'admin', stage.site.adminPassword)
    expect(await findings(opened(adminScreens), window, { token, isStill: false })).toEqual([])
  })
})

/** What is in front of any part of a control once it is scrolled into view: nothing but itself, where that is right. */
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

describe.each([320, 390, 412])('on a phone of %d px', (width) => {
  const phone = { width, height: 740, reducedMotion: true } as const

  test.each(['hunt', 'coffinhunt'])('nothing covers the buttons of a fight on /%s', async (path) => {
    const token = await newPlayer(`Mina ${path} ${width}`)
    // so that no fight is over with its first blow
    await takeOff(stage.site, token, 'weapon')
    if (path === 'coffinhunt') await putOn(stage.site, token, 'Second-Hand Sarcophagus')
    const { page } = await stage.visit({ token, ...phone })
    await page.goto(`${stage.site.url}/${path}`)
    const [attack, quickAttack] = ['Attack', 'Quick attack'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    ) as [Locator, Locator]
    for (const button of [attack, quickAttack]) expect(await whatCovers(button)).toBe('')
    await attack.click()
    await page.getByRole('heading', { name: 'Round I', exact: true }).waitFor()
    for (const button of [attack, quickAttack]) expect(await whatCovers(button)).toBe('')
  })

  test('no notice covers the button that equips what was bought', async () => {
    const { page } = await stage.visit({ token: await newPlayer(`Jonathan ${width}`), ...phone })
    await page.goto(`${stage.site.url}/weaponmaster`)
    const fork = page.getByRole('article', { name: 'Parish Fork' })
    const buy = fork.getByRole('button', { name: /^BUY:/ })
    // at the foot of the window, where notices come
    await buy.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await buy.click()
    await page.getByText('Purchase successful! Item added to inventory.').waitFor()
    expect(await whatCovers(fork.getByRole('button', { name: 'Equip: Parish Fork' }))).toBe('')
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
  const phone = { width: 320, height: 640, locale: 'de-DE', reducedMotion: true } as const

  test('names have room for their words, and tables for their columns', async () => {
    const token = await newPlayer('Abraham')
    await quickHunt(stage.site, token)
    // an emblem to compare the others with, so that each card of them has many stats
    await putOn(stage.site, token, 'Guild of Salt Carriers')
    const { page } = await stage.visit({ token, ...phone })
    const found: Record<string, readonly string[]> = {}
    for (const path of ['/plan', '/statistics', '/sanctum?shelf=emblem', '/travel']) {
      await page.goto(`${stage.site.url}${path}`)
      await page.getByRole('main').waitFor()
      await page.waitForLoadState('networkidle')
      found[path] = await brokenWords(page)
    }
    expect(found).toEqual({ '/plan': [], '/statistics': [], '/sanctum?shelf=emblem': [], '/travel': [] })
    await page.goto(`${stage.site.url}/statistics`)
    const table = page.getByRole('region', { name: 'Jagden nach Jagdgrund und Kreatur: Tabelle' })
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })

  test('the links beside the title of a section are high enough to be hit', async () => {
    const { page } = await stage.visit({ token: await newPlayer('Dora'), ...phone })
    await page.goto(stage.site.url)
    for (const name of ['Ganzes Tagebuch', 'Statistik'])
      expect((await page.getByRole('main').getByRole('link', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(
        24,
      )
  })
})

test('what the next goal would change is cut where a phone ends', async () => {
  const emblem = 'Guild of Salt Carriers'
  await change(stage.site, 'updateItem', { id: await idOf(stage.site, 'items', emblem), requiredXp: 0 })
  const token = await newPlayer('Quincey')
  await quickHunt(stage.site, token)
  await giveItem(stage.site, token, emblem)
  const { page } = await stage.visit({ token, width: 320, height: 640, locale: 'de-DE', reducedMotion: true })
  await page.goto(`${stage.site.url}/plan`)
  await page.getByRole('button', { name: /^Lege an: Zunft der Salzträger/ }).waitFor()
  expect(await sidewaysOverflow(page)).toBe(0)
})
