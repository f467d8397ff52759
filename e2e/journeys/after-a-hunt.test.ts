import { beforeAll, describe, expect, test } from '@jest/globals'
import { change, idOf } from '../src/admin-api'
import { closeWelcome, makePlayer, query, quickHunt, takeOff } from '../src/api'
import { chooseByArrows, click, focusOn, pressByKeyboard, waitForFocus } from '../src/keyboard'
import { namesIn } from '../src/names'
import { openPath } from '../src/navigate'
import { setStillStage } from '../src/stage'
import { passTime } from '../src/still-site'
import { waitUntil } from '../src/wait-until'
import { wordsIn } from '../src/words'

const stage = setStillStage()

/** Longer than the wait between two hunts. */
const huntPauseMs = 11 * 60_000

const [knife, creature, rank] = ['Letter Opener', 'Shambling Dead', 'Runner of the Night']
/** Needs as little XP as the rank. */
const quill = 'Raven’s Quill'
const [abbey, moor] = ['Hollow Abbey', 'Wolfsmoor']

/** Nothing is left to chance: the same creature always comes, the knife always beats it and pays twice, no bare hand does. */
beforeAll(async () => {
  const { site } = stage
  const [enemyId, groundId] = [await idOf(site, 'enemies', creature), await idOf(site, 'huntingGrounds', abbey)]
  await change(site, 'updateEnemy', {
    id: enemyId,
    xp: 2,
    stats: [
      { statShortName: 'health', value: 300, valueTo: 300 },
      { statShortName: 'damage', value: 1, valueTo: 1 },
    ],
  })
  await change(site, 'updateHuntingTable', {
    id: await idOf(site, 'huntingTables', `${abbey}, any bait`),
    enemies: [{ enemyId, rangeMin: 0, rangeMax: 10_000 }],
  })
  await change(site, 'updateItem', {
    id: await idOf(site, 'items', knife),
    stats: [
      { statShortName: 'damage', valueFrom: 5000, valueTo: 5000 },
      { statShortName: 'investment', valueFrom: 1e9, valueTo: 1e9 },
    ],
  })
  await change(site, 'updateItem', { id: await idOf(site, 'items', quill), requiredXp: 1 })
  await change(site, 'updateRank', { id: await idOf(site, 'ranks', rank), xp: 1 })
  await change(site, 'updateSettings', { missionHuntingGroundId: groundId })
})

interface Mission {
  readonly status: string
  readonly endsAt: string
  readonly objectives: readonly { readonly caught: number; readonly goal: number }[]
}

async function readMission(token: string): Promise<Mission | null> {
  const document = '{ me { mission { status endsAt objectives { caught goal } } } }'
  return (await query<{ me: { mission: Mission | null } }>(stage.site, token, document)).me.mission
}

/** More hunts than any journey needs. */
const maxHunts = 60

/** Hunts until something is so, each time after the wait between two hunts. */
async function huntUntil(token: string, isDone: () => Promise<boolean>): Promise<void> {
  for (let hunts = 0; !(await isDone()); hunts += 1) {
    if (hunts === maxHunts) throw new Error(`${maxHunts} hunts have not done it.`)
    const { error } = await quickHunt(stage.site, token)
    if (error) throw new Error(`A hunt was refused: ${error}`)
    stage.site.advance(huntPauseMs)
  }
}

/** Runs in the browser: whether an element is as large as its parent, and at the same place. */
function covers(element: Element): boolean {
  const [own, outer] = [element, element.parentElement].map((each) => JSON.stringify(each?.getBoundingClientRect()))
  return own === outer
}

/** How often the player has won. */
async function winsOf(token: string): Promise<number> {
  const document = '{ journal(first: 50, filter: { kind: WIN }) { edges { node { id } } } }'
  return (await query<{ journal: { edges: readonly unknown[] } }>(stage.site, token, document)).journal.edges.length
}

