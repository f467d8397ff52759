import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
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

const count = () => countAttempt(server.app, limit, 'mina')

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
