import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { buildRelease } from '@sanguine/content'
import { readPack } from '@sanguine/content/pack'
import { runQuery } from '@sanguine/gateway/testing'
import {
  buy,
  type ItemDefinition,
  newPlayer,
  type PlayerState,
  quickAttack,
  type StatDefinition,
  slotCount,
  slotTypes,
} from '@sanguine/rules'
import type { Me } from '@sanguine/schema'
import { mongo } from 'mongoose'
import { runPlayerAction } from './change/run-player-action'
import { operationKeptMs, purgeOperations } from './outbox/operations-purge'
import { outboxByteLimit } from './outbox/outbox'
import { playerModelsService } from './store/players.model'
import { aViewer, aWorld, idOf, startGame, type TestGame } from './testing'

let game: TestGame

beforeAll(async () => {
  game = await startGame()
})
afterAll(() => game.stop())

const me = async (name: string, fields: string, role: 'user' | 'banned' | 'notActivated' = 'user') =>
  (await runQuery<{ me: Me | null }>(game.app, aViewer(name, role), `{ me { ${fields} } }`)).me

describe('me', () => {
  test('is a new player at the first call, with what the release starts with', async () => {
    const fields = `id name email role xp currentRank currentRankXP nextRankXP revision now
      currencies { shortName name value imageId } inventory { item { name } amount equipped }
      currentHuntingGround { name regionName } bait { item { name } amount } nextAllowedHunt cooldownSeconds
      coffinCharges maxCoffinCharges unlockedEquipmentSlots activeEquipmentSlot
      nextGoal { kind } goals { kind name missing rewardItem { name } }`
    expect(await me('Ada', fields)).toEqual({
      id: aViewer('Ada').accountId,
      name: 'Ada',
      email: 'ada@example.org',
      role: 'user',
      xp: 0,
      currentRank: 'Fledgling',
      currentRankXP: 0,
      nextRankXP: 100,
      revision: 1,
      now: new Date(game.clock.now()).toISOString(),
      currencies: [
        { shortName: 'vgc', name: 'Vampire Gold Coins', value: 60, imageId: idOf('vgc picture') },
        { shortName: 'tears', name: 'Tears', value: 0, imageId: idOf('tears picture') },
      ],
      inventory: [
        { item: { name: 'Knife' }, amount: 1, equipped: true },
        { item: { name: 'Mouse' }, amount: 20, equipped: true },
      ],
      currentHuntingGround: { name: 'Moor', regionName: 'Old Town' },
      bait: { item: { name: 'Mouse' }, amount: 20 },
      nextAllowedHunt: '1970-01-01T00:00:00.000Z',
      cooldownSeconds: 600,
      coffinCharges: 0,
      maxCoffinCharges: 0,
      unlockedEquipmentSlots: 1,
      activeEquipmentSlot: 0,
      nextGoal: { kind: 'firstHunt' },
      goals: [
        { kind: 'firstHunt', name: '', missing: 0, rewardItem: null },
        { kind: 'buyKey', name: 'Castle Key', missing: 0, rewardItem: null },
        { kind: 'rank', name: 'Neonate', missing: 100, rewardItem: { name: 'Hat' } },
        { kind: 'ware', name: 'Great Sword', missing: 5000, rewardItem: null },
        { kind: 'ground', name: 'Abyss', missing: 100_000, rewardItem: null },
      ],
    })
  })

  test('lists every stat, zeros too, with what is worn counted in', async () => {
    const stats = (await me('Ada', 'stats { shortName valueFrom valueTo }'))?.stats
    expect(stats?.map(({ shortName }) => shortName)).toEqual([...aWorld().stats.keys()])
    expect(stats).toContainEqual({ shortName: 'curator', valueFrom: 0, valueTo: 0 })
    const damage = stats?.find(({ shortName }) => shortName === 'damage')
    expect(damage?.valueFrom).toBeGreaterThanOrEqual(6)
  })

  test('leaves out procs that nothing worn carries where only the carried are asked for', async () => {
    const world = aWorld()
    const spark = {
      ...world.stats.get('damage'),
      shortName: 'spark',
      proc: { procType: 'damage', procEvent: 'attack' },
    }
    const ring = { ...world.items.get(idOf('Knife')), stats: [{ stat: 'spark', from: 1, to: 2, procPercent: 5 }] }
    const carried = async (items = world.items) => {
      game.publish({ ...world, items, stats: new Map([...world.stats, ['spark', spark as StatDefinition]]) })
      return (await me('Ada', 'stats(carried: true) { shortName }'))?.stats.map(({ shortName }) => shortName)
    }
    expect(await carried()).toEqual([...world.stats.keys()])
    expect(await carried(new Map([...world.items, [idOf('Knife'), ring as ItemDefinition]]))).toContain('spark')
    game.publish(world)
  })

  test('shows what demands most XP first', async () => {
    const { players } = game.app.get(playerModelsService)
    await me('Bea', 'id')
    await players.updateOne(
      { _id: aViewer('Bea').accountId },
      { $set: { [`state.inventory.${idOf('Great Sword')}`]: 1 }, $inc: { revision: 1 } },
    )
    const names = (await me('Bea', 'inventory { item { name } }'))?.inventory.map(({ item }) => item.name)
    expect(names).toEqual(['Great Sword', 'Knife', 'Mouse'])
    await players.deleteOne({ _id: aViewer('Bea').accountId })
  })

  test('names the unclaimed collection that a thing is a trophy of', async () => {
    const { players } = game.app.get(playerModelsService)
    await me('Bea', 'id')
    await players.updateOne(
      { _id: aViewer('Bea').accountId },
      { $set: { [`state.inventory.${idOf('Bone')}`]: 1 }, $inc: { revision: 1 } },
    )
    const wanted = (await me('Bea', 'inventory { item { name } wantedBy }'))?.inventory.map(({ item, wantedBy }) => [
      item.name,
      wantedBy,
    ])
    expect(wanted).toContainEqual(['Bone', 'Wardrobe'])
    expect(wanted).toContainEqual(['Knife', null])
    await players.deleteOne({ _id: aViewer('Bea').accountId })
  })

  test.each(['banned', 'notActivated'] as const)(
    'is null for an account that is %s, and makes no player',
    async (role) => {
      expect(await me('Nobody', 'id', role)).toBeNull()
      expect(await game.app.get(playerModelsService).players.countDocuments({ _id: aViewer('Nobody').accountId })).toBe(
        0,
      )
    },
  )

  test('is null for a visitor', async () => {
    expect(await runQuery(game.app, null, '{ me { id } }')).toEqual({ me: null })
  })
})

