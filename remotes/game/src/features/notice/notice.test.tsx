import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { installation, serverNow, syncClock } from '@sanguine/ui/platform'
import { findAccessibilityViolations, logOut } from '@sanguine/ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { aJournal, aPlayer } from '../../testing/builders'
import { openGame } from '../../testing/open-game'
import { huntNoticeKey, setHuntNotice, wantsHuntNotice } from './hunt-notice'

const shown: (readonly [title: string, body: unknown])[] = []
let permission: NotificationPermission = 'default'
let answer: NotificationPermission = 'granted'

class FakeNotification {
  onclick = null
  constructor(title: string, { body }: NotificationOptions) {
    shown.push([title, body])
  }
  static get permission() {
    return permission
  }
  static async requestPermission() {
    permission = answer
    return answer
  }
}

beforeEach(() => {
  shown.length = 0
  permission = 'default'
  answer = 'granted'
  Object.defineProperty(window, 'Notification', { value: FakeNotification, configurable: true, writable: true })
})
afterEach(async () => {
  await setHuntNotice(false)
  Reflect.deleteProperty(window, 'Notification')
  jest.restoreAllMocks()
  logOut()
})

/** The server says that the wait is over. */
const endWait = ({ nextHuntAt }: { readonly nextHuntAt: string }) =>
  act(() => syncClock(Date.parse(nextHuntAt), Date.now()))

const openProfile = async () => {
  const opened = await openGame('/profile', { me: aPlayer() })
  return { ...opened, box: await screen.findByRole('checkbox', { name: 'Tell me when the next hunt can begin' }) }
}

describe('the notice of the next hunt in this browser', () => {
  it('is off until the player switches it on and the browser allows it', async () => {
    const { box, user, container } = await openProfile()
    expect(box).not.toBeChecked()
    await user.click(box)
    await waitFor(() => expect(box).toBeChecked())
    expect(localStorage.getItem(huntNoticeKey)).toBe('on')
    expect(await findAccessibilityViolations(container)).toEqual([])
    await user.click(box)
    await waitFor(() => expect(box).not.toBeChecked())
    expect(localStorage.getItem(huntNoticeKey)).toBeNull()
  })

  it('shows where to allow it if the browser refuses', async () => {
    answer = 'denied'
    const { box, user } = await openProfile()
    await user.click(box)
    expect(await screen.findByText(/You can allow them in the browser/)).toBeVisible()
    expect([box, wantsHuntNotice.get()]).toEqual([expect.objectContaining({ checked: false }), false])
  })

  it('appears once when a wait ends in the background, and never in the foreground', async () => {
    permission = 'granted'
    await setHuntNotice(true)
    const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const me = aPlayer({ nextHuntAt: new Date(serverNow() + 60_000).toISOString(), cooldownSeconds: 600 })
    await openGame('/journal', { me, journal: aJournal() })
    await screen.findByRole('complementary', { name: 'Your hunter' })
    endWait(me)
    await waitFor(() => expect(shown).toEqual([['The moon is full', 'Your next hunt can begin.']]))
    isHidden.mockReturnValue(false)
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    expect(shown).toHaveLength(1)
  })

  it('does not appear if the player has not switched it on', async () => {
    permission = 'granted'
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const me = aPlayer({ nextHuntAt: new Date(serverNow() + 60_000).toISOString(), cooldownSeconds: 600 })
    await openGame('/journal', { me, journal: aJournal() })
    await screen.findByRole('complementary', { name: 'Your hunter' })
    endWait(me)
    await waitFor(() => expect(document.title).toMatch(/^Hunt!/))
    expect(shown).toEqual([])
  })
})

describe('the installation of the site as an app', () => {
  it('is offered once if the browser supports it', async () => {
    installation.init()
    const { user } = await openProfile()
    expect(screen.queryByRole('button', { name: 'Install the game' })).toBeNull()
    const prompt = jest.fn(async () => undefined)
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    await act(async () => void window.dispatchEvent(event))
    expect(event.defaultPrevented).toBe(true)
    await user.click(await screen.findByRole('button', { name: 'Install the game' }))
    expect(prompt).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Install the game' })).toBeNull())
  })
})
