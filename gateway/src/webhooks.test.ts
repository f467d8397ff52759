import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { numberStaffEvents } from '@sanguine/audit/testing'
import { releaseService } from '@sanguine/catalogue'
import { outboxProjectionService } from '@sanguine/players/testing'
import { PrivateAddressError, type PublicRoute } from '@sanguine/push'
import { type PushBehaviour, PushServiceStandIn, type ReceivedPush } from '@sanguine/push/testing'
import { webhookRouteService, webhooks, webhookWorkersService } from '@sanguine/webhooks'
import { deliverEvents, queueEvents, startDelivering } from '@sanguine/webhooks/testing'
import { Types } from 'mongoose'
import { Webhook } from 'standardwebhooks'
import { startTestGateway, type TestGateway } from './testing'

const [minute, day] = [60_000, 86_400_000]

/** The way to the receiver, which tests change; without an answer in time a receiver is given up. */
type TestRoute = { -readonly [Name in keyof PublicRoute]: PublicRoute[Name] }

let gateway: TestGateway
let other: TestGateway
let receiver: PushServiceStandIn
let route: TestRoute

beforeAll(async () => {
  receiver = await PushServiceStandIn.start()
  route = { ...receiver.route }
  gateway = await startTestGateway()
  other = await startTestGateway({ database: gateway.database, clock: gateway.clock })
  for (const { app } of [gateway, other]) {
    app.provide(webhookRouteService, route)
    // The test does their work, when it says so.
    await Promise.all(app.get(webhookWorkersService).map((worker) => worker.stop()))
  }
})
afterEach(() => {
  receiver.received.length = 0
  receiver.forgetBehaviour()
  Object.assign(route, receiver.route, { timeoutMs: undefined })
})
afterAll(async () => {
  await other.stop()
  await gateway.stop()
  await receiver.stop()
})

const deliver = () => Promise.all([gateway, other].map(({ app }) => deliverEvents(app)))

const creation = `mutation($input: CreateWebhookInput!) {
  createWebhook(input: $input) { secret webhook { id url events disabledAt } userErrors { code } }
}`
const create = (token: string, input: object) => gateway.graphql(creation, { input }, token)

interface Hook {
  readonly token: string
  readonly id: string
  readonly secret: string
  /** a host of its own, so that tests do not see each other's events */
  readonly host: string
}

let made = 0

async function hookFor(...events: readonly string[]): Promise<Hook> {
  const token = await gateway.player()
  made += 1
  const host = `bot${made}.example.org`
  const { data } = await create(token, { url: `https://${host}/events`, events })
  const { secret, webhook, userErrors } = data.createWebhook
  expect(userErrors).toEqual([])
  return { token, id: webhook.id, secret, host }
}

const receivedBy = ({ host }: Hook): readonly ReceivedPush[] =>
  receiver.received.filter(({ endpoint }) => new URL(endpoint).host === host)

