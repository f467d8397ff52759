import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { resetClock } from '@sanguine/ui/platform'
import { findAccessibilityViolations, logOut, type Rendered } from '@sanguine/ui/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  changeSound,
  defaultSettings,
  readSettings,
  type SoundSettings,
  soundSettingsKey,
} from '../../shared/sound/sound-settings'
import { aCombatEvent, anAttack } from '../../testing/a-combat-event'
import { aCombat, anInventoryEntry, anItem, aPlayer } from '../../testing/builders'
import { type FakeAudio, fakeAudio } from '../../testing/fake-audio'
import { openGame } from '../../testing/open-game'
import { stopClock } from '../../testing/stop-clock'

let audio: FakeAudio

/** Whether somebody touched the page yet; jsdom does not say. */
const touched = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true })

const seen = (isSeen: boolean) =>
  act(() => {
    Object.defineProperty(document, 'hidden', { value: !isSeen, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

beforeAll(() => {
  audio = fakeAudio()
})
afterEach(() => {
  cleanup()
  changeSound(defaultSettings)
  localStorage.clear()
  logOut()
  resetClock()
  audio.clear()
  Reflect.deleteProperty(navigator, 'userActivation')
  Reflect.deleteProperty(document, 'hidden')
})
afterAll(() => audio.remove())

const journal = {
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
}
const sounds = { 'GET file-under-test': () => new Response('sound') }

/** The game at home, its sounds at hand. */
async function open(at = '/', fields: Readonly<Record<string, unknown>> = {}): Promise<Rendered> {
  const rendered = await openGame(at, { me: aPlayer(), journal, ...fields })
  rendered.gateway.setResponses({ routes: sounds })
  await screen.findByRole('complementary', { name: 'Your hunter' })
  return rendered
}

const header = () => within(screen.getByRole('group', { name: 'Music and sounds' }))
const play = () => header().getByRole('button', { name: 'Play music' })
const choose = (change: Partial<SoundSettings>) => act(() => changeSound(change))
const kept = (): SoundSettings => readSettings(localStorage.getItem(soundSettingsKey))

async function openPanel({ user }: Rendered) {
  await user.click(header().getByRole('button', { name: 'Music and sounds' }))
  return within(await screen.findByRole('dialog', { name: 'Music and sounds' }))
}

const heard = (seconds: number) =>
  waitFor(() => expect(audio.music().map(({ loopSeconds }) => loopSeconds)).toEqual([seconds]))

describe('music', () => {
  it('is off on a first visit; once started it loops, and resumes where it was paused', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: 'INVENTORY' }))
    await screen.findByRole('heading', { level: 1, name: 'Inventory' })
    expect(audio.music()).toEqual([])
    await user.click(play())
    await heard(80)
    audio.advance(12)
    await user.click(header().getByRole('button', { name: 'Pause music' }))
    expect(audio.music()).toEqual([])
    await user.click(play())
    await heard(80)
    expect(audio.music()[0]?.offset).toBeCloseTo(12)
  })

  it('continues across pages', async () => {
    const { user } = await open()
    await user.click(play())
    await heard(80)
    await user.click(screen.getByRole('link', { name: 'INVENTORY' }))
    await screen.findByRole('heading', { level: 1, name: 'Inventory' })
    expect(audio.music()).toHaveLength(1)
  })

  it('skips to the next piece, and remembers it', async () => {
    const rendered = await open()
    await rendered.user.click(play())
    await heard(80)
    const panel = await openPanel(rendered)
    await rendered.user.click(panel.getByRole('button', { name: 'Next piece' }))
    await heard(72)
    expect(panel.getByRole('status')).toHaveTextContent('The HuntPlaying')
    expect(kept().piece).toBe('the-hunt')
  })

  it('waits on a later visit for the first interaction, if it was on and autoplay is set', async () => {
    touched(false)
    choose({ isPlaying: true })
    const { user } = await open()
    expect(audio.music()).toEqual([])
    touched(true)
    await user.click(screen.getByRole('link', { name: 'INVENTORY' }))
    await heard(80)
  })

  it('stays silent on a later visit without autoplay', async () => {
    touched(false)
    choose({ isPlaying: true, autoplay: false })
    const { user } = await open()
    touched(true)
    await user.click(screen.getByRole('link', { name: 'INVENTORY' }))
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)))
    expect(audio.music()).toEqual([])
  })

  it('starts once if the first interaction is its own button', async () => {
    touched(false)
    choose({ isPlaying: true })
    const { user } = await open()
    touched(true)
    await user.click(play())
    await heard(80)
    expect(header().getByRole('button', { name: 'Pause music' })).toBeVisible()
  })

  it('pauses while the tab is hidden', async () => {
    const { user } = await open()
    await user.click(play())
    await heard(80)
    seen(false)
    await waitFor(() => expect(audio.music()).toEqual([]))
    expect(kept().isPlaying).toBe(true)
    seen(true)
    await heard(80)
  })

  it('stops when the game unmounts, and shows an error if it does not load', async () => {
    const rendered = await open()
    rendered.gateway.setResponses({ routes: { 'GET file-under-test': () => new Response('gone', { status: 503 }) } })
    choose({ piece: 'six-feet-of-quiet' })
    await rendered.user.click(play())
    const panel = await openPanel(rendered)
    expect(await panel.findByText('Could not be loaded. Press Play to try again.')).toBeVisible()
    rendered.gateway.setResponses({ routes: sounds })
    await rendered.user.click(panel.getByRole('button', { name: 'Play music' }))
    await heard(84)
    cleanup()
    await waitFor(() => expect(audio.music()).toEqual([]))
  })
})

