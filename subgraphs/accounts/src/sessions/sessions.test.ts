import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { connectionService } from '@sanguine/db'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { App, type Viewer } from '@sanguine/kernel'
import { contextFor, TestRandom, testSettings } from '@sanguine/kernel/testing'
import { type AccountRecord, accountsService } from '../accounts.model'
import { accounts } from '../index'
import { logout } from '../operations/logout'
import { endOtherSessions, endOwnSession, listOwnSessions } from '../operations/own-sessions'
import { anAccount } from '../testing/an-account'
import { accessTokensService } from './access-tokens'
import { endSessions, openSession, renewToken } from './sessions'
import { sessionsService } from './sessions.model'
import { readSession, viewersService } from './viewers'

const [minute, day] = [60_000, 86_400_000]
const ended = { kind: 'unauthenticated', message: expect.stringContaining('log in') }
const totp = { secret: 'sealed', lastStep: 0, addedAt: new Date(0) }

let server: TestAppWithDatabase
let app: App
let mina: AccountRecord

beforeAll(async () => {
  server = await testAppWithDatabase({ sessionIdleMs: 14 * day, requiresStaffSecondFactor: true })
  app = server.app
  await accounts.start?.(app)
})
beforeEach(async () => {
  mina = await anAccount(app)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await server.database.drop()
})
afterAll(() => server.stop())

const open = async (account = mina, changes: Parameters<typeof contextFor>[2] = {}) =>
  openSession(contextFor(app, null, changes), account, 'password')

const stored = (viewer: Viewer) => app.get(sessionsService).findById(viewer.sessionId).lean()

/** Another gateway on the same database, which remembers nothing. */
const anotherGateway = (settings = {}) =>
  new App({
    settings: testSettings({ ...app.settings, ...settings }),
    clock: server.clock,
    log: app.log,
    random: new TestRandom('another'),
  }).provide(connectionService, server.database.connection)

/** Reads a session as a gateway does that has not seen it before. */
const readElsewhere = (token: string) => readSession(anotherGateway(), token)

const logged = () => {
  const lines: unknown[] = []
  jest.spyOn(app.log, 'info').mockImplementation((line: unknown) => {
    lines.push(line)
  })
  return lines
}

describe('a new session', () => {
  test('is stored with its times and device, and its token names its account', async () => {
    const now = server.clock.now()
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
    const { accessToken, viewer } = await open(mina, { userAgent })
    expect(viewer).toEqual({
      accountId: mina._id.toHexString(),
      sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'Mina',
      email: 'mina@example.org',
      role: 'user',
      patreonType: 2,
      hasSeenWelcome: true,
    })
    expect(await stored(viewer)).toEqual({
      _id: viewer.sessionId,
      accountId: mina._id,
      credentialVersion: 0,
      createdAt: new Date(now),
      expiresAt: new Date(now + 30 * day),
      lastUsedAt: new Date(now),
      device: { browser: 'Firefox', system: 'Linux' },
    })
    const claims = app.get(accessTokensService).read(accessToken)
    expect(claims).toMatchObject({ sub: viewer.accountId, sid: viewer.sessionId, name: 'Mina', role: 'user' })
    expect(claims?.exp).toBe((now + 30 * day) / 1000)
    expect(claims).not.toHaveProperty('mustEnrol')
    expect(await readElsewhere(accessToken)).toEqual(viewer)
  })

  test('is in the security log, with the methods that confirmed it', async () => {
    const lines = logged()
    const accountId = mina._id.toHexString()
    await open()
    expect(lines).toMatchObject([{ event: 'security.login.succeeded', accountId, method: 'password' }])
    expect(lines[0]).not.toHaveProperty('actorId')
  })

  test('stores the language of the login with the account if it differs', async () => {
    const update = jest.spyOn(app.get(accountsService), 'updateOne')
    await open(mina, { language: 'en' })
    expect(update).not.toHaveBeenCalled()
    await open(mina, { language: 'de' })
    expect(await app.get(accountsService).findById(mina._id).lean()).toMatchObject({ language: 'de' })
  })

  test('of staff without a second factor may only add one, and its token says so', async () => {
    const admin = await anAccount(app, 'Admin', { role: 'admin' })
    const { accessToken, viewer } = await open(admin)
    expect(viewer).toMatchObject({ role: 'guest', mustEnrol: true })
    expect(app.get(accessTokensService).read(accessToken)).toMatchObject({ role: 'admin', mustEnrol: true })
    const secured = await anAccount(app, 'Secured', { role: 'admin', totp })
    expect((await open(secured)).viewer).toMatchObject({ role: 'admin' })
    expect((await open(secured)).viewer).not.toHaveProperty('mustEnrol')
    const lenient = anotherGateway({ requiresStaffSecondFactor: false })
    expect((await openSession(contextFor(lenient), admin, 'password')).viewer).toMatchObject({ role: 'admin' })
  })
})

