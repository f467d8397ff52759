import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { expectSound } from '../src/accessibility'
import { closeWelcome, makePlayer, takeOff, winOnce } from '../src/api'
import { tabTo } from '../src/keyboard'
import { joinStage } from '../src/stage'

const stage = joinStage(600)

async function visitAs(name: string, options: Parameters<typeof stage.visit>[0]) {
  const token = await makePlayer(stage.site, name)
  await closeWelcome(stage.site, token)
  const { page } = await stage.visit({ token, ...options })
  return { page, token }
}

const creatures = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')

test('a player reads the odds before a hunt, closes them permanently by keyboard, and sees more of them after a win', async () => {
  const { page, token } = await visitAs('Lucy', { width: 1440, height: 900 })
  await page.goto(`${stage.site.url}/hunt`)
  await page.getByText(/^With what you have equipped: .* wins, .* XP, .* per hunt\.$/).waitFor()
  const rows = creatures(page, 'Creatures that may appear')
  const before = await rows.allTextContents()
  expect(before.length).toBeGreaterThan(1)
  for (const text of before) expect(text).toContain('Beat it once to see the numbers.')
  const attack = await page.getByRole('button', { name: 'Quick attack' }).boundingBox()
  expect((attack?.y ?? Number.NaN) + (attack?.height ?? Number.NaN)).toBeLessThanOrEqual(900)
  await expectSound(page)

  const summary = page.locator('summary').filter({ hasText: 'The odds here' })
  await tabTo(page, summary)
  await page.keyboard.press('Enter')
  await rows.first().waitFor({ state: 'detached' })
  await page.reload()
  await summary.waitFor()
  expect(await rows.count()).toBe(0)
  await tabTo(page, summary)
  await page.keyboard.press('Enter')
  await rows.first().waitFor()

  await winOnce(stage.site, token)
  await page.goto(`${stage.site.url}/grimoire`)
  await rows.first().waitFor()
  const after = await rows.allTextContents()
  expect(after.filter((text) => text.includes('A win: '))).toHaveLength(1)
  expect(after.filter((text) => text.includes('Beat it once to see the numbers.'))).toHaveLength(before.length - 1)
})

test('the odds are shown in German on a phone, with a link to the bait if none is equipped', async () => {
  const { page, token } = await visitAs('Wilhelmina', { width: 390, height: 844, locale: 'de-DE' })
  await page.goto(`${stage.site.url}/grimoire`)
  await page.getByText(/^Mit dem, was du angelegt hast: .* Siege, .* EP, .* je Jagd\.$/).waitFor()
  const texts = await creatures(page, 'Kreaturen, die erscheinen können').allTextContents()
  expect(texts.length).toBeGreaterThan(1)
  for (const text of texts) expect(text).toContain('Besiege diese Kreatur einmal, um die Zahlen zu sehen.')
  await expectSound(page)

  await takeOff(stage.site, token, 'bait')
  await page.reload()
  await page.getByText('Ohne Köder erscheint nichts. Lege einen an, um zu sehen, was erscheinen kann.').waitFor()
  expect(await page.getByRole('link', { name: 'Zum Inventar' }).last().getAttribute('href')).toContain('show=bait')
})