/** The body of a call, if its signature is right. */
const verified = ({ secret }: Hook, { body, headers }: ReceivedPush): unknown => {
  const text = (name: string) => String(headers[name])
  const signature = { 'webhook-id': text('webhook-id'), 'webhook-signature': text('webhook-signature') }
  // The library compares with the time of the machine, and the clock of the gateway is that of the test.
  jest.useFakeTimers({ now: gateway.clock.now(), doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'] })
  try {
    return new Webhook(secret).verify(body.toString(), { ...signature, 'webhook-timestamp': text('webhook-timestamp') })
  } finally {
    jest.useRealTimers()
  }
}

const hunt = async (token: string, at = gateway): Promise<void> => {
  const { data } = await at.graphql('mutation { quickHunt { userErrors { code } } }', {}, token)
  expect(data.quickHunt.userErrors).toEqual([])
}

const act = async (field: string, input: object, { token }: Hook) => {
  const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`
  const { data } = await gateway.graphql(
    `mutation($input: ${type}!) { ${field}(input: $input) { userErrors { code } } }`,
    { input },
    token,
  )
  return data[field].userErrors
}

async function hookOf({ token, id }: Hook) {
  const fields = 'id disabledAt deliveries { id event status attempts nextAttemptAt lastStatus lastProblem payload }'
  const { data } = await gateway.graphql(`{ viewer { webhooks { ${fields} } } }`, {}, token)
  return data.viewer.webhooks.find((webhook: { readonly id: string }) => webhook.id === id)
}

describe('an event', () => {
  test('is sent in the form of v1, signed as in Standard Webhooks', async () => {
    const hook = await hookFor('FIGHT')
    await hunt(hook.token)
    await deliverEvents(gateway.app)
    const [call] = receivedBy(hook)
    if (!call) throw new Error('Nothing was sent.')
    const { body } = await gateway.rest('/v1/journal?first=1', { token: hook.token })
    const [data] = body.items
    expect(verified(hook, call)).toEqual({ type: 'fight', timestamp: data.happenedAt, data })
    expect(call.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Sanguine-Webhooks/1' })
    expect(() => verified({ ...hook, secret: `whsec_${Buffer.alloc(24).toString('base64')}` }, call)).toThrow()
  })

  test('is sent once for its cause, over two gateways', async () => {
    const hook = await hookFor('FIGHT')
    await hunt(hook.token)
    for (let count = 0; count < 3; count += 1) await deliver()
    expect(receivedBy(hook)).toHaveLength(1)
    gateway.advance(11 * minute)
    await hunt(hook.token, other)
    await deliver()
    const ids = receivedBy(hook).map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(2)
  })

  test('of a kind that the webhook did not choose is not sent', async () => {
    const hook = await hookFor('RANK_UP')
    await hunt(hook.token)
    await deliver()
    expect(receivedBy(hook)).toEqual([])
  })

  test('reports once that the next hunt is possible, also if the player has hunted again in the meantime', async () => {
    const hook = await hookFor('HUNT_READY')
    await hunt(hook.token)
    await deliver()
    expect(receivedBy(hook)).toEqual([])
    gateway.advance(11 * minute)
    await hunt(hook.token)
    await deliver()
    await deliver()
    expect(receivedBy(hook)).toHaveLength(1)
    gateway.advance(8 * day)
    await deliver()
    await removeOld()
    await deliver()
    expect(receivedBy(hook)).toHaveLength(2)
  })

  test('is sent while the content cannot be read, and the content is read again with the next call', async () => {
    const hook = await hookFor('FIGHT')
    await hunt(hook.token)
    const error = jest.spyOn(gateway.app.log, 'error').mockImplementation(() => undefined)
    const refresh = jest.spyOn(gateway.app.get(releaseService), 'refresh').mockRejectedValue(new Error('unreadable'))
    const nextAt = await queueEvents(gateway.app)
    await deliverEvents(gateway.app)
    refresh.mockRestore()
    error.mockRestore()
    expect(nextAt).toBe(0)
    expect(receivedBy(hook)).toHaveLength(1)
  })

  test('whose row cannot be written yet is queued with the next call', async () => {
    const hook = await hookFor('FIGHT')
    const error = jest.spyOn(gateway.app.log, 'error').mockImplementation(() => undefined)
    const project = jest.spyOn(gateway.app.get(outboxProjectionService), 'project').mockRejectedValue(new Error('lost'))
    await hunt(hook.token)
    const nextAt = await queueEvents(gateway.app)
    project.mockRestore()
    error.mockRestore()
    expect(nextAt).toBe(0)
    expect(await queueEvents(gateway.app)).toBeGreaterThan(0)
    await deliver()
    expect(receivedBy(hook)).toHaveLength(1)
  })

  test('of a type that only a newer version knows is left to its gateways for a day, with what comes after it', async () => {
    const hook = await hookFor('FIGHT', 'MESSAGE')
    await hunt(hook.token)
    const { connection } = gateway.database
    const setType = async (from: string, to: string) => {
      const webhook = await connection
        .collection<{ _id: string; accountId: string }>('webhooks')
        .findOne({ _id: hook.id })
      const written = { player: webhook?.accountId, 'line.type': from }
      await connection.collection('journal').updateMany(written, { $set: { 'line.type': to } })
    }
    await setType('combat', 'eclipse')
    expect(await queueEvents(gateway.app)).toBe(0)
    await deliver()
    expect(receivedBy(hook)).toEqual([])
    await setType('eclipse', 'combat')
    await deliver()
    gateway.advance(11 * minute)
    await hunt(hook.token)
    await setType('combat', 'eclipse')
    await deliver()
    gateway.advance(day)
    await deliver()
    const types = receivedBy(hook).map(({ body }) => JSON.parse(body.toString()).type)
    expect(types).toEqual(['fight', 'message'])
  })

  test('of an account that is banned is not sent', async () => {
    const hook = await hookFor('FIGHT')
    await hunt(hook.token)
    const accounts = gateway.database.connection.collection('accounts')
    const webhook = await gateway.database.connection
      .collection<{ _id: string; accountId: string }>('webhooks')
      .findOne({ _id: hook.id })
    await accounts.updateOne({ _id: new Types.ObjectId(String(webhook?.accountId)) }, { $set: { role: 'banned' } })
    await deliver()
    expect(receivedBy(hook)).toEqual([])
  })
})

describe('a receiver', () => {
  test('that is down for three days gets each event again after longer waits, then none, and its owner gets a mail', async () => {
    const hook = await hookFor('FIGHT')
    receiver.behave(500, hook.host)
    await hunt(hook.token)
    const waits: number[] = []
    for (let attempts = 1; attempts <= 9; attempts += 1) {
      await deliver()
      const [delivery] = (await hookOf(hook)).deliveries
      expect(delivery).toMatchObject({ status: 'WAITING', attempts, lastStatus: 500 })
      waits.push(Date.parse(delivery.nextAttemptAt) - gateway.clock.now())
      gateway.advance(waits.at(-1) ?? 0)
    }
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits)
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(3 * day)
    await deliver()
    expect(await hookOf(hook)).toMatchObject({
      disabledAt: expect.any(String),
      deliveries: [{ status: 'FAILED', attempts: 10, nextAttemptAt: null }],
    })
    expect(receivedBy(hook)).toHaveLength(10)
    expect(new Set(receivedBy(hook).map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await mailsAbout(hook)).toBe(1)
    receiver.forgetBehaviour()
    await hunt(hook.token)
    await deliver()
    expect(receivedBy(hook)).toHaveLength(10)

    expect(await act('enableWebhook', { id: hook.id }, hook)).toEqual([])
    gateway.advance(11 * minute)
    await hunt(hook.token)
    await deliver()
    expect(receivedBy(hook)).toHaveLength(11)
    expect(await hookOf(hook)).toMatchObject({ disabledAt: null })
  })

  test('that is down for two days, while the clock is set a day ahead, is not disabled', async () => {
    const hook = await hookFor('FIGHT')
    receiver.behave(500, hook.host)
    await hunt(hook.token)
    for (let attempts = 1; attempts <= 9; attempts += 1) {
      await deliver()
      const [delivery] = (await hookOf(hook)).deliveries
      const waitMs = Date.parse(delivery.nextAttemptAt) - gateway.clock.now()
      if (attempts < 9) gateway.advance(waitMs)
      else for (const { clock } of [gateway, other]) clock.jump(day)
    }
    await deliver()
    const { disabledAt, deliveries } = await hookOf(hook)
    for (const { clock } of [gateway, other]) clock.jump(-day)
    expect([disabledAt, deliveries]).toMatchObject([null, [{ status: 'FAILED', attempts: 10 }]])
    receiver.forgetBehaviour()
  })

  test('that answers 410 is disabled at once', async () => {
    const hook = await hookFor('FIGHT')
    receiver.behave(410, hook.host)
    await hunt(hook.token)
    await deliver()
    expect(await hookOf(hook)).toMatchObject({ disabledAt: expect.any(String), deliveries: [{ status: 'FAILED' }] })
    expect(await mailsAbout(hook)).toBe(1)
  })

  test.each<[string, PushBehaviour, object]>([
    ['redirects', (response) => response.writeHead(302, { Location: 'http://127.0.0.1/' }).end(), { lastStatus: 302 }],
    ['hangs up', 'hangUp', { lastStatus: null }],
    ['never answers', 'hang', { lastStatus: null }],
    ['sends its headers without end', slowHeaders, { lastStatus: null }],
  ])('that %s gets the event again later', async (_name, behaviour, delivery) => {
    const hook = await hookFor('FIGHT')
    route.timeoutMs = 300
    receiver.behave(behaviour, hook.host)
    await hunt(hook.token)
    await deliver()
    expect((await hookOf(hook)).deliveries).toMatchObject([{ ...delivery, status: 'WAITING', attempts: 1 }])
    expect(receivedBy(hook)).toHaveLength(1)
  })

  test('that answers with an endless body costs nothing', async () => {
    const hook = await hookFor('FIGHT')
    receiver.behave('endlessBody', hook.host)
    await hunt(hook.token)
    await deliver()
    expect((await hookOf(hook)).deliveries).toMatchObject([{ status: 'DELIVERED' }])
  })

  test('that is slow does not delay another', async () => {
    const [slow, quick] = [await hookFor('FIGHT'), await hookFor('FIGHT')]
    receiver.behave('hang', slow.host)
    for (const { token } of [slow, quick]) await hunt(token)
    const delivered = deliverEvents(gateway.app)
    while (receivedBy(quick).length === 0) await new Promise(setImmediate)
    expect(receivedBy(slow)).toHaveLength(1)
    gateway.advance(11 * minute)
    await hunt(quick.token)
    await startDelivering(gateway.app)
    while (receivedBy(quick).length < 2) await new Promise(setImmediate)
    await delivered
  })

  test('without a public address gets nothing', async () => {
    const hook = await hookFor('FIGHT')
    route.request = () => {
      throw new PrivateAddressError('bot.example.org has no public address')
    }
    await hunt(hook.token)
    await deliver()
    expect((await hookOf(hook)).deliveries).toMatchObject([{ lastProblem: 'The host has no public address.' }])
  })
})

describe('a webhook', () => {
  test.each([
    'http://bot.example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://db.internal/',
    'https://bot.example.org:8443/',
    'https://name:word@bot.example.org/',
    'nonsense',
  ])('is refused for %s', async (url) => {
    const { errors } = await create(await gateway.player(), { url, events: ['FIGHT'] })
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'INVALID_INPUT', field: 'url' } })
  })

  test.each([[[]], [['PING']]])('is refused without an event: %j', async (events) => {
    const { errors } = await create(await gateway.player(), { url: 'https://bot.example.org/', events })
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'INVALID_INPUT' } })
  })

  test('is limited to five per account, also if several are created at once', async () => {
    const token = await gateway.player()
    const input = { url: 'https://bot.example.org/', events: ['FIGHT'] }
    const results = await Promise.all(Array.from({ length: 7 }, () => create(token, input)))
    const codes = results.flatMap(({ data }) => data.createWebhook.userErrors)
    expect(codes).toEqual([{ code: 'TOO_MANY_WEBHOOKS' }, { code: 'TOO_MANY_WEBHOOKS' }])
  })

  test('is created once under a key, which no other webhook takes', async () => {
    const token = await gateway.player()
    const createAt = async (at: TestGateway, path: string) => {
      const response = await fetch(`${at.url}/graphql`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          'Idempotency-Key': 'the-only-one',
        },
        body: JSON.stringify({
          query: creation,
          variables: { input: { url: `https://bot.example.org/${path}`, events: ['FIGHT'] } },
        }),
      })
      return (await response.json()) as {
        data: { createWebhook: unknown }
        errors?: { extensions: { code: string } }[]
      }
    }
    const first = await createAt(gateway, 'events')
    expect(await createAt(other, 'events')).toEqual(first)
    expect((await createAt(gateway, 'others')).errors?.[0]?.extensions.code).toBe('CONFLICT')
    const { data } = await gateway.graphql('{ viewer { webhooks { id url } } }', {}, token)
    expect(data.viewer.webhooks).toMatchObject([{ url: 'https://bot.example.org/events' }])
    const deleting = 'mutation ($id: ID!) { deleteWebhook(input: { id: $id }) { deletedId } }'
    await gateway.graphql(deleting, { id: data.viewer.webhooks[0].id }, token)
    expect((await createAt(gateway, 'events')).errors?.[0]?.extensions.code).toBe('CONFLICT')
  })

  test('is created once by simultaneous calls under a key, also as the last one that the account may have', async () => {
    const token = await gateway.player()
    const webhook = { url: 'https://bot.example.org/', events: ['FIGHT'] }
    for (let count = 0; count < 4; count += 1) await create(token, webhook)
    const created = await Promise.all(
      [gateway, other, gateway, other].map((at) =>
        at.rest('POST /v1/webhooks', { token, json: webhook, headers: { 'Idempotency-Key': 'the-last-one' } }),
      ),
    )
    expect(created.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(created.map(({ body }) => body.secret)).size).toBe(1)
    const { data } = await gateway.graphql('{ viewer { webhooks { id } } }', {}, token)
    expect(data.viewer.webhooks).toHaveLength(5)
  })

  test('is neither tested nor sent again under the key of another call of its owner', async () => {
    const hook = await hookFor('FIGHT')
    const second = (await create(hook.token, { url: 'https://bot.example.org/', events: ['FIGHT'] })).data.createWebhook
    const act = (path: string) =>
      gateway.rest(`POST /v1/${path}`, {
        token: hook.token,
        headers: { 'Idempotency-Key': 'one-key', Accept: 'application/json, application/problem+json' },
      })
    const { body } = await act(`webhooks/${hook.id}/ping`)
    const others = [
      await act(`webhooks/${second.webhook.id}/ping`),
      await act(`webhook-deliveries/${body.delivery.id}/resend`),
    ]
    expect(others.map(({ status, body: problem }) => [status, problem.code])).toEqual([
      [409, 'CONFLICT'],
      [409, 'CONFLICT'],
    ])
    expect((await act(`webhooks/${hook.id}/ping`)).headers.get('idempotency-replayed')).toBe('true')
  })

  test('is tested by its owner, and no other account sees or changes it', async () => {
    const [hook, stranger] = [await hookFor('FIGHT'), await hookFor('FIGHT')]
    expect(await act('pingWebhook', { id: hook.id }, hook)).toEqual([])
    await deliver()
    const [call] = receivedBy(hook)
    expect(call && verified(hook, call)).toMatchObject({ type: 'ping', data: {} })
    const { token } = stranger
    for (const field of ['pingWebhook', 'enableWebhook', 'deleteWebhook'])
      expect(await act(field, { id: hook.id }, { ...hook, token })).toEqual([{ code: 'UNKNOWN_WEBHOOK' }])
    const [{ id }] = (await hookOf(hook)).deliveries
    expect(await act('resendWebhookDelivery', { id }, { ...hook, token })).toEqual([{ code: 'UNKNOWN_DELIVERY' }])
  })

  test('gets a delivery again on request, with the same id and body', async () => {
    const hook = await hookFor('FIGHT')
    await hunt(hook.token)
    await deliver()
    const [{ id }] = (await hookOf(hook)).deliveries
    expect(await act('resendWebhookDelivery', { id }, hook)).toEqual([])
    await deliver()
    const [first, second] = receivedBy(hook)
    expect(second?.body).toEqual(first?.body)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    gateway.advance(8 * day)
    await removeOld()
    expect((await hookOf(hook)).deliveries).toEqual([])
    expect(await act('resendWebhookDelivery', { id }, hook)).toEqual([{ code: 'UNKNOWN_DELIVERY' }])
  })

  test('gets a delivery that is sent again late, although its receiver is down for days', async () => {
    const hook = await hookFor('FIGHT')
    await hunt(hook.token)
    await deliver()
    const [{ id }] = (await hookOf(hook)).deliveries
    gateway.advance(6 * day)
    receiver.behave(500, hook.host)
    expect(await act('resendWebhookDelivery', { id }, hook)).toEqual([])
    await deliver()
    gateway.advance(2 * day)
    await removeOld()
    receiver.forgetBehaviour()
    receiver.received.length = 0
    await deliver()
    expect(receivedBy(hook)).toHaveLength(1)
  })

  test('is tested once by calls under one key', async () => {
    const [hook, stranger] = [await hookFor('FIGHT'), await hookFor('FIGHT')]
    const ping = ({ token, id }: Hook, key: string) =>
      gateway.rest(`POST /v1/webhooks/${id}/ping`, { token, headers: { 'Idempotency-Key': key } })
    const [first, repeat] = [await ping(hook, 'test-1'), await ping(hook, 'test-1')]
    expect(repeat.body).toEqual(first.body)
    expect([first, repeat].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true'])
    await ping(hook, 'test-2')
    await ping(stranger, 'test-1')
    await deliver()
    expect([hook, stranger].map((each) => receivedBy(each).length)).toEqual([2, 1])
  })

  test('gets a delivery again once by calls under one key, also if it was sent between them', async () => {
    const hook = await hookFor('FIGHT')
    await hunt(hook.token)
    await deliver()
    const [{ id }] = (await hookOf(hook)).deliveries
    const replayed: unknown[] = []
    for (const key of ['again-1', 'again-1', 'again-2', 'again-1']) {
      const call = { token: hook.token, headers: { 'Idempotency-Key': key } }
      const { status, headers } = await gateway.rest(`POST /v1/webhook-deliveries/${id}/resend`, call)
      replayed.push([status, headers.get('idempotency-replayed')])
      await deliver()
    }
    expect(replayed).toEqual([
      [200, null],
      [200, 'true'],
      [200, null],
      [200, 'true'],
    ])
    expect(receivedBy(hook)).toHaveLength(3)
  })

  test('gets nothing after its deletion', async () => {
    const hook = await hookFor('FIGHT')
    await hunt(hook.token)
    expect(await act('deleteWebhook', { id: hook.id }, hook)).toEqual([])
    await deliver()
    expect(receivedBy(hook)).toEqual([])
  })
})

