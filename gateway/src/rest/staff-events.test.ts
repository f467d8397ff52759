import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { appendStaffEvents, type NewStaffEvent } from '@sanguine/audit'
import { numberStaffEvents, staffEventModelsService } from '@sanguine/audit/testing'
import { aPack, smallContent } from '@sanguine/content/testing'
import { connectionService } from '@sanguine/db'
import { collectionsService, type TokenScope } from '@sanguine/kernel'
import { createClient } from 'graphql-sse'
import {
  askForStream,
  OpenedStreams,
  type StreamOptions,
  startTestGateway,
  type TestEvent,
  type TestGateway,
  type TestStream,
} from '../testing'

const path = '/v1/staff/events'
const day = 86_400_000
const pack = aPack(smallContent())

let gateway: TestGateway
let other: TestGateway
const streams = new OpenedStreams()

beforeAll(async () => {
  gateway = await startTestGateway({ pack })
  other = await startTestGateway({ pack, database: gateway.database, clock: gateway.clock })
})
afterEach(() => streams.close())
afterAll(async () => {
  await other.stop()
  await gateway.stop()
})

const follow = (at: TestGateway, token: string, options: StreamOptions = {}): Promise<TestStream> =>
  streams.follow(at, token, { path, ...options })

type StaffRole = 'admin' | 'editor' | 'support' | 'user'

const setRole = (name: string, role: StaffRole) =>
  gateway.database.connection.collection('accounts').updateOne({ name }, { $set: { role } })

/** The session of a new account with a role. */
async function member(name: string, role: StaffRole): Promise<string> {
  await gateway.player(name)
  await setRole(name, role)
  return gateway.login(name)
}

async function tokenOf(name: string, session: string, ...scopes: readonly TokenScope[]): Promise<string> {
  const { data } = await gateway.graphql(
    `mutation ($input: CreatePersonalTokenInput!) {
      createPersonalToken(input: $input) { secret userErrors { code } }
    }`,
    { input: { name: scopes.join(), scopes, password: digestOf(`${name} of Whitby 1893`) } },
    session,
  )
  expect(data.createPersonalToken.userErrors).toEqual([])
  return data.createPersonalToken.secret
}

const paymentEvent = (paymentId: string): NewStaffEvent => ({
  event: { type: 'payment', paymentId, formerStatus: 'created', status: 'completed' },
  permission: 'manageUsers',
})

/** Writes events as the transaction of a cause does. */
const append = (at: TestGateway, ...events: readonly NewStaffEvent[]) =>
  at.app.get(connectionService).transaction((session) => appendStaffEvents(at.app, events, session))

async function createRarity(at: TestGateway, session: string, name: string) {
  const { data } = await at.graphql(
    `mutation ($input: CreateRarityInput!) {
      createRarity(input: $input) { rarity { id revision } userErrors { code message } }
    }`,
    { input: { name, shortName: name, colorHex: '#112233' } },
    session,
  )
  expect(data.createRarity.userErrors).toEqual([])
  return data.createRarity.rarity as { readonly id: string; readonly revision: number }
}

/** The place after all that has happened. */
const latestPlace = async (session: string): Promise<string> => {
  await numberStaffEvents(gateway.app)
  const stream = await follow(gateway, session)
  const { id = '' } = await stream.until('place')
  await stream.close()
  return id
}

