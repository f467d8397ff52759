import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  itemAsWire,
  itemFields,
  rarityFields,
  startTestGateway,
  type TestGateway,
  withImageId,
} from '@sanguine/gateway/testing'

let gateway: TestGateway
let token: string

beforeAll(async () => {
  gateway = await startTestGateway()
  token = await gateway.player()
})
afterAll(() => gateway.stop())

const room = async () => (await gateway.rest('/clientshop/GetTreasureRoom', { token })).body

const claim = (collectionId: string) => gateway.rest('POST /game/ClaimCollection', { token, form: { collectionId } })

describe('the treasure room', () => {
  test('has the collections of GraphQL, with trophies and their ownership side by side', async () => {
    const { data } = await gateway.graphql(
      `{ collections { id name image { id } flavorText rarity { ${rarityFields} } isClaimed
        trophies { isCollected item { ${itemFields} } } } }`,
      {},
      token,
    )
    const wire = await room()
    expect(wire.length).toBeGreaterThan(0)
    expect(wire).toMatchObject(
      data.collections.map(({ trophies, isClaimed, ...collection }: typeof data) => ({
        ...withImageId(collection),
        trophies: trophies.map(({ item }: typeof data) => itemAsWire(item)),
        collected: trophies.map(({ isCollected }: { isCollected: boolean }) => isCollected),
        owned: isClaimed,
      })),
    )
  })

  test('is for players only', async () => {
    expect((await gateway.rest('/clientshop/GetTreasureRoom')).status).toBe(401)
    const visitor = await gateway.visitor()
    expect((await gateway.rest('/clientshop/GetTreasureRoom', { token: visitor })).status).toBe(403)
  })
})

describe('a claim', () => {
  test('of an incomplete collection is refused with a sentence', async () => {
    const [{ id, name }] = await room()
    expect(await claim(id)).toMatchObject({
      status: 200,
      body: { success: false, message: expect.stringContaining(`${name} is not complete: you own 0 of`) },
    })
  })

  test('with an invalid id is invalid input', async () => {
    expect(await claim('all')).toMatchObject({ status: 400 })
  })
})
