import { beforeAll, describe, test } from '@jest/globals'
import { expectSound } from '../src/accessibility'
import { change, giveItem, idOf } from '../src/admin-api'
import { closeWelcome, makePlayer, query, quickHunt } from '../src/api'
import { click, pick, pressByKeyboard, waitForFocus } from '../src/keyboard'
import { goTo } from '../src/navigate'
import { openShelfItem } from '../src/pages/shelf'
import { setStillStage } from '../src/stage'
import { passTime } from '../src/still-site'
import { wasAway } from '../src/was-away'

// Phases last for hours at this speed, so that none ends but by the clock.
const stage = setStillStage()

const english = {
  phases: ['Clear air', 'Ashfall'],
  glossaryOfPhases: /Clear air \(3\sh 20\smin\): .+ Ashfall \(1\sh 40\smin\): /,
  searchGlossary: 'Search the glossary',
  rule: 'Ash: Ashen Vale',
  changeBait: 'Change bait',
  epitaph: 'Unsigned Epitaph',
  bait: /^Bait: Unsigned Epitaph, 5\sleft$/,
  mission: 'Mission',
  missionEnds: /^ends in /,
  objectives: 'Objectives',
  otherMissions: 'Other missions',
  chooseMission: /^Choose the mission in /,
  missionChosen: /^You are now on the mission in .+\.$/,
  drawOthers: 'Draw new missions',
  drawn: 'Already drawn; the next ones come with the new night.',
  pinFlail: 'Pin Bell-Rope Flail to the plan',
  plan: 'Plan',
  flail: 'Bell-Rope Flail',
  lack: / VGC still needed/,
  coinSources: 'Where to find VGC',
  paidByMost: /^Nearly every creature pays some/,
  flailSources: 'Where to find Bell-Rope Flail',
  forSale: /^For sale:/,
  unpin: 'Unpin Bell-Rope Flail',
  unpinned: 'Unpinned: Bell-Rope Flail',
  nothingPinned: 'Nothing is pinned',
  hex: 'Hex of the Open Grave',
  buy: /^BUY/,
  equipHex: 'Equip: Hex of the Open Grave',
  attracts: 'Attracts',
  journal: 'Journal',
  statistics: 'Statistics',
  gold: /^In total: .* in, .* out$/,
  week: '7 days',
  rates: 'Drop chances, declared and observed',
  away: 'You were away for 9 hours',
  dismiss: 'Dismiss',
}

const german: typeof english = {
  phases: ['Klare Luft', 'Aschefall'],
  glossaryOfPhases: /Klare Luft \(3\sh 20\smin\): .+ Aschefall \(1\sh 40\smin\): /,
  searchGlossary: 'Im Glossar suchen',
  rule: 'Asche: Aschental',
  changeBait: 'Köder wechseln',
  epitaph: 'Unsignierte Grabinschrift',
  bait: /^Köder: Unsignierte Grabinschrift, noch\s5$/,
  mission: 'Auftrag',
  missionEnds: /^endet in /,
  objectives: 'Ziele',
  otherMissions: 'Andere Aufträge',
  chooseMission: /^Den Auftrag wählen: /,
  missionChosen: /^Du jagst jetzt für diesen Auftrag: .+\.$/,
  drawOthers: 'Neue Aufträge ziehen',
  drawn: 'Schon gezogen; die nächsten kommen mit der neuen Nacht.',
  pinFlail: 'Anheften: Glockenseilflegel',
  plan: 'Plan',
  flail: 'Glockenseilflegel',
  lack: / VGC fehlen/,
  coinSources: 'Wo zu finden: VGC',
  paidByMost: /^Fast jede besiegte Kreatur/,
  flailSources: 'Wo zu finden: Glockenseilflegel',
  forSale: /^Zu kaufen:/,
  unpin: '„Glockenseilflegel“ lösen',
  unpinned: 'Gelöst: Glockenseilflegel',
  nothingPinned: 'Nichts ist angeheftet',
  hex: 'Fluch des offenen Grabes',
  buy: /^KAUFEN/,
  equipHex: 'Anlegen: Fluch des offenen Grabes',
  attracts: 'Lockt an',
  journal: 'Tagebuch',
  statistics: 'Statistik',
  gold: /^Insgesamt: .* Einnahmen, .* Ausgaben$/,
  week: '7 Tage',
  rates: 'Beutechancen, angegeben und beobachtet',
  away: 'Du warst 9 Stunden fort',
  dismiss: 'Schließen',
}

beforeAll(async () => {
  // A beginner may have both, so that no journey has to hunt for a while.
  for (const name of [english.hex, english.epitaph]) {
    await change(stage.site, 'updateItem', { id: await idOf(stage.site, 'items', name), requiredXp: 0 })
  }
})

/** Makes a player with so much VGC and another bait, who has hunted once. */
async function makeHunter(name: string, coins: number): Promise<string> {
  const token = await makePlayer(stage.site, name)
  await closeWelcome(stage.site, token)
  await quickHunt(stage.site, token)
  const { me } = await query<{ me: { id: string } }>(stage.site, token, '{ me { id } }')
  const amounts = [{ currencyShortName: 'vgc', amount: coins }]
  await change(stage.site, 'setUserCurrencies', { id: me.id, amounts })
  await giveItem(stage.site, token, english.epitaph, 5)
  return token
}

/** Milliseconds until the region of a player turns its phase. */
async function timeToTurn(token: string): Promise<number> {
  interface Rule {
    readonly me: { readonly huntingGround: { readonly region: { readonly rule: { readonly turnsAt: string } } } }
  }
  const { me } = await query<Rule>(stage.site, token, '{ me { huntingGround { region { rule { turnsAt } } } } }')
  return Date.parse(me.huntingGround.region.rule.turnsAt) - stage.site.now()
}

