import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { accounts } from '..'
import { loggedIn } from '../testing/a-visitor'
import { sessionsService } from './sessions.model'
import { viewersService } from './viewers'

let server: TestAppWithDatabase

beforeAll(async () => {
  server = await testAppWithDatabase()
  await accounts.start?.(server.app)
})
afterAll(() => server.stop())

test('a viewer is read once for simultaneous calls, and a failed read is not cached', async () => {
  const { viewer } = (await loggedIn(server.app)).context
  if (!viewer) throw new Error('The session has no viewer.')
  const viewers = server.app.get(viewersService)
  viewers.forgetAccount(viewer.accountId)
  const read = () => viewers.bySession(viewer.sessionId, viewer.accountId)
  const find = jest.spyOn(server.app.get(sessionsService).collection, 'find').mockImplementationOnce(() => {
    throw new Error('no primary')
  })

  const failed = await Promise.allSettled([read(), read()])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(find).toHaveBeenCalledTimes(1)
  expect(await Promise.all([read(), read()])).toEqual([viewer, viewer])
  expect(find).toHaveBeenCalledTimes(2)
})
