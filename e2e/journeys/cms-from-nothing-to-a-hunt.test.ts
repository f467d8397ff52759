import { expect, test } from '@jest/globals'
import { closeWelcome, login, makePlayer } from '../src/api'
import { drawImage } from '../src/draw-image'
import { AdminPages } from '../src/pages/admin'
import { GamePages } from '../src/pages/game'
import { setStage } from '../src/stage'
import { waitUntil } from '../src/wait-until'

const stage = setStage()

const [bait, loot, enemy] = ['Candied Ash', 'Tarnished Spoon', 'The Unpaid Piper']
const [region, ground, table] = ['The Tin Quarter', 'Piper’s Alley', 'Candied Ash at night']

test('a player meets what an admin creates from nothing: items, an enemy, a region with its rule, a ground and its table', async () => {
  const { site } = stage
  const token = await makePlayer(site, 'Jonathan')
  await closeWelcome(site, token)
  const player = await stage.visit({ token })
  const game = new GamePages(player.page, site.url)
  await player.page.goto(site.url)
  await game.arrive()

  const { page } = await stage.visit({ token: await login(site, 'admin', site.adminPassword) })
  const cms = new AdminPages(page, site.url)

  for (const [name, type] of [
    [bait, 'Bait'],
    [loot, 'Crafting Mat'],
  ] as const) {
    await cms.openNew('items')
    await cms.fill({ Name: name })
    await cms.choose({ Type: type, Rarity: 'Common' })
    await cms.check('Visible')
    await cms.create(name)
  }

  await cms.openNew('enemies')
  await cms.fill({ Name: enemy, XP: '7', 'Flavour text': 'He was promised a thousand guilders.' })
  await cms.choose({ Type: 'Undead', Rarity: 'Common' })
  await cms.check('Visible')
  const imageId = await cms.upload('Image', await drawImage(page, enemy))
  await cms.addRow('Reward')
  await cms.cell('Amount', 'VGC').fill('13')
  await cms.addRow('Stats')
  await cms.cell('Value', 'Health').fill('1')
  await cms.addByPicker('Loot', loot)
  await cms.cell('Chance %', loot).fill('100')
  await cms.create(enemy)

  await cms.openNew('regions')
  await cms.fill({ Name: region })
  await cms.choose({ 'Rule of its own': 'Tide: four states of the sea' })
  await cms.check('Visible')
  await cms.create(region)
  await page.getByRole('link', { name: region }).click()
  await page.getByRole('link', { name: 'Create new hunting ground' }).click()
  await page.waitForURL('**/grounds/new')
  await cms.fill({ Name: ground })
  await cms.check('Visible')
  await cms.addByPicker('Special baits', bait)
  await cms.create(ground)
  await page.getByRole('link', { name: ground }).click()
  await page.getByRole('link', { name: 'Create new hunting table' }).click()
  await page.waitForURL('**/tables/new')
  await cms.fill({ Name: table, Sequence: '1' })
  await cms.addByPicker('Enemies', enemy)
  await cms.cell('To', enemy).fill('5000')
  await cms.cell('To', enemy).press('Tab')
  await cms.dragBorderToEnd(enemy)
  await page.getByText('covers the whole range').waitFor()
  await waitUntil('end of the range', async () => (await cms.cell('To', enemy).inputValue()) === '10000')
  await cms.create(table)
  await page.getByRole('link', { name: table }).waitFor()

  await cms.openUser('Jonathan')
  await cms.give(bait, 3)

  await game.open('/inventory', 'Inventory')
  await game.equip(bait)
  await game.travel(region, ground)
  await game.goHunting()
  await player.page.getByText(/^(Flood|High|Ebb|Low) tide: /).waitFor()
  const imageResponse = player.page.waitForResponse((response) => response.url().includes(imageId))
  await game.quickAttack()
  expect((await imageResponse).ok()).toBe(true)
  const result = game.result()
  const drops = result.getByRole('list', { name: 'Loot' }).getByRole('listitem')
  await drops.first().waitFor()
  const won = await drops.allTextContents()
  expect(won).toEqual([expect.stringContaining(loot)])
  await result.getByRole('button', { name: 'Read the log' }).click()
  await player.page.getByRole('heading', { level: 2, name: enemy }).waitFor()
  expect(await game.hasImage(enemy)).toBe(true)
  // One, or two where the hunt happened to be a cloning one.
  expect(await game.countInInventory(loot)).toBe(Number(/×(\d+)/.exec(won.join())?.[1] ?? 1))
  expect(await game.countInInventory(bait)).toBe(2)
})