describe('a session has ended', () => {
  test('after thirty days, however much it is used', async () => {
    const { accessToken } = await open()
    for (let week = 0; week < 4; week += 1) {
      server.clock.advance(7 * day)
      await readElsewhere(accessToken)
    }
    server.clock.advance(2 * day - 1000)
    expect(await readElsewhere(accessToken)).toMatchObject({ name: 'Mina' })
    server.clock.advance(1000)
    await expect(readElsewhere(accessToken)).rejects.toMatchObject(ended)
  })

  test('at its stored expiry, whatever its token says', async () => {
    const { accessToken, viewer } = await open()
    await app.get(sessionsService).updateOne({ _id: viewer.sessionId }, { expiresAt: new Date(server.clock.now() + 1) })
    expect(await readElsewhere(accessToken)).toMatchObject({ name: 'Mina' })
    server.clock.advance(1)
    await expect(readElsewhere(accessToken)).rejects.toMatchObject(ended)
  })

  test('after fourteen days without a call, to the millisecond', async () => {
    const { accessToken } = await open()
    server.clock.advance(14 * day - 1)
    expect(await readElsewhere(accessToken)).toMatchObject({ name: 'Mina' })
    server.clock.advance(14 * day)
    await expect(readElsewhere(accessToken)).rejects.toMatchObject(ended)
  })

  test.each([
    ['where the account has other credentials', { credentialVersion: 1 }, {}],
    ['where it was opened with later credentials than the account has', {}, { credentialVersion: 1 }],
  ])('%s', async (_case, ofAccount, ofSession) => {
    const { accessToken, viewer } = await open()
    await app.get(accountsService).updateOne({ _id: mina._id }, { $set: ofAccount })
    await app.get(sessionsService).updateOne({ _id: viewer.sessionId }, { $set: ofSession })
    await expect(readElsewhere(accessToken)).rejects.toMatchObject(ended)
  })

  test('if its account was deleted, or is another one than in the token', async () => {
    const lucy = await anAccount(app, 'Lucy')
    const [own, other] = [await open(), await open(lucy)]
    await app.get(sessionsService).updateOne({ _id: own.viewer.sessionId }, { accountId: lucy._id })
    await expect(readElsewhere(own.accessToken)).rejects.toMatchObject(ended)
    await app.get(accountsService).deleteOne({ _id: lucy._id })
    await expect(readElsewhere(other.accessToken)).rejects.toMatchObject(ended)
  })

  test('but not if neither session nor account has a credential version', async () => {
    const { accessToken, viewer } = await open()
    await app.get(accountsService).updateOne({ _id: mina._id }, { $unset: { credentialVersion: 1 } })
    await app.get(sessionsService).updateOne({ _id: viewer.sessionId }, { $unset: { credentialVersion: 1 } })
    expect(await readElsewhere(accessToken)).toMatchObject({ name: 'Mina' })
  })

  test('if its token is invalid', async () => {
    await expect(readSession(app, 'nonsense')).rejects.toMatchObject(ended)
  })
})

test('the time of the last call is stored every ten minutes', async () => {
  const { accessToken, viewer } = await open()
  const openedAt = server.clock.now()
  server.clock.advance(10 * minute - 1)
  await readElsewhere(accessToken)
  expect((await stored(viewer))?.lastUsedAt).toEqual(new Date(openedAt))
  server.clock.advance(1)
  await readElsewhere(accessToken)
  expect((await stored(viewer))?.lastUsedAt).toEqual(new Date(openedAt + 10 * minute))
})

