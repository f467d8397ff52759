import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import * as rules from '@sanguine/rules'
import { runPlayerAction } from '../change/run-player-action'
import { rowIdFrom } from '../outbox/outbox'
import { playerModelsService } from '../store/players.model'
import { aViewer, idOf, startGame, type TestGame } from '../testing'
import { checkLedger } from './check-ledger'
import type { LedgerMismatch } from './ledger-balance'

let game: TestGame

beforeAll(async () => {
  game = await startGame()
})
afterAll(() => game.stop())

const people = ['Abel', 'Bram', 'Cora', 'Dora', 'Egon']

const buy = (name: string) =>
  runPlayerAction(game.as(name), {
    name: 'trade',
    input: null,
    rule: ({ state, release }) => rules.buy(state, { itemId: idOf('Bone'), amount: 1, release }),
  })

const check = async () => {
  const found: LedgerMismatch[] = []
  const report = await checkLedger(game.app, (mismatch) => found.push(mismatch))
  return { ...report, found }
}

test('finds nothing if every change has ledger lines, also while people play', async () => {
  for (const name of people) await buy(name)
  const readAlone = jest.spyOn(game.app.get(playerModelsService).players, 'findById')
  expect(await check()).toMatchObject({ players: 5, lines: 25, mismatches: 0 })
  expect(readAlone).not.toHaveBeenCalled()
  const busy = Promise.all(Array.from({ length: 50 }, (_, index) => buy(people[index % 5] ?? '')))
  for (let index = 0; index < 5; index += 1) expect(await check()).toMatchObject({ players: 5, mismatches: 0 })
  await busy
  expect(await check()).toMatchObject({ mismatches: 0 })
})

test('finds a coin without a line, a lost line, and lines without a player', async () => {
  const { players, ledger } = game.app.get(playerModelsService)
  const [abel, bram] = [aViewer('Abel').accountId, aViewer('Bram').accountId]
  await players.updateOne({ _id: abel }, { $inc: { 'state.currencies.vgc': 1 } })
  await players.updateOne({ _id: bram }, { $set: { outbox: [] } })
  await ledger.deleteOne({ _id: `${rowIdFrom(bram, 1)}:001` })
  // before and after all others
  const [ghost, shade] = ['0'.repeat(24), 'f'.repeat(24)]
  for (const player of [ghost, shade])
    await ledger.create({
      _id: `${rowIdFrom(player, 1)}:000`,
      player,
      sequence: 1,
      at: 0,
      kind: 'currency',
      what: 'vgc',
      delta: 7,
      reason: 'start',
    })
  const { found, mismatches } = await check()
  expect(mismatches).toBe(4)
  expect(found.map(({ player, what, ledger: sum, state }) => [player, what, state - sum])).toEqual(
    expect.arrayContaining([
      [abel, 'currency:vgc', 1],
      [bram, `item:${idOf('Mouse')}`, 20],
      [ghost, 'currency:vgc', -7],
      [shade, 'currency:vgc', -7],
    ]),
  )
})
