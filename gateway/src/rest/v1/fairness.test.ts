import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestGateway, type TestGateway } from '../../testing'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.stop())

const problems = { Accept: 'application/json, application/problem+json' }
const ask = (path: string, token?: string, json?: object) => {
  const [method = '', target = ''] = path.split(' ')
  return gateway.rest(`${method} /v1${target}`, { ...(token && { token }), json, headers: problems })
}

test('the seed of past combats is revealed by a rotation, and gives the numbers that were shown before', async () => {
  const token = await gateway.player('Mina')
  await ask('POST /quick-hunts', token)
  const { body: combat } = await ask('GET /me/combat', token)
  const { body: before } = await ask('GET /me/fairness', token)
  expect(before).toMatchObject({ firstCombat: combat.number, revealedSeeds: [] })
  const rotated = await ask('POST /me/fairness/rotate', token, { clientSeed: 'moon' })
  expect(rotated).toMatchObject({ status: 200, body: { player: { name: 'Mina' } } })
  const { body: after } = await ask('GET /me/fairness', token)
  expect(after).toMatchObject({ clientSeed: 'moon', seedHash: before.nextSeedHash })
  const [{ seed, seedHash, clientSeed }] = after.revealedSeeds
  expect(seedHash).toBe(before.seedHash)
  expect(createHash('sha256').update(seed).digest('hex')).toBe(seedHash)
  expect(createHmac('sha256', seed).update(`${clientSeed}:${combat.number}`).digest('hex')).toBe(combat.seed)
})

test('the seed is not rotated during a combat', async () => {
  const token = await gateway.player('Lucy')
  await ask('POST /hunts', token, {})
  const { body: player } = await ask('GET /me', token)
  expect(player.openCombat).not.toBeNull()
  expect(await ask('POST /me/fairness/rotate', token, {})).toMatchObject({ status: 409, body: { code: 'COMBAT_OPEN' } })
  expect((await ask('GET /me/fairness', token)).body.revealedSeeds).toEqual([])
})

test('a seed with a sign that cannot be seen is refused, and so is a call without a login', async () => {
  const token = await gateway.player('Arthur')
  expect(await ask('POST /me/fairness/rotate', token, { clientSeed: 'a\nb' })).toMatchObject({ status: 400 })
  expect(await ask('POST /me/fairness/rotate', undefined, {})).toMatchObject({ status: 401 })
  expect(await ask('GET /me/fairness')).toMatchObject({ status: 401 })
})

test('a shared fight is read without a login, with the numbers that the first API returns', async () => {
  const token = await gateway.player('Jonathan')
  await ask('POST /quick-hunts', token)
  const { body: journal } = await ask('GET /journal', token)
  const { id: entryId, result, enemy } = journal.items.find(({ type }: { type: string }) => type === 'CombatEntry')
  const share = 'mutation ($input: ShareFightInput!) { shareFight(input: $input) { fight { link { token } } } }'
  const link = (await gateway.graphql(share, { input: { entryId } }, token)).data.shareFight.fight.link.token
  const shared = await ask(`GET /shared-fights/${link}`)
  expect(shared).toMatchObject({ status: 200, body: { result, enemy, proof: { status: 'HIDDEN' } } })
  expect(shared.body.rounds[0]).toMatchObject({ number: 0 })
  expect(JSON.parse(shared.body.proof.document)).toEqual((await gateway.rest(`/Fair/${link}`)).body)
  expect(await ask(`GET /shared-fights/${'a'.repeat(link.length)}`)).toMatchObject({ status: 404 })
})
