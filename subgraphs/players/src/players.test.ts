import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { buildRelease } from '@sanguine/content'
import { readPack } from '@sanguine/content/pack'
import { runQuery } from '@sanguine/gateway/testing'
import * as rules from '@sanguine/rules'
import {
  type ItemDefinition,
  newPlayer,
  type PlayerState,
  quickAttack,
  type StatDefinition,
  slotCount,
  slotTypes,
} from '@sanguine/rules'
import type { Player, Query } from '@sanguine/schema'
import { mongo } from 'mongoose'
import { runPlayerAction } from './change/run-player-action'
import { purgeOperations } from './outbox/operations-purge'
import { operationKeptMs, outboxByteLimit } from './outbox/outbox'
import { playerModelsService } from './store/players.model'
import { aViewer, aWorld, idOf, startGame, type TestGame } from './testing'

let game: TestGame

beforeAll(async () => {
  game = await startGame()
})
afterAll(() => game.stop())

const me = async (name: string, fields: string, role: 'user' | 'banned' | 'notActivated' = 'user') =>
  (await runQuery<{ me: Player | null }>(game.app, aViewer(name, role), `{ me { ${fields} } }`)).me

describe('the viewer', () => {
  test('has the same player as me', async () => {
    const document = '{ viewer { id player { id xp } } me { id xp } }'
    const { viewer, me } = await runQuery<Pick<Query, 'viewer' | 'me'>>(game.app, aViewer('Root'), document)
    expect([viewer?.id, viewer?.player]).toEqual([me?.id, me])
    expect(me).toEqual({ id: aViewer('Root').accountId, xp: 0 })
  })

  test.each(['banned', 'notActivated'] as const)('has no player while the account is %s', async (role) => {
    const document = '{ viewer { player { id } } me { id } }'
    expect(await runQuery(game.app, aViewer('Nobody', role), document)).toEqual({ viewer: { player: null }, me: null })
  })
})

