import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { aViewer, aWorld, idOf, playerModelsService, startGame, type TestGame } from '@sanguine/players/testing'
import { maxLockedItems } from '@sanguine/rules'
import type {
  EquipPayload,
  LockItemPayload,
  Maybe,
  Player,
  UpdateEquipmentSetInput,
  UpdateEquipmentSetPayload,
} from '@sanguine/schema'
import { changeEquipmentSet } from './operations/change-equipment-set'
import { wearItems } from './operations/wear-items'

let game: TestGame
let name: string
let people = 0

beforeAll(async () => {
  game = await startGame()
})
beforeEach(() => {
  people += 1
  name = `Wearer ${people}`
})
afterAll(() => game.stop())

const buy = (item: string, amount = 1) =>
  runQuery(
    game.app,
    aViewer(name),
    `mutation { buy(input: { itemId: "${idOf(item)}", amount: ${amount} }) { userErrors { code } } }`,
  )

const fieldsWith = (entry: string) => `userErrors { code item { name } stat { name } requiredValue }
  player { activeEquipmentSetIndex equipmentSlots { itemType { shortName } index item { name } lockedBy { stat { name } value opener { name } } }
    inventory { ${entry} } }`

const change = async (call: string, entry = 'item { name } isEquipped') =>
  (
    await runQuery<{ answer: EquipPayload }>(
      game.app,
      aViewer(name),
      `mutation { answer: ${call} { ${fieldsWith(entry)} } }`,
    )
  ).answer

const equip = (item: string) => change(`equip(input: { itemId: "${idOf(item)}" })`)
const unequip = (item: string) => change(`unequip(input: { itemId: "${idOf(item)}" })`)

const useSet = (index: number) => change(`changeEquipmentSet(input: { index: ${index} })`)

const equippedIn = (type: string, player: Maybe<Player> | undefined) =>
  player?.equipmentSlots.filter(({ itemType }) => itemType.shortName === type).map(({ item }) => item?.name ?? null)

test('an equipped item takes its slot, and the former one is unequipped', async () => {
  await buy('Sabre')
  const { player, userErrors } = await equip('Sabre')
  expect(userErrors).toEqual([])
  expect(equippedIn('weapon', player)).toEqual(['Sabre'])
  expect(player?.inventory).toContainEqual({ item: { name: 'Sabre' }, isEquipped: true })
  expect(player?.inventory).toContainEqual({ item: { name: 'Knife' }, isEquipped: false })
})

test('an item can be unequipped', async () => {
  const { player, userErrors } = await unequip('Knife')
  expect(userErrors).toEqual([])
  expect(equippedIn('weapon', player)).toEqual([null])
  expect((await unequip('Knife')).userErrors).toMatchObject([{ code: 'NOT_EQUIPPED' }])
})

test('a locked slot names the stat and the item that open it', async () => {
  const { player } = await useSet(0)
  const locked = player?.equipmentSlots.filter(({ lockedBy }) => lockedBy)
  const lockedSlot = (shortName: string, index: number, stat: string, value: number, opener: string | null = null) => ({
    itemType: { shortName },
    index,
    item: null,
    lockedBy: { stat: { name: stat }, value, opener: opener && { name: opener } },
  })
  expect(locked).toEqual([
    lockedSlot('accessory', 2, 'Curator', 1),
    lockedSlot('retainer', 1, 'Dominate', 1, 'Lead Wolf'),
    lockedSlot('retainer', 2, 'Dominate', 2),
  ])
  await buy('Servant', 2)
  await equip('Servant')
  expect((await equip('Servant')).userErrors).toEqual([
    { code: 'SLOT_LOCKED', item: null, stat: { name: 'Dominate' }, requiredValue: 1 },
  ])
})

test('if the next slot is locked, a better item replaces an equipped one on request', async () => {
  await buy('Servant')
  await equip('Servant')
  await buy('Butler')
  expect((await equip('Butler')).userErrors).toMatchObject([{ code: 'SLOT_LOCKED' }])
  const { player, userErrors } = await change(`equip(input: { itemId: "${idOf('Butler')}", canReplace: true })`)
  expect(userErrors).toEqual([])
  expect(equippedIn('retainer', player)).toEqual(['Butler', null, null])
})

