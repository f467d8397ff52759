import { afterEach, describe, expect, it } from '@jest/globals'
import { setLanguage } from '@sanguine/ui/platform'
import { actAsUser, findAccessibilityViolations, logOut } from '@sanguine/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { momentRecordKey } from '../../shared/moments/moment-record'
import { celebrate, moments } from '../../shared/moments/moments'
import { aGround, aMission, anEnemy, anItem, anItemType, aPlayer } from '../../testing/builders'
import { openGame } from '../../testing/open-game'

afterEach(async () => {
  act(() => moments.set([]))
  localStorage.clear()
  await act(() => setLanguage('en'))
  logOut()
})

const rare = { id: 'rare', name: 'Rare', shortName: 'rare', colorHex: '#e2b04f' }
const find = (name: string) => ({ kind: 'find', id: name, finds: [anItem({ name, rarity: rare })] }) as const
const entry = (requiredXp: number, name: string) => ({
  item: anItem({ name, requiredXp, itemType: anItemType('weapon') }),
})
const orchard = aGround({ name: 'Gallows Orchard', requiredXp: 100, key: null })

/** The last visit was at the first rank. */
const rememberFirstRank = () =>
  localStorage.setItem(momentRecordKey, JSON.stringify({ player: 'account-1', rankXp: 0, shown: [] }))

const openRanked = (fields: object = {}) => {
  const rank = {
    id: 'rank-2',
    name: 'Gravehand',
    requiredXp: 110,
    rewardItem: anItem({ name: 'Cape' }),
    coffinCharges: 2,
  }
  return openGame('/equipment', {
    me: {
      ...aPlayer({ xp: 120 }),
      currentRank: { ...rank, flavorText: 'You know the soil by name.', image: null },
      nextRank: { id: 'rank-3', name: 'Snuffer of Lamps', requiredXp: 230 },
    },
    regions: [{ id: 'vale', huntingGrounds: [aGround({ name: 'Hollow Abbey' }), orchard] }],
    shop: ({ merchant }: { readonly merchant: string }) =>
      merchant === 'WEAPON_MASTER' ? [entry(0, 'Knife'), entry(90, 'Sabre'), entry(121, 'Axe')] : [],
    ...fields,
  })
}

