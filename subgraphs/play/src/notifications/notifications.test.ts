import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runQuery, startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { runScheduledEffects } from '@sanguine/players'
import { aViewer, type Gateway, startGame, type TestGame } from '@sanguine/players/testing'
import { pushTransportService, sendDueNotifications } from '@sanguine/push'
import { PushServiceStandIn, SubscribedBrowser } from '@sanguine/push/testing'
import type { ChangeNotificationsPayload } from '@sanguine/schema'
import { play } from '../index'

const [minute, hour] = [60_000, 3_600_000]

let game: TestGame
let other: Gateway
let standIn: PushServiceStandIn

beforeAll(async () => {
  standIn = await PushServiceStandIn.start()
  const prepare: NonNullable<Parameters<typeof startGame>[0]>['prepare'] = (app) =>
    app.provide(pushTransportService, standIn.transportFor(app))
  game = await startGame({ prepare })
  other = await game.anotherGateway({ prepare })
  for (const { app } of [game, other]) await play.start?.(app)
})
afterAll(async () => {
  await game.stop()
  await standIn.stop()
})
beforeEach(() => {
  standIn.received.length = 0
})

type Settings = ChangeNotificationsPayload

const change = async (name: string, input: string): Promise<Settings> =>
  (
    await runQuery<{ changeNotifications: Settings }>(
      game.app,
      aViewer(name),
      `mutation { changeNotifications(input: { ${input} }) {
        player { notifications { kinds quietHours { begin end timeZone } dailyLimit hasBadge } } userErrors { code }
      } }`,
    )
  ).changeNotifications

/** A player with one browser that gets notifications. */
async function subscribed(name: string): Promise<SubscribedBrowser> {
  await game.register(name)
  const { sessionId } = aViewer(name)
  const at = new Date(game.clock.now())
  await game.connection.collection<{ _id: string }>('sessions').insertOne({
    _id: sessionId,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: new Date(game.clock.now() + 720 * hour),
  } as { _id: string })
  const { pushKey } = await runQuery<{ pushKey: string }>(game.app, null, '{ pushKey }')
  const browser = new SubscribedBrowser(`https://push.example/${encodeURIComponent(name)}`, pushKey)
  const added = await runQuery<{ addPushDevice: object }>(
    game.app,
    aViewer(name),
    'mutation ($input: AddPushDeviceInput!) { addPushDevice(input: $input) { device { isCurrent } userErrors { code } } }',
    { input: browser.subscription },
  )
  expect(added.addPushDevice).toEqual({ device: { isCurrent: true }, userErrors: [] })
  return browser
}

/** The time passes on both gateways, whose schedulers and senders run at once. */
async function pass(ms: number): Promise<void> {
  for (const { clock } of [game, other]) clock.advance(ms)
  const gateways = [game.app, other.app]
  await Promise.all(gateways.map((app) => runScheduledEffects(app)))
  await Promise.all(gateways.map((app) => sendDueNotifications(app)))
}

const hunt = (name: string) =>
  runQuery(game.app, aViewer(name), 'mutation { quickHunt { combat { id } userErrors { code } } }')

const messagesOf = (browser: SubscribedBrowser) =>
  standIn.received.filter(({ endpoint }) => endpoint === browser.endpoint).map((message) => browser.read(message))

