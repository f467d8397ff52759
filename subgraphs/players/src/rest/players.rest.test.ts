import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.stop())

test('the seed of a player is shown as a hash, and revealed when another replaces it', async () => {
  const token = await gateway.player()
  const before = (await gateway.rest('/game/fairness', { token })).body
  expect(before).toEqual({
    seedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    nextSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    clientSeed: '',
    firstCombat: 1,
    past: [],
  })
  await gateway.rest('/Game/quickhunt', { token })
  const { body } = await gateway.rest('POST /game/rotateSeed', { token, form: { clientSeed: 'mine' } })
  expect(body).toMatchObject({
    success: true,
    fairness: {
      seedHash: before.nextSeedHash,
      clientSeed: 'mine',
      firstCombat: 2,
      past: [{ seedHash: before.seedHash, firstCombat: 1, lastCombat: 1 }],
    },
  })
  await gateway.rest('/Game/hunt', { token })
  const refused = await gateway.rest('POST /game/rotateSeed', { token, form: { clientSeed: 'a:b' } })
  expect([refused.status, refused.text]).toEqual([400, 'clientSeed: must not hold colons.'])
})
