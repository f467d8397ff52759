import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { connectionService } from '@sanguine/db'
import { startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import { App, steadyClockService } from '@sanguine/kernel'
import { TestClock, TestRandom, testSettings } from '@sanguine/kernel/testing'
import { checkClock } from './check-clock'
import { captureLog } from './testing'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

let database: TestDatabase
beforeAll(async () => {
  database = await startTestDatabase()
})
afterEach(() => database.drop())
afterAll(() => database.stop())

/** Starts under a clock that is ahead of the database's, with the last minute that was recorded so long before. */
async function start({ aheadMs = 0, lastMs }: { readonly aheadMs?: number; readonly lastMs?: number } = {}) {
  const clock = new TestClock(Date.now() + aheadMs)
  const captured = captureLog()
  const app = new App({ settings: testSettings(), clock, random: new TestRandom(), log: captured.log })
  app.provide(connectionService, database.connection)
  if (lastMs !== undefined)
    await database.connection.collection<{ _id: number }>('statusMinutes').insertOne({ _id: clock.at - lastMs })
  await checkClock(app)
  const { lines } = captured
  return { clock, steady: app.get(steadyClockService), lines, messages: () => lines().map(({ msg }) => msg) }
}

describe('a start', () => {
  test('under the clock of the database logs nothing, and believes it', async () => {
    const { clock, steady, messages } = await start({ lastMs: 2 * minute })
    expect(steady.now()).toBe(clock.at)
    expect(messages()).toEqual([])
  })

  test('under a clock a day ahead of the database and of the last record waits an hour for its correction', async () => {
    const { clock, steady, messages } = await start({ aheadMs: day, lastMs: day + 2 * minute })
    // The database was asked a moment before.
    expect(clock.at - steady.now()).toBeGreaterThan(day - minute)
    expect(messages()).toEqual([
      expect.stringMatching(/^The clocks of this machine and of the database differ/),
      expect.stringMatching(/^No gateway has recorded/),
      expect.stringMatching(/^The clock was set ahead/),
    ])
    clock.jump(-day)
    expect(steady.now()).toBe(clock.at)
  })

  test.each([
    ['that was restarted soon', { lastMs: 2 * minute }],
    ['that is new', {}],
  ])('of a site %s believes a clock that is a day ahead of the database, and names both', async (_site, record) => {
    const { clock, steady, lines } = await start({ aheadMs: day, ...record })
    expect(steady.now()).toBe(clock.at)
    const [line, ...more] = lines()
    expect(line).toMatchObject({ now: new Date(clock.at).toISOString(), database: expect.any(String) })
    expect(line?.aheadMs).toBeGreaterThan(day - minute)
    expect(more).toEqual([])
  })

  test('under a clock a day behind the database believes it', async () => {
    const { clock, steady } = await start({ aheadMs: -day })
    expect(steady.now()).toBe(clock.at)
  })

  test('a month after the last record begins as usual, and says what that means if the site was not off', async () => {
    const { clock, steady, messages } = await start({ lastMs: 30 * day })
    expect(steady.now()).toBe(clock.at)
    expect(messages()).toEqual([expect.stringMatching(/^No gateway has recorded.*let NTP set it\.$/)])
  })

  test('before the last record says that the clock is or was wrong', async () => {
    const { messages } = await start({ lastMs: -hour })
    expect(messages()).toEqual([expect.stringMatching(/^The clock is behind the last minute/)])
  })
})