describe('a new rank', () => {
  it('shows its gift, what it unlocked, and the next rank', async () => {
    rememberFirstRank()
    await openRanked()
    const dialog = within(await screen.findByRole('dialog', { name: 'New rank: Gravehand' }))
    expect(await dialog.findByText('You know the soil by name.')).toBeVisible()
    expect(dialog.getByText('Your gift: Cape')).toBeVisible()
    expect(dialog.getByText('Your coffin gets 2 extra charges: hunts without a wait.')).toBeVisible()
    const links = dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Gallows Orchard', `/travel?region=vale#${orchard.id}`],
      [expect.stringMatching(/Sabre$/), expect.stringMatching(/^\/weaponmaster\?shelf=weapon&item=/)],
    ])
    expect(dialog.getByText('Next rank: Snuffer of Lamps, at 230 XP')).toBeVisible()
    expect(await findAccessibilityViolations(document.body)).toEqual([])
  })

  it('says that what it unlocked cannot be read, and reads it again without closing', async () => {
    rememberFirstRank()
    let fails = true
    const regions = [{ id: 'vale', huntingGrounds: [aGround({ name: 'Hollow Abbey' }), orchard] }]
    const { user } = await openRanked({ regions: () => (fails ? Promise.reject(new Error('down')) : regions) })
    const dialog = within(await screen.findByRole('dialog', { name: 'New rank: Gravehand' }))
    expect(dialog.getByText('Your gift: Cape')).toBeVisible()
    expect(await dialog.findByText('What this rank opens could not be loaded.')).toBeVisible()
    expect(dialog.queryAllByRole('link')).toEqual([])
    fails = false
    await user.click(dialog.getByRole('button', { name: 'Retry' }))
    expect(await dialog.findByRole('link', { name: 'Gallows Orchard' })).toBeVisible()
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  it('is not shown in a browser that has not stored the rank before', async () => {
    await openRanked()
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('moments', () => {
  const openWith = async (...names: readonly string[]) => {
    const opened = await openGame('/equipment', { me: aPlayer() })
    const before = await screen.findByRole('button', { name: /^Head/ })
    act(() => before.focus())
    for (const name of names) await act(() => celebrate('account-1', find(name)))
    return { ...opened, before }
  }

  it.each([
    ['Escape', ({ user }) => user.keyboard('{Escape}')],
    ['Enter', ({ user }) => user.keyboard('{Enter}')],
    ['a press anywhere', ({ user }) => user.click(screen.getByRole('dialog'))],
    ['its button', ({ user }) => user.click(screen.getByRole('button', { name: 'Continue' }))],
  ] as readonly (readonly [string, (opened: Awaited<ReturnType<typeof openWith>>) => Promise<void>])[])(
    'close at once with %s, and return the focus',
    async (_by, end) => {
      const opened = await openWith('Locket')
      await screen.findByRole('dialog', { name: 'Rare find: Locket' })
      await actAsUser(() => end(opened))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(opened.before).toHaveFocus())
    },
  )

  it('are announced, and shown one after the other', async () => {
    const { user, container, before } = await openWith('Locket', 'Ring')
    await screen.findByRole('dialog', { name: 'Rare find: Locket' })
    const announcement = () => container.querySelector('[aria-live="polite"]:not(section)')?.textContent
    expect(announcement()).toBe('Rare find: Locket')
    await actAsUser(() => user.keyboard('{Escape}'))
    await screen.findByRole('dialog', { name: 'Rare find: Ring' })
    expect(announcement()).toBe('Rare find: Ring')
    await actAsUser(() => user.keyboard('{Escape}'))
    await waitFor(() => expect(announcement()).toBe(''))
    await waitFor(() => expect(before).toHaveFocus())
  })

  it('are shown in German too, with a boss and its rare loot', async () => {
    await act(() => setLanguage('de'))
    await openGame('/equipment', { me: aPlayer() })
    const enemy = anEnemy({ name: 'Marrowmaw' })
    await act(() => celebrate('account-1', { kind: 'boss', id: 'boss', enemy, finds: find('Locket').finds }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Boss besiegt: Marrowmaw' }))
    expect(dialog.getByRole('list', { name: 'Seltener Fund' })).toHaveTextContent('Locket')
    expect(await findAccessibilityViolations(document.body)).toEqual([])
  })
})

describe('a completed mission', () => {
  const complete = async (streak: { readonly count: number; readonly missionsToBonus: number }) => {
    const running = aMission()
    const me = aPlayer({ mission: running })
    const after = aPlayer({ mission: { ...running, status: 'COMPLETED' } })
    const missionStreak = { ...streak, longest: streak.count }
    const opened = await openGame('/equipment', { me })
    await screen.findByRole('button', { name: /^Head/ })
    opened.gateway.setResponses({ fields: { me: { ...after, missionStreak } } })
    await act(() => opened.client.refetchQueries({ include: ['GamePlayerNow'] }))
    await waitFor(() => expect(opened.gateway.variablesOf('GameMissionStreak')).toHaveLength(1))
  }

  it.each([
    [{ count: 2, missionsToBonus: 5 }, '5 to go until one pays its gold and its item twice.'],
    [{ count: 6, missionsToBonus: 1 }, 'The next one pays its gold and its item twice.'],
    [{ count: 7, missionsToBonus: 7 }, 'This one paid its gold and its item twice.'],
  ])('shows its streak: %j', async (streak, text) => {
    await complete(streak)
    const dialog = await screen.findByRole('dialog', { name: `Mission streak: ${streak.count} missions in a row` })
    expect(dialog).toHaveTextContent(text)
  })

  it('shows no moment if it is the first of a streak', async () => {
    await complete({ count: 1, missionsToBonus: 6 })
    await act(async () => undefined)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
