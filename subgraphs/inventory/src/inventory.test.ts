import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { aViewer, aWorld, idOf, playerModelsService, startGame, type TestGame } from '@sanguine/players/testing'
import type { EquipPayload, Me } from '@sanguine/schema'
import { changeEquipmentSet } from './operations/change-equipment-set'

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
  runQuery(game.app, aViewer(name), `mutation { buy(itemId: "${idOf(item)}", amount: ${amount}) { message } }`)

const fields = `message userErrors { code message values }
  me { activeEquipmentSlot slots { itemType index item { name } isLocked lockedBy { statName value } } inventory { item { name } equipped } }`

const change = async (call: string) =>
  (await runQuery<{ answer: EquipPayload }>(game.app, aViewer(name), `mutation { answer: ${call} { ${fields} } }`))
    .answer

const equip = (item: string) => change(`equip(itemId: "${idOf(item)}")`)
const unequip = (item: string) => change(`unequip(itemId: "${idOf(item)}")`)

const wornIn = (type: string, me: Me | null) =>
  me?.slots.filter(({ itemType }) => itemType === type).map(({ item }) => item?.name ?? null)

test('a worn item takes its slot, and what was there goes back', async () => {
  await buy('Sabre')
  const { message, me, userErrors } = await equip('Sabre')
  expect([message, userErrors]).toEqual(['Sabre equipped.', []])
  expect(wornIn('weapon', me)).toEqual(['Sabre'])
  expect(me?.inventory).toContainEqual({ item: { name: 'Sabre' }, equipped: true })
  expect(me?.inventory).toContainEqual({ item: { name: 'Knife' }, equipped: false })
})

test('an item can be taken off', async () => {
  const { message, me } = await unequip('Knife')
  expect(message).toBe('Knife unequipped.')
  expect(wornIn('weapon', me)).toEqual([null])
  expect((await unequip('Knife')).userErrors).toMatchObject([{ code: 'notEquipped' }])
})

test('a locked slot says which stat opens it', async () => {
  const { me } = await change('changeEquipmentSet(index: 0)')
  const locked = me?.slots.filter(({ isLocked }) => isLocked)
  expect(locked).toEqual([
    { itemType: 'accessory', index: 2, item: null, isLocked: true, lockedBy: { statName: 'Curator', value: 1 } },
    { itemType: 'retainer', index: 1, item: null, isLocked: true, lockedBy: { statName: 'Dominate', value: 1 } },
    { itemType: 'retainer', index: 2, item: null, isLocked: true, lockedBy: { statName: 'Dominate', value: 2 } },
  ])
  await buy('Servant', 2)
  await equip('Servant')
  expect((await equip('Servant')).userErrors).toMatchObject([{ code: 'slotLocked' }])
})

test.each([
  ['Hat', 'notOwned'],
  ['nothing at all', 'unknownItem'],
  ['Castle Key', 'notEquipment'],
])('%s cannot be put on: %s', async (item, code) => {
  if (code === 'notEquipment') await buy(item)
  expect((await equip(item)).userErrors).toMatchObject([{ code }])
})

test('the first setup is open, the others are locked', async () => {
  expect(await change('changeEquipmentSet(index: 0)')).toMatchObject({
    message: 'Equipment setup 1 is in use.',
    me: { activeEquipmentSlot: 0 },
  })
  for (const index of [1, 9])
    expect((await change(`changeEquipmentSet(index: ${index})`)).userErrors).toMatchObject([{ code: 'setupLocked' }])
})

test.each([-1, 10, 1.5])('there is no setup %s', async (index) => {
  await expect(changeEquipmentSet(game.as(name), { index })).rejects.toMatchObject({
    kind: 'invalidInput',
    status: 400,
    details: { field: 'index' },
  })
})

test('a setup that is open is another set of worn items', async () => {
  await change('changeEquipmentSet(index: 0)')
  const { players } = game.app.get(playerModelsService)
  await players.updateOne(
    { _id: aViewer(name).accountId },
    { $set: { 'state.unlockedSetups': 2 }, $inc: { revision: 1 } },
  )
  const other = await change('changeEquipmentSet(index: 1)')
  expect([other.me?.activeEquipmentSlot, wornIn('weapon', other.me)]).toEqual([1, [null]])
  expect(wornIn('weapon', (await change('changeEquipmentSet(index: 0)')).me)).toEqual(['Knife'])
})

test('what content has lost is neither shown nor in the way', async () => {
  await change('changeEquipmentSet(index: 0)')
  const world = aWorld()
  const items = new Map([...world.items].filter(([id]) => id !== idOf('Knife')))
  game.publish({ ...world, items })
  const { me } = await change('changeEquipmentSet(index: 0)')
  expect(wornIn('weapon', me)).toEqual([null])
  expect(me?.inventory).toEqual([{ item: { name: 'Mouse' }, equipped: true }])
  game.publish(world)
})
