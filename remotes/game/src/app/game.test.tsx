import { afterEach, describe, expect, it } from '@jest/globals'
import { session } from '@sanguine/ui/platform'
import { findAccessibilityViolations, logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import de from '../shared/i18n/de.json'
import en from '../shared/i18n/en.json'
import { aJournal, anAccount, anInventoryEntry, anItem, anItemType, aPlayer, aSlot } from '../testing/builders'
import { openGame } from '../testing/open-game'

afterEach(logOut)

const hunter = () => screen.findByRole('complementary', { name: 'Your hunter' })

describe('the game', () => {
  it('shows the player, with a shortened name and the next rank', async () => {
    await openGame('/', { me: aPlayer(), journal: aJournal() })
    const side = within(await hunter())
    expect(side.getByText('Morwenna Black…')).toBeVisible()
    expect(side.getByText('Fledgling')).toBeVisible()
    expect(side.getByText('Ladder rank 1,204')).toBeVisible()
    expect(side.getByText('40 / 100')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Next rank: Runner of the Night 60 XP to go' })).toHaveAttribute(
      'href',
      '/hunt',
    )
    expect(side.getByRole('link', { name: /HUNT/ })).toHaveAttribute('href', '/hunt')
  })

  it('links from home to the whole journal and to the statistics', async () => {
    await openGame('/', { me: aPlayer(), journal: aJournal() })
    const journal = within(await screen.findByRole('region', { name: 'Journal' }))
    expect(journal.getByRole('link', { name: 'Whole journal' })).toHaveAttribute('href', '/journal')
    expect(journal.getByRole('link', { name: 'Statistics' })).toHaveAttribute('href', '/statistics')
  })

  it('fills the XP bar by the numbers of its text: XP of the XP of the next rank', async () => {
    await openGame('/', { me: aPlayer({ xp: 140, nextRank: { id: 'rank-3', requiredXp: 200 } }), journal: aJournal() })
    const side = within(await hunter())
    const bar = side.getByRole('progressbar', { name: 'XP to next rank' })
    expect(side.getByText('140 / 200')).toBeVisible()
    expect(bar).toHaveAttribute('aria-valuenow', '140')
    expect(bar).toHaveAttribute('aria-valuemax', '200')
    expect(bar).toHaveAttribute('aria-valuetext', '140 of 200 XP')
  })

  it('redirects the login to home for a player who is logged in', async () => {
    await openGame('/login', { me: aPlayer(), journal: aJournal() })
    await screen.findByRole('heading', { name: 'Home' })
    expect(window.location.pathname).toBe('/')
  })

  it('shows on the tab bar when the next hunt is due, without a link before', async () => {
    const nextHuntAt = new Date(Date.now() + 3_540_000).toISOString()
    await openGame('/', { me: aPlayer({ nextHuntAt }), journal: aJournal() })
    const tabs = await screen.findByRole('navigation', { name: 'Main pages' })
    expect(tabs).toHaveTextContent(/Hunt in 5\d:\d\d/)
    expect(tabs.querySelector('a[href="/hunt"]')).toBeNull()
  })

  it('shows that the account may no longer play, and links to the login', async () => {
    const { user } = await openGame('/', { me: null })
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    expect([session.token(), window.location.pathname]).toEqual([null, '/login'])
  })

  it('shows why the account was banned while it was playing', async () => {
    await openGame('/', { me: null, viewer: anAccount({ ban: { reason: 'Sold the account.' } }) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account has been banned' })).toBeInTheDocument()
    expect(screen.getByText('Reason: Sold the account.')).toBeVisible()
  })

  it('shows what unlocks a slot', async () => {
    await openGame('/equipment', { me: aPlayer() })
    expect(await screen.findByRole('button', { name: /Retainer.*Dominate 1/ })).toBeVisible()
  })

  it('shows where items for a slot are sold', async () => {
    const knife = anItem({ id: 'knife', name: 'Knife', itemType: anItemType('weapon') })
    const sabre = anItem({ id: 'sabre', name: 'Sabre', itemType: anItemType('weapon') })
    const { user } = await openGame('/equipment', {
      me: aPlayer({ equipmentSlots: [aSlot('weapon', { item: knife })], inventory: [anInventoryEntry(sabre)] }),
    })
    await user.click(await screen.findByRole('button', { name: /Weapon.*Knife/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Weapon' }))
    expect(await dialog.findByRole('button', { name: 'Where to find Sabre' })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Where to find Knife' })).toBeVisible()
  })

  it('locks setups that are not unlocked yet, and explains them', async () => {
    const { user, gateway } = await openGame('/equipment', { me: aPlayer({ unlockedEquipmentSetCount: 2 }) })
    const setups = within(await screen.findByRole('group', { name: 'Equipment setups' })).getAllByRole('button')
    expect(setups).toHaveLength(10)
    expect(setups.filter((button) => !button.hasAttribute('aria-disabled'))).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Setup 3, locked' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Setup 3 is still locked. A setup is an outfit of its own to change into; so far you have 2.',
    )
    expect(gateway.variablesOf('GameChangeEquipmentSet')).toEqual([])
  })

  it('shows the welcome dialog on the first visit only', async () => {
    const { user, gateway, path } = await openGame('/', {
      me: aPlayer(),
      journal: aJournal(),
      viewer: anAccount({ hasSeenWelcome: false }),
      closeWelcome: { account: anAccount() },
    })
    await screen.findByRole('dialog', { name: 'Welcome to the night' })
    await user.click(screen.getByRole('link', { name: 'To the hunt' }))
    expect(path()).toBe('/hunt')
    await waitFor(() => expect(gateway.variablesOf('GameCloseWelcome')).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
    // The last requests of the page that it led to, so that none comes later.
    for (const last of ['GameHuntOdds', 'GameGroundBaits'])
      await waitFor(() => expect(gateway.variablesOf(last)).toHaveLength(1))
  })

  it('sends four requests at home', async () => {
    const { gateway } = await openGame('/', { me: aPlayer(), journal: aJournal(), news: { nodes: [] } })
    await screen.findByText('Nothing written yet')
    const operations = ['GameAccount', 'GameJournal', 'GameNews', 'GamePlayerNow']
    await waitFor(() => {
      for (const operation of operations) expect(gateway.variablesOf(operation)).toHaveLength(1)
    })
    const asked = gateway.calls.flatMap(({ operationName }) => operationName ?? [])
    expect([...new Set(asked)].sort()).toEqual(operations)
  })

  it('offers Retry if the player does not load, and then shows the player', async () => {
    const { user, gateway } = await openGame('/', {
      me: () => {
        throw new Error('The database does not answer.')
      },
      journal: aJournal(),
    })
    await screen.findByRole('alert')
    gateway.setResponses({ fields: { me: aPlayer() } })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await hunter()).toBeVisible()
  })

  it('shows only the XP at the highest rank', async () => {
    await openGame('/', { me: aPlayer({ xp: 140, nextRank: null }), journal: aJournal() })
    const side = within(await hunter())
    expect(side.getByText('Highest rank reached')).toBeVisible()
    expect(side.getByText('140')).toBeVisible()
    expect(side.getByRole('progressbar', { name: 'XP to next rank' })).toHaveAttribute('aria-valuenow', '1')
  })

  it('has the links that other remotes publish for its menu', async () => {
    const menu = [
      { to: '/admin', label: 'Content management', icon: 'settings' },
      { to: '/chronicle', label: 'Chronicle', icon: 'no such icon' },
    ]
    await openGame('/', { me: aPlayer(), journal: aJournal() }, {}, menu)
    await hunter()
    expect(screen.getByRole('link', { name: 'Content management' })).toHaveAttribute('href', '/admin')
    expect(screen.getByRole('link', { name: 'Chronicle' })).toHaveAttribute('href', '/chronicle')
  })

  it('is accessible at home', async () => {
    await openGame('/', { me: aPlayer(), journal: aJournal() })
    await hunter()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('has the same texts in both languages', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  })
})
