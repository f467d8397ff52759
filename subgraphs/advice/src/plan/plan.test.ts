import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { aViewer, aWorld, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import { winsForDrops } from '@sanguine/rules'
import type { ChangePinsPayload, PlanEntry } from '@sanguine/schema'

let game: TestGame
let name: string
let people = 0

beforeAll(async () => {
  game = await startGame()
})
beforeEach(() => {
  people += 1
  name = `Planner ${people}`
  game.publish(aWorld())
})
afterAll(() => game.stop())

const run = <Data>(document: string, variables: Record<string, unknown> = {}) =>
  runQuery<Data>(game.app, aViewer(name), document, variables)

const change = async (input: Record<string, unknown>) =>
  (
    await run<{ changePins: ChangePinsPayload }>(
      `mutation ($input: ChangePinsInput!) { changePins(input: $input) {
        player { pins { item { name } rank { name } } } userErrors { code field }
      } }`,
      { input },
    )
  ).changePins

const pin = (item: string, fields: Record<string, unknown> = {}) =>
  change({ kind: 'ITEM', id: idOf(item), isPinned: true, ...fields })

const plan = async (fields: string) =>
  (await run<{ me: { plan: PlanEntry[] } }>(`{ me { plan { ${fields} } } }`)).me.plan

const neonate = () => aWorld().ranks.find((rank) => rank.name === 'Neonate')?.id

describe('pins', () => {
  test('are kept in order, moved and removed', async () => {
    await pin('Bone')
    const both = await change({ kind: 'RANK', id: neonate(), isPinned: true })
    const [bone, rank] = [
      { item: { name: 'Bone' }, rank: null },
      { item: null, rank: { name: 'Neonate' } },
    ]
    expect(both).toEqual({ player: { pins: [bone, rank] }, userErrors: [] })
    expect((await pin('Bone', { place: 1 })).player?.pins).toEqual([rank, bone])
    expect((await change({ kind: 'RANK', id: neonate(), isPinned: false })).player?.pins).toEqual([bone])
    expect(await run('{ me { pins { item { name } } } }')).toEqual({ me: { pins: [{ item: { name: 'Bone' } }] } })
  })

  test('are refused for unknown and hidden items', async () => {
    expect((await pin('Hidden Helm')).userErrors).toMatchObject([{ code: 'UNKNOWN_ITEM' }])
    expect((await change({ kind: 'RANK', id: idOf('Bone'), isPinned: true })).userErrors).toMatchObject([
      { code: 'UNKNOWN_RANK' },
    ])
  })

  test('are refused beyond twelve', async () => {
    const visible = [...aWorld().items.values()].filter((item) => item.isVisible)
    const results = []
    for (const { id } of visible.slice(0, 13)) results.push(await change({ kind: 'ITEM', id, isPinned: true }))
    expect(results.map(({ userErrors }) => userErrors.length)).toEqual([...new Array(12).fill(0), 1])
    expect(results[12]?.userErrors).toMatchObject([{ code: 'TOO_MANY_PINS' }])
  })

  test.each([
    ['what is no id', { id: '$where' }],
    ['a place that is none', { place: -1 }],
    ['a place beyond the last', { place: 12 }],
  ])('cannot have %s', async (_what, fields) => {
    const bone = { kind: 'ITEM', id: idOf('Bone'), isPinned: true }
    await expect(change({ ...bone, ...fields })).rejects.toMatchObject({ kind: 'invalidInput' })
  })

  test('are refused to visitors', async () => {
    const document = `mutation { changePins(input: { kind: ITEM, id: "${idOf('Bone')}", isPinned: true }) { userErrors { code } } }`
    await expect(runQuery(game.app, null, document)).rejects.toMatchObject({ kind: 'unauthenticated' })
  })
})

describe('the plan', () => {
  const fields =
    'pin { item { name } } isMet isReady missingXp itself { amount merchant isDropped winsLeft estimate { huntingGround { name } bait { name } hunts50 hunts90 } }'

  test('estimates hunts once the chance is known', async () => {
    await pin('Bone')
    const bone = { pin: { item: { name: 'Bone' } }, isMet: false, missingXp: 0 }
    expect(await plan(fields)).toMatchObject([
      { ...bone, itself: { amount: 1, merchant: 'JEWEL', isDropped: true, winsLeft: winsForDrops, estimate: null } },
    ])
    for (let wins = 0; wins < winsForDrops; wins += 1) {
      game.clock.advance(600_000)
      await run('mutation { quickHunt { userErrors { code } } }')
    }
    expect(await plan(fields)).toMatchObject([{ ...bone, isMet: true, itself: null }])
  })

  test('has the ground and the hunts for an item that is not owned', async () => {
    const world = aWorld()
    const rare = { itemId: idOf('Sabre'), dropChance: 0.001, amountMin: 1, amountMax: 1 }
    const enemies = new Map([...world.enemies].map(([id, enemy]) => [id, { ...enemy, loot: [rare] }]))
    game.publish({ ...world, enemies })
    await pin('Sabre')
    for (let wins = 0; wins < winsForDrops; wins += 1) {
      game.clock.advance(600_000)
      await run('mutation { quickHunt { userErrors { code } } }')
    }
    const [entry] = await plan(fields)
    expect(entry?.itself).toEqual({
      amount: 1,
      merchant: 'WEAPON_MASTER',
      isDropped: true,
      winsLeft: null,
      estimate: { huntingGround: { name: 'Moor' }, bait: null, hunts50: 69_315, hunts90: 230_258 },
    })
  })

  test('has the missing XP, coins and trophies', async () => {
    await change({ kind: 'RANK', id: neonate(), isPinned: true })
    await pin('Wardrobe')
    await pin('Castle Key')
    const needs =
      'missingXp missingSubscription missingCurrencies { amount currency { name } } missingItems { item { name } amount }'
    const [rank, wardrobe, key] = await plan(needs)
    expect(rank?.missingXp).toBe(aWorld().ranks.find((each) => each.name === 'Neonate')?.xp)
    expect(wardrobe?.missingItems.length).toBeGreaterThan(0)
    expect(wardrobe?.missingItems.every(({ amount }) => amount === 1)).toBe(true)
    expect(key?.missingSubscription).toBeNull()
  })
})

test('the ground for XP is open to the player', async () => {
  const { me } = await run<{ me: { xpGround: { name: string } } }>('{ me { xpGround { name } } }')
  expect(['Moor', 'Graveyard']).toContain(me.xpGround.name)
})
