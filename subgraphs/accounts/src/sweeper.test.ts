import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { accounts } from './index'
import { attemptsService } from './limits/attempts'
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

test('sessions, tokens and attempts are removed when they are over and not before', async () => {
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