describe.each([
  { by: 'keyboard alone', width: 1440, height: 900, locale: 'en-GB', press: pressByKeyboard },
  { by: 'touch on a phone, in German', width: 390, height: 844, locale: 'de-DE', press: click },
] as const)('by $by', ({ width, height, locale, press }) => {
  const language = locale === 'de-DE' ? 'de' : 'en'
  const { whole, part } = wordsIn(language)
  const itemName = namesIn(language, 'item')
  const enemyName = namesIn(language, 'enemy')
  const groundName = namesIn(language, 'huntingGround')
  const rankName = namesIn(language, 'rank')

  /** Makes a player, and prepares a page. */
  async function visit(name: string, hasMoments = false) {
    const token = await makePlayer(stage.site, `${name} ${width}`)
    await closeWelcome(stage.site, token)
    const options = { width, height, locale }
    const visited = await stage.visit({ token, hasMoments, ...options })
    const { page } = visited
    const open = (path: string) => openPath(page, stage.site.url, path)
    const attack = async () => press(page.getByRole('button', { name: whole('hunt.attack') }))
    return { token, visited, page, open, attack, options, name: `${name} ${width}` }
  }

  test('the result shows the new rank with its gift, the modifiers of the hunt, and the progress of the mission', async () => {
    const { page, open, attack } = await visit('Lucy')
    await open('/hunt')
    await attack()
    const result = page.getByRole('dialog', { name: whole('hunt.WIN') })
    await result.getByText(whole('journal.rankUp')).waitFor()
    await result.getByText(whole('hunt.rankGift')).waitFor()
    const modifiers = result.getByRole('list', { name: whole('hunt.modifiers') })
    await modifiers.getByText(part('modifier.INVESTMENT')).first().waitFor()
    const mission = result.getByText(part('goal.mission', { name: enemyName(creature) }))
    await mission
      .filter({ hasText: part('mission.count', { caught: 1 }) })
      .first()
      .waitFor()
  })

  test('a new rank covers the page once, and a key or a tap closes it', async () => {
    const { visited, page, open, attack } = await visit('Arthur', true)
    const title = part('moment.title', { title: rankName(rank) })
    await open('/hunt')
    await attack()
    const moment = page.getByRole('dialog', { name: title })
    await moment.getByText(part('moment.gift')).waitFor()
    await moment
      .getByRole('region', { name: whole('moment.items') })
      .getByRole('link', { name: itemName(quill) })
      .waitFor()
    // the veil covers the window except its scroll bar
    await waitUntil('veil over the window', () => moment.evaluate(covers))
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    if (press === click) await page.mouse.click(width / 2, 40)
    else await page.keyboard.press('Escape')
    await moment.waitFor({ state: 'detached' })
    await waitForFocus(page.getByRole('dialog', { name: whole('hunt.WIN') }))
    const tabs = [visited, await stage.secondTab(visited)]
    for (const tab of tabs) {
      await openPath(tab.page, stage.site.url, '/equipment')
      await tab.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await tab.settle()
      expect(await tab.page.getByRole('dialog').count()).toBe(0)
    }
  })

  test('the advice names the missing knife as what would have won, and equips it', async () => {
    const { token, page, open } = await visit('Renfield')
    await takeOff(stage.site, token, 'weapon')
    await open('/hunt')
    await press(page.getByRole('button', { name: whole('hunt.quickAttack') }))
    const advice = page.getByRole('dialog').getByRole('region', { name: whole('advice.title') })
    await advice.getByText(part('advice.item', { name: itemName(knife) })).waitFor()
    await press(advice.getByRole('button', { name: part('advice.wear') }))
    await page.getByText(whole('goal.equipped', { name: itemName(knife) })).waitFor()
  })

  test('the journal is filtered and searched, and shows the totals of a period', async () => {
    const { token, page, open } = await visit('Mina')
    await huntUntil(token, async () => (await winsOf(token)) >= 2)
    await open('/journal')
    const fights = page
      .getByRole('main')
      .getByRole('link', { name: part('journal.WIN', { enemy: enemyName(creature) }) })
    const totals = page.getByRole('region', { name: whole('journal.totals') })
    const choose = (group: string, chip: string) =>
      press(page.getByRole('group', { name: whole(group) }).getByRole('button', { name: whole(chip) }))
    await fights.nth(1).waitFor()
    if (press === click)
      for (const fold of ['journal.totals', 'journal.filters'])
        await press(page.locator('summary', { hasText: part(fold) }))
    await totals.getByText(part('journal.totals.hunts', { hunts: 2, wins: 2, draws: 0, losses: 0 })).waitFor()
    await choose('journal.period', 'journal.period.dates')
    const until = totals.getByLabel(whole('journal.period.until'))
    await totals.getByLabel(whole('journal.period.from')).fill('2020-02-01')
    await until.fill('2020-02-03')
    await totals.getByText(part('journal.totals.hunts', { hunts: 0, wins: 0, draws: 0, losses: 0 })).waitFor()
    await choose('journal.period', 'journal.period.week')
    await totals.getByText(part('journal.totals.hunts', { hunts: 2, wins: 2, draws: 0, losses: 0 })).waitFor()

    await choose('journal.filter', 'journal.show.lost')
    await page.getByText(whole('journal.noMatch.title')).waitFor()
    await choose('journal.filter', 'journal.show.won')
    await fights.nth(1).waitFor()
    expect(await fights.count()).toBe(2)
    const search = page.getByRole('searchbox', { name: whole('journal.search') })
    for (const [name, count] of [
      ['Abbess', 0],
      [enemyName(creature), 2],
    ] as const) {
      await focusOn(search, press)
      await page.keyboard.press('Control+a')
      await page.keyboard.type(name)
      await page.keyboard.press('Enter')
      await (count > 0 ? fights.nth(1) : page.getByText(whole('journal.noMatch.title'))).waitFor()
    }
  })

  test('after five wins the plan shows the wins needed for a chance of 50 and 90 %; a fight is shared and revoked', async () => {
    const { token, page, open, options, name } = await visit('Quincey')
    await huntUntil(token, async () => (await winsOf(token)) >= 5)
    const pin = 'mutation ($input: ChangePinsInput!) { changePins(input: $input) { userErrors { code } } }'
    await query(stage.site, token, pin, {
      input: { kind: 'ITEM', id: await idOf(stage.site, 'items', 'Ribs of the Choir'), isPinned: true },
    })
    await open('/plan')
    await page.getByText(part('plan:wins')).first().waitFor()

    await page.goto(`${stage.site.url}/journal`)
    await press(
      page
        .getByRole('main')
        .getByRole('link', { name: part('journal.WIN') })
        .first(),
    )
    await press(page.getByRole('button', { name: whole('journal:link.make') }))
    const link = await page.getByRole('textbox', { name: whole('journal:link.address') }).inputValue()
    const { page: stranger } = await stage.visit(options)
    await stranger.goto(link)
    await stranger.getByRole('heading', { level: 1, name: part('journal:replay.WIN', { hunter: name }) }).waitFor()
    await open('/journal/links')
    const revoke = whole('journal:link.revoke')
    await press(page.getByRole('main').getByRole('button', { name: revoke }))
    await press(page.getByRole('dialog').getByRole('button', { name: revoke }))
    await page.getByText(whole('journal:links.empty.title')).waitFor()
    await stranger.reload()
    await stranger.getByText(whole('journal:shared.gone.text')).waitFor()
  })

  test('a setup is bound to a ground and equipped by travelling there', async () => {
    const { token, page, open } = await visit('Seward')
    await huntUntil(token, async () => (await winsOf(token)) >= 1)
    const setups = page.getByRole('group', { name: whole('equipment.setups') })
    const setup = (number: number) => whole('equipment.setup', { number })
    await open('/equipment')
    await press(setups.getByRole('button', { name: /^II,/ }))
    await page.getByText(whole('equipment.changed')).waitFor()
    await press(page.getByRole('button', { name: whole('setup.edit') }))
    const dialog = page.getByRole('dialog', { name: setup(2) })
    const ground = dialog.getByRole('combobox', { name: whole('setup.ground') })
    await focusOn(ground, press)
    if (press === click) await ground.selectOption({ label: groundName(abbey) })
    else await chooseByArrows(ground, groundName(abbey))
    await press(dialog.getByRole('button', { name: whole('setup.save') }))
    await page.getByText(whole('equipment.setupAt', { ground: groundName(abbey) })).waitFor()

    const travel = async (to: string, ...says: readonly RegExp[]) => {
      await open('/travel')
      await press(page.getByRole('button', { name: whole('travel.goTo', { ground: groundName(to) }) }))
      for (const text of says) await page.getByText(text).first().waitFor()
    }
    await travel(moor, part('travel.arrived', { ground: groundName(moor) }))
    await open('/equipment')
    await press(setups.getByRole('button', { name: /^I,/ }))
    await setups.getByRole('button', { name: /^I,/, pressed: true }).waitFor()
    await travel(abbey, part('travel.arrived', { ground: groundName(abbey) }), part('equipment.changed'))
    await open('/equipment')
    await setups.getByRole('button', { name: /^II,/, pressed: true }).waitFor()
  })

  test('a completed mission begins a streak, which the next mission shows', async () => {
    const { token, page, open } = await visit('Jonathan')
    await page.clock.install()
    let endsAt = ''
    await huntUntil(token, async () => {
      const mission = await readMission(token)
      endsAt = mission?.endsAt ?? ''
      return mission?.status === 'COMPLETED'
    })
    await open('/journal')
    const panel = page.getByRole('region', { name: whole('mission.title') })
    await panel.getByText(whole('mission.completed')).waitFor()
    // The next one comes by itself.
    await passTime(stage.site, page, Date.parse(endsAt) - stage.site.now() + 1000)
    await panel.getByText(part('mission.endsIn')).waitFor()
    await press(panel.locator('summary', { hasText: part('mission.others') }))
    await panel.getByText(part('mission.streak', { count: 1, longest: 1 })).waitFor()
  })
})
