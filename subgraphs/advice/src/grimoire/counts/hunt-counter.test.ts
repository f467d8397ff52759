import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { type HuntedPlayer, runPlayerAction } from '@sanguine/players'
import { type Gateway, startGame, type TestGame } from '@sanguine/players/testing'
import { countPlayers } from './count-players'
import { HuntCounter } from './hunt-counter'
import { huntCountsService, prepareHuntCounts } from './hunt-counts.model'
import { huntTotalsReader, huntTotalsService } from './hunt-totals'

let game: TestGame
let other: Gateway

beforeAll(async () => {
  game = await startGame()
  other = await game.anotherGateway()
  await prepareHuntCounts(game.app.get(huntCountsService))
})
beforeEach(async () => {
  const { tallies, totals } = game.app.get(huntCountsService)
  await Promise.all([tallies.deleteMany({}), totals.deleteMany({})])
  await game.database.connection.collection('players').deleteMany({})
})
afterAll(() => game.stop())

/** Gives a player wins, past the cooldown, as a hunt would. */
const win = (name: string, enemyId: string, by = 1, gateway: Gateway = game) =>
  runPlayerAction(gateway.as(name), {
    name: 'win',
    input: null,
    rule: ({ state }) => ({
      ok: true,
      state: { ...state, hunted: { ...state.hunted, [enemyId]: (state.hunted[enemyId] ?? 0) + by } },
      ledger: [],
      journal: [],
      value: null,
    }),
  })

const totals = async () => (await game.app.get(huntCountsService).totals.findById('all').lean())?.counts ?? {}

const people = Array.from({ length: 24 }, (_, index) => `Hunter ${index}`)

describe('the count of all beaten creatures', () => {
  test('is the sum of all players, including wins without XP', async () => {
    for (const name of people.slice(0, 3)) await win(name, 'ghoul', 2)
    await win('Hunter 0', 'wolf')
    await new HuntCounter(game.app).count()
    expect(await totals()).toEqual({ ghoul: 6, wolf: 1 })
  })

  test('counts nothing twice, also by another gateway and after a restart', async () => {
    const [here, there] = [new HuntCounter(game.app), new HuntCounter(other.app)]
    await win('Hunter 0', 'ghoul')
    for (const counter of [here, here, there, new HuntCounter(other.app)]) await counter.count()
    expect(await totals()).toEqual({ ghoul: 1 })
    await win('Hunter 0', 'ghoul', 3, other)
    for (const counter of [there, here]) await counter.count()
    expect(await totals()).toEqual({ ghoul: 4 })
  })

  test('is exact while players win and four counters count at once over two gateways', async () => {
    const counters = [game, other, game, other].map(({ app }) => new HuntCounter(app))
    for (let round = 0; round < 5; round += 1)
      await Promise.all([
        ...people.map((name, index) =>
          win(name, index % 3 === 0 ? 'wolf' : 'ghoul', 1, index % 2 === 0 ? game : other),
        ),
        ...counters.map((counter) => counter.count()),
      ])
    await counters[0]?.count()
    expect(await totals()).toEqual({ ghoul: 80, wolf: 40 })
  })

  test('stores nothing of a failed count, and catches up the next time', async () => {
    const { tallies } = game.app.get(huntCountsService)
    const written = tallies.bulkWrite
    await win('Hunter 0', 'ghoul')
    tallies.bulkWrite = () => Promise.reject(new Error('gone'))
    try {
      await expect(new HuntCounter(game.app).count()).rejects.toThrow('gone')
    } finally {
      tallies.bulkWrite = written
    }
    expect(await totals()).toEqual({})
    await new HuntCounter(game.app).count()
    expect(await totals()).toEqual({ ghoul: 1 })
  })

  test('continues after a win that was dated by a clock ahead of time', async () => {
    const ahead = await game.anotherGateway()
    ahead.clock.advance(86_400_000)
    await win('Hunter 0', 'ghoul', 1, ahead)
    const counter = new HuntCounter(game.app)
    await counter.count()
    await win('Hunter 1', 'ghoul')
    await counter.count()
    await win('Hunter 2', 'ghoul')
    await new HuntCounter(other.app).count()
    expect(await totals()).toEqual({ ghoul: 3 })
  })

  test('is not lowered by data that is older than what was counted', async () => {
    const now: HuntedPlayer = { accountId: 'a', hunted: { ghoul: 5 }, changedAt: 2 }
    await countPlayers(game.app, [now])
    await countPlayers(game.app, [{ ...now, hunted: { ghoul: 3 }, changedAt: 1 }])
    expect(await totals()).toEqual({ ghoul: 5 })
  })

  test('is read again at once after a failed read', async () => {
    const { totals: model } = other.app.get(huntCountsService)
    const counts = huntTotalsReader(other.app)
    await win('Hunter 0', 'ghoul')
    await new HuntCounter(game.app).count()
    const find = jest.spyOn(model, 'findById').mockImplementation(() => {
      throw new Error('gone')
    })
    await expect(counts()).rejects.toThrow('gone')
    find.mockRestore()
    expect(await counts()).toEqual({ ghoul: 1 })
  })

  test('reaches readers within a second', async () => {
    const counts = other.app.get(huntTotalsService)
    expect(await counts()).toEqual({})
    await win('Hunter 0', 'ghoul')
    await new HuntCounter(game.app).count()
    expect(await counts()).toEqual({})
    other.clock.advance(1_000)
    expect(await counts()).toEqual({ ghoul: 1 })
  })
})
