import { afterEach, describe, expect, it } from '@jest/globals'
import { setLanguage } from '@sanguine/ui/platform'
import { logOut } from '@sanguine/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import de from '../../../shared/glossary/i18n/de.json'
import en from '../../../shared/glossary/i18n/en.json'
import { aPlayer, aStat as aStatValue } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(async () => {
  logOut()
  await act(() => setLanguage('en'))
})

const aStat = (shortName: string, name: string, overrides: object = {}) => ({
  id: shortName,
  shortName,
  name,
  flavorText: `About ${name}.`,
  image: null,
  proc: null,
  ...overrides,
})

const aProc = (procType: string, procEvent: string, affectedCreatureType: object | null = null) => ({
  proc: { procType, procEvent, affectedCreatureType },
})

const werewolf = { id: 'w', name: 'Werewolf', shortName: 'werewolf' }

const stats = [
  aStat('health', 'Health'),
  aStat('timewalker', 'Timewalker'),
  aStat('curator', 'Curator'),
  aStat('cloning', 'Cloning'),
  aStat('redthirst', 'Red Thirst', aProc('leech', 'attack')),
  aStat('mistform', 'Mist Form', aProc('evasion', 'attacked')),
  aStat('sidestep', 'Sidestep', aProc('evasion', 'roundstart')),
  aStat('silverbite', 'Silverbite', aProc('damage', 'attack', werewolf)),
  aStat('summoning', 'Summoning', aProc('summoning', 'combatstart')),
  aStat('luck', 'Luck'),
  aStat('oddity', 'Oddity', aProc('constructor', 'sundays')),
]

const effect = (target: string, factor: number, enemyType: object | null = null) => ({
  target,
  factor,
  enemyType,
  rarity: null,
})

const aPhase = (
  name: string,
  durationSeconds: number | null,
  minHeat: number | null,
  ...effects: readonly object[]
) => ({
  name,
  durationSeconds,
  minHeat,
  effects,
})

const regions = [
  { id: 'vale', name: 'Ashen Vale', rule: null },
  {
    id: 'saltmere',
    name: 'Saltmere',
    rule: {
      name: 'TIDE',
      phases: [
        aPhase('LOW_TIDE', 11_175, null, effect('ATTRACTION', 2, { id: 'undead', name: 'Undead' })),
        aPhase('EBB_TIDE', 900, null, effect('HUNTER_DAMAGE', 1.05), effect('CREATURE_DAMAGE', 0.9)),
      ],
    },
  },
  {
    id: 'mountains',
    name: 'Mountains',
    rule: { name: 'HEAT', phases: [aPhase('COLD', null, 0), aPhase('WARM', null, 2)] },
  },
]

const open = (at = '/glossary', answer: unknown = stats) =>
  openGame(at, { me: aPlayer({ stats: [aStatValue({ from: 184, to: 212 })] }), stats: answer, regions })

const entry = async (name: string) => within(await screen.findByRole('article', { name }))

