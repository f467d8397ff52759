import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { accounts } from '@sanguine/accounts'
import { connectionService } from '@sanguine/db'
import { runQuery } from '@sanguine/gateway/testing'
import { type App, addDays, type Role, roleNumbers } from '@sanguine/kernel'
import { aViewer, type Gateway, startGame, type TestGame } from '@sanguine/players/testing'
import { mongo, Types } from 'mongoose'
import { analytics, listAnalyticsDays, recordActivity, recordPurchase } from '.'
import { activityService } from './activity'
import { analyticsModelsService } from './analytics.model'
import { analyticsNodes } from './analytics.resolvers'
import { keepDays } from './day-closer.service'

const minute = 60_000
const hour = 60 * minute
/** Noon in Berlin, in winter. */
const noon = (day: string) => Date.parse(`${day}T11:00:00Z`)
const admin = aViewer('Vera', 'admin')

let database: TestGame
/** a gateway of its own for each test */
let game: Gateway
let others: Gateway[]

beforeAll(async () => {
  database = await startGame()
  await accounts.start?.(database.app)
})
beforeEach(async () => {
  await database.database.drop()
  others = []
  game = await database.anotherGateway()
  setTime(noon('2025-01-01'))
})
afterEach(async () => {
  jest.restoreAllMocks()
  for (const { app } of [game, ...others]) await app.stop()
})
afterAll(() => database.stop())

async function anotherGateway(): Promise<Gateway> {
  const other = await database.anotherGateway()
  other.clock.at = game.clock.at
  others.push(other)
  return other
}

function setTime(at: number, gateways: readonly Gateway[] = [game]): void {
  for (const { clock } of gateways) clock.advance(at - clock.now())
}

/** Starts the domain as a gateway does; its worker is not waited for. */
const start = (app: App = game.app) => analytics.start?.(app)

const days = (range = {}) => listAnalyticsDays(game.as('Vera', { viewer: admin }), range)
const day = async (id: string) => (await days({ from: id, to: id }))[0]
const dates = async () => (await days()).map(({ id }) => id)

async function register(name: string, at = game.clock.at): Promise<void> {
  await game.connection.collection('accounts').insertOne({
    _id: new Types.ObjectId(aViewer(name).accountId),
    nameKey: name,
    emailKey: name,
    name,
    role: 'user',
    registeredAt: new Date(at),
  })
}

async function subscribe(name: string, level: number): Promise<void> {
  const _id = new Types.ObjectId(aViewer(name).accountId)
  await game.connection
    .collection('players')
    .updateOne({ _id }, { $set: { 'state.subscription': level } }, { upsert: true })
}

/** Closes all days before that one as the last one that was closed, which is quicker than working out their figures. */
async function closeUnchanged(until: string): Promise<void> {
  const { days: closed } = game.app.get(analyticsModelsService)
  const last = await closed.findOne().sort({ _id: -1 }).lean()
  if (!last) throw new Error('No day is closed.')
  const rows: (typeof last)[] = []
  for (let id = addDays(last._id, 1); id < until; id = addDays(id, 1)) rows.push({ ...last, _id: id })
  await closed.insertMany(rows, { lean: true })
}

const call = (name: string, role: Role = 'user', app: App = game.app) => recordActivity(app, aViewer(name, role))

async function buy(paymentId: string, packageId: string, amount: number, paidCents: number): Promise<void> {
  const session = await game.app.get(connectionService).startSession()
  try {
    await session.withTransaction(() => recordPurchase(game.app, { paymentId, packageId, amount, paidCents }, session))
  } finally {
    await session.endSession()
  }
}

