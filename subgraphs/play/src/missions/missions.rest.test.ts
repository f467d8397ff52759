import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  amountAsWire,
  amountFields,
  enemyAsWire,
  enemyFields,
  startTestGateway,
  type TestGateway,
} from '@sanguine/gateway/testing'
import { playerModelsService } from '@sanguine/players/testing'

let gateway: TestGateway
let token: string

beforeAll(async () => {
  gateway = await startTestGateway()
})
beforeEach(async () => {
  token = await gateway.player()
})
afterAll(() => gateway.stop())

const get = async (path: string) => (await gateway.rest(path, { token })).body

const change = async (fields: object) => {
  const { id } = await get('/clientUser/getme')
  const { players } = gateway.app.get(playerModelsService)
  await players.updateOne({ _id: id }, { $set: fields, $inc: { revision: 1 } })
}

test('ClientMission returns the mission of GraphQL, with times in whole seconds', async () => {
  const wire = await get('/ClientMission')
  const { mission } = (
    await gateway.graphql(
      `{ mission { startsAt endsAt objectives { playerTimesHunted caught goal
         enemy { ${enemyFields} } }
         reward { xp currencies { ${amountFields} } items { amount item { id name } } } } }`,
      {},
      token,
    )
  ).data
  const { startsAt, endsAt, objectives, reward } = mission
  expect(wire).toMatchObject({
    startTimstamp: Math.floor(Date.parse(startsAt) / 1000),
    endTimestamp: Math.ceil(Date.parse(endsAt) / 1000),
    objectives: objectives.map(({ enemy, ...counts }: typeof mission) => ({ ...counts, enemy: enemyAsWire(enemy) })),
    reward: { ...reward, currencies: reward.currencies.map(amountAsWire) },
  })
  expect(wire.objectives.length).toBeGreaterThan(0)
})

test('ClientMission returns the time of the next mission after a completed one', async () => {
  const { endTimestamp } = await get('/ClientMission')
  await change({ 'state.mission.completedAt': gateway.clock.now() })
  expect(await get('/ClientMission')).toEqual({
    startTimstamp: endTimestamp,
    endTimestamp,
    objectives: [],
    reward: { xp: 0, currencies: [], items: [] },
  })
})

test('a completed mission is in the journal, with its progress and reward as JSON', async () => {
  await get('/ClientMission')
  const { inventory } = await get('/clientUser/getme')
  const bait = inventory.find(({ item }: { item: { itemType: string } }) => item.itemType === 'Bait').item.id
  await change({ [`state.inventory.${bait}`]: 1_000 })
  let entries: { type: number; data: { progress: string; reward: string }; combatInfo: { questing: boolean } }[] = []
  for (let hunts = 0; hunts < 200 && !entries.some(({ type }) => type === 3); hunts += 1) {
    const { enemyInfo } = await get('/Game/quickhunt')
    gateway.advance(600_000)
    entries = await get('/Journal')
    // The mission asks once more for the last enemy, because a rare one may not appear again before the mission ends.
    await change({ 'state.mission.objectives': [{ enemyId: enemyInfo.id, caught: 1, goal: 2 }] })
  }
  const told = entries.find(({ type }) => type === 3)
  expect(told?.data.progress).toMatch(/^.+ 2 \/ 2$/)
  expect(JSON.parse(told?.data.reward ?? '')).toMatchObject({ xp: expect.any(Number), currencies: [expect.anything()] })
  expect(entries.find(({ type }) => type === 1)?.combatInfo.questing).toBe(true)
})

test('ClientMission is for players only', async () => {
  expect((await gateway.rest('/ClientMission')).status).toBe(401)
  expect((await gateway.rest('/ClientMission', { token: await gateway.visitor() })).status).toBe(403)
})
