import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { aPack, smallContent } from '@sanguine/content/testing'
import { forgetLoaded } from '@sanguine/kernel'
import type { EventsResponse } from '@sanguine/kernel/rest'
import { contextFor } from '@sanguine/kernel/testing'
import { aViewer, outboxProjectionService } from '@sanguine/players/testing'
import { siteKey } from '../settings'
import { OpenedStreams, type StreamOptions, startTestGateway, type TestGateway, TestStream } from '../testing'
import { eventRoute } from './v1/events'

const minute = 60_000
const pack = aPack(smallContent())

let gateway: TestGateway
let other: TestGateway
const streams = new OpenedStreams()

beforeAll(async () => {
  gateway = await startTestGateway({ pack, timeouts: { streamBeat: 20 } })
  other = await startTestGateway({ pack, database: gateway.database, clock: gateway.clock })
})
afterEach(() => streams.close())
afterAll(async () => {
  await other.stop()
  await gateway.stop()
})

const follow = (at: TestGateway, token: string, options: StreamOptions = {}): Promise<TestStream> =>
  streams.follow(at, token, options)

const hunt = async (at: TestGateway, token: string): Promise<void> => {
  const { data } = await at.graphql('mutation { quickHunt { combat { id } userErrors { code } } }', {}, token)
  expect(data.quickHunt.userErrors).toEqual([])
}

