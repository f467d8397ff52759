import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { aViewer, aWorld, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import type { BestEquipment, Player, WearItemsPayload } from '@sanguine/schema'
import { startInProcess } from '../testing/threads'
import { BestSetupFinder, bestSetupService } from './best-setup/best-setup.service'
import { search } from './best-setup/search'

let game: TestGame
let name: string
let people = 0

beforeAll(async () => {
  game = await startGame({
    prepare: (app) =>
      app.provide(
        bestSetupService,
        new BestSetupFinder(
          app,
          startInProcess((task, release) => search(task, release, 60_000, () => 0)),
        ),
      ),
  })
})
beforeEach(() => {
  people += 1
  name = `Chooser ${people}`
  const world = aWorld()
  const enemies = [...world.enemies].map(([id, enemy]) => [id, { ...enemy, stats: tough }] as const)
  game.publish({ ...world, enemies: new Map(enemies) })
})
afterAll(() => game.stop())

const tough = [
  { stat: 'health', from: 75, to: 75 },
  { stat: 'damage', from: 0, to: 0 },
]

const run = <Data>(document: string) => runQuery<Data>(game.app, aViewer(name), document)

const buy = (item: string) =>
  run(`mutation { buy(input: { itemId: "${idOf(item)}", amount: 1 }) { userErrors { code } } }`)

const find = async (ground = 'Moor') =>
  (
    await run<{ bestEquipment: BestEquipment | null }>(`{ bestEquipment(huntingGroundId: "${idOf(ground)}") {
      changes { itemType { id } before { id name } after { id name } }
      before { cooldownSeconds totals { winChance } } after { cooldownSeconds totals { winChance } }
    } }`)
  ).bestEquipment

const wear = async (slots: readonly { readonly itemTypeId: string; readonly itemIds: readonly string[] }[]) => {
  const given = slots
    .map(({ itemTypeId, itemIds }) => `{ itemTypeId: "${itemTypeId}", itemIds: ${JSON.stringify(itemIds)} }`)
    .join()
  const document = `mutation { wearItems(input: { slots: [${given}] }) { player { equipmentSlots { item { name } } } userErrors { code } } }`
  return (await run<{ wearItems: WearItemsPayload }>(document)).wearItems
}

const namesOf = (player: Player | null | undefined) => player?.equipmentSlots.flatMap(({ item }) => item?.name ?? [])

describe('the best equipment', () => {
  test('is found with its changes, can be equipped at once, and undone', async () => {
    await buy('Sabre')
    const found = await find()
    expect(found?.changes).toEqual([
      {
        itemType: { id: idOf('type weapon') },
        before: [{ id: idOf('Knife'), name: 'Knife' }],
        after: [{ id: idOf('Sabre'), name: 'Sabre' }],
      },
    ])
    expect(found?.after.totals.winChance).toBeGreaterThan(found?.before.totals.winChance ?? 100)
    expect(found?.after.cooldownSeconds).toBe(found?.before.cooldownSeconds)
    const changes = found?.changes ?? []
    const worn = await wear(
      changes.map(({ itemType, after }) => ({ itemTypeId: itemType.id, itemIds: after.map(({ id }) => id) })),
    )
    expect(worn.userErrors).toEqual([])
    expect(namesOf(worn.player)).toContain('Sabre')
    expect((await find())?.changes).toEqual([])
    const back = await wear(
      changes.map(({ itemType, before }) => ({ itemTypeId: itemType.id, itemIds: before.map(({ id }) => id) })),
    )
    expect(namesOf(back.player)).toContain('Knife')
    expect(namesOf(back.player)).not.toContain('Sabre')
  })

  test('is the equipped setup if no owned item is better', async () => {
    expect((await find())?.changes).toEqual([])
  })

  test('is null without bait', async () => {
    await run(`mutation { unequip(input: { itemId: "${idOf('Mouse')}" }) { userErrors { code } } }`)
    expect(await find()).toBeNull()
  })

  test.each([
    ['a ground that is not there', 'Atlantis'],
    ['a hidden ground', 'Secret Garden'],
  ])('is refused for %s', async (_what, ground) => {
    await expect(find(ground)).rejects.toMatchObject({ kind: 'notFound' })
  })

  test('is refused to visitors', async () => {
    const call = runQuery(
      game.app,
      null,
      `{ bestEquipment(huntingGroundId: "${idOf('Moor')}") { before { cooldownSeconds } } }`,
    )
    await expect(call).rejects.toMatchObject({ kind: 'unauthenticated' })
  })
})