describe('the current day', () => {
  test('is listed from the start with its current figures', async () => {
    await start()
    expect(await days()).toEqual([
      {
        id: '2025-01-01',
        startsAt: Date.parse('2024-12-31T23:00:00Z'),
        closedAt: null,
        users: 0,
        activeUsers: 0,
        activeUsersLast7Days: 0,
        activeUsersLast30Days: 0,
        silverSubscriptions: 0,
        goldSubscriptions: 0,
        platinumSubscriptions: 0,
        purchases: [],
      },
    ])
    await register('Mina')
    await register('Lucy')
    await call('Mina')
    await subscribe('Mina', 1)
    await subscribe('Lucy', 3)
    await buy('p1', 'a'.repeat(24), 2, 998)
    expect(await day('2025-01-01')).toMatchObject({
      users: 2,
      activeUsers: 1,
      activeUsersLast7Days: 1,
      activeUsersLast30Days: 1,
      silverSubscriptions: 1,
      goldSubscriptions: 0,
      platinumSubscriptions: 1,
      purchases: [{ packageId: 'a'.repeat(24), amount: 2, revenueCents: 998 }],
    })
  })

  test('is one of two open days in the minutes after midnight', async () => {
    await start()
    setTime(Date.parse('2025-01-01T23:01:00Z'))
    await keepDays(game.app)
    expect((await days()).map(({ id, closedAt }) => [id, closedAt])).toEqual([
      ['2025-01-01', null],
      ['2025-01-02', null],
    ])
    const closedAt = Date.parse('2025-01-01T23:02:00Z')
    setTime(closedAt)
    await keepDays(game.app)
    expect((await days()).map((found) => [found.id, found.closedAt])).toEqual([
      ['2025-01-01', closedAt],
      ['2025-01-02', null],
    ])
  })
})

describe('an active account', () => {
  beforeEach(() => start())

  test('counts once a day, however many calls it makes, at several gateways at once', async () => {
    const other = await anotherGateway()
    await Promise.all(
      [game, other].flatMap(({ app }) => [
        call('Mina', 'user', app),
        call('Mina', 'user', app),
        call('Lucy', 'user', app),
      ]),
    )
    expect(await day('2025-01-01')).toMatchObject({ activeUsers: 2, activeUsersLast30Days: 2 })
  })

  test('is written once a day, not for every call', async () => {
    const write = jest.spyOn(game.app.get(analyticsModelsService).activity, 'bulkWrite')
    for (let calls = 0; calls < 3; calls += 1) await call('Mina')
    expect(write).toHaveBeenCalledTimes(1)
    setTime(noon('2025-01-02'))
    await call('Mina')
    await call('Mina')
    expect(write).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['winter', '2025-01-15T22:59:59.999Z', '2025-01-15T23:00:00Z', '2025-01-15', '2025-01-16'],
    ['summer', '2025-07-15T21:59:59.999Z', '2025-07-15T22:00:00Z', '2025-07-15', '2025-07-16'],
  ])('is active on both days at midnight in Berlin in %s', async (_season, before, after, today, tomorrow) => {
    const stored = () => game.app.get(analyticsModelsService).activity.findOne().lean()
    setTime(Date.parse(before))
    await call('Mina')
    expect((await stored())?.days).toEqual([today])
    setTime(Date.parse(after))
    await call('Mina')
    expect((await stored())?.days).toEqual([today, tomorrow])
  })

  test('counts in the windows that end with a day', async () => {
    await call('Mina')
    setTime(noon('2025-01-05'))
    await call('Lucy')
    await call('Mina')
    const windows = async (at: string) => {
      setTime(noon(at))
      await keepDays(game.app)
      const found = await day(at)
      return [found?.activeUsers, found?.activeUsersLast7Days, found?.activeUsersLast30Days]
    }
    expect(await windows('2025-01-05')).toEqual([2, 2, 2])
    expect(await windows('2025-01-11')).toEqual([0, 2, 2])
    expect(await windows('2025-01-12')).toEqual([0, 0, 2])
    expect(await windows('2025-02-03')).toEqual([0, 0, 2])
    expect(await windows('2025-02-04')).toEqual([0, 0, 0])
    // what came later does not change an earlier day
    expect(await day('2025-01-04')).toMatchObject({ activeUsers: 0, activeUsersLast7Days: 1, activeUsersLast30Days: 1 })
  })

  test.each(Object.keys(roleNumbers) as Role[])('of the role %s counts if it may play', async (role) => {
    await call('Mina', role)
    const mayPlay = ['user', 'betaUser', 'support', 'editor', 'admin'].includes(role)
    expect(await day('2025-01-01')).toMatchObject({ activeUsers: mayPlay ? 1 : 0 })
  })

  test('is stored without its account id', async () => {
    await call('Mina')
    const stored = await game.app.get(analyticsModelsService).activity.find().lean()
    expect(JSON.stringify(stored)).not.toContain(aViewer('Mina').accountId)
  })

  test('is stored with its next call if it could not be stored, and the call does not fail', async () => {
    const { activity } = game.app.get(analyticsModelsService)
    const failing = jest.spyOn(activity, 'bulkWrite').mockRejectedValueOnce(new Error('no primary'))
    const logged = jest.spyOn(game.app.log, 'error')
    await Promise.all([call('Mina'), call('Lucy')])
    expect(logged).toHaveBeenCalledTimes(1)
    expect(await day('2025-01-01')).toMatchObject({ activeUsers: 0 })
    await call('Mina')
    expect(failing).toHaveBeenCalledTimes(2)
    expect(await day('2025-01-01')).toMatchObject({ activeUsers: 1 })
  })
})

