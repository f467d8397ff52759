import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { mongo } from 'mongoose'
import { dropTotalsReader } from './drop-totals'
import { dropModelsService } from './drop-totals.model'

let running: TestAppWithDatabase

beforeAll(async () => {
  running = await testAppWithDatabase()
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => running.stop())

test('a failed read of drops fails the calls that wait for it, and the next call reads them', async () => {
  const { totals } = running.app.get(dropModelsService)
  const drop = { wins: 4, expected: 2, drops: 1 }
  await totals.create({ _id: 'all', drops: { 'ghoul-bone': drop }, counts: 1 })
  const counts = dropTotalsReader(running.app)
  jest.spyOn(totals, 'findById').mockImplementationOnce(() => {
    throw new mongo.MongoNetworkError('connection lost')
  })
  for (const call of [counts(), counts()]) await expect(call).rejects.toThrow('connection lost')
  expect(await counts()).toEqual([{ enemyId: 'ghoul', itemId: 'bone', ...drop }])
})