test('a session stored without its last use stays open, and its use is stored from then on', async () => {
  const { accessToken, viewer } = await open()
  await app.get(sessionsService).updateOne({ _id: viewer.sessionId }, { $unset: { lastUsedAt: 1 } })
  server.clock.advance(20 * day)
  expect(await readElsewhere(accessToken)).toMatchObject({ name: 'Mina' })
  expect((await stored(viewer))?.lastUsedAt).toEqual(new Date(server.clock.now()))
})

describe('a cached viewer', () => {
  test('is not read again, and not used for a token of another account with the same session', async () => {
    const { accessToken, viewer } = await open()
    const first = await readSession(app, accessToken)
    const read = jest.spyOn(app.get(sessionsService).collection, 'find')
    expect(await readSession(app, accessToken)).toBe(first)
    expect(read).not.toHaveBeenCalled()
    const lucy = (await anAccount(app, 'Lucy'))._id.toHexString()
    expect(await app.get(viewersService).bySession(viewer.sessionId, lucy)).toBeNull()
  })

  test('is removed with the session or the account, and others are not', async () => {
    const lucy = await open(await anAccount(app, 'Lucy'))
    const [first, second] = [await open(), await open()]
    const all = [lucy, first, second]
    const read = jest.spyOn(app.get(sessionsService).collection, 'find')
    const readsOf = async () => {
      for (const { accessToken } of all) await readSession(app, accessToken)
      const ids = read.mock.calls.map(([filter]) =>
        all.findIndex(({ viewer }) => JSON.stringify(filter).includes(viewer.sessionId)),
      )
      read.mockClear()
      return ids
    }
    expect(await readsOf()).toEqual([0, 1, 2])
    app.get(viewersService).forgetSession(first.viewer.sessionId)
    expect(await readsOf()).toEqual([1])
    app.get(viewersService).forgetAccount(first.viewer.accountId)
    expect(await readsOf()).toEqual([1, 2])
  })
})

describe('a token', () => {
  test('is renewed with current data of the account, until the session ends', async () => {
    const { viewer } = await open()
    const { expiresAt } = (await stored(viewer)) ?? {}
    await app.get(accountsService).updateOne({ _id: mina._id }, { role: 'betaUser', name: 'Wilhelmina' })
    server.clock.advance(day)
    const token = (await renewToken(app, viewer)) ?? ''
    expect(app.get(accessTokensService).read(token)).toMatchObject({
      sid: viewer.sessionId,
      name: 'Wilhelmina',
      role: 'betaUser',
      exp: Number(expiresAt) / 1000,
    })
  })

  test('is not renewed for an ended session, another account, or a deleted account', async () => {
    const { viewer } = await open()
    const lucy = await open(await anAccount(app, 'Lucy'))
    expect(await renewToken(app, { ...viewer, accountId: lucy.viewer.accountId })).toBeNull()
    await app.get(accountsService).deleteOne({ _id: mina._id })
    expect(await renewToken(app, viewer)).toBeNull()
    await app.get(sessionsService).deleteOne({ _id: lucy.viewer.sessionId })
    expect(await renewToken(app, lucy.viewer)).toBeNull()
  })
})