describe.each([
  { by: 'keyboard alone', width: 1440, height: 900, locale: 'en-GB', words: english, press: pressByKeyboard },
  { by: 'touch on a phone, in German', width: 390, height: 844, locale: 'de-DE', words: german, press: click },
])('by $by', ({ width, height, locale, words, press }) => {
  const visit = async (name: string, coins: number) => {
    const token = await makeHunter(`${name} ${width}`, coins)
    const { page } = await stage.visit({ token, width, height, locale })
    return { page, token }
  }

  test('a region changes its phase on the open page of the player, who then changes the bait and the mission', async () => {
    const { page, token } = await visit('Carmilla', 100)
    await page.clock.install()
    await page.goto(`${stage.site.url}/hunt`)
    const phase = page.getByRole('status').filter({ hasText: new RegExp(`^(${words.phases.join('|')}): `) })
    const first = await phase.first().textContent()
    const next = words.phases.find((name) => !first?.startsWith(name)) ?? ''
    await expectSound(page)
    await passTime(stage.site, page, (await timeToTurn(token)) + 100)
    await page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${next}: `) })
      .first()
      .waitFor()

    await press(page.getByRole('button', { name: words.changeBait }))
    await pick(page, words.epitaph, press)
    await page.getByText(words.bait).waitFor()
    await expectSound(page)

    await goTo(page, '/glossary')
    await press(page.getByRole('searchbox', { name: words.searchGlossary }))
    await page.keyboard.type(words.rule)
    await page.getByText(words.glossaryOfPhases).waitFor()
    await expectSound(page)

    await page.goto(`${stage.site.url}/journal`)
    const mission = page.getByRole('region', { name: words.mission, exact: true })
    await mission.getByRole('timer').filter({ hasText: words.missionEnds }).waitFor()
    await press(mission.locator('summary', { hasText: words.otherMissions }))
    const objectives = mission.getByRole('list', { name: words.objectives }).first()
    const before = (await objectives.textContent()) ?? ''
    const choose = mission.getByRole('button', { name: words.chooseMission }).first()
    await choose.waitFor()
    await expectSound(page)
    await press(choose)
    await page.getByText(words.missionChosen).waitFor()
    await objectives.filter({ hasNotText: before }).waitFor()
    await press(mission.getByRole('button', { name: words.drawOthers }))
    await mission.getByText(words.drawn).waitFor()
    await mission.getByRole('button', { name: words.drawOthers, disabled: true }).waitFor()
  })

  test('a weapon is pinned to the plan, which shows what is missing and where to find it, and is unpinned', async () => {
    const { page } = await visit('Millarca', 0)
    await page.goto(`${stage.site.url}/weaponmaster`)
    await openShelfItem(page.getByRole('article', { name: words.flail }), press)
    await press(page.getByRole('button', { name: words.pinFlail }))
    await page.locator('button[aria-pressed=true]', { has: page.locator('svg') }).waitFor()

    await goTo(page, '/plan')
    await page.getByRole('heading', { level: 2, name: words.flail }).waitFor()
    await page.getByRole('listitem').filter({ hasText: words.lack }).first().waitFor()
    await expectSound(page)
    const main = page.getByRole('main')
    const coins = main.getByRole('button', { name: words.coinSources })
    await press(coins)
    await page.getByRole('dialog', { name: words.coinSources }).getByText(words.paidByMost).waitFor()
    await expectSound(page)
    await page.keyboard.press('Escape')
    await waitForFocus(coins)
    const weapon = main.getByRole('button', { name: words.flailSources })
    await press(weapon)
    await page.getByRole('dialog', { name: words.flailSources }).getByText(words.forSale).waitFor()
    await expectSound(page)
    await page.keyboard.press('Escape')
    await waitForFocus(weapon)

    await press(main.getByRole('button', { name: words.unpin }))
    await page.getByText(words.unpinned).waitFor()
    await main.getByText(words.nothingPinned).waitFor()
    await expectSound(page)
  })

  test('a hex is bought and equipped; statistics link to the drop rates; the panel after a time away is shown and dismissed', async () => {
    const { page } = await visit('Ruthven', 2000)
    await page.goto(`${stage.site.url}/sanctum?shelf=hex`)
    const hex = page.getByRole('article', { name: words.hex })
    await openShelfItem(hex, press)
    await hex.getByText(words.attracts).waitFor()
    await press(hex.getByRole('button', { name: words.buy }))
    await press(hex.getByRole('button', { name: words.equipHex }), 'Shift+Tab')
    await hex.getByRole('button', { name: words.equipHex }).waitFor({ state: 'detached' })
    await expectSound(page)
    await goTo(page, '/equipment')
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(words.hex) })
      .waitFor()

    await goTo(page, '/journal')
    await press(page.getByRole('link', { name: words.statistics }))
    await page.getByRole('heading', { level: 1, name: words.statistics }).waitFor()
    await page.getByRole('img', { name: words.gold }).waitFor()
    await press(page.getByRole('button', { name: words.week }))
    await page.waitForURL(/\?days=7$/)
    await expectSound(page)
    await press(page.getByRole('main').getByRole('link', { name: words.rates }))
    await page.getByRole('heading', { level: 1, name: words.rates }).waitFor()
    await expectSound(page)

    await goTo(page, '/')
    await page.getByRole('heading', { name: words.journal, exact: true }).waitFor()
    await wasAway(page, 9)
    await page.reload()
    const panel = page.getByRole('region', { name: words.away })
    await panel.waitFor()
    await expectSound(page)
    await press(panel.getByRole('button', { name: words.dismiss }))
    await panel.waitFor({ state: 'detached' })
  })
})
