import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { createCollections } from '@sanguine/db'
import { runQuery } from '@sanguine/gateway/testing'
import { runPlayerAction } from '@sanguine/players'
import {
  aViewer,
  aWorld,
  type Gateway,
  idOf,
  playerModelsService,
  startGame,
  sweepAfterMs,
  sweepOutboxes,
  type TestGame,
} from '@sanguine/players/testing'
import type { JournalLine } from '@sanguine/rules'
import { minRateWins } from './operations/read-drop-rates'
import { countNewDrops } from './statistics/drop-counter'
import { dropModelsService } from './statistics/drop-totals.model'

let game: TestGame
let other: Gateway
let name: string
let people = 0

beforeAll(async () => {
  game = await startGame()
  other = await game.anotherGateway()
  await createCollections(Object.values(game.app.get(dropModelsService)))
})
beforeEach(async () => {
  people += 1
  name = `Counter ${people}`
  game.publish(aWorld())
  const { tallies, totals } = game.app.get(dropModelsService)
  await Promise.all([tallies.deleteMany({}), totals.deleteMany({})])
  await game.database.connection.collection('players').deleteMany({})
  for (const gateway of [game, other]) gateway.clock.advance(120_000)
})
afterAll(() => game.stop())

type CombatLine = Extract<JournalLine, { type: 'combat' }>

/** A fight in the form of the journal, with its recorded chances. */
const aFight = (result: 'win' | 'loss', chances: Record<string, number>, loot: readonly string[] = []) =>
  ({
    type: 'combat',
    combat: {
      number: 1,
      groundId: idOf('Cellar'),
      enemyId: idOf('Ghoul'),
      result,
      modifiers: [],
      attacker: { retainers: [] },
      stakes: {
        win: { xp: 1, currencies: {}, loot: loot.map((itemId) => ({ itemId, amount: 1 })) },
        draw: {},
        chances,
      },
    },
    reward: { xp: 1, currencies: {}, items: [] },
  }) as unknown as CombatLine

/** Writes lines into the journal of a player by one change, which counts as progress. */
const write = (lines: readonly CombatLine[], who = name, gateway: Gateway = game) =>
  runPlayerAction(gateway.as(who), {
    name: 'fight',
    input: null,
    rule: ({ state }) => ({
      ok: true,
      state: {
        ...state,
        hunted: { ...state.hunted, [idOf('Ghoul')]: (state.hunted[idOf('Ghoul')] ?? 0) + lines.length },
      },
      ledger: [],
      journal: lines,
      value: null,
    }),
  })

/** Counts what there is, once the sweeper has found it written. */
async function count(): Promise<void> {
  for (const gateway of [game, other]) gateway.clock.advance(sweepAfterMs)
  await sweepOutboxes(game.app)
  await countNewDrops(game.app)
}

const bone = idOf('Bone')
const dropped = () => aFight('win', { [bone]: 20 }, [bone])
const missed = () => aFight('win', { [bone]: 30 })

const totals = async () => (await game.app.get(dropModelsService).totals.findById('all').lean())?.drops ?? {}
const key = `${idOf('Ghoul')}-${bone}`

