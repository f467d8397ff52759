import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { setLanguage } from '@sanguine/ui/platform'
import { findAccessibilityViolations, lateAnswer, logOut } from '@sanguine/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import {
  aGround,
  anImage,
  anInventoryEntry,
  anItem,
  anItemType,
  aPlayer,
  aTide,
  coins,
  type HuntingGround,
  type Item,
  type Player,
} from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'
import { stopClock } from '../../../testing/stop-clock'

afterEach(logOut)

const place = { image: anImage, requiredXp: 0, key: null, rule: null }
const vale = { ...place, id: 'a'.repeat(24), name: 'Ashen Vale' }
const moors = { ...place, id: 'b'.repeat(24), name: 'Wolfsmoor' }
const mill = aGround({ id: 'c'.repeat(24), name: 'Mill', region: vale })
const hill = aGround({ id: 'd'.repeat(24), name: 'Wolf Hill', region: moors })
const regions = [
  { ...vale, huntingGrounds: [mill] },
  { ...moors, huntingGrounds: [hill] },
]

describe('a link to a ground', () => {
  it('scrolls to the ground in its region', async () => {
    const scrollIntoView = jest.fn()
    Object.assign(HTMLElement.prototype, { scrollIntoView })
    await openGame(`/travel?region=${moors.id}#${hill.id}`, { me: aPlayer(), regions })
    const article = await screen.findByRole('article', { name: 'Wolf Hill' })
    await waitFor(() => expect(article).toHaveFocus())
    expect(scrollIntoView).toHaveBeenCalled()
    expect(screen.getByRole('button', { name: /Wolfsmoor/ })).toHaveAttribute('aria-pressed', 'true')
    expect(await findAccessibilityViolations()).toEqual([])
  })
})

const aKey = (name: string, overrides: Partial<Item> = {}) =>
  anItem({ name, itemType: anItemType('key'), price: [coins(50)], ...overrides })

/** Wolfsmoor alone, with one ground. */
const openHill = (hillDemands: Partial<HuntingGround>, player: Partial<Player> = {}, regionDemands: object = {}) =>
  openGame('/travel', {
    me: aPlayer(player),
    regions: [{ ...moors, ...regionDemands, huntingGrounds: [{ ...hill, ...hillDemands }] }],
  })

const wolfHill = async () => within(await screen.findByRole('article', { name: 'Wolf Hill' }))

