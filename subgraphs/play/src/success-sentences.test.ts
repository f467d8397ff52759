import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { releaseService } from '@sanguine/catalogue'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { playerModelsService } from '@sanguine/players/testing'

let gateway: TestGateway
let token: string

beforeAll(async () => {
  gateway = await startTestGateway()
  token = await gateway.player()
  const { id } = (await gateway.rest('/clientUser/getme', { token })).body
  // everything is open and paid for, and the treasures of every collection are owned
  await gateway.app.get(playerModelsService).players.updateOne(
    { _id: id },
    {
      $inc: { revision: 1 },
      $set: {
        'state.xp': 1e9,
        'state.unlockedSetups': 2,
        ...Object.fromEntries([...release().currencies.keys()].map((name) => [`state.currencies.${name}`, 1e9])),
        ...Object.fromEntries(
          [...release().items.values()]
            .filter(({ type }) => type !== 'collection')
            .map(({ id: item }) => [`state.inventory.${item}`, 9]),
        ),
      },
    },
  )
})
afterAll(() => gateway.stop())

const release = () => gateway.app.get(releaseService).current()

const messageOf = async (call: string, form?: Record<string, string>) =>
  (await gateway.rest(call, { token, ...(form && { form }) })).body.message

describe('the message of a successful call names', () => {
  test('the item that was equipped or unequipped', async () => {
    const weapon = [...release().items.values()].find(({ type }) => type === 'weapon')
    expect(await messageOf(`/game/equip/${weapon?.id}`)).toBe(`${weapon?.name} equipped.`)
    expect(await messageOf(`/game/unequip/${weapon?.id}`)).toBe(`${weapon?.name} unequipped.`)
  })

  test('the setup in use, counted from one', async () => {
    expect(await messageOf('/game/changeEquipmentSet/1')).toBe('Equipment setup 2 is in use.')
  })

  test('the ground that was reached', async () => {
    const { currentHuntingGround } = (await gateway.rest('/clientUser/getme', { token })).body
    const ground = [...release().grounds.values()].find(({ id }) => id !== currentHuntingGround.id)
    const message = await messageOf('POST /Game/travel', { newHuntingGroundId: ground?.id ?? '' })
    expect(message).toBe(`You have reached ${ground?.name}.`)
  })

  test('the collection that was completed', async () => {
    const [collection] = (await gateway.rest('/clientshop/GetTreasureRoom', { token })).body
    const message = await messageOf('POST /game/ClaimCollection', { collectionId: collection.id })
    expect(message).toBe(`${collection.name} is complete, and yours.`)
  })
})
