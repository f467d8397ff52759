import { createECDH } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import type { Page, Worker } from 'playwright-core'
import { expectSound } from '../src/accessibility'
import { closeWelcome, makePlayer } from '../src/api'
import { pressByKeyboard, tabTo } from '../src/keyboard'
import { setStillStage } from '../src/stage'
import { waitUntil } from '../src/wait-until'
import { wordsIn } from '../src/words'

const stage = setStillStage()

async function newPlayer(name: string): Promise<string> {
  const token = await makePlayer(stage.site, name)
  await closeWelcome(stage.site, token)
  return token
}

/**
 * Runs in the browser, before the page: a push service, which no browser without a window reaches. A subscription is
 * kept, as a browser keeps it.
 */
function standInForPush(p256dh: string): void {
  const key = 'journey.push'
  const bytesOf = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0)).buffer
  const subscriptionOf = (serverKey: string) => ({
    endpoint: 'https://push.example/journey',
    options: { applicationServerKey: bytesOf(serverKey) },
    getKey: (name: string) => (name === 'auth' ? new Uint8Array(16).buffer : bytesOf(p256dh)),
    unsubscribe: async () => {
      localStorage.removeItem(key)
      return true
    },
  })
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const serverKey = localStorage.getItem(key)
      return serverKey && subscriptionOf(serverKey)
    },
    subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: Uint8Array }) => {
      const serverKey = btoa(String.fromCharCode(...applicationServerKey))
      localStorage.setItem(key, serverKey)
      return subscriptionOf(serverKey)
    },
  })
}

/** Runs in the browser, before the page: notices as of a system that allows them when it is asked. */
function standInForPermission(): void {
  const key = 'journey.notices'
  const value = {
    get permission(): string {
      return localStorage.getItem(key) ?? 'default'
    },
    requestPermission: async (): Promise<string> => {
      localStorage.setItem(key, 'granted')
      return 'granted'
    },
  }
  Object.defineProperty(window, 'Notification', { value })
}

const p256dh = createECDH('prime256v1')
p256dh.generateKeys()

describe.each([
  { width: 320, height: 640, locale: 'de-DE' },
  { width: 768, height: 1024, locale: 'en-GB' },
  { width: 1440, height: 900, locale: 'en-GB' },
] as const)('at $width px, by keyboard', ({ width, height, locale }) => {
  const { whole } = wordsIn(locale === 'de-DE' ? 'de' : 'en')

  test('notifications are chosen, and switched on and off for this device', async () => {
    const token = await newPlayer(`Lucy ${width}`)
    const { page } = await stage.visit({ token, width, height, locale, serviceWorkers: 'allow' })
    await page.addInitScript(standInForPermission)
    await page.addInitScript(standInForPush, p256dh.getPublicKey('base64url'))
    await page.goto(`${stage.site.url}/profile`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const section = page.getByRole('region', { name: whole('push.title') })
    const ready = section.getByRole('checkbox', { name: whole('push.kind.HUNT_READY') })
    expect(await ready.isChecked()).toBe(false)
    for (const box of [ready, section.getByRole('checkbox', { name: whole('push.quiet') })]) {
      await tabTo(page, box)
      await page.keyboard.press('Space')
    }
    await section.getByLabel(whole('push.quiet.begin')).waitFor()
    await expectSound(page)
    await pressByKeyboard(section.getByRole('button', { name: whole('push.save') }))
    await page.getByText(whole('push.saved')).waitFor()

    await pressByKeyboard(section.getByRole('button', { name: whole('push.switchOn') }))
    await section.getByText(whole('push.device.on')).waitFor()
    await page.reload()
    await section.getByText(whole('push.device.on')).waitFor()
    for (const kind of ['push.kind.HUNT_READY', 'push.quiet'])
      await section.getByRole('checkbox', { name: whole(kind), checked: true }).waitFor()
    await pressByKeyboard(section.getByRole('button', { name: whole('push.switchOff') }))
    await section.getByText(whole('push.device.off')).waitFor()
    await expectSound(page)
  })
})

/** A notification as a test reads it from the worker. */
interface Shown {
  readonly title: string
  readonly body: string
  readonly silent: boolean
  readonly actions: readonly string[]
}

declare global {
  interface WorkerGlobalScope {
    shown: (NotificationOptions & { title: string; close: () => void; actions?: { title: string }[] })[]
    closed: string[]
    badges: number[]
    opened: string[]
    stopped: string[]
    registration: ServiceWorkerRegistration
    clients: { openWindow: (url: string) => Promise<null> }
  }
}

/**
 * Runs in the service worker: the parts of a system that a browser without a window lacks. It shows no notifications,
 * has no icon, and opens no window.
 */
function standInForSystem(): void {
  const worker = self as unknown as WorkerGlobalScope
  Object.assign(worker, { shown: [], closed: [], badges: [], opened: [], stopped: [] })
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async (title: string, options: NotificationOptions) => {
      const close = () => {
        worker.shown = worker.shown.filter((other) => other !== notification)
        worker.closed.push(title)
      }
      const notification = { ...options, title, close }
      worker.shown = [...worker.shown.filter(({ tag }) => tag !== options.tag), notification]
    },
    getNotifications: async () => worker.shown,
  })
  const countBadge = async (count = 0) => void worker.badges.push(count)
  Object.assign(navigator, { setAppBadge: countBadge, clearAppBadge: countBadge })
  worker.clients.openWindow = async (url) => {
    worker.opened.push(url)
    return null
  }
  const fetchByNetwork = fetch.bind(self)
  // The files of the site come through the worker too.
  const recordCall = async (request: RequestInfo, init?: RequestInit) => {
    if (request !== '/api/notifications/stop') return fetchByNetwork(request, init)
    worker.stopped.push(String(init?.body))
    return new Response('{}')
  }
  Object.assign(worker, { fetch: recordCall })
}

