import { describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { closeWelcome, login, makePlayer, register } from '../src/api'
import { click, pick, pressByKeyboard, tabTo, waitForFocus } from '../src/keyboard'
import { goTo, settle } from '../src/navigate'
import { middleOf, slowTap } from '../src/press'
import { setStillStage } from '../src/stage'
import { passTime } from '../src/still-site'
import { wordsIn } from '../src/words'

declare global {
  interface Window {
    /** titles of the notices that were shown */
    notices: string[]
    /** how often the browser was asked to install the site */
    installs: number
  }
}

/** A little longer than the wait between two hunts. */
const huntPauseMs = 601_000

const stage = setStillStage()

/** Runs in the browser, before the page: notices as of a system that allows them when it is asked; no browser without a window has any. */
function standInForNotices(): void {
  window.notices = []
  class StandIn {
    static get permission(): string {
      return localStorage.getItem('journey.notices') ?? 'default'
    }
    static async requestPermission(): Promise<string> {
      localStorage.setItem('journey.notices', 'granted')
      return StandIn.permission
    }
    constructor(title: string) {
      window.notices.push(title)
    }
  }
  Object.defineProperty(window, 'Notification', { value: StandIn })
}

/** As if another tab were in front, or this one again. */
const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

/** The offer of a browser that can install the site, which no browser without a window makes. */
const offerInstallation = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.installs = 0
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => {
      window.installs += 1
    }
    window.dispatchEvent(Object.assign(offer, { prompt }))
  })

/** Makes a player who has read the welcome. */
async function newPlayer(name: string): Promise<string> {
  const token = await makePlayer(stage.site, name)
  await closeWelcome(stage.site, token)
  return token
}

describe.each([
  { by: 'keyboard alone', width: 1440, height: 900, locale: 'en-GB', press: pressByKeyboard },
  { by: 'touch on a phone, in German', width: 390, height: 844, locale: 'de-DE', press: click },
] as const)('by $by', ({ width, height, locale, press }) => {
  const { whole, part } = wordsIn(locale === 'de-DE' ? 'de' : 'en')
  const device = { width, height, locale } as const

  test('a tab in the background counts down in its title and icon, and notifies the player who asked for it', async () => {
    const { page } = await stage.visit({ token: await newPlayer(`Lucy ${width}`), ...device })
    await page.clock.install()
    await page.addInitScript(standInForNotices)
    await page.goto(`${stage.site.url}/profile`)
    const notice = page.getByRole('checkbox', { name: whole('device.notice') })
    expect(await notice.isChecked()).toBe(false)
    await notice.focus()
    await page.keyboard.press('Space')
    await page.waitForFunction(() => localStorage.getItem('sanguine.huntNotice') === 'on')

    await goTo(page, '/hunt')
    const icon = page.locator('link[rel=icon][type="image/svg+xml"]').last()
    const waitForTitle = (wanted: RegExp, unwanted = /^$/) =>
      page.waitForFunction(
        ([yes = '', no = '']) => new RegExp(yes).test(document.title) && !new RegExp(no).test(document.title),
        [wanted.source, unwanted.source],
      )
    const redMoon = encodeURIComponent('#e0583e')
    await press(page.getByRole('button', { name: whole('hunt.quickAttack') }))
    await page
      .getByRole('dialog')
      .getByRole('link', { name: part('hunt.next') })
      .waitFor()
    await setHidden(page, true)
    await waitForTitle(part('tabNote.minutes'))
    expect(await icon.getAttribute('href')).not.toContain(redMoon)
    expect(await page.evaluate(() => window.notices)).toEqual([])

    await passTime(stage.site, page, huntPauseMs)
    await page.waitForFunction(() => window.notices.length > 0)
    expect(await page.evaluate(() => window.notices)).toEqual([expect.stringMatching(whole('notice.title'))])
    await waitForTitle(part('tabNote.ready'))
    await page.locator(`link[rel=icon][href*="${redMoon}"]`).first().waitFor({ state: 'attached' })
    await setHidden(page, false)
    await waitForTitle(part('hunt.title'), part('tabNote.ready'))
  })

  test('the site can be installed if the browser offers it', async () => {
    const { page } = await stage.visit({ token: await newPlayer(`Mina ${width}`), ...device, serviceWorkers: 'allow' })
    await page.goto(`${stage.site.url}/profile`)
    const install = page.getByRole('button', { name: whole('device.install') })
    await page.getByRole('checkbox', { name: whole('device.notice') }).waitFor()
    expect(await install.count()).toBe(0)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const manifest = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
    const described = await fetch(new URL(manifest, stage.site.url))
    expect(described.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
    expect(described.headers.get('cache-control')).toBe('no-cache')
    type Images = readonly { readonly src: string; readonly type: string }[]
    const { display, icons, screenshots } = (await described.json()) as {
      readonly display: string
      readonly icons: Images
      readonly screenshots: Images
    }
    expect([display, icons.length, screenshots.length]).toEqual(['standalone', 4, 4])
    for (const { src, type } of [...icons, ...screenshots]) {
      const image = await fetch(new URL(src, stage.site.url))
      expect([image.status, image.headers.get('content-type')]).toEqual([200, type])
    }
    await offerInstallation(page)
    await press(install)
    await install.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => window.installs)).toBe(1)
  })

  test('a player who follows the activation link is logged in', async () => {
    const token = await register(stage.site, `Arthur ${width}`)
    const { page } = await stage.visit(device)
    await page.goto(`${stage.site.url}/activateAccount/${token}`)
    await page.getByRole('heading', { name: whole('visitor:activate.success') }).waitFor()
    await press(page.getByRole('link', { name: whole('visitor:activate.play') }))
    await page.getByRole('dialog', { name: whole('welcome.title') }).waitFor()
  })
})