describe('sessions are ended', () => {
  const isOpen = ({ accessToken }: { readonly accessToken: string }) =>
    readSession(app, accessToken).then(
      () => true,
      () => false,
    )

  test('for an account, all or all but one, with their number', async () => {
    const lucy = await open(await anAccount(app, 'Lucy'))
    const own = [await open(), await open(), await open()]
    // each of them is remembered here
    for (const session of [lucy, ...own]) expect(await isOpen(session)).toBe(true)
    const accountId = mina._id.toHexString()
    expect(await endSessions(app, accountId, own[1]?.viewer.sessionId)).toBe(2)
    expect(await Promise.all([lucy, ...own].map(isOpen))).toEqual([true, false, true, false])
    expect(await endSessions(app, accountId)).toBe(1)
    expect(await Promise.all([lucy, ...own].map(isOpen))).toEqual([true, false, false, false])
  })

  test('by a logout, which is logged, and does nothing without a session', async () => {
    const [own, other] = [await open(), await open()]
    expect(await isOpen(own)).toBe(true)
    const lines = logged()
    await logout(contextFor(app, own.viewer))
    expect([await isOpen(own), await isOpen(other)]).toEqual([false, true])
    expect(lines).toMatchObject([{ event: 'security.session.ended', reason: 'logout', count: 1 }])
    await logout(contextFor(app))
    expect(lines).toHaveLength(1)
  })

  test('one by its owner, which is logged', async () => {
    const [own, other] = [await open(), await open()]
    const lucy = await open(await anAccount(app, 'Lucy'))
    for (const session of [own, other]) expect(await isOpen(session)).toBe(true)
    const lines = logged()
    const end = (viewer: Viewer, id: unknown) => endOwnSession(contextFor(app, viewer), id)
    const unknown = { ok: false, refusal: { code: 'unknownSession', details: {}, field: 'id' } }
    expect(await end(lucy.viewer, other.viewer.sessionId)).toEqual(unknown)
    expect(lines).toEqual([])
    expect(await end(own.viewer, other.viewer.sessionId)).toEqual({ ok: true, value: null })
    expect(lines).toMatchObject([{ event: 'security.session.ended', reason: 'byOwner', count: 1 }])
    expect([await isOpen(own), await isOpen(other), await isOpen(lucy)]).toEqual([true, false, true])
    expect(await end(own.viewer, other.viewer.sessionId)).toEqual(unknown)
    await expect(end(own.viewer, { $gt: '' })).rejects.toMatchObject({ kind: 'invalidInput', details: { field: 'id' } })
    await expect(endOwnSession(contextFor(app), 'x')).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  test('all others by their owner, which is logged if there were any', async () => {
    const [own] = [await open(), await open(), await open()]
    const lines = logged()
    expect(await endOtherSessions(contextFor(app, own?.viewer))).toBe(2)
    expect(lines).toMatchObject([{ event: 'security.session.ended', reason: 'byOwner', count: 2 }])
    expect(await endOtherSessions(contextFor(app, own?.viewer))).toBe(0)
    expect(lines).toHaveLength(1)
  })
})

describe('the session list of an account', () => {
  const list = (viewer: Viewer) => listOwnSessions(contextFor(app, viewer))

  test('begins with that of the call, then the last used ones', async () => {
    const opened: Viewer[] = []
    for (let index = 0; index < 4; index += 1) {
      opened.push((await open()).viewer)
      server.clock.advance(minute)
    }
    await open(await anAccount(app, 'Lucy'))
    const [first, second, third, fourth] = opened.map(({ sessionId }) => sessionId)
    const listed = await list(opened[1] as Viewer)
    expect(listed.map(({ id }) => id)).toEqual([second, fourth, third, first])
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false, false])
  })

  test('omits ended ones, and includes those stored without their last use', async () => {
    const [own, expired, idle, old] = [await open(), await open(), await open(), await open()]
    const sessions = app.get(sessionsService)
    const now = server.clock.now()
    await sessions.updateOne({ _id: expired.viewer.sessionId }, { expiresAt: new Date(now) })
    await sessions.updateOne({ _id: idle.viewer.sessionId }, { lastUsedAt: new Date(now - 14 * day) })
    await sessions.updateOne({ _id: old.viewer.sessionId }, { $unset: { lastUsedAt: 1, device: 1 } })
    const [first, second, ...others] = await list(own.viewer)
    expect(others).toEqual([])
    expect(first).toMatchObject({ id: own.viewer.sessionId, isCurrent: true })
    expect(second).toEqual({
      id: old.viewer.sessionId,
      browser: null,
      system: null,
      openedAt: now,
      lastUsedAt: now,
      expiresAt: now + 30 * day,
      isCurrent: false,
    })
  })

  test('has at most a hundred', async () => {
    const { viewer } = await open()
    const session = await stored(viewer)
    await app
      .get(sessionsService)
      .insertMany(Array.from({ length: 100 }, (_, index) => ({ ...session, _id: `session ${index}` })))
    expect(await list(viewer)).toHaveLength(100)
  })
})