test('keys are forgotten after a day, and not before', async () => {
  const { operations } = game.app.get(playerModelsService)
  const buyBones = (amount: number, idempotencyKey: string) =>
    runPlayerAction(game.as('Eve', { idempotencyKey }), {
      name: 'trade',
      input: amount,
      rule: ({ state, release }) => buy(state, { itemId: idOf('Bone'), amount, release }),
    })
  await buyBones(1, 'early')
  game.clock.advance(1)
  await buyBones(1, 'late')
  game.clock.advance(operationKeptMs)
  expect(await purgeOperations(game.app)).toBe(1)
  expect(await operations.find().lean()).toMatchObject([{ name: 'trade', _id: expect.stringContaining(':late') }])
})

describe('the document of a player', () => {
  const built = buildRelease(readPack(), 'pack')

  /** Somebody who owns one of everything, has met everybody, wears ten full setups and has just hunted. */
  function veteran(): PlayerState {
    if (!built.ok) throw new Error('The content pack makes no release.')
    const { release } = built
    const ids = [...release.items.keys()]
    const setup = Object.fromEntries(
      slotTypes.map((type) => [type, Array.from({ length: slotCount(type, release) }, (_, index) => ids[index] ?? '')]),
    )
    const state = newPlayer(release).state
    const hunted = quickAttack(state, { mode: 'hunt', seed: 'a'.repeat(64), now: Date.now(), release, speed: 1 })
    return {
      ...(hunted.ok ? hunted.state : state),
      xp: 2 ** 52,
      currencies: Object.fromEntries([...release.currencies.keys()].map((name) => [name, 2 ** 52])),
      inventory: Object.fromEntries(ids.map((id) => [id, 2 ** 40])),
      hunted: Object.fromEntries([...release.enemies.keys()].map((id) => [id, 2 ** 40])),
      setups: Array(10).fill(setup),
    }
  }

  test('stays under 64 kB for a veteran who owns everything, with a full outbox on top', () => {
    const size = mongo.BSON.calculateObjectSize({ state: veteran() })
    expect(size).toBeGreaterThan(5_000)
    // the outbox may pass its limit by the one entry that fills it
    expect(size + outboxByteLimit + 3_000).toBeLessThan(64 * 1024)
  })
})