describe('in German on a phone', () => {
  const { whole } = wordsIn('de')
  const phone = { width: 390, height: 844, locale: 'de-DE' } as const

  test('a tap beside an open menu closes the menu, and presses nothing else', async () => {
    const { page } = await stage.visit({ token: await newPlayer('Raoul'), ...phone, hasTouch: true })
    await page.goto(`${stage.site.url}/journal`)
    const more = page.getByRole('button', { name: whole('nav.more') })
    await slowTap(page, await middleOf(more))
    await page.getByRole('menu').waitFor()
    const inventory = await middleOf(page.getByRole('link', { name: whole('tab.inventory'), includeHidden: true }))
    await slowTap(page, inventory)
    await page.getByRole('menu').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/journal')
    await waitForFocus(more)
    await slowTap(page, inventory)
    await page.waitForURL(/\/inventory$/)
  })

  test('a tap beside the explanation of a word closes it, presses nothing else, and returns the focus', async () => {
    const { page } = await stage.visit({ token: await newPlayer('Madeleine'), ...phone, hasTouch: true })
    await page.goto(`${stage.site.url}/treasury`)
    const word = page.locator('main [aria-haspopup="dialog"]:visible').first()
    await word.scrollIntoViewIfNeeded()
    await slowTap(page, await middleOf(word))
    await page.getByRole('dialog').waitFor()
    await slowTap(page, await middleOf(page.getByRole('link', { name: whole('tab.inventory') })))
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/treasury')
    await waitForFocus(word)
  })

  test('a tap beside the open menu of the CMS closes it and presses nothing else, and one on its link opens the section', async () => {
    const token = await login(stage.site, 'admin', stage.site.adminPassword)
    const { page } = await stage.visit({ token, ...phone, width: 768, height: 1024, hasTouch: true })
    await page.goto(`${stage.site.url}/admin/rarity`)
    const record = page.getByRole('main').locator('a[href*="/admin/rarity/"]').last()
    await record.waitFor()
    const menu = (expanded: boolean) => page.getByRole('navigation').getByRole('button', { expanded })
    await slowTap(page, await middleOf(menu(false)))
    await menu(true).waitFor()
    const place = await middleOf(record)
    await slowTap(page, place)
    await menu(false).waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/rarity')
    await waitForFocus(menu(false))
    await slowTap(page, place)
    await page.waitForURL(/\/admin\/rarity\/\w+$/)
    await slowTap(page, await middleOf(menu(false)))
    await menu(true).waitFor()
    await slowTap(page, await middleOf(page.getByRole('navigation').locator('a[href="/admin/currencies"]')))
    await page.waitForURL(/\/admin\/currencies$/)
  })

  test('the buttons of an open form do not cover what gets the focus', async () => {
    const token = await login(stage.site, 'admin', stage.site.adminPassword)
    const { page } = await stage.visit({ token, ...phone })
    await page.goto(`${stage.site.url}/admin/news/new`)
    await page.getByRole('button', { name: 'Anlegen' }).waitFor()
    for (const target of [
      page.locator('input[type="datetime-local"]'),
      page.getByRole('contentinfo').locator('a').first(),
    ]) {
      await tabTo(page, target)
      const isShown = await target.evaluate((element) => {
        const { left, width, bottom } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width / 2, bottom - 3))
      })
      expect(isShown).toBe(true)
    }
  })

  test('music is played from the menu', async () => {
    const { page } = await stage.visit({ token: await newPlayer('Erik'), ...phone })
    await page.goto(`${stage.site.url}/journal`)
    await page.getByRole('button', { name: whole('nav.more') }).click()
    await pick(page, 'Musik', click)
    const dialog = page.getByRole('dialog', { name: whole('sound.title') })
    await dialog.getByRole('button', { name: whole('sound.play') }).click()
    await dialog.getByText(whole('sound.status.playing')).waitFor()
    await dialog.getByRole('button', { name: whole('sound.pause') }).click()
    await dialog.getByText(whole('sound.status.stopped')).waitFor()
  })

  test('without a connection the site opens from the files of the last visit, and says that it is offline', async () => {
    const watched = await stage.visit({ token: await newPlayer('Christine'), ...phone, serviceWorkers: 'allow' })
    const { page } = watched
    const arrive = async () => {
      await page.goto(`${stage.site.url}/journal`)
      await page.getByText(whole('journal.empty.title')).waitFor()
    }
    await arrive()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    // The worker keeps what passes through it: that of the visit after the one that registered it.
    await arrive()
    await settle(page)
    await page.context().setOffline(true)
    await page.goto(stage.site.url)
    const offline = page.getByText(whole('host:offline.text'))
    await offline.waitFor()
    await page.context().setOffline(false)
    await offline.waitFor({ state: 'detached' })
    await arrive()
    watched.forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|no-response/)
  })
})
