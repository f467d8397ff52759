import { expect, test } from '@jest/globals'
import { login, makePlayer, quickHunt } from '../src/api'
import { countClicks } from '../src/count-clicks'
import { tabTo } from '../src/keyboard'
import { AdminPages } from '../src/pages/admin'
import { GamePages } from '../src/pages/game'
import { VisitorPages } from '../src/pages/visitor'
import { setStage } from '../src/stage'
import { waitUntil } from '../src/wait-until'

const stage = setStage(() => ({ GAME_SPEED: '6000' }))

const [name, password] = ['Mina Harker', 'typewriter and two pins']

test('a visitor is in the first fight seven clicks after the home page, including the mail', async () => {
  const { site } = stage
  const { page } = await stage.visit({ isFirst: true, isMoving: true })
  const clicks = await countClicks(page)
  const visitor = new VisitorPages(page, site.url)
  const game = new GamePages(page, site.url)

  await visitor.openHome()
  await visitor.register(name, password, 'mina@example.org')
  await visitor.activateFromMail()
  await visitor.playNow()
  await page.getByRole('dialog', { name: 'Welcome to the night' }).waitFor()
  await game.closeWelcome()
  await game.attack()
  expect(await clicks()).toBe(7)

  await game.quickAttack()
  expect(await game.result().textContent()).toMatch(/Victory|Draw|Loss/)
})

test.each([
  { width: 1440, height: 900 },
  { width: 320, height: 568 },
])('a new player answers the question about cookies over the welcome, at $width px', async (size) => {
  const { site } = stage
  const token = await makePlayer(site, `Lucy ${size.width}`)
  for (const answer of ['Accept', 'Decline']) {
    const { page } = await stage.visit({ token, isFirst: true, ...size })
    await page.goto(site.url)
    const welcome = page.getByRole('dialog', { name: 'Welcome to the night' })
    const button = page.getByRole('button', { name: answer })
    const banner = page.getByRole('region', { name: 'Cookies' })
    await welcome.waitFor()
    if (answer === 'Accept') await button.click()
    else {
      await tabTo(page, button)
      await page.keyboard.press('Enter')
    }
    await banner.waitFor({ state: 'detached' })
    expect(await welcome.isVisible()).toBe(true)
  }
})

test('a player buys bait, hunts round by round and quickly, sees it in journal and inventory, and leaves', async () => {
  const { site } = stage
  const { page } = await stage.visit({ isMoving: true })
  const game = new GamePages(page, site.url)
  await new VisitorPages(page, site.url).login(name, password)
  await game.arrive()

  await game.open('/jewel', 'Jewel Emporium')
  await game.buy('Warm Rat', 10)
  expect(await game.countInInventory('Warm Rat')).toBe(29)

  await game.goHunting()
  const rounds = await game.attackToTheEnd()
  expect(rounds).toBeGreaterThanOrEqual(1)
  expect(rounds).toBeLessThanOrEqual(5)
  const first = await game.result().textContent()
  expect(first).toMatch(/Victory|Draw|Loss/)

  await page.goto(`${site.url}/hunt`)
  await game.quickAttack()

  await game.open('/journal', 'Journal')
  const entries = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Victory over|Draw with|Loss to/ })
  await entries.nth(2).waitFor()
  expect(await entries.count()).toBe(3)
  expect(await game.countInInventory('Warm Rat')).toBe(27)

  await game.logout()
})

test('after an admin renames an enemy, the next hunt that meets it shows the new name', async () => {
  const { site } = stage
  const token = await login(site, name, password)
  const [common, renamed] = ['Shambling Dead', 'Shambling Dead of Whitby']

  const { page } = await stage.visit()
  const visitor = new VisitorPages(page, site.url)
  await visitor.login('admin', site.adminPassword)
  await new GamePages(page, site.url).arrive()
  const cms = new AdminPages(page, site.url)
  await cms.openEnemies()
  await cms.select(common)
  await cms.rename(renamed)

  const seen: string[] = []
  await waitUntil(`hunt that met ${renamed}`, async () => {
    const { enemy, error } = await quickHunt(site, token)
    if (enemy && !error) seen.push(enemy)
    return seen.includes(renamed)
  })
  expect(seen).not.toContain(common)
})

test('an account without a staff role is redirected from the CMS to the home page', async () => {
  const { site } = stage
  const { page } = await stage.visit({ token: await login(site, name, password) })
  await page.goto(`${site.url}/admin/enemies`)
  await page.getByRole('complementary', { name: 'Your hunter' }).waitFor()
  await page.waitForURL(`${site.url}/`)
})

test('a player who forgot the password gets a new one by mail, and the old one no longer works', async () => {
  const { site } = stage
  const { page } = await stage.visit()
  const visitor = new VisitorPages(page, site.url)
  const mailed = await visitor.forgetPassword(name)
  await visitor.login(name, password)
  await page.getByRole('alert').filter({ hasText: 'Login Failed' }).waitFor()
  await visitor.login(name, mailed)
  await new GamePages(page, site.url).arrive()
})