describe('notifications of a player', () => {
  test('are off by default, and can be changed', async () => {
    expect((await change('Mina', '')).player?.notifications).toEqual({
      kinds: [],
      quietHours: null,
      dailyLimit: 8,
      hasBadge: true,
    })
    const quiet = 'quietHours: { begin: "22:30", end: "07:00", timeZone: "europe/berlin" }'
    const changed = await change('Mina', `kinds: [GIFT_ARRIVED, HUNT_READY, HUNT_READY], ${quiet}, dailyLimit: 3`)
    expect(changed.player?.notifications).toEqual({
      kinds: ['HUNT_READY', 'GIFT_ARRIVED'],
      quietHours: { begin: '22:30', end: '07:00', timeZone: 'Europe/Berlin' },
      dailyLimit: 3,
      hasBadge: true,
    })
    const after = await change('Mina', 'quietHours: null, hasBadge: false')
    expect(after.player?.notifications).toEqual({
      kinds: ['HUNT_READY', 'GIFT_ARRIVED'],
      quietHours: null,
      dailyLimit: 3,
      hasBadge: false,
    })
  })

  test.each([
    'dailyLimit: 0',
    'dailyLimit: 31',
    'quietHours: { begin: "24:00", end: "07:00", timeZone: "Europe/Berlin" }',
    'quietHours: { begin: "7:00", end: "08:00", timeZone: "Europe/Berlin" }',
    'quietHours: { begin: "07:00", end: "07:00", timeZone: "Europe/Berlin" }',
    'quietHours: { begin: "07:00", end: "08:00", timeZone: "Transylvania/Bistritz" }',
    'quietHours: { begin: "07:00", end: "08:00", timeZone: "" }',
  ])('are refused with %s', async (input) => {
    await expect(change('Lucy', input)).rejects.toMatchObject({ kind: 'invalidInput' })
  })

  test('are sent once for the next hunt, over two gateways, and again after that hunt', async () => {
    const browser = await subscribed('Quincey')
    await change('Quincey', 'kinds: [HUNT_READY]')
    await hunt('Quincey')
    await pass(9 * minute)
    expect(messagesOf(browser)).toEqual([])
    await pass(2 * minute)
    await pass(minute)
    await pass(3 * hour)
    expect(messagesOf(browser)).toEqual([
      expect.objectContaining({ title: 'The moon is full', body: 'Moor: Your next hunt can begin.', path: '/hunt' }),
    ])
    await hunt('Quincey')
    await pass(11 * minute)
    expect(messagesOf(browser)).toHaveLength(2)
  })

  test('are not sent in quiet hours, but after them', async () => {
    const browser = await subscribed('Arthur')
    const inTwoHours = new Date(game.clock.now() + 2 * hour).toISOString().slice(11, 16)
    const now = new Date(game.clock.now()).toISOString().slice(11, 16)
    await change(
      'Arthur',
      `kinds: [HUNT_READY], quietHours: { begin: "${now}", end: "${inTwoHours}", timeZone: "UTC" }`,
    )
    await hunt('Arthur')
    await pass(11 * minute)
    await pass(hour)
    expect(messagesOf(browser)).toEqual([])
    await pass(50 * minute)
    expect(messagesOf(browser)).toHaveLength(1)
  })

  test('end when the player taps stop on one of them', async () => {
    const browser = await subscribed('Renfield')
    await change('Renfield', 'kinds: [HUNT_READY, GIFT_ARRIVED]')
    await hunt('Renfield')
    await pass(11 * minute)
    const [{ stopToken } = { stopToken: '' }] = messagesOf(browser)
    const stop = (token: unknown) =>
      runQuery<{ stopNotifications: object }>(
        game.app,
        null,
        'mutation ($token: String!) { stopNotifications(input: { token: $token, kind: HUNT_READY }) { isStopped } }',
        { token },
      )
    expect((await stop('0'.repeat(32))).stopNotifications).toEqual({ isStopped: false })
    expect((await stop(stopToken)).stopNotifications).toEqual({ isStopped: true })
    expect((await change('Renfield', '')).player?.notifications.kinds).toEqual(['GIFT_ARRIVED'])
    await hunt('Renfield')
    await pass(11 * minute)
    expect(messagesOf(browser)).toHaveLength(1)
  })
})

describe('by REST', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startTestGateway()
  })
  afterAll(() => gateway.stop())

  test('a service worker stops a kind without key and session, and guesses reveal nothing', async () => {
    const stop = (body: object) =>
      fetch(`${gateway.url}/api/notifications/stop`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    const unknown = await stop({ token: '0'.repeat(32), kind: 'huntReady' })
    expect([unknown.status, await unknown.json()]).toEqual([
      200,
      { success: false, message: 'This device gets no notifications any more.' },
    ])
    expect((await stop({ token: 'x', kind: 'huntReady' })).status).toBe(400)
    expect((await stop({ token: '0'.repeat(32), kind: 'everything' })).status).toBe(400)
  })
})
