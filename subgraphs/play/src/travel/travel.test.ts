import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { aViewer, aWorldOfDraws, idOf, playerModelsService, startGame, type TestGame } from '@sanguine/players/testing'
import type { Region, TravelPayload } from '@sanguine/schema'
import { listHuntingGrounds } from './operations/list-regions'
import { travel as travelTo } from './operations/travel'

let game: TestGame
let name: string
let people = 0

beforeAll(async () => {
  game = await startGame({ release: aWorldOfDraws() })
})
beforeEach(() => {
  people += 1
  name = `Traveller ${people}`
})
afterAll(() => game.stop())

const run = <Data>(document: string) => runQuery<Data>(game.app, aViewer(name), document)

const travel = async (ground: string) =>
  (
    await run<{ travel: TravelPayload }>(
      `mutation { travel(input: { huntingGroundId: "${idOf(ground)}" }) {
        player { huntingGround { name region { name } } currencies { currency { shortName } amount } }
        userErrors { code currency { name } item { name } missing opensAt placeName requiredXp }
      } }`,
    )
  ).travel

describe('the world', () => {
  test('has visible regions and grounds in order, with their requirements', async () => {
    const document = `{ regions { name requiredXp key { name } huntingGrounds {
      name requiredXp key { name } travelCost { currency { shortName } amount } travelRefusal { code item { name } requiredXp }
    } } }`
    const { regions } = await run<{ regions: Region[] }>(document)
    const free = { requiredXp: 0, key: null, travelCost: [], travelRefusal: null }
    const refused = { item: null, requiredXp: null }
    expect(regions).toEqual([
      {
        name: 'Old Town',
        requiredXp: 0,
        key: null,
        huntingGrounds: [
          { ...free, name: 'Moor', travelRefusal: { ...refused, code: 'ALREADY_THERE' } },
          { ...free, name: 'Graveyard', travelCost: [{ currency: { shortName: 'vgc' }, amount: 10 }] },
          {
            ...free,
            name: 'Castle',
            key: { name: 'Castle Key' },
            travelRefusal: { ...refused, code: 'KEY_MISSING', item: { name: 'Castle Key' } },
          },
          {
            ...free,
            name: 'Abyss',
            requiredXp: 100_000,
            travelRefusal: { ...refused, code: 'XP_TOO_LOW', requiredXp: 100_000 },
          },
        ],
      },
    ])
  })

  test('refuses to list the grounds of an unknown region', () => {
    expect(() => listHuntingGrounds(game.as(name), { regionId: idOf('Atlantis') })).toThrow('There is no such region.')
  })

  test('is shown to visitors too', async () => {
    expect(await runQuery(game.app, null, '{ regions { name } }')).toMatchObject({ regions: [{ name: 'Old Town' }] })
  })
})

describe('travel', () => {
  test('moves the player, takes the cost and writes a journal entry', async () => {
    expect(await travel('Graveyard')).toEqual({
      player: {
        huntingGround: { name: 'Graveyard', region: { name: 'Old Town' } },
        currencies: [
          { currency: { shortName: 'vgc' }, amount: 50 },
          { currency: { shortName: 'tears' }, amount: 0 },
        ],
      },
      userErrors: [],
    })
    const document = '{ journal { nodes { __typename ... on TravelEntry { huntingGround { name } } } } }'
    expect(await run(document)).toEqual({
      journal: { nodes: [{ __typename: 'TravelEntry', huntingGround: { name: 'Graveyard' } }] },
    })
  })

  test.each([
    ['Moor', 'ALREADY_THERE', { placeName: 'Moor' }],
    ['Castle', 'KEY_MISSING', { placeName: 'Castle', item: { name: 'Castle Key' } }],
    ['Abyss', 'XP_TOO_LOW', { placeName: 'Abyss', requiredXp: 100_000 }],
    ['Secret Garden', 'UNKNOWN_GROUND', {}],
    ['Atlantis', 'UNKNOWN_GROUND', {}],
  ])('to %s is refused with %s', async (ground, code, details) => {
    const nothing = { currency: null, item: null, missing: null, opensAt: null, placeName: null, requiredXp: null }
    expect(await travel(ground)).toEqual({ player: null, userErrors: [{ ...nothing, code, ...details }] })
  })

  test('with the key to the castle keeps the key', async () => {
    await run(`mutation { buy(input: { itemId: "${idOf('Castle Key')}", amount: 1 }) { userErrors { code } } }`)
    expect(await travel('Castle')).toMatchObject({ userErrors: [] })
    expect(await run('{ me { inventory { item { name } } } }')).toMatchObject({
      me: { inventory: expect.arrayContaining([{ item: { name: 'Castle Key' } }]) },
    })
  })

  test('is refused during a fight', async () => {
    await run('mutation { hunt(input: {}) { userErrors { code } } }')
    expect(await travel('Graveyard')).toMatchObject({ userErrors: [{ code: 'COMBAT_OPEN' }] })
  })
})

test('a repeated call returns the first journey, although the ground was deleted since', async () => {
  const world = aWorldOfDraws()
  const keyed = { ...game.as(name), idempotencyKey: 'there' }
  const go = (ground: string, context = game.as(name)) => travelTo(context, { huntingGroundId: idOf(ground) })
  expect(await go('Graveyard', keyed)).toMatchObject({ ok: true })
  await go('Moor')
  game.publish({ ...world, grounds: new Map([...world.grounds].filter(([id]) => id !== idOf('Graveyard'))) })
  try {
    expect(await go('Graveyard', keyed)).toMatchObject({ ok: true, value: { value: { groundId: idOf('Graveyard') } } })
  } finally {
    game.publish(world)
  }
})

test('travelling to a ground switches to the equipment set that is bound to it', async () => {
  await run('{ me { id } }')
  const { players } = game.app.get(playerModelsService)
  await players.updateOne(
    { _id: aViewer(name).accountId },
    { $set: { 'state.unlockedSetups': 2 }, $inc: { revision: 1 } },
  )
  const input = `{ index: 1, name: "Ghosts", huntingGroundId: "${idOf('Graveyard')}" }`
  await run(`mutation { updateEquipmentSet(input: ${input}) { userErrors { code } } }`)
  const journey = `mutation { travel(input: { huntingGroundId: "${idOf('Graveyard')}" }) {
    equipmentSet { index name huntingGround { name } } player { activeEquipmentSetIndex } } }`
  expect(await run(journey)).toEqual({
    travel: {
      equipmentSet: { index: 1, name: 'Ghosts', huntingGround: { name: 'Graveyard' } },
      player: { activeEquipmentSetIndex: 1 },
    },
  })
})