describe('a complete day', () => {
  test.each([
    ['in winter', '2025-01-15', '2025-01-14T23:00:00Z', '2025-01-15T23:00:00Z'],
    ['of 23 hours, when summer time begins', '2025-03-30', '2025-03-29T23:00:00Z', '2025-03-30T22:00:00Z'],
    ['of 25 hours, when it ends', '2025-10-26', '2025-10-25T22:00:00Z', '2025-10-26T23:00:00Z'],
  ])('%s begins and ends at midnight in Berlin', async (_name, id, from, to) => {
    setTime(Date.parse(from) - hour)
    await start()
    await call('Before')
    for (const [name, at] of [
      ['First', Date.parse(from)],
      ['Last', Date.parse(to) - 1],
      ['After', Date.parse(to)],
    ] as const) {
      setTime(at)
      await register(name)
      await call(name)
      await buy(name, 'a'.repeat(24), 1, 499)
    }
    setTime(Date.parse(to) + 2 * minute)
    await keepDays(game.app)
    expect(await day(id)).toMatchObject({
      startsAt: Date.parse(from),
      closedAt: Date.parse(to) + 2 * minute,
      users: 2,
      activeUsers: 2,
      activeUsersLast7Days: 3,
      purchases: [{ amount: 2, revenueCents: 998 }],
    })
    expect(await day(addDays(id, 1))).toMatchObject({ users: 3, activeUsers: 1 })
  })

  test('is written once, whichever gateway is first', async () => {
    await start()
    const other = await anotherGateway()
    await call('Mina')
    setTime(Date.parse('2025-01-01T23:02:00Z'), [game, other])
    await Promise.all([keepDays(game.app), keepDays(other.app), keepDays(game.app), keepDays(other.app)])
    expect(await day('2025-01-01')).toMatchObject({ users: 0, activeUsers: 1, silverSubscriptions: 0 })
    await register('Lucy', noon('2025-01-01'))
    await subscribe('Lucy', 2)
    await keepDays(other.app)
    expect(await day('2025-01-01')).toMatchObject({ users: 0, goldSubscriptions: 0 })
    expect(await dates()).toEqual(['2025-01-01', '2025-01-02'])
  })

  test('stays unchanged, even if an account is deleted later', async () => {
    await start()
    await register('Mina')
    setTime(noon('2025-01-02'))
    await keepDays(game.app)
    await game.connection.collection('accounts').deleteMany({})
    expect((await days()).map(({ users }) => users)).toEqual([1, 0])
  })
})

