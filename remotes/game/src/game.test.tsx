import { afterEach, describe, expect, it } from '@jest/globals'
import { findAccessibilityViolations, logInAs, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Game } from './game'
import de from './i18n/de.json'
import en from './i18n/en.json'
import { aJournal, aPlayer } from './testing/builders'
import { openGame } from './testing/open-game'

afterEach(logOut)

const hunter = () => screen.findByRole('complementary', { name: 'Your hunter' })

describe('the game', () => {
  it('shows who the player is, with the name cut and the way to the next rank', async () => {
    await openGame('/', { me: aPlayer(), journal: aJournal() })
    const side = within(await hunter())
    expect(side.getByText('Morwenna Black…')).toBeVisible()
    expect(side.getByText('Fledgling')).toBeVisible()
    expect(side.getByText('Ladder rank 1,204')).toBeVisible()
    expect(side.getByText('40 / 100')).toBeVisible()
    expect(side.getByRole('link', { name: 'New rank: Errand of the Night 60 XP to go' })).toHaveAttribute(
      'href',
      '/hunt',
    )
    expect(side.getByRole('link', { name: /HUNT/ })).toHaveAttribute('href', '/hunt')
  })

  it('says what opens a locked slot', async () => {
    await openGame('/equipment', { me: aPlayer() })
    expect(await screen.findByRole('button', { name: /Retainer.*Dominate 1/ })).toBeVisible()
  })

  it('locks the setups that are not open yet, and says what they are', async () => {
    const { user, gateway } = await openGame('/equipment', { me: aPlayer({ unlockedEquipmentSlots: 2 }) })
    const setups = within(await screen.findByRole('group', { name: 'Equipment setups' })).getAllByRole('button')
    expect(setups).toHaveLength(10)
    expect(setups.filter((one) => !one.hasAttribute('aria-disabled'))).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Setup 3, locked' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Setup 3 is still locked. A setup is an outfit of its own to change into; so far you have 2.',
    )
    expect(gateway.variablesOf('GameChangeSetup')).toEqual([])
  })

  it('explains itself on the first visit, once', async () => {
    logInAs()
    const { user, gateway, path } = await renderWithProviders(<Game />, {
      at: '/',
      fields: {
        me: aPlayer(),
        journal: aJournal(),
        viewer: { id: 'account-1', name: '', email: '', role: 'user', hasSeenWelcome: false },
        closeWelcome: {
          viewer: { id: 'account-1', name: '', email: '', role: 'user', hasSeenWelcome: true },
          userErrors: [],
        },
      },
    })
    await screen.findByRole('dialog', { name: 'Welcome to the night' })
    await user.click(screen.getByRole('link', { name: 'To the hunt' }))
    expect(path()).toBe('/hunt')
    await waitFor(() => expect(gateway.variablesOf('GameCloseWelcome')).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offers Retry when the player does not load, and then shows the player', async () => {
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

  it('is accessible at home', async () => {
    await openGame('/', { me: aPlayer(), journal: aJournal() })
    await hunter()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('says everything in both languages', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  })
})
