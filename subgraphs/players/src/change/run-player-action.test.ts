import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { App, Role } from '@sanguine/kernel'
import { buy, refuse, sell } from '@sanguine/rules'
import { mongo } from 'mongoose'
import { checkLedger } from '../ledger/check-ledger'
import { readPlayer } from '../operations/read-player'
import { outboxProjectionService } from '../outbox/outbox'
import { sweepAfterMs, sweepOutboxes } from '../outbox/outbox-sweeper'
import { playerModelsService } from '../store/players.model'
import { aViewer, idOf, startGame, type TestGame } from '../testing'
import { queueLimit } from './player-queue'
import type { RuleContext } from './rule-context'
import { runPlayerAction } from './run-player-action'

let game: TestGame

beforeAll(async () => {
  game = await startGame()
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => game.stop())

let people = 0
const somebody = () => {
  people += 1
  return `Somebody ${people}`
}

const buying = (name: string, amount: number) => ({
  name: 'trade',
  input: { name, amount },
  rule: ({ state, release }: RuleContext) => buy(state, { itemId: idOf(name), amount, release }),
})

const selling = (name: string, amount: number) => ({
  name: 'trade',
  input: { name, amount: -amount },
  rule: ({ state, release }: RuleContext) => sell(state, { itemId: idOf(name), amount, release }),
})

const mismatches = async (app: App) => {
  const found: unknown[] = []
  await checkLedger(app, (mismatch) => found.push(mismatch))
  return found
}

const rowsOf = async (name: string) => {
  const { ledger, journal, operations } = game.app.get(playerModelsService)
  const player = aViewer(name).accountId
  return {
    ledger: await ledger.find({ player }).sort({ _id: 1 }).lean(),
    journal: await journal.find({ player }).sort({ _id: 1 }).lean(),
    operations: await operations.find({ player }).lean(),
  }
}

describe('a change', () => {
  test('moves coins and items, raises the revision by one and writes its rows before it returns', async () => {
    const name = somebody()
    const answer = await runPlayerAction(game.as(name), buying('Hat', 2))
    expect(answer).toMatchObject({
      ok: true,
      value: { player: { revision: 2, state: { currencies: { vgc: 40 } } }, value: { amount: 2, verb: 'buy' } },
    })
    const { ledger } = await rowsOf(name)
    expect(ledger.map(({ sequence, what, delta, reason }) => [sequence, what, delta, reason])).toEqual([
      [1, 'vgc', 60, 'start'],
      [1, idOf('Mouse'), 20, 'start'],
      [1, idOf('Knife'), 1, 'start'],
      [2, 'vgc', -20, 'purchase'],
      [2, idOf('Hat'), 2, 'purchase'],
    ])
    expect(await mismatches(game.app)).toEqual([])
  })

  test('that a rule refuses writes nothing', async () => {
    const name = somebody()
    const before = await readPlayer(game.as(name))
    const answer = await runPlayerAction(game.as(name, { idempotencyKey: 'dear' }), buying('Sabre', 9))
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'cannotAfford' } })
    expect(await readPlayer(game.as(name))).toEqual(before)
    expect((await rowsOf(name)).operations).toEqual([])
  })

  test('that a rule refuses may still write a journal entry', async () => {
    const name = somebody()
    const answer = await runPlayerAction(game.as(name), {
      name: 'test',
      input: null,
      rule: () => refuse('noBait', {}, [{ type: 'noBait', auto: false }]),
    })
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'noBait', details: {} } })
    expect((await rowsOf(name)).journal).toMatchObject([{ sequence: 2, line: { type: 'noBait', auto: false } }])
  })

  test('without an effect writes nothing', async () => {
    const name = somebody()
    const { revision } = await readPlayer(game.as(name))
    const answer = await runPlayerAction(game.as(name), {
      name: 'test',
      input: null,
      rule: ({ state }) => ({
        ok: true,
        state: { ...state, inventory: { ...state.inventory } },
        ledger: [],
        journal: [],
        value: 'fine',
      }),
    })
    expect(answer).toMatchObject({ ok: true, value: { player: { revision }, value: 'fine' } })
  })

  test('that its ledger does not explain is an error before anything is written', async () => {
    const name = somebody()
    const before = await readPlayer(game.as(name))
    const gift = runPlayerAction(game.as(name), {
      name: 'test',
      input: null,
      rule: ({ state }) => ({
        ok: true,
        state: { ...state, currencies: { vgc: 1_000_000 } },
        ledger: [],
        journal: [],
        value: null,
      }),
    })
    await expect(gift).rejects.toThrow('does not explain')
    expect(await readPlayer(game.as(name))).toEqual(before)
  })

  test.each([
    ['a visitor', null, 'unauthenticated'],
    ['an account that is not activated', aViewer('New', 'notActivated'), 'forbidden'],
    ['a banned account', aViewer('Bad', 'banned'), 'forbidden'],
  ])('is refused for %s', async (_who, viewer, kind) => {
    const call = runPlayerAction({ ...game.as('x'), viewer }, buying('Hat', 1))
    await expect(call).rejects.toMatchObject({ kind })
  })
})

