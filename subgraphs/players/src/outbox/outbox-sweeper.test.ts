import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { untilWritten } from '@sanguine/kernel'
import { buy } from '@sanguine/rules'
import { mongo, Types } from 'mongoose'
import type { RuleContext } from '../change/rule-context'
import { runPlayerAction } from '../change/run-player-action'
import { checkLedger } from '../ledger/check-ledger'
import { readPlayer } from '../operations/read-player'
import { playerModelsService } from '../store/players.model'
import { aViewer, idOf, startGame, type TestGame } from '../testing'
import { outboxProjectionService } from './outbox'
import { sweepAfterMs, sweepOutboxes, sweepWhenDue } from './outbox-sweeper'

let game: TestGame

beforeAll(async () => {
  game = await startGame()
})
beforeEach(async () => {
  game.clock.advance(sweepAfterMs)
  await sweepOutboxes(game.app)
  jest.spyOn(game.app.log, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => game.stop())

const lost = () => new mongo.MongoNetworkError('connection lost')
const models = () => game.app.get(playerModelsService)

const buyBone = (name: string, idempotencyKey: string) =>
  runPlayerAction(game.as(name, { idempotencyKey }), {
    name: 'trade',
    input: 1,
    rule: ({ state, release }: RuleContext) => buy(state, { itemId: idOf('Bone'), amount: 1, release }),
  })

const documentOf = (name: string) => models().documents.findOne({ _id: new Types.ObjectId(aViewer(name).accountId) })
const purchasesOf = (name: string) =>
  models().ledger.countDocuments({ player: aViewer(name).accountId, reason: 'purchase' })

async function mismatches(): Promise<unknown[]> {
  const found: unknown[] = []
  await checkLedger(game.app, (mismatch) => found.push(mismatch))
  return found
}

test.each(['ledger', 'operations'] as const)(
  'a change whose rows of %s cannot be written stays in the document until the sweeper writes them once',
  async (collection) => {
    await readPlayer(game.as(collection))
    const fail = jest
      .spyOn(models()[collection].collection, 'insertMany')
      .mockImplementation(() => Promise.reject(lost()))
    expect(await buyBone(collection, 'first')).toMatchObject({ ok: true })
    game.clock.advance(sweepAfterMs)
    expect(await sweepOutboxes(game.app)).toBe(0)
    expect((await documentOf(collection))?.outbox).not.toEqual([])
    fail.mockRestore()
    expect(await sweepOutboxes(game.app)).toBe(1)
    expect((await documentOf(collection))?.outbox).toEqual([])
    expect(await purchasesOf(collection)).toBe(2)
    const revision = (await documentOf(collection))?.revision
    expect(await buyBone(collection, 'first')).toMatchObject({ ok: true })
    expect((await documentOf(collection))?.revision).toBe(revision)
    expect(await mismatches()).toEqual([])
  },
)

test('an outbox that was written but could not be emptied is written again without a second row', async () => {
  await buyBone('Ada', 'first')
  game.clock.advance(sweepAfterMs)
  jest.spyOn(models().players, 'updateOne').mockImplementationOnce(() => {
    throw lost()
  })
  expect(await sweepOutboxes(game.app)).toBe(0)
  expect(await sweepOutboxes(game.app)).toBe(1)
  expect(await purchasesOf('Ada')).toBe(2)
  expect(await mismatches()).toEqual([])
})

test('an outbox to which the player adds entries during a sweep is not emptied', async () => {
  await buyBone('Bela', 'first')
  game.clock.advance(sweepAfterMs)
  const { players } = models()
  const updateOne = players.updateOne.bind(players)
  jest
    .spyOn(players, 'updateOne')
    .mockImplementationOnce(((...args: Parameters<typeof updateOne>) =>
      buyBone('Bela', 'second').then(() => updateOne(...args))) as never)
  expect(await sweepOutboxes(game.app)).toBe(0)
  expect((await documentOf('Bela'))?.outbox).not.toEqual([])
  expect(await purchasesOf('Bela')).toBe(4)
  expect(await mismatches()).toEqual([])
})

test('an outbox with a stamp of a clock that was ahead is swept, though another one is not due yet', async () => {
  await buyBone('Ahead', 'first')
  await buyBone('Fresh', 'first')
  const outboxAt = game.clock.now() + 86_400_000
  await models().documents.updateOne({ _id: new Types.ObjectId(aViewer('Ahead').accountId) }, { $set: { outboxAt } })
  await sweepWhenDue(game.app)
  expect((await documentOf('Ahead'))?.outbox).toEqual([])
  expect((await documentOf('Fresh'))?.outbox).not.toEqual([])
})

test('the outbox of a deleted player ends no rest', async () => {
  await buyBone('Ended', 'first')
  const _id = new Types.ObjectId(aViewer('Ended').accountId)
  await models().documents.updateOne({ _id }, { $set: { deletedAt: game.clock.now() } })
  game.clock.advance(sweepAfterMs)
  await sweepOutboxes(game.app)
  expect(await sweepWhenDue(game.app)).toEqual(untilWritten)
  await models().documents.deleteOne({ _id })
})

test('an outbox that cannot be swept does not delay those of other players', async () => {
  await buyBone('Cora', 'first')
  await buyBone('Dora', 'first')
  game.clock.advance(sweepAfterMs)
  jest.spyOn(models().players, 'updateOne').mockImplementationOnce(() => {
    throw lost()
  })
  expect(await sweepOutboxes(game.app)).toBe(1)
  expect(await sweepOutboxes(game.app)).toBe(1)
})

test('a sweep that cannot read due outboxes fails, and empties nothing', async () => {
  await buyBone('Emil', 'first')
  game.clock.advance(sweepAfterMs)
  jest.spyOn(models().players, 'find').mockImplementationOnce(() => {
    throw lost()
  })
  await expect(sweepOutboxes(game.app)).rejects.toThrow('connection lost')
  expect((await documentOf('Emil'))?.outbox).not.toEqual([])
})

describe('an outbox is swept', () => {
  const stampWith = (ms: number) =>
    models().players.updateOne({ _id: aViewer('Fanny').accountId }, { outboxAt: game.clock.now() + ms })

  beforeEach(() => buyBone('Fanny', `key-${game.clock.now()}`))

  test.each([
    ['not before half a minute has passed', -sweepAfterMs + 1, 0],
    ['when half a minute has passed', -sweepAfterMs, 1],
    ['not when its stamp lies half a minute ahead', sweepAfterMs, 0],
    ['when its stamp lies further ahead than clocks differ', sweepAfterMs + 1, 1],
  ])('%s', async (_case, ms, swept) => {
    await stampWith(ms)
    expect(await sweepOutboxes(game.app)).toBe(swept)
    expect((await documentOf('Fanny'))?.outbox).toHaveLength(1 - swept)
  })

  test('and a failure is logged with the player', async () => {
    await stampWith(-sweepAfterMs)
    jest.spyOn(models().players, 'updateOne').mockImplementationOnce(() => {
      throw lost()
    })
    await sweepOutboxes(game.app)
    expect(game.app.log.error).toHaveBeenCalledWith(
      { err: lost(), player: aViewer('Fanny').accountId },
      expect.stringContaining('outbox'),
    )
  })
})

/** Players with outboxes that are due; the first one that is written is the youngest. */
async function writeDue(count: number) {
  const now = game.clock.now()
  const rows = Array.from({ length: count }, (_, index) => ({
    _id: new Types.ObjectId(),
    state: {},
    revision: 1,
    outbox: [],
    outboxAt: now - sweepAfterMs - index,
    xpChangedAt: 0,
  }))
  await models().documents.insertMany(rows as never)
  return rows
}

test('the oldest outboxes are swept first if there are too many for one sweep', async () => {
  const rows = await writeDue(201)
  expect(await sweepOutboxes(game.app)).toBe(200)
  const left = await models()
    .documents.find({ _id: { $in: rows.map(({ _id }) => _id) }, outboxAt: { $exists: true } })
    .toArray()
  expect(left.map(({ _id }) => _id)).toEqual([rows[0]?._id])
  await models().documents.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } })
})

test('a full batch of failing outboxes does not delay the others', async () => {
  const rows = await writeDue(201)
  const failing = new Set(rows.slice(1).map(({ _id }) => String(_id)))
  const { project } = game.app.get(outboxProjectionService)
  jest.spyOn(game.app.get(outboxProjectionService), 'project').mockImplementation((player, entries) => {
    if (failing.has(player)) throw lost()
    return project(player, entries)
  })
  expect(await sweepOutboxes(game.app)).toBe(0)
  expect(await sweepOutboxes(game.app)).toBe(1)
  expect(await models().documents.countDocuments({ _id: rows[0]?._id as never, outboxAt: { $exists: true } })).toBe(0)
  await models().documents.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } })
})

test('the outbox of a deleted player is left to the deletion', async () => {
  const [row] = await writeDue(1)
  const ended = { _id: row?._id as never }
  await models().documents.updateOne(ended, { $set: { deletedAt: game.clock.now() } })
  expect(await sweepOutboxes(game.app)).toBe(0)
  await models().documents.deleteOne(ended)
})