describe('days without a running gateway', () => {
  test('are filled exactly when the next one starts, before it accepts calls', async () => {
    await start()
    await register('Mina')
    await call('Mina')
    await subscribe('Mina', 2)
    await buy('p1', 'a'.repeat(24), 1, 499)
    const later = await anotherGateway()
    setTime(noon('2025-03-01'), [game, later])
    await start(later.app)
    const found = await days()
    expect(found).toHaveLength(60)
    expect(found[0]).toMatchObject({ id: '2025-01-01', users: 1, activeUsers: 1, goldSubscriptions: 1 })
    expect(found[0]?.purchases).toHaveLength(1)
    expect(found[29]).toMatchObject({
      id: '2025-01-30',
      activeUsers: 0,
      activeUsersLast7Days: 0,
      activeUsersLast30Days: 1,
    })
    expect(found[30]).toMatchObject({ id: '2025-01-31', users: 1, activeUsersLast30Days: 0, goldSubscriptions: 1 })
    expect(found.filter(({ users, activeUsers }) => users === null || activeUsers === null)).toEqual([])
  })

  test('omit figures that may have changed, if gateways ran without closing the day', async () => {
    await start()
    await register('Mina')
    await call('Mina')
    const { days: model } = game.app.get(analyticsModelsService)
    jest.spyOn(model, 'insertMany').mockRejectedValue(new Error('disk full'))
    setTime(Date.parse('2025-01-01T23:03:00Z'))
    await expect(keepDays(game.app)).rejects.toThrow('disk full')
    setTime(noon('2025-01-02'))
    await expect(keepDays(game.app)).rejects.toThrow('disk full')
    jest.restoreAllMocks()
    await keepDays(game.app)
    expect(await day('2025-01-01')).toMatchObject({
      users: null,
      silverSubscriptions: null,
      goldSubscriptions: null,
      platinumSubscriptions: null,
      activeUsers: 1,
      activeUsersLast7Days: 1,
      activeUsersLast30Days: 1,
      purchases: [],
    })
  })

  test('are exact if closing them failed for some minutes only', async () => {
    await start()
    await register('Mina')
    const { days: model } = game.app.get(analyticsModelsService)
    jest.spyOn(model, 'insertMany').mockRejectedValueOnce(new Error('no primary'))
    setTime(Date.parse('2025-01-01T23:02:00Z'))
    await expect(keepDays(game.app)).rejects.toThrow('no primary')
    setTime(Date.parse('2025-01-01T23:05:00Z'))
    await keepDays(game.app)
    expect(await day('2025-01-01')).toMatchObject({ users: 1 })
  })

  test('omit activity that was removed before they were closed', async () => {
    await start()
    await call('Mina')
    const { days: model } = game.app.get(analyticsModelsService)
    jest.spyOn(model, 'insertMany').mockRejectedValue(new Error('disk full'))
    setTime(noon('2025-02-10'))
    await expect(keepDays(game.app)).rejects.toThrow('disk full')
    jest.restoreAllMocks()
    await keepDays(game.app)
    expect(await day('2025-01-05')).toMatchObject({
      activeUsers: 0,
      activeUsersLast7Days: 1,
      activeUsersLast30Days: null,
    })
    expect(await day('2025-01-11')).toMatchObject({ activeUsersLast7Days: 0, activeUsersLast30Days: 1 })
  })

  test('do not prevent the start of a gateway that cannot close them', async () => {
    await start()
    const later = await anotherGateway()
    setTime(noon('2025-01-03'), [game, later])
    jest.spyOn(later.app.get(analyticsModelsService).days, 'insertMany').mockRejectedValue(new Error('disk full'))
    const logged = jest.spyOn(later.app.log, 'error')
    await start(later.app)
    expect(logged).toHaveBeenCalledTimes(1)
    jest.restoreAllMocks()
    expect(await dates()).toEqual(['2025-01-03'])
  })

  test('are written once if a transaction is retried', async () => {
    await start()
    setTime(noon('2025-01-03'))
    const { days: model } = game.app.get(analyticsModelsService)
    const conflict = new mongo.MongoServerError({ message: 'conflict', errorLabels: ['TransientTransactionError'] })
    jest.spyOn(model, 'insertMany').mockRejectedValueOnce(conflict)
    await keepDays(game.app)
    expect(await dates()).toEqual(['2025-01-01', '2025-01-02', '2025-01-03'])
    expect(await day('2025-01-01')).toMatchObject({ users: 0 })
  })
})