describe('before the game opens', () => {
  const early = async (role: Role) => {
    const { app } = await game.anotherGateway({ settings: { gameOpensAt: game.clock.now() + 1000 } })
    return runPlayerAction({ ...game.as('x'), app, viewer: aViewer(somebody(), role) }, buying('Hat', 1))
  }

  test('users get the time of the opening', async () => {
    expect(await early('user')).toMatchObject({
      ok: false,
      refusal: { code: 'gameClosed', details: { opensAt: game.clock.now() + 1000 } },
    })
  })

  test.each(['betaUser', 'support', 'editor', 'admin'] as const)('a %s may play already', async (role) => {
    expect(await early(role)).toMatchObject({ ok: true })
  })
})

describe('a repeat under the same key', () => {
  test('returns the first result and does not act again, also after other changes and by another gateway', async () => {
    const name = somebody()
    const other = await game.anotherGateway()
    const key = { idempotencyKey: 'order-1' }
    const first = await runPlayerAction(game.as(name, key), buying('Hat', 1))
    await runPlayerAction(game.as(name), buying('Bone', 1))
    const [again, elsewhere] = [
      await runPlayerAction(game.as(name, key), buying('Hat', 1)),
      await runPlayerAction(other.as(name, key), buying('Hat', 1)),
    ]
    const value = { itemId: idOf('Hat'), amount: 1, verb: 'buy' }
    expect([first, again, elsewhere]).toMatchObject(Array(3).fill({ ok: true, value: { value } }))
    expect((await readPlayer(game.as(name))).state.inventory[idOf('Hat')]).toBe(1)
  })

  test('acts once if it is sent at the same time over two gateways', async () => {
    const name = somebody()
    const gateways = [game, await game.anotherGateway()]
    const calls = Array.from({ length: 12 }, (_, index) =>
      runPlayerAction((gateways[index % 2] ?? game).as(name, { idempotencyKey: 'both' }), buying('Bone', 1)),
    )
    for (const answer of await Promise.all(calls))
      expect(answer).toMatchObject({ ok: true, value: { player: { revision: 2 } } })
    expect((await rowsOf(name)).operations).toHaveLength(1)
  })

  test('counts as another call under another response name of the document', async () => {
    const name = somebody()
    const names = [null, 'a', 'b', 'a', 'b', null]
    for (const answerName of names)
      await runPlayerAction(game.as(name, { idempotencyKey: 'k', answerName }), buying('Bone', 1))
    expect((await readPlayer(game.as(name))).state.inventory[idOf('Bone')]).toBe(3)
  })

  test('with another input is a conflict', async () => {
    const name = somebody()
    await runPlayerAction(game.as(name, { idempotencyKey: 'k' }), buying('Bone', 1))
    const other = runPlayerAction(game.as(name, { idempotencyKey: 'k' }), buying('Bone', 2))
    await expect(other).rejects.toMatchObject({ kind: 'conflict' })
  })

  test.each(['', 'x'.repeat(101), 'two words', 'ä'])('is refused with the key %j', async (idempotencyKey) => {
    const call = runPlayerAction(game.as(somebody(), { idempotencyKey }), buying('Bone', 1))
    await expect(call).rejects.toMatchObject({ kind: 'invalidInput', details: { field: 'Idempotency-Key' } })
  })

  test('does not conflict with the same key of another player', async () => {
    const [one, other] = [somebody(), somebody()]
    await runPlayerAction(game.as(one, { idempotencyKey: 'same' }), buying('Bone', 1))
    expect(await runPlayerAction(game.as(other, { idempotencyKey: 'same' }), buying('Hat', 1))).toMatchObject({
      ok: true,
    })
  })
})