describe('the requirements of a ground', () => {
  it('show unmet ones with what the player has, and why travel is disabled', async () => {
    await openHill({ requiredXp: 250, travelCost: [coins(200)] })
    const tile = await wolfHill()
    expect(tile.getByText('you have 40')).toBeVisible()
    expect(tile.getByText('you have 160')).toBeVisible()
    expect(tile.getByRole('button', { name: 'Where to find VGC' }).parentElement).toHaveTextContent('200 VGC')
    expect(tile.getAllByRole('img', { name: 'not met' })).toHaveLength(2)
    expect(tile.getByText('Closed')).toBeVisible()
    const travel = tile.getByRole('button', { name: 'TRAVEL to Wolf Hill' })
    expect(travel).toHaveAttribute('aria-disabled', 'true')
    expect(travel).toHaveAccessibleDescription('You still lack 210 XP and 40 VGC.')
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('show met ones, and enable travel', async () => {
    const key = aKey('Moon Key')
    await openHill({ requiredXp: 30, key, travelCost: [coins(20)] }, { inventory: [anInventoryEntry(key)] })
    const tile = await wolfHill()
    await waitFor(() => expect(tile.getAllByRole('img', { name: 'met' })).toHaveLength(3))
    expect(tile.queryByText('Closed')).toBeNull()
    const travel = tile.getByRole('button', { name: 'TRAVEL to Wolf Hill' })
    expect(travel).not.toHaveAttribute('aria-disabled')
    expect(travel).not.toHaveAccessibleDescription()
  })

  it('link a missing key to its shelf, if a shop sells it', async () => {
    const key = aKey('Moon Key')
    await openHill({ key }, {}, { key: aKey('Old Horn', { price: [] }) })
    const tile = await wolfHill()
    expect(await tile.findByText('not owned')).toBeVisible()
    expect(tile.getByRole('link', { name: 'Moon Key' })).toHaveAttribute('href', `/sanctum?shelf=key&item=${key.id}`)
    expect(screen.getByText('not owned; no merchant sells it')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Old Horn' })).toBeNull()
  })

  it('include those of its region', async () => {
    await openHill({}, {}, { requiredXp: 90 })
    const tile = await wolfHill()
    expect(within(screen.getByRole('button', { name: /^Closed Wolfsmoor/ })).getByText('90 XP')).toBeVisible()
    expect(tile.getByRole('button', { name: 'TRAVEL to Wolf Hill' })).toHaveAccessibleDescription(
      'Wolfsmoor is closed to you. You still lack 50 XP.',
    )
  })

  it('do not include the special bait, which is optional', async () => {
    const [lamb, cog] = [anItem({ name: 'Silver-Belled Lamb' }), anItem({ name: 'Loose Cog' })]
    await openHill({
      baitEffects: [
        { item: lamb, moreOf: [], xpFactor: 2.58 },
        { item: cog, moreOf: [{ id: 'robot', name: 'Robot' }], xpFactor: 1.01 },
        { item: anItem({ name: 'Stale Bread' }), moreOf: [], xpFactor: 1 },
      ],
    })
    const tile = await wolfHill()
    expect(tile.getByRole('button', { name: 'Where to find Silver-Belled Lamb' })).toBeVisible()
    expect(tile.getByText('2.6× the XP, but harder fights')).toBeVisible()
    expect(tile.getByText('Attracts: Robot')).toBeVisible()
    expect(tile.getByText('optional; attracts other creatures here')).toBeVisible()
    const baits = tile.getByText('Special baits').nextElementSibling as HTMLElement
    expect(within(baits).getAllByRole('listitem')).toHaveLength(3)
    expect(tile.queryByRole('img', { name: 'not met' })).toBeNull()
    expect(tile.getByRole('button', { name: 'TRAVEL to Wolf Hill' })).not.toHaveAttribute('aria-disabled')
  })
})

it('a journey moves the focus to the current place on arrival', async () => {
  const { user } = await openGame('/travel', {
    me: aPlayer({ huntingGround: mill }),
    regions,
    travel: { player: aPlayer({ huntingGround: hill }), equipmentSet: null, userErrors: [] },
  })
  await user.click(await screen.findByRole('button', { name: /Wolfsmoor/ }))
  const tile = await wolfHill()
  await user.click(tile.getByRole('button', { name: 'TRAVEL to Wolf Hill' }))
  expect(await tile.findByText('You are here')).toHaveFocus()
})

it('a journey leaves the focus to a player who has gone on before the arrival', async () => {
  const journey = lateAnswer()
  const { user } = await openGame('/travel', {
    me: aPlayer({ huntingGround: mill }),
    regions,
    travel: () => journey.answer,
  })
  await user.click(await screen.findByRole('button', { name: /Wolfsmoor/ }))
  const tile = await wolfHill()
  await user.click(tile.getByRole('button', { name: 'TRAVEL to Wolf Hill' }))
  const region = screen.getByRole('button', { name: /Ashen Vale/ })
  region.focus()
  journey.send({ player: aPlayer({ huntingGround: hill }), equipmentSet: null, userErrors: [] })
  expect(await tile.findByText('You are here')).toBeVisible()
  expect(region).toHaveFocus()
})

describe('the list of regions', () => {
  it('shows where the player is', async () => {
    await openGame('/travel', { me: aPlayer({ huntingGround: mill }), regions })
    expect(await screen.findByRole('button', { name: /You are here Ashen Vale/ })).toBeVisible()
    expect(screen.getByText('You are at Mill, Ashen Vale')).toBeVisible()
  })

  it('scrolls to the one that has the keyboard focus', async () => {
    const { user } = await openGame('/travel', { me: aPlayer(), regions })
    const wolfsmoor = await screen.findByRole('button', { name: /Wolfsmoor/ })
    Object.defineProperty(wolfsmoor, 'offsetLeft', { value: 400 })
    screen.getByRole('button', { name: /Ashen Vale/ }).focus()
    await user.tab()
    expect(wolfsmoor).toHaveFocus()
    expect(screen.getByRole('group', { name: 'Regions' }).scrollLeft).toBe(400)
  })

  it.each([
    { top: 1753, times: 1, what: 'bring the grounds of the one picked into view' },
    { top: 300, times: 0, what: 'leave the page where it is while its grounds are in view' },
  ])('$what', async ({ top, times }) => {
    const { user } = await openGame('/travel', { me: aPlayer(), regions })
    const wolfsmoor = await screen.findByRole('button', { name: /Wolfsmoor/ })
    const scrollIntoView = jest.fn()
    Object.assign(HTMLElement.prototype, { scrollIntoView })
    const rect = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    rect.mockReturnValue({ top, bottom: top, left: 0, right: 0, width: 0, height: 0 } as DOMRect)
    await user.click(wolfsmoor)
    expect(await screen.findByRole('article', { name: 'Wolf Hill' })).toBeVisible()
    expect(scrollIntoView).toHaveBeenCalledTimes(times)
    rect.mockRestore()
  })
})

describe('the rule of a region', () => {
  it('is shown with the phase of each region, and with effects and turn for the chosen one', async () => {
    const sea = { ...moors, id: 'e'.repeat(24), name: 'Saltmere', rule: aTide() }
    await openGame(`/travel?region=${sea.id}`, {
      me: aPlayer(),
      regions: [...regions, { ...sea, huntingGrounds: [] }],
    })
    expect(await screen.findByRole('button', { name: /Saltmere.*Low tide/ })).toBeVisible()
    expect(screen.getByText('Low tide: more Undead creatures (×2).')).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent(/^Flood tide in 00:59:\d\d|01:00:00$/)
    expect(screen.getByRole('button', { name: /Wolfsmoor/ })).not.toHaveTextContent('tide')
  })

  it('is read again at the end of a phase', async () => {
    const sea = (rule: ReturnType<typeof aTide>) => [{ ...moors, rule, huntingGrounds: [hill] }]
    const flood = aTide({ phase: { name: 'FLOOD_TIDE', effects: [] }, nextPhase: { name: 'HIGH_TIDE' } })
    const clock = stopClock()
    const turnsAt = Date.now() + 20_000
    const low = aTide({ turnsAt: new Date(turnsAt).toISOString() })
    await openGame('/travel', { me: aPlayer(), regions: () => sea(Date.now() < turnsAt ? low : flood) })
    expect(await screen.findByText(/^Low tide:/)).toBeVisible()
    await clock.advance(21_000)
    expect(await screen.findByText('Flood tide: nothing changes.')).toBeVisible()
  })

  it.each([
    ['en', ['uncommon', 'normal'], 'Low tide: fewer uncommon and normal creatures (×0.75).'],
    ['de', ['uncommon', 'normal'], 'Niedrigwasser: ungewöhnliche und normale Kreaturen kommen seltener (×0,75).'],
    ['en', ['rare', 'mythic'], 'Low tide: fewer creatures of the rarity Rare and Mythic (×0.75).'],
    ['de', ['rare', 'mythic'], 'Niedrigwasser: Kreaturen der Seltenheit Rare und Mythic kommen seltener (×0,75).'],
  ] as const)('names rarities as adjectives where the language has them (%s, %j)', async (language, rarities, text) => {
    const effects = rarities.map((shortName) => ({
      target: 'ATTRACTION' as const,
      factor: 0.75,
      enemyType: null,
      rarity: { id: shortName, shortName, name: shortName.replace(/^./, (letter) => letter.toUpperCase()) },
    }))
    const rule = aTide({ phase: { name: 'LOW_TIDE', effects } })
    const sea = { ...moors, id: 'e'.repeat(24), rule, huntingGrounds: [] }
    await act(() => setLanguage(language))
    await openGame(`/travel?region=${sea.id}`, { me: aPlayer(), regions: [...regions, sea] })
    expect(await screen.findByText(text)).toBeVisible()
    await act(() => setLanguage('en'))
  })
})
