import { expect, test } from '@jest/globals'
import { expectSound } from '../src/accessibility'
import { closeWelcome, makePlayer, query } from '../src/api'
import { waitForFocus } from '../src/keyboard'
import { GamePages } from '../src/pages/game'
import { joinStage } from '../src/stage'
import { waitUntil } from '../src/wait-until'

const stage = joinStage()

async function visitAs(name: string, options: Parameters<typeof stage.visit>[0] = {}) {
  const token = await makePlayer(stage.site, name)
  await closeWelcome(stage.site, token)
  const { page } = await stage.visit({ token, ...options })
  return { token, page, game: new GamePages(page, stage.site.url) }
}

test('a second knife is compared, locked against being sold, and sold as unneeded', async () => {
  const { page, game } = await visitAs('Emma')
  await game.open('/weaponmaster', 'Weaponmaster')
  await page.getByRole('article', { name: 'Parish Fork' }).getByText('against Letter Opener: better').waitFor()
  await game.buy('Letter Opener')
  await game.open('/inventory', 'Inventory')
  const knife = page.getByRole('article', { name: 'Letter Opener' })
  const lock = knife.getByRole('button', { name: 'Lock Letter Opener' })
  await lock.press('Enter')
  await page.locator('button[aria-pressed=true]', { has: page.locator('svg') }).waitFor()
  await knife.getByRole('button', { name: 'Sell', exact: true, disabled: true }).waitFor()

  const open = page.getByRole('button', { name: 'Sell what you do not need' })
  const dialog = page.getByRole('dialog', { name: 'Sell what you do not need' })
  await open.press('Enter')
  await dialog.getByText('You need all of it').waitFor()
  await page.keyboard.press('Escape')
  await waitForFocus(open)

  await lock.press('Enter')
  await knife.getByRole('button', { name: 'Sell', exact: true, disabled: false }).waitFor()
  await open.press('Enter')
  await dialog.getByText('1 of 2').waitFor()
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Sell 1 piece' }).press('Enter')
  await page.getByText(/^You sold 1 piece of 1 item for [\d,]+ VGC\.$/).waitFor()
  expect(await game.countInInventory('Letter Opener')).toBe(1)
})

test('an open fight is linked from every other page, and shortcuts open those pages', async () => {
  const { page, game } = await visitAs('George')
  await game.open('/hunt', /./)
  await game.attack()
  const bar = page.getByRole('complementary', { name: 'Unfinished fight' })
  expect(await bar.count()).toBe(0)

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.waitFor()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })

  await waitUntil('inventory', async () => {
    // Both keys belong together if they come within a second and a half, which a busy machine may exceed.
    await page.keyboard.type('gi')
    return page.getByRole('heading', { level: 1, name: 'Inventory' }).isVisible()
  })
  await bar.getByText(/^Unfinished fight: .+, round 2 of 5$/).waitFor()
  await page.keyboard.press('/')
  await waitForFocus(page.getByRole('searchbox', { name: 'Search by name' }))
  await page.keyboard.type('g?')
  await page.waitForURL((url) => url.search === '?q=g%3F')
  expect(await sheet.count()).toBe(0)

  await bar.getByRole('link').press('Enter')
  await page.getByRole('heading', { name: 'Round I', exact: true }).waitFor()
  await bar.waitFor({ state: 'detached' })
  await game.quickAttack()
  await page.keyboard.press('Escape')
  await game.open('/journal', 'Journal')
  expect(await bar.count()).toBe(0)
})

test('shortcuts can be switched off permanently', async () => {
  const { page, game } = await visitAs('Frank')
  await game.open('/journal', 'Journal')
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.getByRole('checkbox', { name: 'Use single keys as shortcuts' }).press('Space')
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Journal' }).waitFor()
  await page.keyboard.type('?gi')
  expect([await sheet.count(), new URL(page.url()).pathname]).toEqual([0, '/journal'])
})

test('in German on a phone: the open fight, unneeded items, auto-hunts, and a named setup', async () => {
  const { page, token } = await visitAs('Harriet', { width: 390, height: 844, locale: 'de-DE' })
  const { url } = stage.site
  const { shop } = await query<{ shop: readonly { item: { id: string } }[] }>(
    stage.site,
    token,
    '{ shop(merchant: WEAPON_MASTER) { item { id } } }',
  )
  const input = { itemId: shop[0]?.item.id, amount: 1 }
  await query(stage.site, token, 'mutation ($input: BuyInput!) { buy(input: $input) { bought { amount } } }', { input })
  await query(stage.site, token, 'mutation { hunt(input: { round: 1 }) { combat { round } } }')

  await page.goto(`${url}/inventory`)
  await page.getByText(/^Laufender Kampf: .+, Runde 2 von 5$/).waitFor()
  await page.getByRole('searchbox', { name: 'Nach Namen suchen' }).fill('brief')
  await page.getByText('1 Gegenstand', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Entbehrliches verkaufen' }).click()
  await page
    .getByRole('dialog')
    .getByText(/^Der Laden zahlt/)
    .waitFor()
  await expectSound(page)
  await page.getByRole('dialog').getByRole('button', { name: '1 Stück verkaufen' }).click()
  await page.getByText(/^Du hast 1 Stück von 1 Gegenstand für .+ verkauft\.$/).waitFor()

  await page.goto(`${url}/equipment`)
  await page.getByRole('button', { name: 'Auto-Jagden …' }).click()
  await page.getByRole('checkbox', { name: 'Mein Gefolge jagt ohne mich' }).uncheck()
  await expectSound(page)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Auto-Jagden sind ausgeschaltet.', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Diesen Satz benennen oder an einen Jagdgrund binden' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Wölfe')
  await expectSound(page)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Satz 1: Wölfe', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Mehr' }).click()
  await page.getByRole('menuitem', { name: 'Tastenkürzel' }).click()
  await page.getByRole('dialog', { name: 'Tastenkürzel' }).waitFor()
  await expectSound(page)
})
