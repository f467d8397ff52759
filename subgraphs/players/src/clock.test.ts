import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import * as rules from '@sanguine/rules'
import type { RuleContext } from './change/rule-context'
import { runPlayerAction } from './change/run-player-action'
import { readPlayer } from './operations/read-player'
import { purgeOperations } from './outbox/operations-purge'
import { operationKeptMs } from './outbox/outbox'
import { sweepOutboxes } from './outbox/outbox-sweeper'
import { rescheduleLatePlayers } from './schedule/scheduler'
import { aViewer, idOf, playerModelsService, scheduledEffectsService, startGame, type TestGame } from './testing'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

let game: TestGame

beforeAll(async () => {
  game = await startGame()
})
afterAll(() => game.stop())

const buying = {
  name: 'trade',
  input: 1,
  rule: ({ state, release }: RuleContext) => rules.buy(state, { itemId: idOf('Bone'), amount: 1, release }),
}

const hunting = {
  name: 'hunt',
  input: null,
  rule: ({ state, seed, now, release, speed }: RuleContext) =>
    rules.quickAttack(state, { mode: 'hunt', seed, now, release, speed }),
}

const documentOf = async (name: string) =>
  game.app.get(playerModelsService).players.findById(aViewer(name).accountId).lean()

describe.each([
  ['an hour', hour],
  ['40 days', 40 * day],
])('a clock that was %s ahead', (_name, ahead) => {
  test('makes a player wait for exactly one cooldown', async () => {
    const as = () => game.as(`Hunter ${ahead}`)
    game.clock.jump(ahead)
    expect(await runPlayerAction(as(), hunting)).toMatchObject({ ok: true })
    game.clock.jump(-ahead)
    expect(await runPlayerAction(as(), hunting)).toMatchObject({ ok: false, refusal: { code: 'huntTooEarly' } })
    game.clock.advance(9 * minute)
    expect(await runPlayerAction(as(), hunting)).toMatchObject({ ok: false, refusal: { code: 'huntTooEarly' } })
    game.clock.advance(minute)
    expect(await runPlayerAction(as(), hunting)).toMatchObject({ ok: true })
  })

  test('is corrected when a player only reads', async () => {
    const as = () => game.as(`Reader ${ahead}`)
    game.clock.jump(ahead)
    await runPlayerAction(as(), hunting)
    game.clock.jump(-ahead)
    expect((await readPlayer(as())).state.nextHuntAt).toBe(game.clock.now() + 10 * minute)
  })

  test('does not delay the sweep of an outbox', async () => {
    const { players } = game.app.get(playerModelsService)
    const name = `Left ${ahead}`
    await runPlayerAction(game.as(name), buying)
    const entry = { sequence: 99, at: game.clock.now(), ledger: [], journal: [], operation: null }
    const outboxAt = game.clock.now() + ahead
    await players.updateOne({ _id: aViewer(name).accountId }, { $set: { outbox: [entry], outboxAt } })
    expect(await sweepOutboxes(game.app)).toBeGreaterThan(0)
    expect(await documentOf(name)).toMatchObject({ outbox: [] })
  })

  test('deletes no key that a client may still repeat', async () => {
    const call = () => runPlayerAction(game.as(`Payer ${ahead}`, { idempotencyKey: 'once' }), buying)
    await purgeOperations(game.app)
    const first = await call()
    game.clock.jump(ahead)
    await purgeOperations(game.app)
    expect(await call()).toEqual(first)
    game.clock.jump(-ahead)
  })
})

test('keys are deleted by elapsed time, also after a jump of the clock', async () => {
  await purgeOperations(game.app)
  await runPlayerAction(game.as('Payer', { idempotencyKey: 'once' }), buying)
  game.clock.jump(40 * day)
  game.clock.advance(operationKeptMs + 1)
  expect(await purgeOperations(game.app)).toBeGreaterThan(0)
  game.clock.jump(-40 * day)
})

test('a player whose due time a clock set 40 days ahead is checked within minutes', async () => {
  const away = await game.anotherGateway()
  away.app.get(scheduledEffectsService).add({
    name: 'auto-hunt',
    runsWhileOffline: true,
    dueAt: rules.autoHuntDueAt,
    rule: ({ state }) => ({ ok: true, state, ledger: [], journal: [], value: null }),
  })
  const { players } = away.app.get(playerModelsService)
  const _id = aViewer('Away').accountId
  await readPlayer(away.as('Away'))
  const at = away.clock.now() + 40 * day
  await players.updateOne({ _id }, { $set: { 'state.autoHuntAt': at, dueAt: at }, $inc: { revision: 1 } })
  await rescheduleLatePlayers(away.app)
  const seen = await players.findById(_id).lean()
  expect(seen?.dueAt).toBe(away.clock.now() + hour)
})
