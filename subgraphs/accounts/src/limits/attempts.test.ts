import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { contextFor } from '@sanguine/kernel/testing'
import { attemptsService, countAttempt } from './attempts'

const limit = { kind: 'test', max: 1, windowMs: 60_000 }

let server: TestAppWithDatabase

beforeAll(async () => {
  server = await testAppWithDatabase({ rateLimitFactor: 1 })
})
afterEach(async () => {
  jest.restoreAllMocks()
  await server.database.drop()
})
afterAll(() => server.stop())

const count = () => countAttempt(contextFor(server.app), limit, 'mina')

test('an attempt counts in the window that another one has opened in between', async () => {
  const attempts = server.app.get(attemptsService)
  expect(await count()).toBeNull()
  const update = jest.spyOn(attempts, 'updateOne')
  jest.spyOn(attempts, 'findOneAndUpdate').mockImplementationOnce(() => attempts.findOne({ _id: 'not there' }) as never)
  expect(await count()).toBe(60)
  expect(update).toHaveBeenCalledTimes(1)
  expect(await attempts.find().lean()).toMatchObject([{ count: 2 }])
})

test('an attempt that cannot be counted fails', async () => {
  jest.spyOn(server.app.get(attemptsService), 'updateOne').mockImplementationOnce(() => {
    throw new Error('no primary')
  })
  await expect(count()).rejects.toThrow('no primary')
})

test('a window that a clock that was ahead has opened ends within its length', async () => {
  const { clock } = server
  clock.jump(10 * 86_400_000)
  expect([await count(), await count()]).toEqual([null, 60])
  clock.jump(-10 * 86_400_000)
  expect(await count()).toBe(60)
  clock.advance(30_000)
  expect(await count()).toBe(30)
  clock.advance(30_000)
  expect(await count()).toBeNull()
})

test('a window that doubles keeps its own length after such a jump', async () => {
  const { app, clock } = server
  const doubling = { ...limit, kind: 'doubling', maxWindowMs: 240_000 }
  const tryAgain = () => countAttempt(contextFor(app), doubling, 'mina')
  clock.jump(86_400_000)
  for (const seconds of [null, 60]) expect(await tryAgain()).toBe(seconds)
  clock.advance(60_000)
  for (const seconds of [null, 120]) expect(await tryAgain()).toBe(seconds)
  clock.jump(-86_400_000)
  expect(await tryAgain()).toBe(120)
})
