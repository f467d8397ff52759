import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { readPlayer } from '../operations/read-player'
import { runScheduledEffects } from '../schedule/scheduler'
import { aViewer, playerModelsService, scheduledEffectsService, startGame, type TestGame } from '../testing'

let game: TestGame
let steps = 0

beforeAll(async () => {
  game = await startGame()
  game.app.get(scheduledEffectsService).add({
    name: 'faster than a step takes',
    runsWhileOffline: true,
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

test('an effect that is due again during its run waits for the next run, by a player or a worker', async () => {
  const dueAt = async () => (await game.app.get(playerModelsService).players.findById(aViewer('Ada').accountId))?.dueAt
  await readPlayer(game.as('Ada'))
  expect([steps, await dueAt()]).toEqual([1, game.clock.now() - 9])
  await runScheduledEffects(game.app)
  expect([steps, await dueAt()]).toEqual([2, game.clock.now() - 9])
})

test('a failed effect is logged, fails no call, and is tried again by the next', async () => {
  const away = await game.anotherGateway()
  let attempts = 0
  away.app.get(scheduledEffectsService).add({
    name: 'fails once',
    runsWhileOffline: false,
    dueAt: ({ xp }) => (xp === 0 ? 0 : null),
    rule: ({ state }) => {
      attempts += 1
      if (attempts <= 2) throw new Error('not yet')
      return { ok: true, state: { ...state, xp: 1 }, ledger: [], journal: [], value: null }
    },
  })
  const log = jest.spyOn(away.app.log, 'error')
  expect(await readPlayer(away.as('Bela'))).toMatchObject({ state: { xp: 0 } })
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ player: aViewer('Bela').accountId }), expect.any(String))
  expect(await readPlayer(away.as('Bela'))).toMatchObject({ state: { xp: 1 } })
})

test('effects come in the order of their times, at one time what ends first, and reports in the end', async () => {
  const ordered = await game.anotherGateway()
  const done: string[] = []
  const effect = (name: string, times: number[], place?: 'first' | 'last') =>
    ordered.app.get(scheduledEffectsService).add({
      name,
      runsWhileOffline: true,
      ...(place && { place }),
      dueAt: () => times[0] ?? null,
      rule: ({ state }) => {
        done.push(`${name} ${times.shift()}`)
        return { ok: true, state: { ...state, xp: state.xp + 1 }, ledger: [], journal: [], value: null }
      },
    })
  effect('report', [1], 'last')
  effect('hunt', [1, 2, 3, 4])
  effect('end', [3], 'first')
  effect('mission', [2])
  await readPlayer(ordered.as('Cora'))
  expect(done).toEqual(['hunt 1', 'hunt 2', 'mission 2', 'end 3', 'hunt 3', 'hunt 4', 'report 1'])
})
