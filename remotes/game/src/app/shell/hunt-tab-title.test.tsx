import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { serverNow } from '@sanguine/ui/platform'
import { logOut } from '@sanguine/ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { aJournal, aPlayer } from '../../testing/builders'
import { openGame } from '../../testing/open-game'

afterEach(() => {
  jest.restoreAllMocks()
  logOut()
})

const hide = (isHidden: boolean) =>
  act(() => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
  })

const iconNow = () => decodeURIComponent(document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? '')

const open = async (leftMs: number, hasBadge = true) => {
  const nextHuntAt = new Date(serverNow() + leftMs).toISOString()
  const me = aPlayer({ nextHuntAt, cooldownSeconds: 600, notifications: { hasBadge } })
  await openGame('/journal', { me, journal: aJournal() })
  await screen.findByRole('complementary', { name: 'Your hunter' })
}

describe('the title and icon of the browser tab', () => {
  it('show the minutes to the hunt while the tab is in the background', async () => {
    await open(7.5 * 60_000)
    await waitFor(() => expect(document.title).toBe('Journal · Sanguine'))
    hide(true)
    await waitFor(() => expect(document.title).toBe('8 min · Journal · Sanguine'))
    hide(false)
    await waitFor(() => expect(document.title).toBe('Journal · Sanguine'))
  })

  it('show that the hunt is ready', async () => {
    await open(-1000)
    hide(true)
    await waitFor(() => expect(document.title).toBe('Hunt! · Journal · Sanguine'))
    hide(false)
  })

  it('show nothing to a player who switched badges off', async () => {
    await open(-1000, false)
    hide(true)
    await waitFor(() => expect(document.title).toBe('Journal · Sanguine'))
    expect(iconNow()).not.toContain('#e0583e')
    hide(false)
  })

  it('set the badge of the installed app when the hunt is ready, until the player returns', async () => {
    const setAppBadge = jest.fn(async () => undefined)
    const clearAppBadge = jest.fn(async () => undefined)
    Object.assign(navigator, { setAppBadge, clearAppBadge })
    await open(-1000)
    clearAppBadge.mockClear()
    hide(true)
    await waitFor(() => expect(setAppBadge).toHaveBeenCalledTimes(1))
    expect(clearAppBadge).not.toHaveBeenCalled()
    hide(false)
    await waitFor(() => expect(clearAppBadge).toHaveBeenCalledTimes(1))
    for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name)
  })

  it('show a waxing moon until the hunt is ready', async () => {
    await open(5 * 60_000)
    await waitFor(() => expect(iconNow()).toContain('<path fill="#e9e2cf"'))
    expect(iconNow()).not.toContain('#e0583e')
  })

  it('show a red moon when the hunt is ready', async () => {
    await open(-1000)
    await waitFor(() => expect(iconNow()).toContain('#e0583e'))
  })
})