test.each([
  ['Hat', 'NOT_OWNED'],
  ['nothing at all', 'UNKNOWN_ITEM'],
  ['Castle Key', 'NOT_EQUIPMENT'],
])('%s cannot be equipped: %s', async (item, code) => {
  if (code === 'NOT_EQUIPMENT') await buy(item)
  expect((await equip(item)).userErrors).toMatchObject([{ code }])
})

test('the first setup is open, the others are locked', async () => {
  expect(await useSet(0)).toMatchObject({ player: { activeEquipmentSetIndex: 0 }, userErrors: [] })
  for (const index of [1, 9]) expect((await useSet(index)).userErrors).toMatchObject([{ code: 'SETUP_LOCKED' }])
})

test.each([-1, 10, 1.5])('the setup %s does not exist', async (index) => {
  await expect(changeEquipmentSet(game.as(name), { index })).rejects.toMatchObject({
    kind: 'invalidInput',
    status: 400,
    details: { field: 'index' },
  })
})

test('each open setup has its own equipped items', async () => {
  await useSet(0)
  const { players } = game.app.get(playerModelsService)
  await players.updateOne(
    { _id: aViewer(name).accountId },
    { $set: { 'state.unlockedSetups': 2 }, $inc: { revision: 1 } },
  )
  const other = await useSet(1)
  expect([other.player?.activeEquipmentSetIndex, equippedIn('weapon', other.player)]).toEqual([1, [null]])
  expect(equippedIn('weapon', (await useSet(0)).player)).toEqual(['Knife'])
})

test('items that content no longer has are not shown and do not occupy a slot', async () => {
  await useSet(0)
  const world = aWorld()
  const items = new Map([...world.items].filter(([id]) => id !== idOf('Knife')))
  game.publish({ ...world, items })
  const { player } = await useSet(0)
  expect(equippedIn('weapon', player)).toEqual([null])
  expect(player?.inventory).toEqual([{ item: { name: 'Mouse' }, isEquipped: true }])
  game.publish(world)
})

describe('locking an item', () => {
  const lock = async (item: string, isLocked = true) =>
    (
      await runQuery<{ lockItem: LockItemPayload }>(
        game.app,
        aViewer(name),
        `mutation ($input: LockItemInput!) { lockItem(input: $input) { userErrors { code item { name } }
          player { inventory { item { name } isLocked isOutgrown unneeded arrival } } } }`,
        { input: { itemId: idOf(item), isLocked } },
      )
    ).lockItem

  test('is shown in the inventory, and can be undone', async () => {
    const mouse = { item: { name: 'Mouse' }, isLocked: true, isOutgrown: false, unneeded: 0, arrival: 0 }
    expect((await lock('Mouse')).player?.inventory).toContainEqual(mouse)
    expect((await lock('Mouse', false)).player?.inventory).toContainEqual({ ...mouse, isLocked: false })
  })

  test.each([
    ['Hat', 'NOT_OWNED', { name: 'Hat' }],
    ['nothing at all', 'UNKNOWN_ITEM', null],
  ])('%s is refused: %s', async (item, code, named) => {
    expect(await lock(item)).toEqual({ player: null, userErrors: [{ code, item: named }] })
  })

  test('is refused at the limit', async () => {
    await buy('Hat')
    const locks = Array.from({ length: maxLockedItems }, (_, index) => idOf(`lock ${index}`))
    const owned = Object.fromEntries(locks.map((id) => [`state.inventory.${id}`, 1]))
    const { players } = game.app.get(playerModelsService)
    await players.updateOne(
      { _id: aViewer(name).accountId },
      { $set: { ...owned, 'state.lockedItemIds': locks }, $inc: { revision: 1 } },
    )
    expect((await lock('Hat')).userErrors).toMatchObject([{ code: 'TOO_MANY_LOCKS' }])
  })
})

test('the inventory shows outgrown items, and amounts that are not needed', async () => {
  await buy('Sabre')
  const { player } = await change(`unequip(input: { itemId: "${idOf('Knife')}" })`, 'item { name } isOutgrown unneeded')
  expect(player?.inventory).toEqual([
    { item: { name: 'Knife' }, isOutgrown: true, unneeded: 1 },
    { item: { name: 'Mouse' }, isOutgrown: false, unneeded: 0 },
    { item: { name: 'Sabre' }, isOutgrown: false, unneeded: 0 },
  ])
})