describe('the events for the staff', () => {
  test('have each change of content with its author, its subject and the version of the content', async () => {
    const admin = await gateway.adminToken()
    const stream = await follow(other, admin)
    expect(await stream.next()).toMatchObject({ name: 'place', id: expect.any(String), data: { hasMissed: false } })
    const { id, revision } = await createRarity(gateway, admin, 'Mythic')
    const created = await stream.next()
    expect(created).toMatchObject({
      name: 'change',
      data: {
        action: 'CREATE',
        subject: { type: 'RARITY', id, title: 'Mythic' },
        actor: { name: 'admin', role: 'ADMIN' },
      },
    })
    const { data } = await gateway.graphql(
      'mutation ($input: DeleteRarityInput!) { deleteRarity(input: $input) { auditEntry { id } userErrors { code } } }',
      { input: { id, revision } },
      admin,
    )
    const deleted = await stream.next()
    expect(deleted).toMatchObject({ data: { action: 'DELETE', auditEntryId: data.deleteRarity.auditEntry.id } })
    expect(deleted?.data.contentVersion).toBe(created?.data.contentVersion + 1)
  })

  test('have the same form and ids as the subscription', async () => {
    const admin = await gateway.adminToken()
    const after = await latestPlace(admin)
    await createRarity(gateway, admin, 'Fabled')
    await append(other, paymentEvent('a'.repeat(24)))
    const stream = await follow(gateway, admin, { after })
    const client = createClient({
      url: `${gateway.url}/graphql`,
      headers: { Authorization: `Bearer ${admin}` },
      retryAttempts: 0,
    })
    const query = `subscription($after: String) { staffEvents(after: $after) { id
      ... on StaffPlaceEvent { hasMissed }
      ... on StaffChangeEvent {
        happenedAt auditEntryId action subject { type id title } actor { accountId name role } contentVersion
      }
      ... on PaymentStatusEvent { happenedAt paymentId formerStatus status payment { id } }
    } }`
    const results = client.iterate<{ staffEvents: object }>({ query, variables: { after } })
    for (const extra of [{}, {}, { payment: null }]) {
      const { id, data } = (await stream.next()) as TestEvent
      expect((await results.next()).value).toEqual({ data: { staffEvents: { id, ...data, ...extra } } })
    }
    client.dispose()
  })

  test('come once and in order, with twenty writers at two gateways and a client that connects again', async () => {
    const admin = await gateway.adminToken()
    const begin = await latestPlace(admin)
    const [writers, each] = [20, 10]
    const write = async (writer: number) => {
      for (let count = 0; count < each; count += 1) {
        const at = (writer + count) % 2 === 0 ? gateway : other
        if (writer < 2) await createRarity(at, admin, `w${writer}x${count}`)
        else await append(at, paymentEvent(`${writer}-${count}`))
      }
    }
    const written = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
    const seen: TestEvent[] = []
    let last = begin
    for (let connection = 0; seen.length < writers * each; connection += 1) {
      const stream = await follow(connection % 2 === 0 ? other : gateway, admin, { after: last })
      // a different number of events in each connection; the last of them is often followed by unread ones
      for (let read = 0; read <= (connection * 7) % 13 && seen.length < writers * each; ) {
        const event = (await stream.next()) as TestEvent
        if (event.name === 'place') {
          expect([event.id, event.data]).toEqual([last, { hasMissed: false }])
          continue
        }
        seen.push(event)
        last = event.id ?? ''
        read += 1
      }
      await stream.close()
    }
    await written
    expect(seen.map(({ id }) => Number(id))).toEqual(seen.map((_, index) => Number(begin) + index + 1))
    const subjects = seen.map(({ data }) => data.paymentId ?? data.subject.title)
    expect(new Set(subjects).size).toBe(writers * each)
    // what one writer wrote one after another keeps that order
    for (let writer = 2; writer < writers; writer += 1) {
      const own = subjects.filter((subject) => subject.startsWith(`${writer}-`))
      expect(own).toEqual(Array.from({ length: each }, (_, count) => `${writer}-${count}`))
    }
    const versions = seen.flatMap(({ data }) => data.contentVersion ?? [])
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))
  })

  test('leave out a transaction that was aborted, without a gap', async () => {
    const admin = await gateway.adminToken()
    const stream = await follow(gateway, admin)
    const { id } = await stream.until('place')
    const { app } = gateway
    const aborted = app.get(connectionService).transaction(async (session) => {
      await appendStaffEvents(app, [paymentEvent('aborted')], session)
      throw new Error('the cause failed')
    })
    await expect(aborted).rejects.toThrow('the cause failed')
    await append(other, paymentEvent('committed'))
    expect(await stream.next()).toMatchObject({ id: String(Number(id) + 1), data: { paymentId: 'committed' } })
  })

  test('go on after a read that failed, where the client was', async () => {
    const admin = await gateway.adminToken()
    const stream = await follow(gateway, admin)
    const { id } = await stream.until('place')
    const models = gateway.app.get(staffEventModelsService)
    const { find } = models.events
    models.events.find = (() => {
      throw new Error('the disk is gone')
    }) as typeof find
    await append(other, paymentEvent('unread'))
    expect(await stream.until('end')).toMatchObject({ data: { code: 'INTERNAL_SERVER_ERROR' } })
    expect(await stream.next()).toBeNull()
    models.events.find = find
    const again = await follow(gateway, admin, { after: id })
    await again.until('place')
    expect(await again.next()).toMatchObject({ data: { paymentId: 'unread' } })
  })

  test('are kept for seven days, and a client that was away for longer learns that it has missed some', async () => {
    const admin = await gateway.adminToken()
    const after = await latestPlace(admin)
    await append(gateway, paymentEvent('old'))
    const removeOld = async () => {
      await numberStaffEvents(gateway.app)
      for (const { name, removeOld: remove } of gateway.app.get(collectionsService))
        if (name === 'staffEvents') await remove?.(gateway.app)
    }
    gateway.advance(7 * day - 1_000)
    await append(gateway, paymentEvent('new'))
    await removeOld()
    const session = await gateway.adminToken()
    const before = await follow(gateway, session, { after })
    await before.until('place')
    expect(await before.next()).toMatchObject({ data: { paymentId: 'old' } })
    gateway.advance(2_000)
    await removeOld()
    const late = await follow(gateway, await gateway.adminToken(), { after })
    expect(await late.next()).toMatchObject({ name: 'place', data: { hasMissed: false } })
    expect(await late.next()).toMatchObject({ name: 'place', id: String(Number(after) + 1), data: { hasMissed: true } })
    expect(await late.next()).toMatchObject({ data: { paymentId: 'new' } })
  })

  test('begin anew for a client whose place is of a log from before a backup was restored', async () => {
    const admin = await gateway.adminToken()
    const last = await latestPlace(admin)
    const stream = await follow(gateway, admin, { after: '999999999' })
    expect(await stream.next()).toMatchObject({ name: 'place', id: last, data: { hasMissed: true } })
  })

  test.each(['yesterday', '-1', '01', '1.5', '9'.repeat(16)])('refuse %s, which is no id', async (after) => {
    const { response } = await askForStream(gateway, await gateway.adminToken(), { path, after })
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ code: 'INVALID_INPUT' })])
  })
})

