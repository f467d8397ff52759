import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { addScheduledEffect, checkLedger } from '@sanguine/players'
import {
  aViewer,
  aWorld,
  type Gateway,
  idOf,
  playerModelsService,
  startGame,
  type TestGame,
} from '@sanguine/players/testing'
import type { Player } from '@sanguine/schema'
import { startCoffinEffect } from './start-coffin-effect'

let game: TestGame
let other: Gateway

/** The world whose new players have a coffin, with charges at the start and at the second rank. */
function aWorldOfCoffins() {
  const world = aWorld()
  const coffin = idOf('Oak Coffin')
  const { start } = world
  return {
    ...world,
    ranks: world.ranks.map((rank, index) => ({ ...rank, coffinCharges: index === 1 ? 3 : 0 })),
    start: {
      ...start,
      inventory: { ...start.inventory, [coffin]: 1 },
      equipped: [...start.equipped, coffin],
      coffinCharges: 2,
    },
  }
}

beforeAll(async () => {
  game = await startGame()
  other = await game.anotherGateway()
  for (const { app } of [game, other]) addScheduledEffect(app, startCoffinEffect)
})
afterAll(() => game.stop())

const me = async (name: string, app = game.app) =>
  (
    await runQuery<{ me: Player }>(
      app,
      aViewer(name),
      '{ me { revision coffin { charges maxCharges extraCharges } inventory { amount item { name } } } }',
    )
  ).me

/** A player of the build before, in which new players had no coffin. */
async function register(name: string): Promise<void> {
  game.publish(aWorld())
  await me(name)
  const { players } = game.app.get(playerModelsService)
  const _id = aViewer(name).accountId
  await players.updateOne(
    { _id },
    { $unset: { 'state.isStartCoffinGiven': '', 'state.coffin.extra': '' }, $inc: { revision: 1 } },
  )
  game.publish(aWorldOfCoffins())
}

const coffins = ({ inventory }: Player) => inventory.filter(({ item }) => item.name === 'Oak Coffin')

test('a player in the first hour gets coffin and charges at the next call, once, over two gateways', async () => {
  await register('Arthur')
  const calls = Array.from({ length: 6 }, (_, index) => me('Arthur', (index % 2 ? game : other).app))
  for (const player of await Promise.all(calls)) {
    expect(coffins(player)).toMatchObject([{ amount: 1 }])
    expect(player.coffin).toMatchObject({ extraCharges: 2 })
  }
  const { revision } = await me('Arthur')
  expect((await me('Arthur', other.app)).revision).toBe(revision)
  const { mismatches } = await checkLedger(game.app, (mismatch) => expect(mismatch).toBeNull())
  expect(mismatches).toBe(0)
})

test('a new player has coffin and charges from the start, and gets no second ones', async () => {
  game.publish(aWorldOfCoffins())
  const player = await me('Quincey')
  expect(coffins(player)).toMatchObject([{ amount: 1 }])
  expect(player.coffin).toEqual({ charges: 3, maxCharges: expect.any(Number), extraCharges: 2 })
  expect(await me('Quincey')).toEqual(player)
})

test('a player past the ranks with charges gets nothing', async () => {
  await register('Jonathan')
  const { players } = game.app.get(playerModelsService)
  const change = { $set: { 'state.xp': 500, 'state.rank': 1 }, $inc: { revision: 1 } }
  await players.updateOne({ _id: aViewer('Jonathan').accountId }, change)
  const player = await me('Jonathan')
  expect(coffins(player)).toEqual([])
  expect(player.coffin).toBeNull()
})
