import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { connectionService } from '@sanguine/db'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { accountsService } from './accounts.model'
import { accounts } from './index'
import { accountCallsService } from './keyed-calls/account-calls.model'
import { accountCall, rememberCall } from './keyed-calls/run-once'
import { attemptsService } from './limits/attempts'
import { isKnownOrigin } from './limits/known-origins'
import { mailTokensService } from './sessions/mail-tokens'
import { sessionsService } from './sessions/sessions.model'
import { sweep } from './sweeper'
import { loggedIn } from './testing/a-visitor'

let server: TestAppWithDatabase
const day = 86_400_000

beforeAll(async () => {
  server = await testAppWithDatabase()
  await accounts.start?.(server.app)
})
afterAll(() => server.stop())

test('sessions, tokens and attempts are removed only after their end', async () => {
  const { app, clock } = server
  const counts = async () => [
    await app.get(attemptsService).countDocuments({}),
    await app.get(sessionsService).countDocuments({}),
    await app.get(mailTokensService).countDocuments({}),
  ]
  await loggedIn(app)
  await sweep(app)
  expect(await counts()).toEqual([3, 1, 1])
  clock.advance(day)
  await sweep(app)
  expect(await counts()).toEqual([0, 1, 1])
  clock.advance(30 * day)
  await sweep(app)
  expect(await counts()).toEqual([0, 0, 1])
  clock.advance(7 * day)
  await sweep(app)
  expect(await counts()).toEqual([0, 0, 0])
})

test('addresses of logins are removed seven days after the last login from them', async () => {
  const { app, clock } = server
  const { context } = await loggedIn(app, 'Lucy')
  const { accountId } = context.viewer ?? { accountId: '' }
  const read = async () => {
    const account = await app.get(accountsService).findById(accountId).lean()
    if (!account) throw new Error('There is no account.')
    return account
  }
  const stored = async () => (await read()).origins?.length
  await app.get(accountsService).collection.updateOne({ name: 'Lucy' }, { $set: { knownOrigins: ['from before'] } })
  clock.advance(7 * day - 1)
  await sweep(app)
  expect(await stored()).toBe(1)
  expect(isKnownOrigin(app, await read(), context.address)).toBe(true)
  clock.advance(1)
  expect(isKnownOrigin(app, await read(), context.address)).toBe(false)
  await sweep(app)
  expect(await stored()).toBe(0)
  const raw = await app.get(accountsService).collection.findOne({ name: 'Lucy' })
  expect(raw).not.toHaveProperty('knownOrigins')
})

test('a key of a call is remembered for a day', async () => {
  const { app, clock } = server
  const { context } = await loggedIn(app, 'Quincey')
  const call = accountCall({ ...context, idempotencyKey: 'key' }, 'test', [])
  await app
    .get(connectionService)
    .transaction((session) => rememberCall(app, call, { subjectId: '', session }, async () => true))
  clock.advance(day - 1)
  await sweep(app)
  expect(await app.get(accountCallsService).countDocuments({})).toBe(1)
  clock.advance(1)
  await sweep(app)
  expect(await app.get(accountCallsService).countDocuments({})).toBe(0)
})
