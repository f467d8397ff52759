import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { enemyAsWire, enemyFields, startTestGateway, type TestGateway } from '@sanguine/gateway/testing'

let gateway: TestGateway
let token: string

beforeAll(async () => {
  gateway = await startTestGateway()
  token = await gateway.player()
})
afterAll(() => gateway.stop())

const enemies = (groundId: string) => gateway.rest(`/ClientGrimoire/getEnemies/${groundId}`, { token })

describe('GET /api/ClientGrimoire/getEnemies', () => {
  test('has the same creatures as GraphQL, with their counts', async () => {
    const { body: me } = await gateway.rest('/clientUser/getme', { token })
    const groundId = me.currentHuntingGround.id
    const { body } = await enemies(groundId)
    const { data } = await gateway.graphql(
      `{ grimoire(huntingGroundId: "${groundId}") { playerTimesHunted globalTimesHunted enemy { ${enemyFields} } } }`,
      {},
      token,
    )
    expect(body.length).toBeGreaterThan(3)
    expect(body).toMatchObject(
      data.grimoire.map(({ enemy, ...counts }: typeof data) => ({ ...enemyAsWire(enemy), ...counts })),
    )
  })

  test('refuses an unknown ground', async () => {
    expect((await enemies('0'.repeat(24))).status).toBe(404)
    expect((await enemies('here')).status).toBe(400)
  })

  test('is for players only', async () => {
    const path = `/ClientGrimoire/getEnemies/${'0'.repeat(24)}`
    expect((await gateway.rest(path)).status).toBe(401)
    expect((await gateway.rest(path, { token: await gateway.visitor() })).status).toBe(403)
  })
})
