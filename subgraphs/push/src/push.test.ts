import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { releaseService } from '@sanguine/catalogue'
import { fixedRelease } from '@sanguine/catalogue/testing'
import { packRelease } from '@sanguine/content/testing'
import { connect, connectionService } from '@sanguine/db'
import { startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import { type App, type Context, type Language, untilWritten } from '@sanguine/kernel'
import { contextFor, type TestClock, testApp } from '@sanguine/kernel/testing'
import type { NotificationLine } from '@sanguine/rules'
import { type Connection, Types } from 'mongoose'
import { removeEndedDevices } from './devices/push-devices'
import { pushDevicesService } from './devices/push-devices.model'
import { addPushDevice, listPushDevices, maxDevices, readPushKey, removePushDevice } from './operations/push-devices'
import { pushCollections } from './personal-data'
import { notificationQueue } from './queue/notification-metrics'
import { dropNotifications, maxAttempts, queueNotifications, removeOldNotifications } from './queue/notification-queue'
import { sendDueNotifications } from './queue/notification-sender'
import { sendWhenDue } from './queue/notification-sender.service'
import { notificationsService } from './queue/notifications.model'
import { PushServiceStandIn, SubscribedBrowser } from './testing'
import { pushTransportService } from './transport/push-transport.service'

const [minute, hour] = [60_000, 3_600_000]
const mina = 'a'.repeat(24)
const lucy = 'b'.repeat(24)
const release = packRelease()
const ground = [...release.grounds.values()][0]

interface Gateway {
  readonly app: App
  readonly clock: TestClock
  readonly connection: Connection
}

let database: TestDatabase
let standIn: PushServiceStandIn
let first: Gateway
let second: Gateway

async function addGateway(pushSecrets = ['a-push-secret-of-the-first-site-0123456789']): Promise<Gateway> {
  const { app, clock } = testApp({ pushSecrets })
  const connection = await connect(database.uri)
  app.provide(connectionService, connection)
  app.provide(
    releaseService,
    fixedRelease(() => release),
  )
  app.provide(pushTransportService, standIn.transportFor(app))
  return { app, clock, connection }
}

beforeAll(async () => {
  database = await startTestDatabase()
  standIn = await PushServiceStandIn.start()
  first = await addGateway()
  second = await addGateway()
  await first.app.get(pushDevicesService).createIndexes()
  await first.app.get(notificationsService).createIndexes()
})
afterAll(async () => {
  for (const { app, connection } of [first, second]) {
    await app.stop()
    await connection.close()
  }
  await standIn.stop()
  await database.stop()
})
beforeEach(async () => {
  await openSession('one', mina)
})
afterEach(async () => {
  for (const name of ['sessions', 'pushDevices', 'notifications'])
    await first.connection.collection(name).deleteMany({})
  standIn.received.length = 0
  standIn.forgetBehaviour()
})

async function openSession(_id: string, accountId: string): Promise<void> {
  const now = first.clock.now()
  const session = { accountId: new Types.ObjectId(accountId), createdAt: new Date(now), lastUsedAt: new Date(now) }
  await first.connection
    .collection<{ _id: string }>('sessions')
    .insertOne({ _id, ...session, expiresAt: new Date(now + 30 * 24 * hour) } as { _id: string })
}

const endSession = (_id: string) => first.connection.collection<{ _id: string }>('sessions').deleteOne({ _id })

const as = (accountId: string, sessionId: string, overrides: Partial<Context> = {}, gateway = first): Context =>
  contextFor(
    gateway.app,
    { accountId, sessionId, name: 'Mina', email: '', role: 'user', patreonType: 0, hasSeenWelcome: true },
    overrides,
  )

const browserAt = (endpoint = 'https://push.example/mina') =>
  new SubscribedBrowser(endpoint, readPushKey(as(mina, 'one')))

async function subscribe(
  browser = browserAt(),
  { accountId = mina, sessionId = 'one', language = 'en' as Language } = {},
): Promise<SubscribedBrowser> {
  const added = await addPushDevice(as(accountId, sessionId, { language }), browser.subscription)
  expect(added).toMatchObject({ ok: true, value: { isCurrent: true } })
  return browser
}

const aLine = (fields: Partial<NotificationLine> = {}): NotificationLine => ({
  kind: 'huntReady',
  cause: '1',
  expiresAt: first.clock.now() + 24 * hour,
  hasBadge: true,
  ...(ground && { groundId: ground.id }),
  ...fields,
})

const queue = (line = aLine(), accountId = mina) => queueNotifications(first.app, accountId, [line])

async function advance(ms: number): Promise<void> {
  for (const { clock } of [first, second]) clock.advance(ms)
}

const sendOnBoth = () => Promise.all([first, second].map(({ app }) => sendDueNotifications(app)))
const devicesOf = async (accountId = mina) =>
  (await first.app.get(pushDevicesService).find({ accountId }).lean()).map(({ endpoint }) => endpoint)

describe('a notification', () => {
  test('reaches the device, encrypted for it and signed by the site', async () => {
    const browser = await subscribe()
    await queue()
    await sendDueNotifications(first.app)
    expect(standIn.received).toHaveLength(1)
    const [message] = standIn.received
    expect(message?.headers).toMatchObject({ ttl: String(24 * 3600), topic: 'huntReady', urgency: 'normal' })
    expect(message && browser.read(message)).toEqual({
      title: 'The moon is full',
      body: `${ground?.name}: Your next hunt can begin.`,
      path: '/hunt',
      tag: 'huntReady',
      kind: 'huntReady',
      stopToken: expect.stringMatching(/^[0-9a-f]{32}$/),
      stopLabel: 'Stop these',
      hasBadge: true,
    })
    expect((await listPushDevices(as(mina, 'one')))[0]?.lastSuccessAt).toBe(first.clock.now())
  })

  test('is in the language of the device', async () => {
    const browser = await subscribe(browserAt(), { language: 'de' })
    await queue()
    await sendDueNotifications(first.app)
    const [message] = standIn.received
    expect(message && browser.read(message)).toMatchObject({
      title: 'Der Mond ist voll',
      stopLabel: 'Nicht mehr melden',
    })
  })

  test('is sent once for a cause, over two gateways and repeated projections', async () => {
    await subscribe()
    for (let count = 0; count < 3; count += 1) {
      await Promise.all([first, second].map(({ app }) => queueNotifications(app, mina, [aLine()])))
      await sendOnBoth()
    }
    expect(standIn.received).toHaveLength(1)
    await queue(aLine({ cause: '2' }))
    await sendOnBoth()
    expect(standIn.received).toHaveLength(2)
  })

  test('is not created again by an old projection after its row was deleted', async () => {
    await subscribe()
    const line = aLine({ expiresAt: first.clock.now() + hour })
    await queue(line)
    await sendOnBoth()
    await advance(3 * hour)
    await removeOldNotifications(first.app)
    expect(await first.app.get(notificationsService).countDocuments()).toBe(0)
    await queue(line)
    await sendOnBoth()
    expect(standIn.received).toHaveLength(1)
  })

  test('reaches all devices of the account and no other', async () => {
    await openSession('lucys', lucy)
    const browsers = [await subscribe(), await subscribe(browserAt('https://push.example/phone'))]
    await subscribe(browserAt('https://push.example/lucy'), { accountId: lucy, sessionId: 'lucys' })
    await queue()
    await sendOnBoth()
    expect(standIn.received.map(({ endpoint }) => endpoint).sort()).toEqual(
      browsers.map(({ endpoint }) => endpoint).sort(),
    )
  })

  test('that has expired is not sent', async () => {
    await subscribe()
    await queue(aLine({ expiresAt: first.clock.now() + minute }))
    await advance(2 * minute)
    await sendOnBoth()
    expect(standIn.received).toEqual([])
  })

  test('of a kind that was switched off in the meantime is not sent', async () => {
    await subscribe()
    await queue()
    await queue(aLine({ kind: 'giftArrived' }))
    await dropNotifications(first.app, mina, ['huntReady'])
    await sendOnBoth()
    expect(standIn.received.map(({ headers }) => headers.topic)).toEqual(['giftArrived'])
  })

  test('of a kind that a newer version has queued is left to its gateways, and holds up no other', async () => {
    await subscribe()
    const kind = 'eclipse' as NotificationLine['kind']
    await queue(aLine({ kind }))
    expect(await sendWhenDue(first.app, () => true)).toEqual(untilWritten)
    expect((await notificationQueue.read(first.app)).count).toBe(0)
    await queue()
    await sendOnBoth()
    expect(standIn.received.map(({ headers }) => headers.topic)).toEqual(['huntReady'])
    expect(await first.app.get(notificationsService).findOne({ kind }).lean()).toMatchObject({
      attempts: 0,
      devices: [],
    })
  })

  test('is sent once by another gateway if the first one dies before it sends', async () => {
    await subscribe()
    await queue()
    const { claimDueNotification } = await import('./queue/notification-queue')
    await claimDueNotification(first.app)
    await sendDueNotifications(second.app)
    expect(standIn.received).toEqual([])
    await advance(4 * minute)
    await sendDueNotifications(second.app)
    expect(standIn.received).toHaveLength(1)
  })
})

describe('a push service', () => {
  test.each([404, 410])('that answers %d makes the device be removed', async (status) => {
    await subscribe()
    standIn.behave(status)
    await queue()
    await sendOnBoth()
    expect(await devicesOf()).toEqual([])
  })

  test.each([429, 500, 503, 'hangUp'] as const)(
    'that answers %s is tried again after growing waits, until it accepts',
    async (behaviour) => {
      await subscribe()
      standIn.behave(behaviour)
      await queue()
      await sendOnBoth()
      expect(standIn.received).toHaveLength(1)
      await advance(29_000)
      await sendOnBoth()
      expect(standIn.received).toHaveLength(1)
      await advance(2_000)
      await sendOnBoth()
      expect(standIn.received).toHaveLength(2)
      await advance(31_000)
      await sendOnBoth()
      expect(standIn.received).toHaveLength(2)
      standIn.behave(201)
      await advance(30_000)
      await sendOnBoth()
      await advance(hour)
      await sendOnBoth()
      expect(standIn.received).toHaveLength(3)
      expect(await devicesOf()).toHaveLength(1)
    },
  )

  test('that never accepts is given up', async () => {
    await subscribe()
    standIn.behave(503)
    await queue()
    for (let count = 0; count < 40; count += 1) {
      await sendOnBoth()
      await advance(20 * minute)
    }
    expect(standIn.received).toHaveLength(maxAttempts)
  })

  test('that requests a wait gets it, up to an hour', async () => {
    await subscribe()
    standIn.behave((response) => void response.writeHead(429, { 'Retry-After': '999999' }).end())
    await queue()
    await sendOnBoth()
    await advance(59 * minute)
    await sendOnBoth()
    expect(standIn.received).toHaveLength(1)
    await advance(2 * minute)
    await sendOnBoth()
    expect(standIn.received).toHaveLength(2)
  })

  test('that does not accept delays no other device, and sends nothing twice', async () => {
    await subscribe(browserAt('https://bad.example/one'))
    await subscribe(browserAt('https://good.example/two'))
    standIn.behave(503, 'bad.example')
    await queue()
    await sendOnBoth()
    await advance(minute)
    await sendOnBoth()
    const hosts = standIn.received.map(({ endpoint }) => new URL(endpoint).host)
    expect(hosts.sort()).toEqual(['bad.example', 'bad.example', 'good.example'])
  })

  test('is not followed to a redirect, and loses the device after five refusals', async () => {
    await subscribe()
    standIn.behave((response) => void response.writeHead(302, { Location: 'http://127.0.0.1/' }).end())
    for (let cause = 1; cause <= 5; cause += 1) {
      expect(await devicesOf()).toHaveLength(1)
      await queue(aLine({ cause: String(cause) }))
      await sendOnBoth()
    }
    expect(standIn.received).toHaveLength(5)
    expect(await devicesOf()).toEqual([])
  })

  test('that sends an endless body costs nothing', async () => {
    await subscribe()
    standIn.behave('endlessBody')
    await queue()
    await sendOnBoth()
    expect((await listPushDevices(as(mina, 'one')))[0]?.lastSuccessAt).toBe(first.clock.now())
  })

  test('that never answers is given up after ten seconds and tried again', async () => {
    await subscribe()
    standIn.behave('hang')
    await queue()
    const begin = performance.now()
    await sendOnBoth()
    expect(performance.now() - begin).toBeGreaterThan(9_000)
    standIn.behave(201)
    await advance(31_000)
    await sendOnBoth()
    expect(standIn.received).toHaveLength(2)
  })
})

describe('a device', () => {
  test('gets nothing after its session has ended', async () => {
    await subscribe()
    await endSession('one')
    await queue()
    await sendOnBoth()
    expect(standIn.received).toEqual([])
    expect(await devicesOf()).toEqual([])
  })

  test('whose session has ended is also removed without a notification', async () => {
    await subscribe()
    await removeEndedDevices(first.app)
    expect(await devicesOf()).toHaveLength(1)
    await endSession('one')
    await removeEndedDevices(first.app)
    expect(await devicesOf()).toEqual([])
  })

  test('is added once for its endpoint, and moves to the session that adds it again', async () => {
    await openSession('two', mina)
    const browser = await subscribe()
    await subscribe(browser, { sessionId: 'two' })
    expect(await listPushDevices(as(mina, 'one'))).toEqual([expect.objectContaining({ isCurrent: false })])
    await endSession('one')
    await queue()
    await sendOnBoth()
    expect(standIn.received).toHaveLength(1)
  })

  test('belongs to the last account that adds it, with a new token', async () => {
    await openSession('lucys', lucy)
    const browser = await subscribe()
    const tokens = () => first.app.get(pushDevicesService).distinct('stopToken')
    const [before] = await tokens()
    await subscribe(browser, { accountId: lucy, sessionId: 'lucys' })
    expect([await devicesOf(mina), (await devicesOf(lucy)).length]).toEqual([[], 1])
    expect(await tokens()).not.toContain(before)
  })

  test('can be removed by its owner alone', async () => {
    await openSession('lucys', lucy)
    await subscribe()
    const [device] = await listPushDevices(as(mina, 'one'))
    const id = device?.id ?? ''
    expect(await removePushDevice(as(lucy, 'lucys'), { id })).toMatchObject({ refusal: { code: 'unknownDevice' } })
    expect(await removePushDevice(as(mina, 'one'), { id })).toMatchObject({ ok: true })
    expect(await removePushDevice(as(mina, 'one'), { id })).toMatchObject({ refusal: { code: 'unknownDevice' } })
  })

  test('is refused beyond the limit, also if several are added at once', async () => {
    const adding = Array.from({ length: maxDevices + 4 }, (_, index) =>
      addPushDevice(as(mina, 'one'), browserAt(`https://push.example/${index}`).subscription),
    )
    const results = await Promise.all(adding)
    expect(await devicesOf()).toHaveLength(maxDevices)
    const refused = results.filter(({ ok }) => !ok)
    expect(refused.length).toBe(4)
    for (const result of refused) expect(result).toMatchObject({ refusal: { code: 'tooManyDevices' } })
  })

  test('is refused with the address of this machine', async () => {
    const { subscription } = browserAt()
    const call = addPushDevice(as(mina, 'one'), { ...subscription, endpoint: 'https://127.0.0.1/device' })
    await expect(call).rejects.toMatchObject({ kind: 'invalidInput' })
  })

  test('with a former key still gets notifications, and with a lost key after it subscribes again', async () => {
    const browser = await subscribe()
    const former = 'a-push-secret-of-the-first-site-0123456789'
    const rotated = await addGateway(['a-newer-push-secret-of-the-site-0123456789', former])
    const lost = await addGateway(['a-newer-push-secret-of-the-site-0123456789'])
    await queue()
    await sendDueNotifications(lost.app)
    expect(standIn.received).toEqual([])
    await advance(minute)
    rotated.clock.at = first.clock.at
    await sendDueNotifications(rotated.app)
    expect(standIn.received.map((message) => browser.read(message).tag)).toEqual(['huntReady'])
    const again = await addPushDevice(as(mina, 'one', {}, rotated), browser.subscription)
    expect(again).toMatchObject({ refusal: { code: 'oldServerKey' } })
    const renewed = new SubscribedBrowser('https://push.example/new', readPushKey(as(mina, 'one', {}, lost)))
    expect(await addPushDevice(as(mina, 'one', {}, lost), renewed.subscription)).toMatchObject({ ok: true })
    for (const { app, connection } of [rotated, lost]) {
      await app.stop()
      await connection.close()
    }
  })
})

describe('the data of an account', () => {
  test('are exported without secrets, and deleted', async () => {
    const browser = await subscribe()
    await queue()
    const exported: object[] = []
    for (const collection of pushCollections)
      if ('read' in collection) for await (const row of collection.read(first.app, mina)) exported.push(row)
    expect(exported).toEqual([
      expect.objectContaining({ pushService: 'push.example', lastSuccessAt: null }),
      { kind: 'huntReady', createdAt: new Date(first.clock.now()) },
    ])
    const { endpoint, auth, p256dh } = browser.subscription
    for (const secret of [endpoint, auth, p256dh]) expect(JSON.stringify(exported)).not.toContain(secret)
    for (const collection of pushCollections) if ('erase' in collection) await collection.erase?.(first.app, mina)
    expect(await devicesOf()).toEqual([])
    expect(await first.app.get(notificationsService).countDocuments()).toBe(0)
  })
})