describe('me', () => {
  test('has a portrait without an equipped avatar, and otherwise the image of the avatar', async () => {
    const portrait = (await me('Dora', 'avatar { id animatedUrl }'))?.avatar
    expect([1, 2, 3].map((number) => idOf(`Portrait ${number}`))).toContain(portrait?.id)
    expect(portrait?.animatedUrl).toBeNull()
    const input = `input: { itemId: "${idOf('Mask')}"`
    const shopping = `buy(${input}, amount: 1 }) { userErrors { code } } equip(${input} }) { userErrors { code } }`
    await runQuery(game.app, aViewer('Dora'), `mutation { ${shopping} }`)
    expect((await me('Dora', 'avatar { id }'))?.avatar).toEqual({ id: idOf('Mask picture') })
  })

  test('is a new player at the first call, with the start of the release', async () => {
    const fields = `id name xp revision readAt currentRank { name requiredXp } nextRank { name requiredXp }
      currencies { currency { shortName name image { id } } amount } inventory { item { name } amount isEquipped }
      huntingGround { name region { name } } bait { item { name } amount } nextHuntAt cooldownSeconds
      coffin { charges } unlockedEquipmentSetCount activeEquipmentSetIndex
      goals { __typename missing ... on BuyKeyGoal { item { name } huntingGround { name } }
        ... on RankGoal { rank { name rewardItem { name } } } ... on ShopItemGoal { item { name } }
        ... on HuntingGroundGoal { huntingGround { name } } }`
    expect(await me('Ada', fields)).toEqual({
      id: aViewer('Ada').accountId,
      name: 'Ada',
      xp: 0,
      currentRank: { name: 'Fledgling', requiredXp: 0 },
      nextRank: { name: 'Neonate', requiredXp: 100 },
      revision: 1,
      readAt: new Date(game.clock.now()).toISOString(),
      currencies: [
        {
          currency: { shortName: 'vgc', name: 'Vampire Gold Coins', image: { id: idOf('vgc picture') } },
          amount: 60,
        },
        { currency: { shortName: 'tears', name: 'Tears', image: { id: idOf('tears picture') } }, amount: 0 },
      ],
      inventory: [
        { item: { name: 'Knife' }, amount: 1, isEquipped: true },
        { item: { name: 'Mouse' }, amount: 20, isEquipped: true },
      ],
      huntingGround: { name: 'Moor', region: { name: 'Old Town' } },
      bait: { item: { name: 'Mouse' }, amount: 20 },
      nextHuntAt: '1970-01-01T00:00:00.000Z',
      cooldownSeconds: 600,
      coffin: null,
      unlockedEquipmentSetCount: 1,
      activeEquipmentSetIndex: 0,
      goals: [
        { __typename: 'FirstHuntGoal', missing: 0 },
        { __typename: 'ShopItemGoal', missing: 0, item: { name: 'Servant' } },
        { __typename: 'BuyKeyGoal', missing: 0, item: { name: 'Castle Key' }, huntingGround: { name: 'Castle' } },
        { __typename: 'RankGoal', missing: 100, rank: { name: 'Neonate', rewardItem: { name: 'Hat' } } },
        { __typename: 'HuntingGroundGoal', missing: 100_000, huntingGround: { name: 'Abyss' } },
      ],
    })
    expect(await me('Ada', 'goals(first: 1) { __typename }')).toEqual({ goals: [{ __typename: 'FirstHuntGoal' }] })
  })

  test('lists every stat, zeros too, including equipment', async () => {
    const stats = (await me('Ada', 'stats { stat { shortName } from to }'))?.stats
    expect(stats?.map(({ stat }) => stat.shortName)).toEqual([...aWorld().stats.keys()])
    expect(stats).toContainEqual({ stat: { shortName: 'curator' }, from: 0, to: 0 })
    const damage = stats?.find(({ stat }) => stat.shortName === 'damage')
    expect(damage?.from).toBeGreaterThanOrEqual(6)
  })

  test('omits procs that no equipped item has, on request', async () => {
    const world = aWorld()
    const spark = {
      ...world.stats.get('damage'),
      shortName: 'spark',
      proc: { procType: 'damage', procEvent: 'attack' },
    }
    const ring = { ...world.items.get(idOf('Knife')), stats: [{ stat: 'spark', from: 1, to: 2, procPercent: 5 }] }
    const carried = async (items = world.items) => {
      game.publish({ ...world, items, stats: new Map([...world.stats, ['spark', spark as StatDefinition]]) })
      return (await me('Ada', 'stats(isCarriedOnly: true) { stat { shortName } }'))?.stats.map(
        ({ stat }) => stat.shortName,
      )
    }
    expect(await carried()).toEqual([...world.stats.keys()])
    expect(await carried(new Map([...world.items, [idOf('Knife'), ring as ItemDefinition]]))).toContain('spark')
    game.publish(world)
  })

  test('lists items that require the most XP first', async () => {
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

  test('names the unclaimed collection to which a trophy belongs', async () => {
    const { players } = game.app.get(playerModelsService)
    await me('Bea', 'id')
    await players.updateOne(
      { _id: aViewer('Bea').accountId },
      { $set: { [`state.inventory.${idOf('Bone')}`]: 1 }, $inc: { revision: 1 } },
    )
    const inventory = (await me('Bea', 'inventory { item { name } neededForCollection { name } }'))?.inventory
    expect(inventory).toContainEqual({ item: { name: 'Bone' }, neededForCollection: { name: 'Wardrobe' } })
    expect(inventory).toContainEqual({ item: { name: 'Knife' }, neededForCollection: null })
    await players.deleteOne({ _id: aViewer('Bea').accountId })
  })

  test.each(['banned', 'notActivated'] as const)(
    'is null for an account that is %s, and creates no player',
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

test('keys are deleted after a day, and not before', async () => {
  const { operations } = game.app.get(playerModelsService)
  const buy = (amount: number, idempotencyKey: string) =>
    runPlayerAction(game.as('Eve', { idempotencyKey }), {
      name: 'trade',
      input: amount,
      rule: ({ state, release }) => rules.buy(state, { itemId: idOf('Bone'), amount, release }),
    })
  await buy(1, 'early')
  game.clock.advance(1)
  await buy(1, 'late')
  game.clock.advance(operationKeptMs)
  expect(await purgeOperations(game.app)).toBe(1)
  expect(await operations.find().lean()).toMatchObject([{ name: 'trade', _id: expect.stringContaining(':late') }])
})

describe('the document of a player', () => {
  const built = buildRelease(readPack(), 'pack')

  /** A player who has one of every item, ten full setups and many gifts, met every enemy and has just hunted. */
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
      gifts: Array(rules.maxRememberedGifts).fill('f'.repeat(24)),
      giftsForgottenUpTo: 'f'.repeat(24),
      giftsTakenUpTo: 'f'.repeat(24),
    }
  }

  test('stays under 64 kB for a veteran who owns everything, including a full outbox', () => {
    const size = mongo.BSON.calculateObjectSize({ state: veteran() })
    expect(size).toBeGreaterThan(5_000)
    // the outbox may pass its limit by the one entry that fills it
    expect(size + outboxByteLimit + 3_000).toBeLessThan(64 * 1024)
  })
})