test('if there were accounts before, activity is omitted until it covers the whole window', async () => {
  await register('Mina', noon('2024-12-01'))
  await start()
  await call('Mina')
  const activityOn = async (at: string) => {
    setTime(noon(at))
    await call('Mina')
    await keepDays(game.app)
    const found = await day(at)
    return [found?.activeUsers, found?.activeUsersLast7Days, found?.activeUsersLast30Days]
  }
  expect(await activityOn('2025-01-01')).toEqual([null, null, null])
  expect(await activityOn('2025-01-02')).toEqual([1, null, null])
  expect(await activityOn('2025-01-07')).toEqual([1, null, null])
  expect(await activityOn('2025-01-08')).toEqual([1, 1, null])
  expect(await activityOn('2025-01-30')).toEqual([1, 1, null])
  expect(await activityOn('2025-01-31')).toEqual([1, 1, 1])
  expect(await day('2025-01-01')).toMatchObject({ users: 1, activeUsers: null })
})

describe('stored analytics', () => {
  test('are 26 months of days and purchases, and 60 days of activity', async () => {
    await start()
    await call('Mina')
    await call('Lucy')
    await buy('p1', 'a'.repeat(24), 1, 499)
    setTime(noon('2025-01-20'))
    await call('Lucy')
    const models = game.app.get(analyticsModelsService)
    const activity = async () =>
      (await models.activity.find().lean()).map((account) => account.days).toSorted((a, b) => a.length - b.length)
    setTime(noon('2025-03-01'))
    await keepDays(game.app)
    expect(await activity()).toEqual([['2025-01-01'], ['2025-01-01', '2025-01-20']])
    setTime(noon('2025-03-02'))
    await keepDays(game.app)
    expect(await activity()).toEqual([['2025-01-20']])

    await closeUnchanged('2027-02-27')
    setTime(noon('2027-03-01'))
    await keepDays(game.app)
    expect((await dates())[0]).toBe('2025-01-01')
    expect(await models.purchases.countDocuments()).toBe(1)
    setTime(noon('2027-03-02'))
    expect((await dates())[0]).toBe('2025-01-02')
    await keepDays(game.app)
    expect(await models.days.exists({ _id: '2025-01-01' })).toBeNull()
    expect(await models.purchases.countDocuments()).toBe(0)
    expect(await models.activity.countDocuments()).toBe(0)
  })

  test('compute the figures of the current day once for all ranges of a call', async () => {
    await start()
    const context = game.as('Vera', { viewer: admin })
    const findLastDay = jest.spyOn(game.app.get(activityService), 'findLastDay')
    const [all, last] = [await listAnalyticsDays(context), await listAnalyticsDays(context, { from: '2025-01-01' })]
    expect(last).toEqual(all.slice(-1))
    expect(findLastDay).toHaveBeenCalledTimes(1)
  })

  test('begin at most 26 months ago if no gateway ran for longer', async () => {
    await start()
    setTime(noon('2028-01-31'))
    const count = jest.spyOn(game.app.get(activityService), 'count')
    await keepDays(game.app)
    // no account was ever active, so no day has to be queried
    expect(count).not.toHaveBeenCalled()
    expect((await dates())[0]).toBe('2025-11-30')
  })
})

describe('a purchase', () => {
  const [diamonds, coins] = ['a'.repeat(24), 'b'.repeat(24)]
  beforeEach(() => start())

  test('is added up by package, with the paid amount', async () => {
    await buy('p1', coins, 1, 499)
    await buy('p2', diamonds, 3, 2997)
    await buy('p3', coins, 2, 800)
    expect((await day('2025-01-01'))?.purchases).toEqual([
      { packageId: diamonds, amount: 3, revenueCents: 2997 },
      { packageId: coins, amount: 3, revenueCents: 1299 },
    ])
  })

  test('is not counted if the transaction of its payment fails', async () => {
    const session = await game.app.get(connectionService).startSession()
    const payment = session.withTransaction(async () => {
      await recordPurchase(game.app, { paymentId: 'p1', packageId: coins, amount: 1, paidCents: 499 }, session)
      throw new Error('The payment failed.')
    })
    await expect(payment).rejects.toThrow('The payment failed.')
    await session.endSession()
    expect((await day('2025-01-01'))?.purchases).toEqual([])
  })

  test('is counted once for a payment', async () => {
    await buy('p1', coins, 1, 499)
    await expect(buy('p1', coins, 1, 499)).rejects.toMatchObject({ code: 11000 })
    expect((await day('2025-01-01'))?.purchases).toEqual([{ packageId: coins, amount: 1, revenueCents: 499 }])
  })

  test.each([
    [0, 499],
    [1.5, 499],
    [1, -1],
    [1, 4.99],
  ])('of %p for %p cents is an error', async (amount, paidCents) => {
    await expect(buy('p1', coins, amount, paidCents)).rejects.toThrow('A purchase cannot')
  })
})

