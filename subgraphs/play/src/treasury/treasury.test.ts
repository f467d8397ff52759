import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { checkLedger } from '@sanguine/players'
import { aViewer, aWorld, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import type { ClaimCollectionPayload, Collection } from '@sanguine/schema'

let game: TestGame
let name: string
let people = 0

beforeAll(async () => {
  game = await startGame()
})
beforeEach(() => {
  people += 1
  name = `Collector ${people}`
  game.publish(aWorld())
})
afterAll(() => game.stop())

const run = <Data>(document: string, by = game.app) => runQuery<Data>(by, aViewer(name), document)

const room = async (fields: string) =>
  (await run<{ collections: Collection[] }>(`{ collections { ${fields} } }`)).collections

const buy = (item: string) =>
  run(`mutation { buy(input: { itemId: "${idOf(item)}", amount: 1 }) { userErrors { code } } }`)

const claim = async (collection: string, by = game.app) => {
  const fields = `collection { isClaimed isClaimable } player { stats { stat { shortName } from } } userErrors { code missing }`
  const document = `mutation { claimCollection(input: { collectionId: "${idOf(collection)}" }) { ${fields} } }`
  return (await run<{ claimCollection: ClaimCollectionPayload }>(document, by)).claimCollection
}

const health = ({ player }: ClaimCollectionPayload) =>
  player?.stats.find(({ stat }) => stat.shortName === 'health')?.from

describe('the treasure room', () => {
  test('shows the trophies of a collection, which are owned, and its stats', async () => {
    await buy('Hat')
    const fields =
      'name rarity { name } stats { stat { shortName } from } trophies { item { name } isCollected } isClaimed isClaimable'
    expect(await room(fields)).toEqual([
      {
        name: 'Wardrobe',
        rarity: { name: 'Common' },
        stats: [{ stat: { shortName: 'health' }, from: 30 }],
        trophies: [
          { item: { name: 'Hat' }, isCollected: true },
          { item: { name: 'Bone' }, isCollected: false },
        ],
        isClaimed: false,
        isClaimable: false,
      },
    ])
  })

  test('names the merchant of a trophy and its grounds, and the creatures after a win', async () => {
    const fields = 'trophies { merchant dropSources { huntingGround { name } enemy { name } } }'
    const [bone, again] = [(await room(fields))[0]?.trophies[1], await hunted().then(() => room(fields))]
    expect(bone?.merchant).toBe('JEWEL')
    const grounds = ['Moor', 'Graveyard', 'Castle', 'Abyss']
    expect(bone?.dropSources).toEqual(grounds.map((ground) => ({ huntingGround: { name: ground }, enemy: null })))
    expect(again[0]?.trophies[1]?.dropSources[0]).toEqual({ huntingGround: { name: 'Moor' }, enemy: { name: 'Ghoul' } })
    expect(again[0]?.trophies[0]).toEqual({ merchant: 'ARMORY', dropSources: [] })
  })

  test('begins with collections that can be completed on the first grounds', async () => {
    const world = aWorld()
    const ghoul = [...world.enemies.values()][0]
    const wardrobe = world.items.get(idOf('Wardrobe'))
    if (!ghoul || !wardrobe) throw new Error('The world has lost its ghoul.')
    const deep = {
      ...ghoul,
      id: idOf('Dragon'),
      loot: [{ ...ghoul.loot[0], itemId: idOf('Sabre') }] as typeof ghoul.loot,
    }
    const hoard = { ...wardrobe, id: idOf('Hoard'), name: 'Hoard', trophyItemIds: [idOf('Bone'), idOf('Sabre')] }
    const lair = [{ id: 'lair', name: 'Lair', huntingGroundId: idOf('Abyss'), sequence: 0 }]
    game.publish({
      ...world,
      items: new Map([[hoard.id, hoard], ...world.items]),
      enemies: new Map([...world.enemies, [deep.id, deep]]),
      tables: new Map([
        ...world.tables,
        [idOf('Abyss'), lair.map((table) => ({ ...table, slices: [{ enemyId: deep.id, rangeMin: 0, rangeMax: 9 }] }))],
      ]),
    })
    expect(await room('name')).toEqual([{ name: 'Wardrobe' }, { name: 'Hoard' }])
  })

  test('is refused to visitors', async () => {
    await expect(runQuery(game.app, null, '{ collections { id } }')).rejects.toMatchObject({ kind: 'unauthenticated' })
  })
})

const hunted = () => run('mutation { quickHunt { userErrors { code } } }')

describe('a claim', () => {
  test('with all trophies gives the collection, whose stats count at once, and keeps them', async () => {
    for (const item of ['Hat', 'Bone']) await buy(item)
    expect(await room('isClaimable')).toEqual([{ isClaimable: true }])
    const answer = await claim('Wardrobe')
    expect(answer).toMatchObject({ collection: { isClaimed: true, isClaimable: false }, userErrors: [] })
    expect(health(answer)).toBe(130)
    const { me } = await run<{ me: { inventory: object[] } }>('{ me { inventory { item { name } amount } } }')
    for (const item of ['Hat', 'Bone', 'Wardrobe'])
      expect(me.inventory).toContainEqual({ item: { name: item }, amount: 1 })
    const document = '{ journal(first: 1) { nodes { __typename ... on CollectionEntry { item { name } } } } }'
    expect(await run(document)).toEqual({
      journal: { nodes: [{ __typename: 'CollectionEntry', item: { name: 'Wardrobe' } }] },
    })
  })

  test('with some trophies returns how many are missing', async () => {
    await buy('Hat')
    expect(await claim('Wardrobe')).toEqual({
      collection: null,
      player: null,
      userErrors: [{ code: 'TROPHIES_MISSING', missing: 1 }],
    })
  })

  test.each([
    ['what is no collection', 'Hat', 'NOT_A_COLLECTION'],
    ['what is hidden', 'Secret Shelf', 'NOT_A_COLLECTION'],
    ['what is not there', 'Atlantis', 'NOT_A_COLLECTION'],
  ])('to %s is refused', async (_what, collection, code) => {
    expect(await claim(collection)).toMatchObject({ userErrors: [{ code }] })
  })

  test('refuses an invalid id', async () => {
    const document = 'mutation { claimCollection(input: { collectionId: "$where" }) { userErrors { code } } }'
    await expect(run(document)).rejects.toMatchObject({ kind: 'invalidInput', details: { field: 'collectionId' } })
  })

  test('that is sent forty times at once over two gateways gives one', async () => {
    for (const item of ['Hat', 'Bone']) await buy(item)
    const other = await game.anotherGateway()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => claim('Wardrobe', index % 2 === 0 ? game.app : other.app)),
    )
    const codes = answers.map(({ userErrors }) => userErrors[0]?.code ?? null)
    expect(codes.filter((code) => code === null)).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set([null, 'ALREADY_OWNED']))
    expect(await checkLedger(game.app, () => undefined)).toMatchObject({ mismatches: 0 })
  })
})