describe('the cached player of a gateway', () => {
  test('is never used after another gateway has changed it', async () => {
    const name = somebody()
    const other = await game.anotherGateway()
    // both remember the purse that is full
    for (const gateway of [game, other]) await runPlayerAction(gateway.as(name), buying('Bone', 1))
    await runPlayerAction(other.as(name), buying('Bone', 13))
    const hat = await runPlayerAction(game.as(name), buying('Hat', 1))
    expect(hat).toMatchObject({ ok: false, refusal: { code: 'cannotAfford' } })
    expect((await readPlayer(game.as(name))).state.inventory[idOf('Bone')]).toBe(15)
    // and now the one that is empty
    expect(await runPlayerAction(other.as(name), selling('Bone', 15))).toMatchObject({ ok: true })
    const { state, revision } = await readPlayer(other.as(name))
    expect(await runPlayerAction(game.as(name), buying('Bone', 1))).toMatchObject({
      ok: true,
      value: { player: { revision: revision + 1 } },
    })
    expect((await readPlayer(other.as(name))).state.inventory).toEqual({ ...state.inventory, [idOf('Bone')]: 1 })
    expect(await mismatches(game.app)).toEqual([])
  })

  test('equals the database in every field', async () => {
    const name = somebody()
    await runPlayerAction(game.as(name, { idempotencyKey: 'all' }), buying('Hat', 1))
    const remembered = await readPlayer(game.as(name))
    expect(await readPlayer((await game.anotherGateway()).as(name))).toStrictEqual(remembered)
  })
})

describe('an error', () => {
  test('of a rule on an outdated cached player is ignored, and the rule runs on the document', async () => {
    const name = somebody()
    const other = await game.anotherGateway()
    await runPlayerAction(game.as(name), buying('Bone', 1))
    await runPlayerAction(other.as(name), buying('Bone', 1))
    const seen: unknown[] = []
    const result = await runPlayerAction(game.as(name), {
      name: 'test',
      input: null,
      rule: ({ state, release }) => {
        seen.push(state.inventory[idOf('Bone')])
        if (state.inventory[idOf('Bone')] === 1) throw new Error('out of date')
        return buy(state, { itemId: idOf('Bone'), amount: 1, release })
      },
    })
    expect(seen).toEqual([1, 2])
    expect(result).toMatchObject({ ok: true, value: { player: { revision: 4 } } })
  })

  test('of a rule on an up-to-date cached player is thrown, and the next call runs', async () => {
    const name = somebody()
    await runPlayerAction(game.as(name), buying('Bone', 1))
    const failing = runPlayerAction(game.as(name), {
      name: 'test',
      input: null,
      rule: () => {
        throw new Error('broken rule')
      },
    })
    const next = runPlayerAction(game.as(name), buying('Bone', 1))
    await expect(failing).rejects.toThrow('broken rule')
    expect(await next).toMatchObject({ ok: true, value: { player: { revision: 3 } } })
  })
})