describe('the event stream', () => {
  test('has entries in the form of the journal of v1', async () => {
    const token = await gateway.player()
    const stream = await follow(gateway, token)
    await hunt(gateway, token)
    const { data } = await stream.until('entry')
    const { body } = await gateway.rest('/v1/journal?first=1', { token })
    expect(body.items).toEqual([data])
  })

  test('begins at the present, and sends each hunt once, whichever gateway wrote it', async () => {
    const token = await gateway.player()
    const stream = await follow(gateway, token)
    expect(await stream.next()).toMatchObject({
      name: 'player',
      data: { revision: expect.any(Number) },
    })
    await hunt(gateway, token)
    const first = await stream.until('entry')
    expect(first).toMatchObject({ id: first.data.id, data: { type: 'CombatEntry', number: 1, isAutoHunt: false } })
    expect(first.data.enemy.name).not.toBe('')
    gateway.advance(11 * minute)
    await hunt(other, token)
    expect((await stream.until('entry')).data.number).toBe(2)
    expect(await stream.until('player')).toMatchObject({ data: { revision: expect.any(Number) } })
  })

  test('sends the time of the next possible hunt', async () => {
    const token = await gateway.player()
    await hunt(gateway, token)
    const stream = await follow(gateway, token)
    const { data } = await stream.until('player')
    gateway.advance(Date.parse(data.nextHuntAt) - gateway.clock.now())
    // a change wakes the stream, whose timer counts real time
    await gateway.graphql('mutation { rotateSeed(input: { clientSeed: "seven" }) { userErrors { code } } }', {}, token)
    expect(await stream.until('huntReady')).toMatchObject({ data: { nextHuntAt: data.nextHuntAt } })
  })

  test('sends the newest news post, and each new one, by any gateway', async () => {
    const token = await gateway.player()
    const stream = await follow(other, token)
    await stream.until('player')
    const post = { header: 'Bells on the moor', message: 'Who rings them?', publishedAt: '2030-01-01T00:00:00.000Z' }
    const { data } = await gateway.graphql(
      'mutation($post: CreateNewsPostInput!) { createNewsPost(input: $post) { newsPost { id } userErrors { code } } }',
      { post },
      await gateway.adminToken(),
    )
    expect(data.createNewsPost.userErrors).toEqual([])
    const { id } = data.createNewsPost.newsPost
    while ((await stream.until('news')).data.id !== id);
    expect((await (await follow(gateway, token)).until('news')).data).toEqual({ id })
  })

  test('continues after the last event of the client, without a gap or a repeat', async () => {
    const token = await gateway.player()
    const before = await follow(gateway, token)
    const { id } = await before.until('player')
    await before.close()
    const numbers = [1, 2, 3, 4]
    for (const number of numbers) {
      await hunt(number % 2 === 0 ? gateway : other, token)
      gateway.advance(11 * minute)
    }
    const after = await follow(other, token, { after: id })
    const seen: number[] = []
    let middle = ''
    while (seen.length < numbers.length) {
      const event = await after.until('entry')
      seen.push(event.data.number)
      if (event.data.number === 2) middle = event.id ?? ''
    }
    expect(seen).toEqual(numbers)
    const rest = await follow(gateway, token, { after: middle })
    expect((await rest.until('entry')).data.number).toBe(3)
    expect((await rest.until('entry')).data.number).toBe(4)
  })

  test('begins at the present after an id that is later, as a client has it after a backup was restored', async () => {
    const token = await gateway.player()
    const before = await follow(gateway, token)
    const { id = '' } = await before.until('player')
    await before.close()
    const later = id.replace(/:\d+:/, ':000000000099:')
    const stream = await follow(gateway, token, { after: later })
    expect((await stream.until('player')).id).toBe(id)
    await hunt(gateway, token)
    expect((await stream.until('entry')).data.number).toBe(1)
  })

  test('keeps nothing of an entry that it has sent', async () => {
    const token = await gateway.player()
    const { data } = await gateway.graphql('{ me { id } }', {}, token)
    const context = contextFor(gateway.app, { ...aViewer('Follower'), accountId: data.me.id })
    const { follow } = (await eventRoute.handle(context, {
      params: {},
      query: {},
      body: {},
      files: [],
    })) as EventsResponse
    const ended = new AbortController()
    const events = follow(ended.signal)[Symbol.asyncIterator]()
    await events.next()
    await hunt(gateway, token)
    while ((await events.next()).value?.name !== 'entry');
    expect(forgetLoaded(context)).toBe(false)
    ended.abort()
  })

  test('waits for entries that cannot be written to the journal yet, and omits none', async () => {
    const token = await gateway.player()
    const stream = await follow(gateway, token)
    await stream.until('player')
    const projection = gateway.app.get(outboxProjectionService)
    const { project } = projection
    let failures = 0
    const isFailing = new Promise<void>((resolve) => {
      projection.project = () => {
        failures += 1
        if (failures > 2) resolve()
        return Promise.reject(new Error('the disk is full'))
      }
    })
    await hunt(gateway, token)
    await isFailing
    projection.project = project
    expect((await stream.until('entry')).data.number).toBe(1)
    gateway.advance(11 * minute)
    await hunt(gateway, token)
    expect((await stream.until('entry')).data.number).toBe(2)
  })

  test('ends with a reason in the language of the call when the session ends', async () => {
    const token = await gateway.player()
    const stream = await follow(gateway, token, { language: 'de' })
    await stream.until('player')
    expect((await other.rest('POST /user/logout', { token })).status).toBe(200)
    // a session is read again within a second
    gateway.advance(1_000)
    expect(await stream.until('end')).toMatchObject({
      data: { code: 'UNAUTHENTICATED', message: expect.stringMatching(/melde dich neu an/) },
    })
    expect(await stream.next()).toBeNull()
  })

  test('sends heartbeats while nothing happens', async () => {
    const stream = await follow(gateway, await gateway.player())
    await stream.until('news')
    expect(await stream.block()).toBe(':')
  })

  test('frees the place of a client that leaves before its stream has begun', async () => {
    const token = await gateway.player()
    const { hostname, port } = new URL(gateway.url)
    const head = [
      'GET /api/v1/events HTTP/1.1',
      `Host: ${hostname}:${port}`,
      `X-Api-Key: ${siteKey}`,
      `Authorization: Bearer ${token}`,
    ]
    for (let count = 0; count < 10; count += 1) {
      const socket = connect(Number(port), hostname)
      socket.end(`${head.join('\r\n')}\r\n\r\n`)
      await once(socket.resume(), 'connect')
      socket.destroy()
    }
    const isOpened = async () => {
      const headers = { 'X-Api-Key': siteKey, Authorization: `Bearer ${token}` }
      const controller = new AbortController()
      const response = await fetch(`${gateway.url}/api/v1/events`, { headers, signal: controller.signal })
      if (response.status === 200) streams.open.push(new TestStream(response, controller))
      else await response.body?.cancel()
      return response.status === 200
    }
    // the gateway notices after a few turns that the clients have left
    for (let tries = 0; streams.open.length < 10 && tries < 500; tries += 1) await isOpened()
    expect(streams.open).toHaveLength(10)
  })

  test('ends when its gateway closes', async () => {
    const third = await startTestGateway({ pack, database: gateway.database, clock: gateway.clock })
    const stream = await follow(third, await gateway.player())
    await stream.until('player')
    const stopped = third.stop()
    while ((await stream.block().catch(() => null)) !== null);
    await stopped
  })

  test.each([
    ['of another player', (id: string) => id.replace(/^.{8}/, '00000000'), 400],
    ['that is none', () => 'yesterday', 400],
  ])('refuses an id %s', async (_name, change, status) => {
    const token = await gateway.player()
    const stream = await follow(gateway, token)
    const { id = '' } = await stream.until('player')
    const refused = await gateway.rest('/v1/events', {
      token,
      headers: { Accept: 'text/event-stream', 'Last-Event-ID': change(id) },
    })
    expect(refused.status).toBe(status)
  })

  test('refuses callers without a session, callers of other types, and an eleventh stream of an account', async () => {
    const accept = { Accept: 'text/event-stream' }
    expect((await gateway.rest('/v1/events', { headers: accept })).status).toBe(401)
    const token = await gateway.player()
    expect((await gateway.rest('/v1/events', { token, headers: { Accept: 'application/json' } })).status).toBe(406)
    for (let count = 0; count < 10; count += 1) await follow(gateway, token)
    const refused = await gateway.rest('/v1/events', { token, headers: accept })
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
    await streams.open[0]?.close()
  })
})