describe('the panel', () => {
  it('sets and remembers volume and mute', async () => {
    const rendered = await open()
    await rendered.user.click(play())
    await heard(80)
    expect(audio.volume()).toBeCloseTo(0.2)
    const panel = await openPanel(rendered)
    const volume = panel.getByRole('slider', { name: 'Volume' })
    expect(volume).toHaveAttribute('aria-valuetext', '20%')
    fireEvent.change(volume, { target: { value: '0.6' } })
    expect(audio.volume()).toBeCloseTo(0.6)
    const mute = panel.getByRole('button', { name: 'Mute' })
    await rendered.user.click(mute)
    expect(mute).toHaveAttribute('aria-pressed', 'true')
    expect(audio.volume()).toBe(0)
    expect(kept()).toMatchObject({ volume: 0.6, isMuted: true })
    fireEvent.change(volume, { target: { value: '0.4' } })
    expect(audio.volume()).toBeCloseTo(0.4)
  })

  it('follows the settings of another tab', async () => {
    const rendered = await open()
    const panel = await openPanel(rendered)
    const newValue = JSON.stringify({ ...defaultSettings, volume: 0.9 })
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: soundSettingsKey, newValue })))
    expect(panel.getByRole('slider', { name: 'Volume' })).toHaveValue('0.9')
  })

  it('is accessible and closes by Escape', async () => {
    const rendered = await open()
    await openPanel(rendered)
    expect(await findAccessibilityViolations()).toEqual([])
    await rendered.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is a dialog on a narrow window', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Music and sounds' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Music and sounds' }))
    expect(dialog.getByRole('checkbox', { name: 'Animated images' })).toBeChecked()
  })
})

describe('sounds', () => {
  const hunt = {
    hunt: {
      player: aPlayer(),
      userErrors: [],
      combat: aCombat({ events: [anAttack(), aCombatEvent('AttackEvadedEvent')] }),
    },
  }

  it('are played for a round, one after another', async () => {
    const { user } = await open('/hunt', hunt)
    await user.click(await screen.findByRole('button', { name: 'Attack' }))
    await waitFor(() => expect(audio.played).toHaveLength(2))
  })

  it('are not played when they are off or everything is muted', async () => {
    choose({ hasCues: false })
    const { user, gateway } = await open('/hunt', hunt)
    await user.click(await screen.findByRole('button', { name: 'Attack' }))
    await screen.findByRole('heading', { name: 'Round I' })
    choose({ hasCues: true, isMuted: true })
    await user.click(screen.getByRole('link', { name: 'INVENTORY' }))
    expect(gateway.calls.map(({ path }) => path)).not.toContain('file-under-test')
    expect(audio.played).toEqual([])
  })

  it('are played for actions', async () => {
    const player = aPlayer({ inventory: [anInventoryEntry(anItem())] })
    const { user } = await open('/inventory', { me: player, equip: { player, userErrors: [] } })
    await user.click(await screen.findByRole('button', { name: 'Equip' }))
    await waitFor(() => expect(audio.played).toHaveLength(1))
  })

  it('include a bell at the end of the cooldown', async () => {
    const clock = stopClock()
    const nextHuntAt = new Date(Date.now() + 60_000).toISOString()
    await open('/', { me: () => aPlayer({ nextHuntAt }) })
    expect(audio.played).toEqual([])
    await clock.advance(61_000)
    await waitFor(() => expect(audio.played).toHaveLength(1))
  })
})

describe('readSettings', () => {
  it.each([null, '', '{', 'null', '7', '"x"', '{"volume":"loud","piece":"polka","loop":1}'])(
    'replaces invalid values of %p',
    (text) => {
      expect(readSettings(text)).toEqual(defaultSettings)
    },
  )

  it('keeps valid values next to invalid ones', () => {
    expect(readSettings('{"volume":7,"loop":true}')).toEqual({ ...defaultSettings, volume: 1, loop: true })
  })
})
