import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { aViewer, aWorldOfDraws, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import type { Region, TravelPayload } from '@sanguine/schema'
import { listHuntingGrounds } from './operations/list-regions'

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
      `mutation { travel(huntingGroundId: "${idOf(ground)}") {
        message me { currentHuntingGround { name regionName } currencies { shortName value } } userErrors { code values }
      } }`,
    )
  ).travel

describe('the world', () => {
  test('shows visible regions and grounds in order, with what they demand', async () => {
    const document = `{ regions { name xpReqired key { name } huntingGrounds { name xpReqired key { name } currency { shortName value } } } }`
    const { regions } = await run<{ regions: Region[] }>(document)
    const free = { xpReqired: 0, key: null, currency: [] }
    expect(regions).toEqual([
      {
        name: 'Old Town',
        xpReqired: 0,
        key: null,
        huntingGrounds: [
          { ...free, name: 'Moor' },
          { ...free, name: 'Graveyard', currency: [{ shortName: 'vgc', value: 10 }] },
          { ...free, name: 'Castle', key: { name: 'Castle Key' } },
          { ...free, name: 'Abyss', xpReqired: 100_000 },
        ],
      },
    ])
  })

  test('has no grounds in a region that is not there', () => {
    expect(() => listHuntingGrounds(game.as(name), { regionId: idOf('Atlantis') })).toThrow('There is no such region.')
  })

  test('is not for visitors', async () => {
    const call = runQuery(game.app, null, '{ regions { name } }')
    await expect(call).rejects.toMatchObject({ kind: 'unauthenticated' })
  })
})

describe('travel', () => {
  test('moves the player, takes the fare and is told in the journal', async () => {
    expect(await travel('Graveyard')).toEqual({
      message: 'You have reached Graveyard.',
      me: {
        currentHuntingGround: { name: 'Graveyard', regionName: 'Old Town' },
        currencies: [
          { shortName: 'vgc', value: 50 },
          { shortName: 'tears', value: 0 },
        ],
      },
      userErrors: [],
    })
    const document = '{ journal { edges { node { type huntingGround { name } } } } }'
    expect(await run(document)).toEqual({
      journal: { edges: [{ node: { type: 'travel', huntingGround: { name: 'Graveyard' } } }] },
    })
  })

  test.each([
    ['Moor', 'alreadyThere'],
    ['Castle', 'keyMissing'],
    ['Abyss', 'xpTooLow'],
    ['Secret Garden', 'unknownGround'],
    ['Atlantis', 'unknownGround'],
  ])('to %s is refused with %s', async (ground, code) => {
    expect(await travel(ground)).toMatchObject({ message: null, me: null, userErrors: [{ code }] })
  })

  test('with the key leads to the castle, and the key stays', async () => {
    await run(`mutation { buy(itemId: "${idOf('Castle Key')}", amount: 1) { message } }`)
    expect(await travel('Castle')).toMatchObject({ userErrors: [] })
    expect(await run('{ me { inventory { item { name } } } }')).toMatchObject({
      me: { inventory: expect.arrayContaining([{ item: { name: 'Castle Key' } }]) },
    })
  })

  test('waits for the fight to end', async () => {
    await run('mutation { hunt { userErrors { code } } }')
    expect(await travel('Graveyard')).toMatchObject({ userErrors: [{ code: 'combatOpen' }] })
  })
})