describe('the drops of all players', () => {
  test('are counted with the chances of each win, but not losses and fights without chances', async () => {
    const old = dropped()
    Reflect.deleteProperty(old.combat.stakes, 'chances')
    await write([dropped(), missed(), missed(), aFight('loss', { [bone]: 50 }), old])
    await count()
    expect(await totals()).toEqual({ [key]: { wins: 3, expected: expect.closeTo(0.8, 10), drops: 1 } })
  })

  test('of a real hunt agree with its rolls', async () => {
    await runQuery(game.app, aViewer(name), 'mutation { quickHunt { userErrors { code } } }')
    await count()
    expect(await totals()).toEqual({ [key]: { wins: 1, expected: 1, drops: 1 } })
  })

  test('are counted once, however often and by however many gateways, while players hunt', async () => {
    const hunters = Array.from({ length: 8 }, (_, index) => `${name} ${index}`)
    for (let round = 0; round < 5; round += 1)
      await Promise.all([
        ...hunters.map((who, index) => write([dropped(), missed()], who, index % 2 === 0 ? game : other)),
        countNewDrops(game.app),
        countNewDrops(other.app),
      ])
    await count()
    await countNewDrops(other.app)
    expect(await totals()).toEqual({ [key]: { wins: 80, expected: expect.closeTo(20, 8), drops: 40 } })
  })

  test('are not counted in part if the database fails midway', async () => {
    const { tallies } = game.app.get(dropModelsService)
    await write([dropped()])
    const failing = jest.spyOn(tallies, 'bulkWrite').mockRejectedValue(new Error('gone'))
    await expect(count()).rejects.toThrow('gone')
    failing.mockRestore()
    expect(await totals()).toEqual({})
    await count()
    expect(await totals()).toMatchObject({ [key]: { wins: 1 } })
  })

  test('are counted completely for a player whose journal has grown by years', async () => {
    await write([dropped()])
    // as many changes of the player, most of which drop nothing
    await game.database.connection.collection('players').updateMany({}, { $inc: { revision: 5000 } })
    await write([dropped()])
    await count()
    expect(await totals()).toMatchObject({ [key]: { wins: 2, drops: 2 } })
    await count()
    expect(await totals()).toMatchObject({ [key]: { wins: 2 } })
  })

  test('wait for entries that are not in the journal yet', async () => {
    jest.spyOn(game.app.log, 'error').mockImplementation(() => undefined)
    const { journal } = game.app.get(playerModelsService)
    await write([dropped()])
    const failing = jest.spyOn(journal.collection, 'insertMany').mockRejectedValue(new Error('gone'))
    await write([dropped()])
    await count()
    expect(await totals()).toMatchObject({ [key]: { wins: 1 } })
    failing.mockRestore()
    await write([dropped()])
    await count()
    expect(await totals()).toMatchObject({ [key]: { wins: 3 } })
    jest.restoreAllMocks()
  })

  const rates = async () =>
    (
      await runQuery<{
        dropRates: { minWins: number; drops: { wins: number; drops: number; low: number; high: number }[] }
      }>(
        game.app,
        null,
        '{ dropRates { minWins drops { enemy { name } item { name } wins drops expected low high } } }',
      )
    ).dropRates

  test('are public once there are enough, are cached for a minute, and omit hidden content', async () => {
    game.clock.advance(60_000)
    expect(await rates()).toEqual({ minWins: minRateWins, drops: [] })
    await write(Array.from({ length: minRateWins }, (_, index) => (index < 20 ? dropped() : missed())))
    await count()
    expect((await rates()).drops).toEqual([])
    game.clock.advance(60_000)
    const { drops } = await rates()
    expect(drops).toMatchObject([{ enemy: { name: 'Ghoul' }, item: { name: 'Bone' }, wins: 100, drops: 20 }])
    expect(drops[0]?.low).toBeCloseTo(13.34, 1)
    expect(drops[0]?.high).toBeCloseTo(28.88, 1)
    const world = aWorld()
    const enemies = new Map([...world.enemies].map(([id, enemy]) => [id, { ...enemy, isVisible: false }]))
    game.publish({ ...world, enemies })
    expect((await rates()).drops).toEqual([])
  })
})

