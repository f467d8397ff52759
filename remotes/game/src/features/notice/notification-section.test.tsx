import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { installation, sha256Hex, storage } from '@sanguine/ui/platform'
import { findAccessibilityViolations, lateAnswer, logOut } from '@sanguine/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { GameNotificationsFragment, GamePushDeviceFragment } from '../../generated/documents'
import { anAccount, aPlayer } from '../../testing/builders'
import { openGame } from '../../testing/open-game'
import { installHintKey } from './components/install-hint'
import { continuePush, pushOwnerKey } from './push-subscription'

const serverKey = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const endpoint = 'https://push.example/this-browser'

let permission: NotificationPermission
let answer: NotificationPermission
let subscription: object | null
let isPushAway: boolean

const aSubscription = (key: BufferSource) => ({
  endpoint,
  options: { applicationServerKey: (key as Uint8Array<ArrayBuffer>).buffer },
  getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).buffer,
  unsubscribe: async () => {
    subscription = null
    return true
  },
})

const registration = {
  pushManager: {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: BufferSource }) => {
      if (isPushAway) throw new DOMException('Registration failed', 'AbortError')
      subscription = aSubscription(applicationServerKey)
      return subscription
    },
  },
  getNotifications: async () => [],
}

const fakeNotification = {
  get permission() {
    return permission
  },
  requestPermission: async () => {
    permission = answer
    return answer
  },
}

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true })

function setUpBrowser(): void {
  define(window, 'Notification', fakeNotification)
  define(window, 'PushManager', class {})
  define(navigator, 'serviceWorker', {
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  })
}

beforeEach(() => {
  permission = 'default'
  answer = 'granted'
  subscription = null
  isPushAway = false
  setUpBrowser()
})
afterEach(() => {
  Reflect.deleteProperty(window, 'Notification')
  Reflect.deleteProperty(window, 'PushManager')
  Reflect.deleteProperty(navigator, 'serviceWorker')
  storage.remove(pushOwnerKey)
  jest.restoreAllMocks()
  logOut()
})

const settings = (fields: Partial<GameNotificationsFragment> = {}): GameNotificationsFragment => ({
  kinds: ['HUNT_READY'],
  quietHours: null,
  dailyLimit: 8,
  hasBadge: true,
  ...fields,
})

const aDevice = (fields: Partial<GamePushDeviceFragment> = {}): GamePushDeviceFragment => ({
  id: 'other',
  browser: 'Firefox',
  system: 'Android',
  lastSuccessAt: null,
  isCurrent: false,
  ...fields,
})

async function openProfile({ notifications = settings(), devices = [] as GamePushDeviceFragment[] } = {}) {
  const added: object[] = []
  const changed: object[] = []
  const removed: object[] = []
  let pushDevices = devices
  const opened = await openGame('/profile', {
    me: { ...aPlayer(), notifications },
    viewer: () => ({ ...anAccount(), pushDevices }),
    pushKey: serverKey,
    changeNotifications: ({ input }: { readonly input: object }) => {
      changed.push(input)
      return { player: { ...aPlayer(), notifications: { ...notifications, ...input } }, userErrors: [] }
    },
    addPushDevice: async ({ input }: { readonly input: { readonly endpoint: string } }) => {
      added.push(input)
      const device = aDevice({ id: await sha256Hex(input.endpoint), isCurrent: true })
      pushDevices = [...pushDevices, device]
      return { device, userErrors: [] }
    },
    removePushDevice: ({ input }: { readonly input: { readonly id: string } }) => {
      removed.push(input)
      pushDevices = pushDevices.filter(({ id }) => id !== input.id)
      return { userErrors: [] }
    },
  })
  const section = await screen.findByRole('region', { name: 'Notifications' })
  return { ...opened, section: within(section), added, changed, removed }
}

describe('the settings of notifications', () => {
  it('have kinds, and quiet hours in the time zone of the browser', async () => {
    const { section, user, changed, container } = await openProfile()
    expect(await section.findByRole('checkbox', { name: 'the next hunt can begin' })).toBeChecked()
    await user.click(section.getByRole('checkbox', { name: 'a gift has arrived' }))
    await user.click(section.getByRole('checkbox', { name: 'the next hunt can begin' }))
    await user.click(section.getByRole('checkbox', { name: 'Quiet hours' }))
    expect(section.getByLabelText('From')).toHaveValue('22:00')
    expect(await findAccessibilityViolations(container)).toEqual([])
    await user.click(section.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(changed).toHaveLength(1))
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    expect(changed).toEqual([
      {
        kinds: ['GIFT_ARRIVED'],
        quietHours: { begin: '22:00', end: '08:00', timeZone },
        dailyLimit: 8,
        hasBadge: true,
      },
    ])
    expect(await screen.findByText('Your notification settings are saved.')).toBeVisible()
  })

  it('cannot be saved with quiet hours of no length, or without a limit', async () => {
    const notifications = settings({ quietHours: { begin: '07:00', end: '07:00', timeZone: 'UTC' } })
    const { section, user, changed } = await openProfile({ notifications })
    expect(await section.findByText('The end must differ from the beginning.')).toBeVisible()
    const limit = section.getByRole('spinbutton', { name: 'At most this many in 24 hours' })
    await user.clear(limit)
    await user.type(limit, '31')
    expect(await section.findByText('Choose a whole number from 1 to 30.')).toBeVisible()
    await user.click(section.getByRole('button', { name: 'Save' }))
    expect(changed).toEqual([])
  })
})

