import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Locator } from 'playwright-core'
import { change, giveItem, idOf } from '../src/admin-api'
import { closeWelcome, makePlayer, query, quickHunt, takeOff, wornItem } from '../src/api'
import { chooseByArrows, click, focusOn, pressByKeyboard } from '../src/keyboard'
import { namesIn } from '../src/names'
import { joinStage } from '../src/stage'
import { waitUntil } from '../src/wait-until'
import { wordsIn } from '../src/words'

const stage = joinStage(600)

/** The weapon equipped at first, a better one, and another bait. */
const [knife, fork, epitaph] = ['Letter Opener', 'Parish Fork', 'Unsigned Epitaph']
const collection = { name: 'The Abbey Hours', trophies: ['Page of Matins', 'Page of Vespers', 'Page of Compline'] }

beforeAll(async () => {
  await change(stage.site, 'updateItem', { id: await idOf(stage.site, 'items', epitaph), requiredXp: 0 })
})

/** Hunts once, and takes away what a lucky hunt has won: it could be worth equipping. */
async function huntForNothing(token: string): Promise<void> {
  interface Owned {
    readonly me: { readonly id: string; readonly inventory: readonly { readonly item: { readonly id: string } }[] }
  }
  const readOwned = async () => (await query<Owned>(stage.site, token, '{ me { id inventory { item { id } } } }')).me
  const known = new Set((await readOwned()).inventory.map(({ item }) => item.id))
  await quickHunt(stage.site, token)
  const { id, inventory } = await readOwned()
  for (const { item } of inventory)
    if (!known.has(item.id)) await change(stage.site, 'removeUserItem', { id, itemId: item.id, amount: 1_000 })
}