/** Accepts in such small pieces that it would take hours. */
function slowHeaders(response: ServerResponse): void {
  const { socket } = response
  const more = setInterval(() => (socket?.destroyed ? clearInterval(more) : socket?.write('X')), 5)
}

const mailsAbout = async (hook: Hook): Promise<number> => {
  const { connection } = gateway.database
  const webhook = await connection.collection<{ _id: string; accountId: string }>('webhooks').findOne({ _id: hook.id })
  return connection.collection('mails').countDocuments({ template: 'webhookDisabled', accountId: webhook?.accountId })
}

/** The deliveries in the data that an account can download. */
async function exported({ id }: Hook): Promise<readonly unknown[]> {
  const { connection } = gateway.database
  const webhook = await connection.collection<{ _id: string; accountId: string }>('webhooks').findOne({ _id: id })
  const rows: unknown[] = []
  for (const collection of webhooks.collections ?? [])
    if (collection.name === 'webhookDeliveries' && 'read' in collection)
      for await (const row of collection.read(gateway.app, webhook?.accountId ?? '')) rows.push(row)
  return rows
}

const removeOld = async (): Promise<void> => {
  for (const { name, removeOld: remove } of webhooks.collections ?? [])
    if (name === 'webhookDeliveries') await remove?.(gateway.app)
}

