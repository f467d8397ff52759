import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { buy } from '@sanguine/rules'
import { mongo } from 'mongoose'
import { readPlayer } from '../operations/read-player'
import { aViewer, idOf, playerModelsService, scheduledEffectsService, startGame, type TestGame } from '../testing'
import { maxRunMs, playerQueueService } from './player-queue'
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

const lost = () => new mongo.MongoNetworkError('connection lost')
const duplicate = () => new mongo.MongoServerError({ message: 'E11000 duplicate key', code: 11_000 })

const buying = {
  name: 'trade',
  input: 1,
  rule: ({ state, release }: RuleContext) => buy(state, { itemId: idOf('Bone'), amount: 1, release }),
}

describe('creating a player who', () => {
  test('was just created by another call reads that one', async () => {
    const { documents } = game.app.get(playerModelsService)
    const insert = jest.spyOn(documents, 'insertOne').mockImplementationOnce(async (document) => {
      insert.mockRestore()
      await documents.insertOne(document)
      throw duplicate()
    })
    expect(await readPlayer(game.as('Ada'))).toMatchObject({ accountId: aViewer('Ada').accountId, revision: 1 })
  })

  test('cannot be written throws that error', async () => {
    const { documents } = game.app.get(playerModelsService)
    jest.spyOn(documents, 'insertOne').mockRejectedValueOnce(lost())
    await expect(readPlayer(game.as('Bela'))).rejects.toThrow('connection lost')
  })
})

describe('a change of a cached player', () => {
  const failOnce = (error: Error) => {
    const { operations } = game.app.get(playerModelsService)
    return jest.spyOn(operations, 'findById').mockImplementationOnce(() => {
      throw error
    })
  }

  test('that fails on outdated data is run again on the document', async () => {
    await runPlayerAction(game.as('Cora'), buying)
    failOnce(new TypeError('out of date'))
    expect(await runPlayerAction(game.as('Cora', { idempotencyKey: 'first' }), buying)).toMatchObject({ ok: true })
  })

  test('with a lost connection ends at once, without another wait for the database', async () => {
    await runPlayerAction(game.as('Dora'), buying)
    failOnce(lost())
    const find = jest.spyOn(game.app.get(playerModelsService).documents, 'find')
    const call = runPlayerAction(game.as('Dora', { idempotencyKey: 'first' }), buying)
    await expect(call).rejects.toThrow('connection lost')
    expect(find).not.toHaveBeenCalled()
  })
})

test('a scheduled effect with a lost connection fails the call, instead of another wait', async () => {
  const away = await game.anotherGateway()
  await readPlayer(away.as('Emil'))
  away.app.get(scheduledEffectsService).add({
    name: 'always due',
    runsWhileOffline: false,
    dueAt: () => 1,
    rule: () => {
      throw lost()
    },
  })
  await expect(readPlayer(away.as('Emil'))).rejects.toThrow('connection lost')
})

test('a write with unknown result is found by its key, whether it happened or not', async () => {
  const { documents } = game.app.get(playerModelsService)
  const bones = async () => (await readPlayer(game.as('Fanny'))).state.inventory[idOf('Bone')] ?? 0
  const before = await bones()
  const call = () => runPlayerAction(game.as('Fanny', { idempotencyKey: 'unknown' }), buying)
  const update = jest.spyOn(documents, 'updateOne').mockImplementationOnce(async (filter, change) => {
    update.mockRestore()
    await documents.updateOne(filter, change as never)
    throw lost()
  })
  await expect(call()).rejects.toThrow('connection lost')
  expect(await call()).toMatchObject({ ok: true })
  expect(await call()).toMatchObject({ ok: true })
  expect(await bones()).toBe(before + 1)
})

test('a call that waited too long behind others is refused without acting', async () => {
  const queue = game.app.get(playerQueueService)
  const from = performance.now()
  let finish = (): void => undefined
  const begun = new Promise<void>((resolve) => {
    void queue.run('Gerd', () => {
      resolve()
      return new Promise<void>((done) => {
        finish = done
      })
    })
  })
  await begun
  const acted = jest.fn(async () => undefined)
  const waiting = queue.run('Gerd', acted)
  jest.spyOn(performance, 'now').mockReturnValue(from + 6_000)
  finish()
  await expect(waiting).rejects.toMatchObject({ kind: 'unavailable' })
  expect(acted).not.toHaveBeenCalled()
})

test('a call that never ends delays a player by some seconds only', async () => {
  const queue = game.app.get(playerQueueService)
  jest.useFakeTimers()
  try {
    void queue.run('Hanna', () => new Promise<void>(() => undefined))
    const early = queue.run('Hanna', async () => 'early')
    const refused = expect(early).rejects.toMatchObject({ kind: 'unavailable' })
    await jest.advanceTimersByTimeAsync(maxRunMs - 1)
    const later = queue.run('Hanna', async () => 'later')
    await jest.advanceTimersByTimeAsync(1)
    await refused
    expect(await later).toBe('later')
  } finally {
    jest.useRealTimers()
  }
})
