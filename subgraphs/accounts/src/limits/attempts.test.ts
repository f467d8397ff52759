import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { connectionService } from '@sanguine/db'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { App } from '@sanguine/kernel'
import { contextFor } from '@sanguine/kernel/testing'
import { type AttemptLimit, attemptsService, countAttempt, forgetAttempts, requireAttempt } from './attempts'

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

test('an attempt counts in a window that another attempt opened in the meantime', async () => {
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

test('a window that was opened by a clock ahead of time ends within its length', async () => {
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

test('a doubling window keeps its length after a jump of the clock', async () => {
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

describe('attempts are counted up to a limit', () => {
  const day = 86_400_000
  const tries = async (attempt: AttemptLimit, times: number, context = contextFor(server.app)) => {
    const waits: (number | null)[] = []
    for (let index = 0; index < times; index += 1) waits.push(await countAttempt(context, attempt, 'mina'))
    return waits
  }
  const stored = () => server.app.get(attemptsService).findOne().lean()

  test('until the end of the window, to the millisecond, with the wait in whole seconds', async () => {
    expect(await tries({ ...limit, max: 3 }, 4)).toEqual([null, null, null, 60])
    server.clock.advance(58_001)
    expect(await tries({ ...limit, max: 3 }, 1)).toEqual([2])
    server.clock.advance(1_998)
    expect(await tries({ ...limit, max: 3 }, 1)).toEqual([1])
    server.clock.advance(1)
    expect(await tries({ ...limit, max: 3 }, 4)).toEqual([null, null, null, 60])
  })

  test('for each kind and each subject separately', async () => {
    await tries(limit, 2)
    expect(await countAttempt(contextFor(server.app), limit, 'lucy')).toBeNull()
    expect(await countAttempt(contextFor(server.app), { ...limit, kind: 'other' }, 'mina')).toBeNull()
    expect(await count()).toBe(60)
  })

  test('multiplied by the factor of the operator, at least one', async () => {
    const contextOf = (rateLimitFactor: number) =>
      contextFor(
        new App({
          settings: { ...server.app.settings, rateLimitFactor },
          clock: server.clock,
          log: server.app.log,
          random: server.app.random,
        }).provide(connectionService, server.database.connection),
      )
    const allowed = async (factor: number) => {
      await server.database.drop()
      return (await tries({ ...limit, max: 3 }, 8, contextOf(factor))).filter((wait) => wait === null).length
    }
    expect(await allowed(2)).toBe(6)
    expect(await allowed(0.5)).toBe(2)
    expect(await allowed(0.01)).toBe(1)
  })

  test('and again after they are forgotten', async () => {
    await tries(limit, 2)
    await forgetAttempts(server.app, limit, 'lucy')
    expect(await count()).toBe(60)
    await forgetAttempts(server.app, limit, 'mina')
    expect(await count()).toBeNull()
  })

  test('and an attempt too many is in the security log, others are not', async () => {
    const lines: unknown[] = []
    jest.spyOn(server.app.log, 'info').mockImplementation((line: unknown) => {
      lines.push(line)
    })
    server.clock.advance(60_000)
    await count()
    expect(lines).toEqual([])
    await count()
    expect(lines).toMatchObject([{ event: 'security.limit.reached', limit: 'test' }])
  })

  test('and an attempt too many throws a problem if the caller requires it', async () => {
    const require = () =>
      requireAttempt(contextFor(server.app), limit, 'mina', {
        en: 'Too many. Please wait.',
        de: 'Zu viele. Bitte warte.',
      })
    await require()
    await expect(require()).rejects.toMatchObject({
      kind: 'tooMany',
      message: 'Too many. Please wait.',
      details: { retryAfterSeconds: 60 },
    })
  })

  describe('in windows that double', () => {
    const doubling = { ...limit, kind: 'doubling', max: 2, maxWindowMs: 200_000 }
    /** Uses up a window and waits for its end. Returns the seconds that it lasted. */
    const useUp = async () => {
      const [, , seconds] = await tries(doubling, 3)
      server.clock.advance((seconds ?? 0) * 1000)
      return seconds
    }

    test('each time the one before was used up, to a maximum', async () => {
      expect([await useUp(), await useUp(), await useUp(), await useUp()]).toEqual([60, 120, 200, 200])
    })

    test('and start with the first length if the one before was not used up', async () => {
      await useUp()
      await tries(doubling, 2)
      server.clock.advance(120_000)
      expect(await useUp()).toBe(60)
    })

    test('and are stored for one more window, so that the next one can double', async () => {
      const now = server.clock.now()
      await tries(doubling, 1)
      expect(await stored()).toMatchObject({
        count: 1,
        windowMs: 60_000,
        endsAt: new Date(now + 60_000),
        removeAt: new Date(now + 120_000),
      })
    })
  })

  test('in a window that does not double, which is removed at its end', async () => {
    const now = server.clock.now()
    await count()
    expect(await stored()).toMatchObject({ endsAt: new Date(now + 60_000), removeAt: new Date(now + 60_000) })
  })

  test('in a window stored without a length, which lasts at most the maximum', async () => {
    const endsLater = async (attempt: AttemptLimit) => {
      await tries(attempt, 1)
      await server.app
        .get(attemptsService)
        .updateOne({}, { $unset: { windowMs: 1 }, endsAt: new Date(server.clock.now() + day) })
      return (await tries(attempt, 1))[0]
    }
    expect(await endsLater({ ...limit, maxWindowMs: 240_000 })).toBe(240)
    await server.database.drop()
    expect(await endsLater(limit)).toBe(60)
    expect((await stored())?.endsAt).toEqual(new Date(server.clock.now() + 60_000))
  })
})