describe('notifications on this device', () => {
  const switchOn = { name: 'Switch on for this device' }

  it('end for another device once by two presses, and keep the focus in their section', async () => {
    const removing = lateAnswer()
    const { section, user, gateway } = await openProfile({ devices: [aDevice()] })
    gateway.setResponses({ fields: { removePushDevice: () => removing.answer } })
    const remove = await section.findByRole('button', { name: 'Remove Firefox on Android' })
    await user.dblClick(remove)
    await waitFor(() => expect(gateway.variablesOf('GameRemovePushDevice')).toHaveLength(1))
    gateway.setResponses({
      fields: { viewer: { ...anAccount(), pushDevices: [] }, removePushDevice: () => removing.answer },
    })
    removing.send({ userErrors: [] })
    await waitFor(() => expect(remove).not.toBeInTheDocument())
    expect(gateway.variablesOf('GameRemovePushDevice')).toHaveLength(1)
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus())
  })

  it('request the permission only after a press, then are on, and end with another press', async () => {
    const ask = jest.spyOn(fakeNotification, 'requestPermission')
    const { section, user, added, removed } = await openProfile()
    const button = await section.findByRole('button', switchOn)
    expect(section.getByText(/The browser will ask/)).toBeVisible()
    expect(ask).not.toHaveBeenCalled()
    await user.click(button)
    const off = await section.findByRole('button', { name: 'Switch off for this device' })
    expect(ask).toHaveBeenCalledTimes(1)
    const zeros = (bytes: number) => 'A'.repeat(Math.ceil((bytes * 4) / 3))
    expect(added).toEqual([{ endpoint, p256dh: zeros(65), auth: zeros(16), serverKey }])
    expect(section.getByText(/This device gets notifications, until/)).toBeVisible()
    expect(storage.read(pushOwnerKey)).toBe('account-1')
    await user.click(off)
    expect(await section.findByRole('button', switchOn)).toBeVisible()
    expect([removed, subscription, storage.read(pushOwnerKey)]).toEqual([
      [{ id: await sha256Hex(endpoint) }],
      null,
      null,
    ])
  })

  it('show where to allow them if the player has refused', async () => {
    answer = 'denied'
    const { section, user, added } = await openProfile()
    await user.click(await section.findByRole('button', switchOn))
    expect(await section.findByText(/This browser blocks notifications/)).toBeVisible()
    expect(added).toEqual([])
  })

  it('show once where to allow them in a browser that blocks them', async () => {
    permission = 'denied'
    await openProfile()
    expect(await screen.findAllByText(/This browser blocks notifications/)).toHaveLength(1)
    expect(screen.getByText('The browser must allow this too.')).toBeVisible()
  })

  it('show that the push service cannot be reached', async () => {
    isPushAway = true
    const { section, user } = await openProfile()
    await user.click(await section.findByRole('button', switchOn))
    expect(await screen.findByText(/could not reach its push service/)).toBeVisible()
  })

  it('show that the browser does not support them', async () => {
    Reflect.deleteProperty(window, 'PushManager')
    const { section } = await openProfile()
    expect(await section.findByText(/cannot get notifications while the game is closed/)).toBeVisible()
    expect(section.queryByRole('button', switchOn)).toBeNull()
  })

  it('show that an iPhone needs the game to be installed', async () => {
    Reflect.deleteProperty(window, 'PushManager')
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')
    const { section } = await openProfile()
    expect(await section.findByText(/Add to Home Screen/)).toBeVisible()
  })

  it('are listed with other devices, which can be removed', async () => {
    const { section, user, removed } = await openProfile({ devices: [aDevice()] })
    await user.click(await section.findByRole('button', { name: 'Remove Firefox on Android' }))
    await waitFor(() => expect(section.queryByText('Firefox on Android')).toBeNull())
    expect(removed).toEqual([{ id: 'other' }])
  })
})

describe('a later visit', () => {
  it('ends notifications of another player in this browser', async () => {
    storage.write(pushOwnerKey, 'somebody-else')
    permission = 'granted'
    subscription = aSubscription(new Uint8Array(65))
    await continuePush('account-1')
    expect([subscription, storage.read(pushOwnerKey)]).toEqual([null, null])
  })

  it('does nothing if no player switched notifications on', async () => {
    const unsubscribed = aSubscription(new Uint8Array(65))
    subscription = unsubscribed
    await continuePush('account-1')
    expect(subscription).toBe(unsubscribed)
  })

  it('adds this browser again after a new login', async () => {
    storage.write(pushOwnerKey, 'account-1')
    permission = 'granted'
    const { added } = await openProfile()
    await waitFor(() => expect(added).toEqual([expect.objectContaining({ endpoint, serverKey })]))
  })
})

describe('the hint to install the game', () => {
  it('appears if the browser offers the installation, and never again after it is closed', async () => {
    installation.init()
    const { user } = await openGame('/', { me: aPlayer() })
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => undefined,
    })
    await act(async () => void window.dispatchEvent(offer))
    await user.click(await screen.findByRole('button', { name: 'Do not show this again' }))
    expect(screen.queryByRole('button', { name: 'Install the game' })).toBeNull()
    expect(storage.read(installHintKey)).toBe('closed')
  })
})
