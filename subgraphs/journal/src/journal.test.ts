import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { aViewer, aWorld, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import type { JournalConnection } from '@sanguine/schema'
import { viewJournalEntry } from './journal.view'

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

const fields = `edges { cursor node { id type timestamp isAutoHunt rankName message
  combat { result modifiers enemyInfo { name } } huntingGround { name }
  reward { xp currencies { shortName value } items { amount item { name } } } } }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`

const read = async (args = '', who = name) =>
  (await runQuery<{ journal: JournalConnection }>(game.app, aViewer(who), `{ journal${args} { ${fields} } }`)).journal

async function hunt(times: number) {
  for (let index = 0; index < times; index += 1) {
    await runQuery(game.app, aViewer(name), 'mutation { quickHunt { userErrors { code } } }')
    game.clock.advance(600_000)
  }
}

test('a win is told with its enemy and what it paid, a rank with its reward, latest first', async () => {
  await hunt(2)
  const { edges } = await read()
  const nothing = { isAutoHunt: false, rankName: null, message: null, combat: null, huntingGround: null, reward: null }
  expect(edges.map(({ node }) => ({ ...node, id: '', timestamp: 0 }))).toEqual([
    {
      ...nothing,
      id: '',
      timestamp: 0,
      type: 'rankUp',
      rankName: 'Neonate',
      reward: { xp: 0, currencies: [], items: [{ amount: 1, item: { name: 'Hat' } }] },
    },
    ...Array(2).fill({
      ...nothing,
      id: '',
      timestamp: 0,
      type: 'combat',
      combat: { result: 'win', modifiers: [], enemyInfo: { name: 'Ghoul' } },
      reward: {
        xp: 60,
        currencies: [{ shortName: 'vgc', value: 20 }],
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
    after = answer.pageInfo.endCursor
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
  await runQuery(game.app, aViewer(name), `mutation { travel(huntingGroundId: "${idOf('Graveyard')}") { message } }`)
  const world = aWorld()
  game.publish({
    ...world,
    enemies: new Map(),
    items: new Map(),
    grounds: new Map([...world.grounds].slice(0, 1)),
    ranks: world.ranks.slice(0, 1),
  })
  const nodes = (await read()).edges.map(({ node }) => node)
  expect(nodes).toMatchObject([
    { type: 'travel', huntingGround: { name: 'Unknown' } },
    { type: 'rankUp', rankName: 'Unknown', reward: { items: [] } },
    { type: 'combat', combat: { enemyInfo: { name: 'Unknown' } }, reward: { xp: 60, items: [] } },
    { type: 'combat' },
  ])
})

test.each([
  ['en', 'Hat', 'You completed the collection Hat.'],
  ['de', 'Hat', 'Du hast die Sammlung Hat vollendet.'],
  ['de', 'nowhere', 'Du hast die Sammlung Unbekannt vollendet.'],
])('a completed collection is told in %s (%s)', (language, item, message) => {
  const line = { type: 'collection' as const, collectionId: idOf(item) }
  const row = { _id: 'a:1:0', player: 'a', sequence: 1, at: 5, line }
  expect(viewJournalEntry({ ...aWorld(), language }, row)).toMatchObject({
    type: 'systemMessage',
    timestamp: 5,
    message,
  })
})

test.each(['(first: 0)', '(first: 101)', '(first: -1)'])('%s is no page', async (args) => {
  await expect(read(args)).rejects.toMatchObject({ kind: 'invalidInput', details: { field: 'first' } })
})
