import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { aViewer, aWorld, idOf, playerModelsService, startGame, type TestGame } from '@sanguine/players/testing'
import type { JournalConnection } from '@sanguine/schema'

let game: TestGame
let name: string
let people = 0

beforeAll(async () => {
  game = await startGame()
})
beforeEach(() => {
  people += 1
  name = `Diarist ${people}`
  game.publish(aWorld())
})
afterAll(() => game.stop())

const fields = `edges { cursor } nodes { __typename id happenedAt
    ... on CombatEntry { isAutoHunt result modifiers enemy { name } retainers { name }
      reward { xp currencies { currency { shortName } amount } items { amount item { name } } } }
    ... on TravelEntry { huntingGround { name } }
    ... on RankUpEntry { rank { name } rewardItem { name } }
    ... on CollectionEntry { item { name } }
    ... on SystemEntry { message } }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`

const read = async (args = '', who = name) => {
  const document = `{ journal${args} { ${fields} } }`
  return (await runQuery<{ journal: JournalConnection }>(game.app, aViewer(who), document)).journal
}

async function hunt(times: number) {
  for (let index = 0; index < times; index += 1) {
    await runQuery(game.app, aViewer(name), 'mutation { quickHunt { userErrors { code } } }')
    game.clock.advance(600_000)
  }
}

test('a win is told with its enemy and what it paid, a rank with its reward, latest first', async () => {
  await hunt(2)
  const { nodes } = await read()
  const identity = { id: expect.any(String), happenedAt: expect.stringMatching(/^\d{4}-.*Z$/) }
  expect(nodes).toEqual([
    { ...identity, __typename: 'RankUpEntry', rank: { name: 'Neonate' }, rewardItem: { name: 'Hat' } },
    ...Array(2).fill({
      ...identity,
      __typename: 'CombatEntry',
      isAutoHunt: false,
      result: 'WIN',
      modifiers: [],
      enemy: { name: 'Ghoul' },
      retainers: [],
      reward: {
        xp: 60,
        currencies: [{ currency: { shortName: 'vgc' }, amount: 20 }],
        items: [{ amount: 1, item: { name: 'Bone' } }],
      },
    }),
  ])
})

test('pages follow each other without a gap or a double, and say when they end', async () => {
  await hunt(7)
  const whole = (await read('(first: 100)')).edges.map(({ cursor }) => cursor)
  expect(whole).toHaveLength(8)
  const seen: string[] = []
  let after: string | null = null
  for (let page = 0; page < 4; page += 1) {
    const answer: JournalConnection = await read(`(first: 3${after ? `, after: "${after}"` : ''})`)
    seen.push(...answer.edges.map(({ cursor }) => cursor))
    expect(answer.pageInfo.hasNextPage).toBe(page < 2)
    expect(answer.pageInfo.hasPreviousPage).toBe(page > 0)
    after = answer.pageInfo.endCursor ?? null
    if (!answer.pageInfo.hasNextPage) break
  }
  expect(seen).toEqual(whole)
})

test("is the player's own: with another's cursor it shows nothing of theirs", async () => {
  await hunt(1)
  const [owner, cursor] = [name, (await read()).edges[0]?.cursor]
  for (const other of ['Alpha', 'Beta', 'Gamma', 'Delta']) {
    const { edges } = await read(`(after: "${cursor}")`, other)
    expect(edges).toEqual([])
  }
  expect((await read('(after: "~")', owner)).edges).toEqual([])
})

test('things that content has lost are called unknown or left out', async () => {
  await hunt(2)
  await runQuery(
    game.app,
    aViewer(name),
    `mutation { travel(input: { huntingGroundId: "${idOf('Graveyard')}" }) { userErrors { code } } }`,
  )
  const world = aWorld()
  game.publish({
    ...world,
    enemies: new Map(),
    items: new Map(),
    grounds: new Map([...world.grounds].slice(0, 1)),
    ranks: world.ranks.slice(0, 1),
  })
  expect((await read()).nodes).toMatchObject([
    { __typename: 'TravelEntry', huntingGround: { name: 'Unknown' } },
    { __typename: 'RankUpEntry', rank: null, rewardItem: null },
    { __typename: 'CombatEntry', enemy: { name: 'Unknown' }, reward: { xp: 60, items: [] } },
    { __typename: 'CombatEntry' },
  ])
})

test.each([
  ['en', 'Wardrobe', 'Wardrobe'],
  ['de', 'Wardrobe', 'Wardrobe'],
  ['de', 'nowhere', 'Unbekannt'],
])('a completed collection is told in %s (%s)', async (language, item, shown) => {
  const player = aViewer(name).accountId
  const line = { type: 'collection' as const, collectionId: idOf(item) }
  const { journal } = game.app.get(playerModelsService)
  await journal.create({ _id: `${player}:000000000001:000`, player, sequence: 1, at: 5, line })
  game.publish({ ...aWorld(), language })
  expect((await read()).nodes).toEqual([
    {
      __typename: 'CollectionEntry',
      id: expect.any(String),
      happenedAt: '1970-01-01T00:00:00.005Z',
      item: { name: shown },
    },
  ])
})

test.each(['(first: 0)', '(first: 101)', '(first: -1)'])('%s is no page', async (args) => {
  await expect(read(args)).rejects.toMatchObject({ kind: 'invalidInput', details: { field: 'first' } })
})
