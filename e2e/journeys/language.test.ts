import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { closeWelcome, makePlayer } from '../src/api'
import { germanNames } from '../src/names'
import { GamePages } from '../src/pages/game'
import { LanguageSwitch, textsOf } from '../src/pages/language'
import { joinStage } from '../src/stage'
import { waitUntil } from '../src/wait-until'

const stage = joinStage()

async function visitAs(name: string) {
  const token = await makePlayer(stage.site, name)
  await closeWelcome(stage.site, token)
  const { page } = await stage.visit({ token })
  return { page, game: new GamePages(page, stage.site.url), language: new LanguageSwitch(page) }
}

/** Opens a screen in English, switches to German and back, and holds the names it shows against the pack's. */
async function expectBothWays(page: Page, selector: string, kind: Parameters<typeof germanNames>[0]): Promise<void> {
  const names = germanNames(kind)
  const language = new LanguageSwitch(page)
  await page.locator(selector).first().waitFor()
  const english = await textsOf(page, selector)
  const german = english.map((name) => names.get(name) ?? '')
  expect(german).not.toEqual(english)
  expect(await language.to('Deutsch', selector)).toBe(false)
  await expectTexts(page, selector, german, [...names.values()])
  expect(await language.to('English', selector)).toBe(false)
  await expectTexts(page, selector, english, [...names.keys()])
}

/**
 * Waits until the screen shows these texts, then expects every text on it to be one of `language`: long lists show more
 * texts.
 */
async function expectTexts(page: Page, selector: string, texts: readonly string[], language: readonly string[]) {
  await waitUntil(`screen with ${texts.join(', ')}`, async () => {
    const shown = await textsOf(page, selector)
    return texts.every((text) => shown.includes(text))
  })
  expect(language).toEqual(expect.arrayContaining(await textsOf(page, selector)))
}

test('a merchant and the map change to the language of the page without an empty screen', async () => {
  const { page, game } = await visitAs('Cathy')
  await game.open('/weaponmaster', 'Weaponmaster')
  await expectBothWays(page, 'main article h2', 'item')
  await game.open('/travel', 'Travel')
  await expectBothWays(page, 'main article h3', 'huntingGround')
  await expectBothWays(page, 'main [role=group] button b', 'region')
})

test('a hunt and the journal change language too, including the fight on the screen', async () => {
  const { page, game, language } = await visitAs('Heathcliff')
  const enemies = germanNames('enemy')
  await game.open('/hunt', /./)
  await game.quickAttack()
  await page.keyboard.press('Escape')
  const log = page.getByRole('log')
  let english = ''
  await waitUntil('name of the enemy', async () => {
    english = (await textsOf(page, 'main h2')).find((name) => enemies.has(name)) ?? ''
    return english !== ''
  })
  const german = enemies.get(english) ?? ''
  expect(german).not.toBe(english)
  await log.filter({ hasText: english }).waitFor()

  expect(await language.to('Deutsch', '[role=log] li')).toBe(false)
  await log.filter({ hasText: german, hasNotText: english }).waitFor()

  await page.goto(`${stage.site.url}/journal`)
  await page.getByRole('main').getByRole('listitem').filter({ hasText: german }).first().waitFor()
  expect(await language.to('English', 'main li')).toBe(false)
  await page.getByRole('main').getByRole('listitem').filter({ hasText: english }).first().waitFor()
})
