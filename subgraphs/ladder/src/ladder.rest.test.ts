import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'

let gateway: TestGateway
let token: string

beforeAll(async () => {
  gateway = await startTestGateway()
  for (const name of ['Mina', 'Lucy']) await gateway.rest('/clientUser/getme', { token: await gateway.player(name) })
  token = await gateway.player('Arthur')
})
afterAll(() => gateway.stop())

const ladder = (offset: string) => gateway.rest(`/ladder/LadderAroundUserId/${offset}`, { token })

describe('GET /api/ladder/LadderAroundUserId', () => {
  test("has the same rows as GraphQL, with the player's name", async () => {
    const { body } = await ladder('0')
    const query = '{ ladder(offset: 0) { nodes { ladderRank avatar { id } player { name } xp } } }'
    const { nodes } = (await gateway.graphql(query, {}, token)).data.ladder
    expect(body).toEqual(
      nodes.map(({ avatar, player, ...row }: typeof nodes) => ({ ...row, ...player, avatarImageID: avatar?.id ?? '' })),
    )
    expect(
      body.map(({ name, xp, ladderRank }: { name: string; xp: number; ladderRank: number }) => [name, xp, ladderRank]),
    ).toEqual(
      expect.arrayContaining([
        ['Mina', 0, 1],
        ['Lucy', 0, 1],
        ['Arthur', 0, 1],
      ]),
    )
    expect((await ladder('2')).body).toEqual(body.slice(2))
    expect((await ladder('50')).body).toEqual([])
  })

  test.each(['-1', '1.5', 'me'])('refuses the offset %s', async (offset) => {
    expect((await ladder(offset)).status).toBe(400)
  })

  test('is for players only', async () => {
    expect((await gateway.rest('/ladder/LadderAroundUserId/0')).status).toBe(401)
    expect((await gateway.rest('/ladder/LadderAroundUserId/0', { token: await gateway.visitor() })).status).toBe(403)
  })
})
