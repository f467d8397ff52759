import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { aViewer, playerModelsService, startGame, type TestGame } from '../testing'
import { huntStatus } from './hunt-status'

let game: TestGame

beforeAll(async () => {
  game = await startGame()
})
afterAll(() => game.stop())

test.each([
  [null, 0, 0],
  [59_999, 0, 0],
  [60_000, 0, 1],
  [300_000, 1, 1],
])('an effect that is due for %p ms fails %p times and is slow %p times', async (delay, failed, slow) => {
  const { players } = game.app.get(playerModelsService)
  await players.collection.deleteMany({})
  const dueAt = delay === null ? game.clock.now() + 1 : game.clock.now() - delay
  const _id = aViewer('Sleeper').accountId
  await players.create([{ _id, state: { xp: 0 }, revision: 1, outbox: [], lastCall: null, xpChangedAt: 0, dueAt }])
  expect(await huntStatus.measure(game.app)).toEqual({ total: 1, failed, slow })
})