const shownIn = (worker: Worker): Promise<readonly Shown[]> =>
  worker.evaluate(() =>
    (self as unknown as WorkerGlobalScope).shown.map(({ title, body = '', silent, actions = [] }) => ({
      title,
      body,
      silent: silent === true,
      actions: actions.map((action) => action.title),
    })),
  )

/** Runs the handler of the worker for a click on the only notification, or on one of its buttons. */
const clickIn = (worker: Worker, action: string): Promise<void> =>
  worker.evaluate(async (name) => {
    const [notification] = (self as unknown as WorkerGlobalScope).shown
    let work: Promise<unknown> = Promise.resolve()
    const waitUntilDone = (promise: Promise<unknown>) => {
      work = promise
    }
    const click = new Event('notificationclick')
    for (const [key, value] of Object.entries({ action: name, notification, waitUntil: waitUntilDone }))
      Object.defineProperty(click, key, { value })
    self.dispatchEvent(click)
    await work
  }, action)

/** Lets the browser deliver a message to the service worker of the site, as its push service would. */
async function deliverPush(page: Page, message: object): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const ids: string[] = []
  devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL } of registrations)
      if (scopeURL.startsWith(stage.site.url)) ids.push(registrationId)
  })
  await devTools.send('ServiceWorker.enable')
  await waitUntil('the registration of the worker', async () => ids.length > 0)
  const data = JSON.stringify(message)
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: stage.site.url,
    registrationId: ids[0] ?? '',
    data,
  })
  await devTools.detach()
}

const huntReady = {
  title: 'The moon is full',
  body: 'Moor: Your next hunt can begin.',
  path: '/hunt',
  tag: 'huntReady',
  kind: 'huntReady',
  stopToken: 'a'.repeat(32),
  stopLabel: 'Stop these',
  hasBadge: true,
}

/** The worker that controls a page, which may be known here later than there. */
async function workerOf(page: Page): Promise<Worker> {
  let worker: Worker | undefined
  await waitUntil('service worker of the page', async () => {
    worker = page.context().serviceWorkers()[0]
    return worker !== undefined
  })
  return worker as Worker
}

/** A page of the game with a worker that is in control of it, and stands in a system. */
async function openWithWorker(name: string) {
  const { page } = await stage.visit({ token: await newPlayer(name), serviceWorkers: 'allow' })
  await page.goto(`${stage.site.url}/journal`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const worker = await workerOf(page)
  await worker.evaluate(standInForSystem)
  return { page, worker }
}

/** The player looks at something else: the worker finds no page of the site. */
const lookAway = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    Object.assign((self as unknown as WorkerGlobalScope).clients, { matchAll: async () => [] })
  })

test('a push message is shown and counted on the icon, and a click on it opens its page', async () => {
  const { page, worker } = await openWithWorker('Mina')
  await lookAway(worker)
  await deliverPush(page, huntReady)
  await waitUntil('the notification', async () => (await shownIn(worker)).length > 0)
  expect(await shownIn(worker)).toEqual([
    { title: huntReady.title, body: huntReady.body, silent: false, actions: ['Stop these'] },
  ])
  await waitUntil('the number on the icon', () =>
    worker.evaluate(() => (self as unknown as WorkerGlobalScope).badges.at(-1) === 1),
  )
  await clickIn(worker, '')
  expect(await worker.evaluate(() => (self as unknown as WorkerGlobalScope).opened)).toEqual([`${stage.site.url}/hunt`])
  expect([
    await shownIn(worker),
    await worker.evaluate(() => (self as unknown as WorkerGlobalScope).badges.at(-1)),
  ]).toEqual([[], 0])
})

test('a click on a notification shows its page in a tab of the game that is open', async () => {
  const { page, worker } = await openWithWorker('Quincey')
  await worker.evaluate(async (message) => {
    const { registration } = self as unknown as WorkerGlobalScope
    await registration.showNotification(message.title, { data: { path: message.path } })
  }, huntReady)
  await clickIn(worker, '')
  await page.waitForURL(`${stage.site.url}/hunt`)
  expect(await worker.evaluate(() => (self as unknown as WorkerGlobalScope).opened)).toEqual([])
})

test('a push message is silent and closed at once if the game is on the screen', async () => {
  const { page, worker } = await openWithWorker('Arthur')
  await deliverPush(page, huntReady)
  await waitUntil('the end of the notification', () =>
    worker.evaluate(() => (self as unknown as WorkerGlobalScope).closed.length > 0),
  )
  expect(await shownIn(worker)).toEqual([])
})

test('the button of a notification stops its kind with one tap', async () => {
  const { page, worker } = await openWithWorker('Renfield')
  await lookAway(worker)
  await deliverPush(page, huntReady)
  await waitUntil('the notification', async () => (await shownIn(worker)).length > 0)
  await clickIn(worker, 'stop')
  const [stopped = ''] = await worker.evaluate(() => (self as unknown as WorkerGlobalScope).stopped)
  expect(JSON.parse(stopped)).toEqual({ token: huntReady.stopToken, kind: 'huntReady' })
  expect(await shownIn(worker)).toEqual([])
})
