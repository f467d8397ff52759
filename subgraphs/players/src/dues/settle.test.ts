import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readPlayer } from '../operations/read-player'
import { aViewer, duesService, playerModelsService, startGame, type TestGame } from '../testing'
import { settleDuePlayers } from './due-worker'

let game: TestGame
let steps = 0

beforeAll(async () => {
  game = await startGame()
  game.app.get(duesService).add({
    name: 'faster than a step takes',
    happensAway: true,
    dueAt: ({ nextHuntAt }) => nextHuntAt + 1,
    rule: ({ state, now }) => {
      steps += 1
      if (steps > 20) throw new Error('This would never end.')
      game.clock.advance(10)
      return { ok: true, state: { ...state, nextHuntAt: now }, ledger: [], journal: [], value: null }
    },
  })
})
afterAll(() => game.stop())

test('what falls due again while it is settled waits for the next look, of a player as of a worker', async () => {
  const dueAt = async () => (await game.app.get(playerModelsService).players.findById(aViewer('Ada').accountId))?.dueAt
  await readPlayer(game.as('Ada'))
  expect([steps, await dueAt()]).toEqual([1, game.clock.now() - 9])
  await settleDuePlayers(game.app)
  expect([steps, await dueAt()]).toEqual([2, game.clock.now() - 9])
})
