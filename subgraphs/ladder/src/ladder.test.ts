import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { aViewer, type Gateway, startGame, type TestGame } from '@sanguine/players/testing'
import type { Me } from '@sanguine/schema'
import { ladderPart } from './ladder.part'

let game: TestGame

beforeAll(async () => {
  game = await startGame()
})
afterAll(() => game.stop())

const rank = async (name: string, { app }: Gateway = game) =>
  (await runQuery<{ me: Me }>(app, aViewer(name), '{ me { ladderRank xp } }')).me.ladderRank

const hunt = ({ app, clock }: Gateway, name: string) => {
  clock.advance(600_000)
  return runQuery(app, aViewer(name), 'mutation { quickHunt { userErrors { code } } }')
}

test('equal XP shares a place, own wins count at once, those of other gateways with the next look', async () => {
  for (const name of ['Ann', 'Ben', 'Cid']) expect(await rank(name)).toBe(1)
  await hunt(game, 'Ann')
  expect([await rank('Ann'), await rank('Ben'), await rank('Cid')]).toEqual([1, 2, 2])

  const other = await game.anotherGateway()
  expect([await rank('Ann', other), await rank('Cid', other)]).toEqual([1, 2])
  await hunt(other, 'Ben')
  await hunt(other, 'Ben')
  expect([await rank('Ben', other), await rank('Ann', other)]).toEqual([1, 2])
  expect(await rank('Cid')).toBe(2)
  await game.app.get(ladderPart).refresh()
  expect([await rank('Ann'), await rank('Cid')]).toEqual([2, 3])
})

test('a look comes by itself each second', async () => {
  const other = await game.anotherGateway()
  await rank('Dan')
  const before = await rank('Cid')
  for (let wins = 0; wins < 3; wins += 1) await hunt(other, 'Dan')
  const until = Date.now() + 5_000
  while ((await rank('Cid')) === before && Date.now() < until) await new Promise((done) => setTimeout(done, 100))
  expect(await rank('Cid')).toBe(before + 1)
})