describe('the glossary', () => {
  it('explains stats by the rules, with image, flavour text and the player’s value', async () => {
    await open()
    const card = await entry('Health')
    expect(card.getByText('About Health.')).toBeVisible()
    expect(card.getByText(/Your health when a fight begins/)).toBeVisible()
    expect(card.getByText('You: 184–212')).toBeVisible()
    expect((await entry('Timewalker')).getByText(/down to 8 minutes/)).toBeVisible()
  })

  it('groups the stats', async () => {
    await open()
    const region = (name: string) => within(screen.getByRole('region', { name }))
    const names = (name: string) =>
      region(name)
        .getAllByRole('article')
        .map((element) => within(element).getByRole('heading').textContent)
    await entry('Health')
    expect(names('Fighting')).toEqual(['Health'])
    expect(names('Household')).toEqual(['Curator'])
    expect(names('What makes a hunt special')).toEqual(['Auto-hunt', 'Questing', 'Cloning'])
    expect(names('Procs: evasion')).toEqual(['Mist Form', 'Sidestep'])
    expect(names('Procs: other')).toEqual(['Oddity'])
    expect(names('Everything else')).toEqual(['Luck'])
    expect(screen.queryByRole('region', { name: 'Procs: stun' })).toBeNull()
  })

  it('explains the rule of each region with the numbers of its phases', async () => {
    await open()
    const tide = await entry('Tide: Saltmere')
    const phases =
      'Low tide (3 h 6 min): more Undead creatures (×2). Ebb tide (15 min): your blows deal 5% more damage; creatures’ blows deal 10% less damage.'
    expect(tide.getByText(new RegExp(phases.replace(/[()]/g, '\\$&')))).toBeVisible()
    expect(tide.getByRole('link', { name: 'Travel' })).toHaveAttribute('href', '/travel?region=saltmere')
    const heat = await entry('Heat: Mountains')
    expect(
      heat.getByText(/up to 8; every 20 minutes.*Cold \(at first\): nothing changes. Warm \(from 2 hunts/),
    ).toBeVisible()
    expect(screen.queryByRole('article', { name: /Ashen Vale/ })).toBeNull()
    expect((await entry('Rule of a region')).getByText(/bosses appear as often as ever/)).toBeVisible()
  })

  it('explains when a proc fires and what it does', async () => {
    await open()
    await entry('Health')
    const told = [
      ['Red Thirst', 'When your base attack has landed: hurts the foe and heals you by as much.'],
      ['Mist Form', 'When a base attack is about to hit you: that attack misses.'],
      ['Sidestep', 'At the start of each round: the next base attack on you misses.'],
      ['Silverbite', 'When your base attack has landed: hurts the foe. Works on one kind only: Werewolf.'],
      ['Summoning', 'When the fight begins: a copy of your first retainer joins the fight. Counts as mystic power.'],
      [
        'Cloning',
        'You get the loot twice, but a unique item only once. Occurs on this many more of 100 hunts, and counts as mystic power.',
      ],
      ['Oddity', 'At a moment that never comes: is written in the log and changes nothing.'],
    ]
    for (const [name = '', text = ''] of told)
      expect(within(screen.getByRole('article', { name })).getByText(text)).toBeVisible()
  })

  it('explains the terms of the game with the numbers of the rules, and links to their pages', async () => {
    await open()
    const bait = await entry('Bait')
    expect(bait.getByRole('link', { name: 'Jewel Emporium' })).toHaveAttribute('href', '/jewel')
    expect((await entry('Hex')).getByText(/50 of 100 hunts/)).toBeVisible()
    expect(
      (await entry('Mystic power')).getByText(/The chances of all modifiers and of Summoning together/),
    ).toBeVisible()
    expect((await entry('Cooldown')).getByText(/10 minutes, less with Timewalker, never under 8/)).toBeVisible()
  })

  it('finds entries with every typed word in name or text, and keeps the search in the query string', async () => {
    const { user, path } = await open()
    await entry('Health')
    await user.type(screen.getByRole('searchbox', { name: 'Search the glossary' }), 'ATTACK misses')
    await waitFor(() => expect(screen.getByText('2 entries')).toBeVisible())
    expect(screen.getAllByRole('article').map((element) => within(element).getByRole('heading').textContent)).toEqual([
      'Mist Form',
      'Sidestep',
    ])
    expect(path()).toBe('/glossary?q=ATTACK+misses')
  })

  it('shows an empty state when nothing is found', async () => {
    await open('/glossary?q=garlic')
    expect(await screen.findByText('Nothing by that name')).toBeVisible()
    expect(screen.getByText('Nothing found')).toBeVisible()
  })

  it('scrolls to the linked entry, and marks it', async () => {
    await open('/glossary#word-hex')
    await entry('Hex')
    await waitFor(() => expect(screen.getByRole('article', { name: 'Hex' })).toHaveFocus())
  })

  it.each(['#nothing', '#%E0%A4%A'])('ignores the hash %s that names no entry', async (hash) => {
    await open(`/glossary${hash}`)
    await entry('Health')
  })

  it('is in German on a German page', async () => {
    await open()
    await entry('Health')
    await act(() => setLanguage('de'))
    expect((await entry('Köder')).getByText(/Ohne Köder keine Jagd/)).toBeVisible()
    expect((await entry('Silverbite')).getByText(/verletzt den Gegner. Wirkt nur auf eine Art/)).toBeVisible()
  })

  it('has the same texts in both languages', () => {
    expect(Object.keys(de)).toEqual(Object.keys(en))
  })

  it('shows an error with Retry when it does not load', async () => {
    const { user, gateway } = await open('/glossary', new Error('A page is torn.'))
    const retry = await screen.findByRole('button', { name: 'Retry' })
    gateway.setResponses({ fields: { stats } })
    await user.click(retry)
    await entry('Health')
  })
})