describe('the settings of an equipment set', () => {
  const update = async (input: UpdateEquipmentSetInput) =>
    (
      await runQuery<{ updateEquipmentSet: UpdateEquipmentSetPayload }>(
        game.app,
        aViewer(name),
        `mutation ($input: UpdateEquipmentSetInput!) { updateEquipmentSet(input: $input) { userErrors { code }
          player { equipmentSets { index name isLocked huntingGround { name } } } } }`,
        { input },
      )
    ).updateEquipmentSet

  test('are a name and a hunting ground, and both can be removed', async () => {
    const { player, userErrors } = await update({
      index: 0,
      name: '  Wölfe & Co  ',
      huntingGroundId: idOf('Graveyard'),
    })
    const first = { index: 0, name: 'Wölfe & Co', isLocked: false, huntingGround: { name: 'Graveyard' } }
    expect([userErrors, player?.equipmentSets.length, player?.equipmentSets[0]]).toEqual([[], 10, first])
    expect(player?.equipmentSets[1]).toEqual({ index: 1, name: null, isLocked: true, huntingGround: null })
    const renamed = await update({ index: 0, name: 'Wolves' })
    expect(renamed.player?.equipmentSets[0]).toEqual({ ...first, name: 'Wolves' })
    const unnamed = await update({ index: 0, name: '' })
    expect(unnamed.player?.equipmentSets[0]).toEqual({ ...first, name: null })
    const removed = await update({ index: 0, huntingGroundId: null })
    expect(removed.player?.equipmentSets[0]).toEqual({ ...first, name: null, huntingGround: null })
  })

  test.each([
    [{ index: 1, name: 'Wolves' }, 'SETUP_LOCKED'],
    [{ index: 0, huntingGroundId: idOf('nothing at all') }, 'UNKNOWN_GROUND'],
  ])('%j are refused: %s', async (input, code) => {
    expect(await update(input)).toEqual({ player: null, userErrors: [{ code }] })
  })

  test.each(['x'.repeat(25), 'two\nlines', 'zero\u200Bwidth', 'right\u202Eto left'])(
    'cannot include the name %j',
    async (text) => {
      await expect(update({ index: 0, name: text })).rejects.toMatchObject({
        kind: 'invalidInput',
        details: { field: 'name' },
      })
    },
  )
})

describe('equipping several items at once', () => {
  const typeId = (type: string) => idOf(`type ${type}`)
  const slotsOf = (slots: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(slots)
      .map(([type, items]) => `{ itemTypeId: "${typeId(type)}", itemIds: ${JSON.stringify(items.map(idOf))} }`)
      .join()
  const wear = (slots: Readonly<Record<string, readonly string[]>>) =>
    change(`wearItems(input: { slots: [${slotsOf(slots)}] })`)

  test('changes only the given slots', async () => {
    await buy('Sabre')
    await buy('Hat')
    const { player, userErrors } = await wear({ weapon: ['Sabre'], head: ['Hat'] })
    expect(userErrors).toEqual([])
    expect(equippedIn('weapon', player)).toEqual(['Sabre'])
    expect(equippedIn('head', player)).toEqual(['Hat'])
    expect(equippedIn('bait', player)).toEqual(['Mouse'])
    expect(equippedIn('head', (await wear({ head: [] })).player)).toEqual([null])
  })

  test('changes nothing if one item is refused, and names it', async () => {
    await buy('Sabre')
    const { userErrors, player } = await wear({ weapon: ['Sabre'], head: ['Hat'] })
    expect(userErrors).toMatchObject([{ code: 'NOT_OWNED', item: { name: 'Hat' } }])
    expect(player).toBeNull()
    expect(equippedIn('weapon', (await useSet(0)).player)).toEqual(['Knife'])
  })

  test('refuses an item in slots of another type, and in slots of an unknown type', async () => {
    expect((await wear({ head: ['Knife'] })).userErrors).toMatchObject([{ code: 'NOT_EQUIPMENT' }])
    expect((await wear({ tail: ['Knife'] })).userErrors).toMatchObject([{ code: 'NOT_EQUIPMENT' }])
  })

  test('acts once under a key, whatever was equipped since', async () => {
    await buy('Sabre')
    const context = game.as(name, { idempotencyKey: `wear ${name}`.replaceAll(' ', '-') })
    const slots = [{ itemTypeId: typeId('weapon'), itemIds: [idOf('Sabre')] }]
    expect((await wearItems(context, { slots })).ok).toBe(true)
    await equip('Knife')
    expect((await wearItems(context, { slots })).ok).toBe(true)
    expect(equippedIn('weapon', (await useSet(0)).player)).toEqual(['Knife'])
  })
})