describe('the callers', () => {
  let made = 0

  test('are the staff: no player, and no token without a scope for any of the events', async () => {
    const refusal = async (token: string) => {
      const { response } = await askForStream(gateway, token, { path })
      const { code } = (await response.json()) as { readonly code: string }
      return [response.status, code]
    }
    const admin = await member('Abel', 'admin')
    expect(await refusal(await gateway.player())).toEqual([403, 'FORBIDDEN'])
    expect(await refusal(await tokenOf('Abel', admin, 'read', 'content:write'))).toEqual([403, 'INSUFFICIENT_SCOPE'])
    expect((await gateway.rest(path, { headers: { Accept: 'text/event-stream' } })).status).toBe(401)
  })

  test.each([
    ['an editor', 'editor', null, ['change']],
    ['support', 'support', null, ['payment']],
    ['an admin', 'admin', null, ['change', 'payment', 'payment']],
    ['a token with content:read', 'admin', 'content:read', ['change']],
    ['a token with support', 'admin', 'support', ['payment']],
    ['a token of an editor with support', 'editor', 'support', []],
    ['a token that deploys a single remote', 'admin', 'deploy:game', ['payment']],
  ] as const)('get what they may read: %s', async (_name, role, scope, names) => {
    made += 1
    const account = `Cain ${made}`
    const session = await member(account, role)
    const token = scope ? await tokenOf(account, session, scope) : session
    const admin = await gateway.adminToken()
    const after = await latestPlace(admin)
    await createRarity(gateway, admin, account.replaceAll(' ', ''))
    await append(gateway, paymentEvent('b'.repeat(24)))
    await append(gateway, { ...paymentEvent('d'.repeat(24)), permission: 'deployRemotes' })
    await numberStaffEvents(gateway.app)
    const stream = await follow(gateway, token, { after })
    for (const each of ['place', ...names]) expect((await stream.next())?.name).toBe(each)
    await setRole(account, 'user')
    gateway.advance(1_000)
    expect(await stream.next()).toMatchObject({ name: 'end', data: { code: 'FORBIDDEN' } })
  })

  test('lose the stream with the role, and the events of a permission with it', async () => {
    const session = await member('Seth', 'admin')
    const stream = await follow(gateway, session)
    await stream.until('place')
    await setRole('Seth', 'editor')
    await append(gateway, paymentEvent('c'.repeat(24)))
    await createRarity(other, await gateway.adminToken(), 'Sethian')
    expect((await stream.next())?.name).toBe('change')
    await setRole('Seth', 'user')
    gateway.advance(1_000)
    expect(await stream.next()).toMatchObject({ name: 'end', data: { code: 'FORBIDDEN' } })
    expect(await stream.next()).toBeNull()
  })
})