describe('the list of days', () => {
  test('has the days of a range, both ends included', async () => {
    await start()
    setTime(noon('2025-01-05'))
    await keepDays(game.app)
    const idsOf = async (range: object) => (await days(range)).map(({ id }) => id)
    expect(await idsOf({ from: '2025-01-04' })).toEqual(['2025-01-04', '2025-01-05'])
    expect(await idsOf({ to: '2025-01-02' })).toEqual(['2025-01-01', '2025-01-02'])
    expect(await idsOf({ from: '2025-01-05', to: '2025-01-05' })).toEqual(['2025-01-05'])
    expect(await idsOf({ from: '2025-01-06' })).toEqual([])
  })

  test.each(Object.keys(roleNumbers) as Role[])('is for admins: %s', async (role) => {
    await start()
    const context = game.as('Vera', { viewer: aViewer('Vera', role) })
    const node = await analyticsNodes.AnalyticsDay(context, '2025-01-01')
    if (role === 'admin') {
      expect(await listAnalyticsDays(context)).toHaveLength(1)
      expect(node).toMatchObject({ id: '2025-01-01' })
    } else {
      await expect(listAnalyticsDays(context)).rejects.toMatchObject({ kind: 'forbidden' })
      expect(node).toBeNull()
    }
  })

  test('is refused to visitors, and other ids have no day', async () => {
    await start()
    const visitor = game.as('Vera', { viewer: null })
    await expect(listAnalyticsDays(visitor)).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(await analyticsNodes.AnalyticsDay(visitor, '2025-01-01')).toBeNull()
    for (const id of ['2025-01-02', '2024-12-31', 'a'.repeat(24), '2025-02-31'])
      expect(await analyticsNodes.AnalyticsDay(game.as('Vera', { viewer: admin }), id)).toBeNull()
  })

  test('is the same over GraphQL', async () => {
    await start()
    await call('Mina')
    const { admin: found } = await runQuery<{ admin: { analytics: object[] } }>(
      game.app,
      admin,
      `{ admin { analytics(from: "2025-01-01", to: "2025-01-01") { id date startsAt closedAt users activeUsers
        activeUsersLast7Days activeUsersLast30Days silverSubscriptions goldSubscriptions platinumSubscriptions
        purchases { packageId } } } }`,
    )
    expect(found.analytics).toEqual([
      {
        id: '2025-01-01',
        date: '2025-01-01',
        startsAt: '2024-12-31T23:00:00.000Z',
        closedAt: null,
        users: 0,
        activeUsers: 1,
        activeUsersLast7Days: 1,
        activeUsersLast30Days: 1,
        silverSubscriptions: 0,
        goldSubscriptions: 0,
        platinumSubscriptions: 0,
        purchases: [],
      },
    ])
  })

  test('refuses a day that does not exist', async () => {
    await start()
    for (const from of ['2025-02-31', '2025-1-1', 'today', '2025-01-01T00:00:00Z'])
      await expect(runQuery(game.app, admin, `{ admin { analytics(from: "${from}") { id } } }`)).rejects.toThrow(
        'Date must be a day',
      )
  })

  test('counts activity with an index', async () => {
    await start()
    await call('Mina')
    expect(await game.app.get(activityService).count('2025-01-01', '2025-01-01')).toBe(1)
    const { activity } = game.app.get(analyticsModelsService)
    const plan = await activity.collection
      .find({ lastDay: { $gte: '2025-01-01' }, days: { $elemMatch: { $gte: '2025-01-01', $lte: '2025-01-01' } } })
      .explain('queryPlanner')
    expect(JSON.stringify(plan)).toContain('IXSCAN')
  })
})
