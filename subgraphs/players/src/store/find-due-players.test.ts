import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { aViewer, playerModelsService, startGame, type TestGame } from '../testing'
import { findDuePlayers, reschedule } from './find-due-players'

let game: TestGame

beforeAll(async () => {
  game = await startGame()
})
afterAll(() => game.stop())

test('the search for due players reads no others, whatever their number', async () => {
  const { players } = game.app.get(playerModelsService)
  const state = { xp: 0 }
  const documents = Array.from({ length: 300 }, (_, index) => ({
    _id: aViewer(`Sleeper ${index}`).accountId,
    state,
    revision: 1,
    outbox: [],
    lastCall: null,
    xpChangedAt: 0,
    ...(index === 7 ? {} : { dueAt: index === 8 ? 1 : 0 }),
  }))
  await players.insertMany(documents)
  const found = await findDuePlayers(game.app, 5)
  expect(found.map(({ accountId }) => accountId)).toEqual([
    aViewer('Sleeper 8').accountId,
    aViewer('Sleeper 7').accountId,
  ])

  for (const dueAt of [{ $gt: 0, $lte: game.clock.now() }, null]) {
    const plan = await players.collection.find({ dueAt }).sort({ dueAt: 1 }).explain('executionStats')
    expect(plan.executionStats).toMatchObject({ nReturned: 1, totalDocsExamined: 1 })
  }
})

test.each([
  ['without a time', { $unset: { dueAt: 1 } }],
  ['with a time of null', { $set: { dueAt: null } }],
  ['with a time', { $set: { dueAt: 1 } }],
])('a player %s is not found again before the due time', async (_title, update) => {
  const { players } = game.app.get(playerModelsService)
  await players.collection.deleteMany({})
  const accountId = aViewer('Sleeper').accountId
  await players.create([{ _id: accountId, state: { xp: 0 }, revision: 1, outbox: [], lastCall: null, xpChangedAt: 0 }])
  await players.collection.updateOne({}, update)
  const [found] = await findDuePlayers(game.app, 5)
  expect(found).toMatchObject({ accountId })
  if (found) await reschedule(game.app, found, game.clock.now() + 1)
  expect(await findDuePlayers(game.app, 5)).toEqual([])
})