describe('events for the staff', () => {
  const rarity = (name: string) => ({ input: { name, shortName: name, colorHex: '#112233' } })
  const createRarity = async (name: string, token: string) => {
    const { data } = await gateway.graphql(
      'mutation ($input: CreateRarityInput!) { createRarity(input: $input) { rarity { id } userErrors { code } } }',
      rarity(name),
      token,
    )
    expect(data.createRarity.userErrors).toEqual([])
    await numberStaffEvents(gateway.app)
    return data.createRarity.rarity.id as string
  }
  const setRole = (name: string, role: string) =>
    gateway.database.connection.collection('accounts').updateOne({ name }, { $set: { role } })

  /** A webhook of a new member of the staff. */
  async function staffHook(name: string, role: string, ...events: readonly string[]): Promise<Hook> {
    await gateway.player(name)
    await setRole(name, role)
    const token = await gateway.login(name)
    const host = `${name.toLowerCase()}.example.org`
    const { data } = await create(token, { url: `https://${host}/events`, events })
    const { secret, webhook, userErrors } = data.createWebhook
    expect(userErrors).toEqual([])
    return { token, id: webhook.id, secret, host }
  }

  test('are sent once, over two gateways, in the form of the stream', async () => {
    const hook = await staffHook('Esther', 'editor', 'CONTENT_CHANGED')
    const id = await createRarity('Royal', await gateway.adminToken())
    for (let count = 0; count < 3; count += 1) await deliver()
    const calls = receivedBy(hook)
    expect(calls).toHaveLength(1)
    expect(verified(hook, calls[0] as ReceivedPush)).toMatchObject({
      type: 'contentChanged',
      data: { action: 'CREATE', subject: { type: 'RARITY', id }, actor: { name: 'admin', role: 'ADMIN' } },
    })
    await createRarity('Regal', await gateway.adminToken())
    await deliver()
    expect(receivedBy(hook)).toHaveLength(2)
  })

  test.each([
    ['a player', 'Naomi', 'user', 'CONTENT_CHANGED'],
    ['an editor', 'Tamar', 'editor', 'PAYMENT_CHANGED'],
    ['support', 'Dinah', 'support', 'REMOTE_CHANGED'],
  ])('are refused to %s without the permission', async (_reader, name, role, event) => {
    await gateway.player(name)
    await setRole(name, role)
    const { data } = await create(await gateway.login(name), {
      url: 'https://no.example.org/',
      events: ['NEWS', event],
    })
    expect(data.createWebhook).toMatchObject({ webhook: null, userErrors: [{ code: 'EVENT_FOR_STAFF' }] })
  })

  test('are not sent to an account that has lost its role, even if they were queued before', async () => {
    const hook = await staffHook('Judith', 'editor', 'CONTENT_CHANGED')
    receiver.behave(500, hook.host)
    await createRarity('Lost', await gateway.adminToken())
    await deliver()
    receiver.forgetBehaviour()
    receiver.received.length = 0
    await setRole('Judith', 'user')
    await createRarity('Later', await gateway.adminToken())
    gateway.advance(minute)
    await deliver()
    expect(receivedBy(hook)).toEqual([])
    const { deliveries } = await hookOf(hook)
    expect(deliveries).toMatchObject([{ status: 'FAILED', lastProblem: 'The account may no longer have this event.' }])
    const [{ id, payload }] = deliveries
    expect(payload).toBe('{}')
    const { data } = await gateway.graphql(
      'mutation ($input: ResendWebhookDeliveryInput!) { resendWebhookDelivery(input: $input) { delivery { payload } } }',
      { input: { id } },
      hook.token,
    )
    expect(data.resendWebhookDelivery.delivery).toEqual({ payload: '{}' })
    expect(await exported(hook)).toMatchObject([{ event: 'contentChanged', payload: null }])
  })
})
