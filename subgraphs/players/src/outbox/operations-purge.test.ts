import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { playerModelsService } from '../store/players.model'
import { startGame, type TestGame } from '../testing'
import { operationsPurgeService, purgeOperations } from './operations-purge'
import { operationKeptMs, outboxProjectionService } from './outbox'

let game: TestGame

beforeAll(async () => {
  game = await startGame()
  // the clock is measured from the first purge on
  await purgeOperations(game.app)
})
beforeEach(async () => {
  await game.app.get(playerModelsService).operations.deleteMany({})
})
afterAll(() => game.stop())

/** Writes keys of the given ages. */
const write = (...agesMs: readonly number[]) =>
  game.app.get(playerModelsService).operations.insertMany(
    agesMs.map((ageMs, index) => ({
      _id: `ada:${ageMs}:${index}`,
      player: 'ada',
      sequence: index + 1,
      at: game.clock.now() - ageMs,
      name: 'trade',
      fingerprint: 'f',
      result: null,
    })),
  )

const kept = async () => (await game.app.get(playerModelsService).operations.find().lean()).map(({ _id }) => _id)

test('keys older than a day are deleted, and no others', async () => {
  expect(operationKeptMs).toBe(86_400_000)
  game.clock.advance(1000)
  await write(0, operationKeptMs, operationKeptMs + 1, 2 * operationKeptMs)
  expect(await purgeOperations(game.app)).toBe(2)
  expect(await kept()).toEqual(['ada:0:0', `ada:${operationKeptMs}:1`])
  expect(await purgeOperations(game.app)).toBe(0)
})

test('a deleted key does not return from an outbox that is projected later', async () => {
  const operation = { key: 'hunt-1', name: 'quickHunt', fingerprint: 'f', result: null }
  const entry = { sequence: 1, at: game.clock.now(), ledger: [], journal: [], operation }
  const { project } = game.app.get(outboxProjectionService)
  game.clock.advance(operationKeptMs)
  await project('ada', [entry])
  expect(await kept()).toEqual(['ada:hunt-1'])
  game.clock.advance(1)
  expect(await purgeOperations(game.app)).toBe(1)
  await project('ada', [entry])
  expect(await kept()).toEqual([])
})

test('more keys than fit in one batch are all deleted', async () => {
  await write(...Array.from({ length: 2_001 }, () => operationKeptMs + 1))
  expect(await purgeOperations(game.app)).toBe(2_001)
  expect(await kept()).toEqual([])
})

test('neither a clock ahead nor a clock behind deletes a key', async () => {
  await write(0)
  game.clock.jump(2 * operationKeptMs)
  expect(await purgeOperations(game.app)).toBe(0)
  game.clock.jump(-4 * operationKeptMs)
  expect(await purgeOperations(game.app)).toBe(0)
  game.clock.jump(2 * operationKeptMs)
  game.clock.advance(operationKeptMs + 1)
  expect(await purgeOperations(game.app)).toBe(1)
})

test('a gateway measures from its start, not from its first purge', async () => {
  const { app, clock } = await game.anotherGateway()
  // it has run for a while by then
  clock.advance(2 * operationKeptMs)
  clock.jump(-2 * operationKeptMs)
  const purge = app.get(operationsPurgeService)
  await write(0)
  clock.jump(2 * operationKeptMs)
  expect(await purgeOperations(app)).toBe(0)
  expect(await kept()).toHaveLength(1)
  await purge.stop()
})