describe('simultaneous calls', () => {
  test('sixty purchases over two gateways never overspend and never fail by contention', async () => {
    // these tests do not cover the limits of waiting, and a slow machine would reach them
    jest.spyOn(performance, 'now').mockReturnValue(0)
    const name = somebody()
    const gateways = [game, await game.anotherGateway()]
    const calls = Array.from({ length: 60 }, (_, index) =>
      runPlayerAction((gateways[index % 2] ?? game).as(name), buying('Bone', 1)),
    )
    const answers = await Promise.all(calls)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(15)
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal.code]))
    expect(new Set(refusals)).toEqual(new Set(['cannotAfford']))
    const { state, revision } = await readPlayer(game.as(name))
    expect([state.currencies.vgc, state.inventory[idOf('Bone')], revision]).toEqual([0, 15, 16])
    expect(await mismatches(game.app)).toEqual([])
  })

  test('create one player with one set of start lines', async () => {
    const name = somebody()
    const gateways = [game, await game.anotherGateway()]
    const players = await Promise.all(
      Array.from({ length: 20 }, (_, index) => readPlayer((gateways[index % 2] ?? game).as(name))),
    )
    for (const player of players) expect(player).toEqual(players[0])
    expect((await rowsOf(name)).ledger.map(({ reason }) => reason)).toEqual(['start', 'start', 'start'])
  })

  test('use the player that another gateway created in the meantime', async () => {
    const name = somebody()
    const other = await game.anotherGateway()
    const insertOne = jest.spyOn(game.app.get(playerModelsService).documents, 'insertOne')
    insertOne.mockImplementationOnce(async () => {
      await readPlayer(other.as(name))
      throw new mongo.MongoServerError({ message: 'duplicate key', code: 11_000 })
    })
    expect(await readPlayer(game.as(name))).toEqual(await readPlayer(other.as(name)))
    expect((await rowsOf(name)).ledger).toHaveLength(3)
  })

  test('fail if the player cannot be created, and the next call creates it', async () => {
    const name = somebody()
    const insertOne = jest.spyOn(game.app.get(playerModelsService).documents, 'insertOne')
    insertOne.mockRejectedValueOnce(new mongo.MongoServerError({ message: 'disk full', code: 14_031 }))
    await expect(readPlayer(game.as(name))).rejects.toThrow('disk full')
    expect(await readPlayer(game.as(name))).toMatchObject({ revision: 1 })
    expect((await rowsOf(name)).ledger).toHaveLength(3)
  })

  test('are refused beyond the limit of the queue, and waiting ones run', async () => {
    const name = somebody()
    await readPlayer(game.as(name))
    const calls = Array.from({ length: queueLimit + 11 }, () => runPlayerAction(game.as(name), buying('Bone', 1)))
    const settled = await Promise.allSettled(calls)
    const turnedAway = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(turnedAway).toHaveLength(10)
    for (const problem of turnedAway)
      expect(problem).toMatchObject({ kind: 'tooMany', details: { retryAfterSeconds: 1 } })
  })
})