describe.each([
  { by: 'keyboard alone', width: 1440, height: 900, locale: 'en-GB', press: pressByKeyboard },
  { by: 'touch on a phone, in German', width: 390, height: 844, locale: 'de-DE', press: click },
] as const)('by $by', ({ width, height, locale, press }) => {
  const isGerman = locale === 'de-DE'
  const language = isGerman ? 'de' : 'en'
  const { whole, part } = wordsIn(language)
  const itemName = namesIn(language, 'item')

  /** Makes a player with some things, and prepares a page. */
  async function visit(name: string, items: readonly string[] = []) {
    const token = await makePlayer(stage.site, `${name} ${width}`)
    await closeWelcome(stage.site, token)
    for (const item of items) await giveItem(stage.site, token, item)
    const { page } = await stage.visit({ token, width, height, locale })
    const open = (path: string) => page.goto(`${stage.site.url}${path}`)
    return { token, page, open }
  }

  /** Chooses an option of a list of them, by the keyboard by the arrow keys. */
  async function choose(list: Locator, option: string): Promise<void> {
    if (press === click) await list.selectOption({ label: option })
    else {
      await focusOn(list, press)
      await chooseByArrows(list, option)
    }
    expect(await list.locator('option:checked').textContent()).toBe(option)
  }

  test('the odds show creature types and the boss wait; the best setup is found, equipped and undone', async () => {
    const { page, token, open } = await visit('Lucy', [fork])
    await open('/grimoire')
    await page.getByText(whole('odds.totals')).waitFor()
    await open('/hunt')
    await page.getByText(whole('odds.totals')).waitFor()
    const kinds = page.getByRole('list', { name: whole('odds.kinds') }).getByRole('listitem')
    await kinds
      .filter({ hasText: part('odds.danger') })
      .nth(1)
      .waitFor()
    await kinds
      .filter({ hasText: part('odds.weakTo') })
      .nth(1)
      .waitFor()
    const creatures = page.getByRole('list', { name: whole('odds.creatures') }).getByRole('listitem')
    await creatures.filter({ hasText: part('odds.atMost') }).waitFor()

    await press(page.getByRole('button', { name: whole('best.find') }))
    const changes = page.getByRole('list', { name: whole('best.changes') }).getByRole('listitem')
    await changes.filter({ hasText: itemName(fork) }).waitFor()
    await press(page.getByRole('button', { name: whole('best.wear') }))
    await page.getByText(whole('best.worn')).waitFor()
    expect((await wornItem(stage.site, token, 'weapon'))?.name).toBe(fork)
    if (press === click) await page.getByRole('button', { name: whole('best.undo') }).click()
    else await page.keyboard.press('Control+z')
    await page.getByText(whole('best.undone')).waitFor()
    expect((await wornItem(stage.site, token, 'weapon'))?.name).toBe(knife)
  })

  test('without bait the hunt page offers the bait in the inventory', async () => {
    const { page, token, open } = await visit('Arthur')
    await takeOff(stage.site, token, 'bait')
    await open('/hunt')
    const owned = page.getByRole('list', { name: whole('hunt.noBait.owned') })
    await press(owned.getByRole('button', { name: whole('hunt.noBait.use', { name: itemName('Warm Rat') }) }))
    await page.getByRole('button', { name: whole('hunt.attack') }).waitFor()
  })

  test('goals are listed in order, from what one press does to what is far away', async () => {
    const { page, token, open } = await visit('Mina', collection.trophies)
    await takeOff(stage.site, token, 'weapon')
    await huntForNothing(token)
    const { me } = await query<{ me: { id: string } }>(stage.site, token, '{ me { id } }')
    const amounts = [{ currencyShortName: 'vgc', amount: 0 }]
    await change(stage.site, 'setUserCurrencies', { id: me.id, amounts })
    await open('/')
    const card = page.getByRole('region', { name: whole('guide.title') })
    const others = page.getByRole('region', { name: whole('goal.title') }).filter({ visible: true })
    /** The card has the nearest; a wide window shows three more. */
    const expectOrder = async (first: RegExp, ...next: readonly RegExp[]) => {
      await card.getByText(first).waitFor()
      const titles = await others.locator('b').allTextContents()
      expect(titles).toHaveLength(width > 1000 ? 3 : 0)
      for (const [index, title] of titles.entries()) expect(title).toMatch(next[index] ?? /./)
    }
    const [coffin, gift, claim] = [whole('goal.coffinHunt'), whole('goal.takeGift'), whole('goal.claimCollection')]
    await expectOrder(whole('goal.equipItem', { name: itemName(knife) }), gift, coffin, claim)
    await press(card.getByRole('button', { name: part('goal.equipItem') }))
    await page.getByText(whole('goal.equipped', { name: itemName(knife) })).waitFor()
    expect((await wornItem(stage.site, token, 'weapon'))?.name).toBe(knife)

    await expectOrder(gift, coffin, whole('goal.claimCollection', { name: itemName(collection.name) }))
    if (width > 1000) await press(others.getByRole('link', { name: part('goal.claimCollection') }))
    else await open('/treasury')
    await press(page.getByRole('button', { name: part('treasury.claimLabel', { name: itemName(collection.name) }) }))
    await page
      .getByText(part('treasury.claimSucceeded', { name: itemName(collection.name) }))
      .first()
      .waitFor()
    await open('/')
    await expectOrder(gift, coffin, whole('goal.shopItem'), whole('goal.rank'))
  })

  test('a rank is pinned to the plan and taken away again', async () => {
    const { page, open } = await visit('Quincey')
    await open('/plan')
    const main = page.getByRole('main')
    const next = main.getByRole('listitem').filter({ hasText: part('plan:suggestion.rank') })
    await main.getByText(whole('plan:empty.title')).waitFor()
    await press(next.getByRole('button'))
    // how many hunts bring them comes behind it, once that is known
    await main.getByText(part('plan:xp', { xp: 36 })).waitFor()
    await next.waitFor({ state: 'detached' })
    await press(main.getByRole('button', { name: whole('plan:unpin') }))
    await main.getByText(whole('plan:empty.title')).waitFor()
  })

  test('the inventory is sorted and outgrown items are sold; shops mark items that are outgrown, owned or out of reach', async () => {
    const { page, open } = await visit('Jonathan', [fork])
    await open('/inventory')
    const names = page.getByRole('main').getByRole('article').getByRole('heading')
    await names.filter({ hasText: itemName(knife) }).waitFor()
    await choose(page.getByRole('combobox', { name: whole('inventory.sort') }), isGerman ? 'Name' : 'Amount')
    const first = itemName(isGerman ? knife : 'Warm Rat')
    await names.first().filter({ hasText: first }).waitFor()
    await press(page.getByRole('button', { name: whole('inventory.hideOutgrown') }))
    await names.filter({ hasText: itemName(knife) }).waitFor({ state: 'detached' })
    // A busy machine draws the list in parts.
    await names.filter({ hasText: itemName(fork) }).waitFor()
    expect(await names.filter({ hasText: itemName(knife) }).count()).toBe(0)

    await open('/weaponmaster')
    const shelf = (name: string, ...marks: readonly RegExp[]) =>
      Promise.all(
        marks.map((mark) =>
          page
            .getByRole('article', { name: itemName(name) })
            .getByText(mark)
            .waitFor(),
        ),
      )
    // what is outgrown comes last
    await press(page.getByRole('button', { name: whole('shop.sort.asc') }))
    await shelf(knife, whole('item.outgrown'), whole('item.owned', { count: 1 }))
    await shelf(fork, whole('item.owned', { count: 1 }))
    await shelf('Bell-Rope Flail', whole('item.outOfReach'))
  })

  test('auto-hunts get their own bait and a reserve, and are switched off; the setup gets a name', async () => {
    const { page, open } = await visit('Renfield', [epitaph])
    await open('/equipment')
    const change = page.getByRole('button', { name: whole('autoHunt.change') })
    const dialog = page.getByRole('dialog', { name: whole('autoHunt.title') })
    await press(change)
    const bait = dialog.getByRole('combobox', { name: whole('autoHunt.bait') })
    const option = await bait.getByRole('option', { name: itemName(epitaph) }).textContent()
    await choose(bait, option ?? '')
    const reserve = dialog.getByRole('spinbutton', { name: whole('autoHunt.reserve') })
    await focusOn(reserve, press)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('3')
    await press(dialog.getByRole('button', { name: whole('autoHunt.save') }))
    await page.getByText(whole('autoHunt.savedOn')).waitFor()

    await press(change)
    await waitUntil(`${option} as bait`, async () => (await bait.locator('option:checked').textContent()) === option)
    await waitUntil('reserve of 3', async () => (await reserve.inputValue()) === '3')
    await focusOn(dialog.getByRole('checkbox', { name: whole('autoHunt.switch') }), press)
    if (press !== click) await page.keyboard.press('Space')
    await press(dialog.getByRole('button', { name: whole('autoHunt.save') }))
    await page.getByText(whole('autoHunt.savedOff')).waitFor()

    await press(page.getByRole('button', { name: whole('setup.edit') }))
    const name = page.getByRole('dialog').getByRole('textbox', { name: whole('setup.name') })
    await focusOn(name, press)
    await page.keyboard.type('Wolf')
    await press(page.getByRole('dialog').getByRole('button', { name: whole('setup.save') }))
    await page.getByText(whole('equipment.setupNamed', { number: 1, name: 'Wolf' })).waitFor()
  })
})
