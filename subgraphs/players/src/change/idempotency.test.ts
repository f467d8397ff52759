import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { type KeyedCall, keyedCall } from '@sanguine/kernel'
import { newPlayer } from '@sanguine/rules'
import { type OutboxEntry, operationRowId } from '../outbox/outbox'
import { type PlayerSnapshot, playerModelsService } from '../store/players.model'
import { aWorld, startGame, type TestGame } from '../testing'
import { findFirstCall } from './idempotency'

let game: TestGame

beforeAll(async () => {
  game = await startGame()
})
afterAll(() => game.stop())

function callOf(key: string, input: unknown = 1): KeyedCall {
  const call = keyedCall({ idempotencyKey: key, answerName: null }, 'trade', input)
  if (!call) throw new Error('There is no key.')
  return call
}

const entryOf = (sequence: number, operation: OutboxEntry['operation']): OutboxEntry => ({
  sequence,
  at: 1000,
  ledger: [],
  journal: [],
  operation,
})

const playerWith = (accountId: string, outbox: readonly OutboxEntry[] = []): PlayerSnapshot => ({
  accountId,
  outbox,
  state: newPlayer(aWorld()).state,
  revision: 9,
  lastCall: null,
  xpChangedAt: 0,
})

const writeRow = (player: string, { key, ...rest }: KeyedCall, result: unknown) =>
  game.app
    .get(playerModelsService)
    .operations.create({ _id: operationRowId(player, key), player, sequence: 1, at: 1000, ...rest, result })

test('an unused key has no first call', async () => {
  await writeRow('ada', callOf('other'), 'other')
  await writeRow('bela', callOf('key'), 'of somebody else')
  const player = playerWith('ada', [entryOf(1, null), entryOf(2, { ...callOf('another'), result: 'another' })])
  expect(await findFirstCall(game.app, player, callOf('key'))).toBeNull()
})

test('a first call is found among the rows', async () => {
  await writeRow('cora', callOf('key'), 'first')
  expect(await findFirstCall(game.app, playerWith('cora'), callOf('key'))).toMatchObject({ result: 'first' })
})

test('a first call is found in the outbox among other entries, without reading rows', async () => {
  const outbox = [
    entryOf(1, null),
    entryOf(2, { ...callOf('other'), result: 'other' }),
    entryOf(3, { ...callOf('key'), result: 'first' }),
  ]
  const findById = jest.spyOn(game.app.get(playerModelsService).operations, 'findById')
  expect(await findFirstCall(game.app, playerWith('dora', outbox), callOf('key'))).toMatchObject({ result: 'first' })
  expect(findById).not.toHaveBeenCalled()
})

test('a key of another call is a conflict, in the outbox and among the rows', async () => {
  const outbox = [entryOf(3, { ...callOf('key'), result: 'first' })]
  const conflict = { kind: 'conflict' }
  await expect(findFirstCall(game.app, playerWith('emil', outbox), callOf('key', 2))).rejects.toMatchObject(conflict)
  await writeRow('emil', callOf('key'), 'first')
  await expect(findFirstCall(game.app, playerWith('emil'), callOf('key', 2))).rejects.toMatchObject(conflict)
})