describe('a gateway that fails between the write and its rows', () => {
  const failing = () =>
    game.anotherGateway({
      prepare: (app) => app.provide(outboxProjectionService, { project: () => Promise.reject(new Error('gone')) }),
    })

  test('has made the change, and the next one on another gateway writes the rows', async () => {
    const name = somebody()
    const broken = await failing()
    expect(await runPlayerAction(broken.as(name), buying('Hat', 1))).toMatchObject({ ok: true })
    expect((await rowsOf(name)).ledger).toEqual([])
    expect(await mismatches(game.app)).toEqual([])
    await runPlayerAction(game.as(name), buying('Bone', 1))
    expect((await rowsOf(name)).ledger).toHaveLength(7)
    expect(await mismatches(game.app)).toEqual([])
  })

  test('is completed by the sweeper, once and not too soon', async () => {
    const name = somebody()
    await runPlayerAction((await failing()).as(name, { idempotencyKey: 'swept' }), buying('Hat', 1))
    const sweeping = await game.anotherGateway()
    await sweepOutboxes(sweeping.app)
    expect((await rowsOf(name)).ledger).toEqual([])
    sweeping.clock.advance(sweepAfterMs)
    await sweepOutboxes(sweeping.app)
    await sweepOutboxes(sweeping.app)
    expect(await rowsOf(name)).toMatchObject({ ledger: { length: 5 }, operations: { length: 1 } })
    const document = await game.app.get(playerModelsService).players.findById(aViewer(name).accountId).lean()
    expect(document).toMatchObject({ outbox: [], revision: 2 })
    expect(document).not.toHaveProperty('outboxAt')
    expect(await mismatches(game.app)).toEqual([])
  })

  test('does not delay the sweep of others', async () => {
    const [poor, rich] = [somebody(), somebody()]
    const broken = await failing()
    for (const name of [poor, rich]) await runPlayerAction(broken.as(name), buying('Hat', 1))
    const sweeping = await game.anotherGateway()
    sweeping.clock.advance(sweepAfterMs)
    const projection = sweeping.app.get(outboxProjectionService)
    const project = jest.spyOn(projection, 'project').mockImplementation(async () => {
      throw new Error('gone')
    })
    const log = jest.spyOn(sweeping.app.log, 'error')
    await sweepOutboxes(sweeping.app)
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ player: aViewer(poor).accountId }), expect.any(String))
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ player: aViewer(rich).accountId }), expect.any(String))
    project.mockRestore()
    await sweepOutboxes(sweeping.app)
    for (const name of [poor, rich]) expect((await rowsOf(name)).ledger).toHaveLength(5)
  })

  test('still recognizes the key: a repeat does not act again', async () => {
    const name = somebody()
    const broken = await failing()
    await runPlayerAction(broken.as(name, { idempotencyKey: 'once' }), buying('Hat', 1))
    expect(await runPlayerAction(broken.as(name, { idempotencyKey: 'once' }), buying('Hat', 1))).toMatchObject({
      ok: true,
      value: { player: { revision: 2 }, value: { amount: 1 } },
    })
  })

  test('treats a bulk error without a row as a failure, and keeps the rows in the outbox', async () => {
    const name = somebody()
    const broken = await game.anotherGateway()
    const { ledger, journal, operations } = broken.app.get(playerModelsService)
    const cutOff = new mongo.MongoBulkWriteError(new mongo.MongoNetworkError('connection lost'), {
      insertedCount: 0,
      getWriteConcernError: () => undefined,
    } as mongo.BulkWriteResult)
    for (const { collection } of [ledger, journal, operations])
      jest.spyOn(collection, 'insertMany').mockRejectedValue(cutOff)
    for (const _attempt of [1, 2])
      expect(await runPlayerAction(broken.as(name, { idempotencyKey: 'cut-off' }), buying('Hat', 1))).toMatchObject({
        ok: true,
        value: { player: { revision: 2 } },
      })
    await runPlayerAction(broken.as(name), buying('Bone', 1))
    expect(await rowsOf(name)).toEqual({ ledger: [], journal: [], operations: [] })
    expect(await mismatches(game.app)).toEqual([])
    expect(await runPlayerAction(game.as(name, { idempotencyKey: 'cut-off' }), buying('Hat', 1))).toMatchObject({
      value: { value: { amount: 1 } },
    })
    await runPlayerAction(game.as(name), buying('Bone', 1))
    expect(await rowsOf(name)).toMatchObject({ ledger: { length: 9 }, operations: { length: 1 } })
    expect(await mismatches(game.app)).toEqual([])
  })

  test('stops writing when 150 changes wait, and the document stays small', async () => {
    const name = somebody()
    const broken = await failing()
    const { players } = game.app.get(playerModelsService)
    const tossing = (delta: number) => ({
      name: 'toss',
      input: null,
      rule: ({ state }: RuleContext) => ({
        ok: true as const,
        state: { ...state, currencies: { vgc: (state.currencies.vgc ?? 0) + delta } },
        ledger: [{ kind: 'currency' as const, what: 'vgc', delta, reason: 'admin' as const }],
        journal: [],
        value: null,
      }),
    })
    // the start lines are the first entry
    for (let index = 1; index < 150; index += 1)
      await runPlayerAction(broken.as(name), tossing(index % 2 === 0 ? 1 : -1))
    await expect(runPlayerAction(broken.as(name), tossing(1))).rejects.toMatchObject({ kind: 'unavailable' })
    const document = await players.findById(aViewer(name).accountId).lean()
    const size = mongo.BSON.calculateObjectSize(document ?? {})
    expect(size).toBeGreaterThan(10_000)
    expect(size).toBeLessThan(64 * 1024)
    // and the next gateway that can continues
    expect(await runPlayerAction(game.as(name), buying('Hat', 1))).toMatchObject({ ok: true })
    expect(await mismatches(game.app)).toEqual([])
  })
})
