import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from '../generated/rest-api'
import { siteKey } from '../settings'
import { startTestGateway, type TestGateway } from '../testing'

/** Plays over HTTP with a client whose types all come from the OpenAPI document. */

type Combat = components['schemas']['Combat']

const hunts = 10
const password = digestOf('Mina of Whitby 1893')

let gateway: TestGateway
let api: Client<paths>

beforeAll(async () => {
  gateway = await startTestGateway({ settings: { gameSpeed: 600 } })
  api = createClient<paths>({ baseUrl: `${gateway.url}/api`, headers: { 'X-Api-Key': siteKey } })
})
afterAll(() => gateway.stop())

/** The body of a successful call. */
async function bodyOf<Data>(call: Promise<{ data?: Data; error?: unknown; response: Response }>): Promise<Data> {
  const { data, error, response } = await call
  if (data === undefined) throw new Error(`${response.url} is a ${response.status}: ${JSON.stringify(error)}`)
  return data
}

/** Registers, activates the account by the mailed link and logs in. All later calls send the session's token. */
async function joinTheGame(): Promise<void> {
  const account = { username: 'Mina', password, email: 'mina@example.org' }
  expect(await bodyOf(api.POST('/user/register', { body: account }))).toMatchObject({ success: true })
  const path = { id: gateway.newestToken() }
  const activation = api.GET('/user/ActivateAccount/{id}', { params: { path }, parseAs: 'text' })
  expect(await bodyOf(activation)).toMatch(/activated/)
  const { access_token: token } = await bodyOf(api.POST('/user/login', { body: account }))
  api.use({
    onRequest: ({ request }) => {
      request.headers.set('Authorization', `Bearer ${token}`)
    },
  })
}

/** Hunts round by round until the combat is over. */
async function playHunt(): Promise<Combat> {
  for (let round = 1; ; round += 1) {
    const combat = await bodyOf(api.GET('/Game/hunt', { params: { query: { round } } }))
    if (combat.combatEnded) return combat
  }
}

test('a client made from the OpenAPI document registers, hunts ten times, trades and reads its journal', async () => {
  await joinTheGame()
  const before = await bodyOf(api.GET('/clientUser/getme'))
  expect(before).toMatchObject({ name: 'Mina', xp: 0, userRole: 1 })

  const results: Combat['result'][] = []
  for (let hunt = 1; hunt <= hunts; hunt += 1) {
    const { success, result } = await playHunt()
    expect(success).toBe(true)
    results.push(result)
    // The cooldown of ten minutes lasts a second at this speed.
    gateway.advance(1_000)
  }
  expect(results.every((result) => [1, 2, 3].includes(result))).toBe(true)

  const bait = before.inventory.find(({ item }) => item.itemType === 'Bait')
  const weapon = before.inventory.find(({ item }) => item.itemType === 'Weapon')
  if (!bait || !weapon) throw new Error('A new player has bait and a weapon.')
  const shelf = await bodyOf(api.GET('/clientshop/GetJewel', { params: { query: { sort: 'asc' } } }))
  expect(shelf).toContainEqual(expect.objectContaining({ id: bait.item.id, owned: bait.amount - hunts, verb: 'buy' }))
  const purchase = api.POST('/game/buysell', {
    params: { header: { 'Idempotency-Key': 'two-baits' } },
    body: { itemId: bait.item.id, amount: 2 },
  })
  expect(await bodyOf(purchase)).toMatchObject({ success: true })

  const path = { itemId: weapon.item.id }
  expect(await bodyOf(api.GET('/game/unequip/{itemId}', { params: { path } }))).toMatchObject({ success: true })
  expect(await bodyOf(api.GET('/game/equip/{itemId}', { params: { path } }))).toMatchObject({ success: true })

  const after = await bodyOf(api.GET('/clientUser/getme'))
  expect(after.inventory.find(({ item }) => item.id === bait.item.id)?.amount).toBe(bait.amount - hunts + 2)
  expect(after.inventory.find(({ item }) => item.id === weapon.item.id)?.equipped).toBe(true)

  const journal = await bodyOf(api.GET('/Journal', { params: { query: { first: 50 } } }))
  const combats = journal.filter(({ type, combatInfo }) => type === 1 && combatInfo !== null)
  expect(combats.map(({ combatInfo }) => combatInfo?.result)).toEqual(results.toReversed())
})

test('its errors are problems with a code of the documented list', async () => {
  const { error, response } = await api.POST('/game/buysell', {
    headers: { Accept: 'application/problem+json' },
    body: { itemId: '0'.repeat(24), amount: 0 },
  })
  expect(response.status).toBe(400)
  expect(error).toMatchObject({ code: 'INVALID_INPUT', status: 400, field: 'amount' })
})
