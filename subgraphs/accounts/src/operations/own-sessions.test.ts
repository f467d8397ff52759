import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { contextFor } from '@sanguine/kernel/testing'
import { accounts } from '../index'
import { sessionsService } from '../sessions/sessions.model'
import { readSession, viewersService } from '../sessions/viewers'
import { sweep } from '../sweeper'
import { aVisitor, loggedIn, logIn } from '../testing/a-visitor'
import { login } from './login'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions'

let server: TestAppWithDatabase
const day = 86_400_000
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'

beforeAll(async () => {
  server = await testAppWithDatabase({ sessionIdleMs: 14 * day })
  await accounts.start?.(server.app)
})
afterEach(() => server.database.drop())
afterAll(() => server.stop())

const ended = { kind: 'unauthenticated' }

/** The next call reads the session again, as any call does after less than a second. */
async function use(token: string) {
  for (const { _id } of await server.app.get(sessionsService).find({}).lean())
    server.app.get(viewersService).forgetSession(_id)
  return readSession(server.app, token)
}

test('an account lists its sessions with device and times, that of the call first', async () => {
  const { context } = await loggedIn(server.app)
  await loggedIn(server.app, 'Lucy')
  const openedAt = server.clock.now()
  server.clock.advance(60_000)
  await login(contextFor(server.app, null, { userAgent: firefox }), aVisitor())
  const [first, second, ...others] = await listOwnSessions(context)
  expect(others).toEqual([])
  expect(first).toMatchObject({
    isCurrent: true,
    openedAt,
    browser: null,
    system: null,
    expiresAt: openedAt + 30 * day,
  })
  expect(second).toMatchObject({ isCurrent: false, browser: 'Firefox', system: 'Linux', lastUsedAt: openedAt + 60_000 })
})

test('a session can be ended by another one of its account, but not by another account', async () => {
  const { context } = await loggedIn(server.app)
  const other = await logIn(server.app)
  const stranger = await loggedIn(server.app, 'Lucy')
  const id = other.context.viewer?.sessionId
  expect(await endOwnSession(stranger.context, id)).toMatchObject({ ok: false, refusal: { code: 'unknownSession' } })
  expect(await readSession(server.app, other.token)).toMatchObject({ name: 'Mina' })
  expect(await endOwnSession(context, id)).toEqual({ ok: true, value: null })
  await expect(readSession(server.app, other.token)).rejects.toMatchObject(ended)
})

test('all other sessions can be ended at once', async () => {
  const others = [await loggedIn(server.app), await logIn(server.app)]
  const own = await logIn(server.app)
  const stranger = await loggedIn(server.app, 'Lucy')
  expect(await endOtherSessions(own.context)).toBe(2)
  for (const { token } of others) await expect(readSession(server.app, token)).rejects.toMatchObject(ended)
  expect(await readSession(server.app, own.token)).toMatchObject({ name: 'Mina' })
  expect(await readSession(server.app, stranger.token)).toMatchObject({ name: 'Lucy' })
})

test('a session in use stays open, and an unused one ends after fourteen days', async () => {
  const { token } = await loggedIn(server.app)
  server.clock.advance(13 * day)
  expect(await use(token)).toMatchObject({ name: 'Mina' })
  server.clock.advance(13 * day)
  expect(await use(token)).toMatchObject({ name: 'Mina' })
  const idle = await logIn(server.app)
  server.clock.advance(14 * day)
  await expect(use(idle.token)).rejects.toMatchObject(ended)
  await sweep(server.app)
  expect(await server.app.get(sessionsService).countDocuments({})).toBe(0)
})

test('a session stored without its last use stays open', async () => {
  const { token } = await loggedIn(server.app)
  await server.app.get(sessionsService).collection.updateMany({}, { $unset: { lastUsedAt: 1, device: 1 } })
  server.clock.advance(20 * day)
  expect(await use(token)).toMatchObject({ name: 'Mina' })
})