describe('the statistics of a player', () => {
  const read = async (args: string, who: string | null = name) =>
    (
      await runQuery<{
        huntStatistics: {
          hunts: object[]
          drops: object[]
          gold: { day: string; gained: number; spent: number }[]
        }
      }>(
        game.app,
        who === null ? null : aViewer(who),
        `{ huntStatistics(${args}) { hunts { huntingGround { name } enemy { name } wins draws losses }
          drops { enemy { name } item { name } wins drops expected } gold { day gained spent } } }`,
      )
    ).huntStatistics
  const iso = (at: number) => new Date(at).toISOString()

  test('are hunts, drops and gold of the period for the viewer alone', async () => {
    const start = game.clock.now()
    await write([dropped(), missed(), missed(), missed(), aFight('loss', { [bone]: 50 })])
    await write([dropped()], 'Somebody')
    const statistics = await read(`since: "${iso(start - 1000)}"`)
    expect(statistics.hunts).toMatchObject([{ enemy: { name: 'Ghoul' }, wins: 4, draws: 0, losses: 1 }])
    expect(statistics.drops).toMatchObject([
      { enemy: { name: 'Ghoul' }, item: { name: 'Bone' }, wins: 4, drops: 1, expected: expect.closeTo(1.1, 10) },
    ])
    game.clock.advance(1000)
    expect(await read(`since: "${iso(start + 500)}"`)).toMatchObject({ hunts: [], drops: [] })
  })

  test('omit the chances of a creature that was beaten fewer than five times', async () => {
    await write([dropped(), missed()])
    expect((await read(`since: "${iso(game.clock.now() - 1000)}"`)).drops).toEqual([])
  })

  test('have gold by days in the time zone', async () => {
    await write([missed()])
    const player = aViewer(name).accountId
    const row = (index: number, at: string, delta: number) => ({
      _id: `${player}:${String(900 + index).padStart(12, '0')}:000`,
      player,
      sequence: 900 + index,
      at: Date.parse(at),
      kind: 'currency' as const,
      what: 'vgc',
      delta,
      reason: 'reward' as const,
    })
    await game.app
      .get(playerModelsService)
      .ledger.collection.insertMany([
        row(1, '2031-05-20T21:59:00Z', 5),
        row(2, '2031-05-20T22:01:00Z', 7),
        row(3, '2031-05-21T10:00:00Z', -3),
        row(4, '2031-05-22T10:00:00Z', 1),
      ] as never)
    const period = 'since: "2031-05-20T00:00:00Z", until: "2031-05-22T00:00:00Z"'
    expect((await read(period)).gold).toEqual([
      { day: '2031-05-20', gained: 12, spent: 0 },
      { day: '2031-05-21', gained: 0, spent: 3 },
    ])
    expect((await read(`${period}, timeZone: "Europe/Berlin"`)).gold).toEqual([
      { day: '2031-05-20', gained: 5, spent: 0 },
      { day: '2031-05-21', gained: 7, spent: 3 },
    ])
  })

  test.each([
    ['since: "2020-01-01T00:00:00Z", until: "2022-01-01T00:00:00Z"', 'since'],
    ['since: "2025-01-01T00:00:00Z", until: "2025-01-02T00:00:00Z", timeZone: "Mars/Olympus"', 'timeZone'],
  ])('%s is refused as a period', async (args, field) => {
    await expect(read(args)).rejects.toMatchObject({ kind: 'invalidInput', details: { field } })
  })

  test('are computed one after another, however many calls of a player arrive at once', async () => {
    const { journal, ledger } = game.app.get(playerModelsService)
    let [running, most] = [0, 0]
    for (const model of [journal, ledger] as { aggregate(pipeline: never): { exec(): Promise<unknown> } }[]) {
      const aggregate = model.aggregate.bind(model)
      jest.spyOn(model, 'aggregate').mockImplementation((pipeline) => {
        const sums = aggregate(pipeline)
        const exec = sums.exec.bind(sums)
        sums.exec = async () => {
          running += 1
          most = Math.max(most, running)
          return exec().finally(() => {
            running -= 1
          })
        }
        return sums
      })
    }
    const since = iso(game.clock.now() - 1000)
    const totals = `{ journalTotals(since: "${since}") { hunts } }`
    await Promise.all(
      Array.from({ length: 4 }, () => [read(`since: "${since}"`), runQuery(game.app, aViewer(name), totals)]).flat(),
    )
    expect(most).toBe(1)
    jest.restoreAllMocks()
  })

  test('are refused to visitors', async () => {
    await expect(read('since: "2025-01-01T00:00:00Z"', null)).rejects.toMatchObject({ kind: 'unauthenticated' })
  })
})
