import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { aViewer, aWorld, idOf, playerModelsService, startGame, type TestGame } from '@sanguine/players/testing'
import type { JournalConnection, JournalTotals } from '@sanguine/schema'

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

test('the journal lists a win with its enemy and reward, and a rank with its reward, latest first', async () => {
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

test('pages follow each other without a gap or a repeat, and the last one is marked', async () => {
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

test('the journal shows nothing of another player whose cursor it gets', async () => {
  await hunt(1)
  const cursor = (await read()).edges[0]?.cursor
  for (const other of ['Alpha', 'Beta', 'Gamma', 'Delta']) {
    const { edges } = await read(`(after: "${cursor}")`, other)
    expect(edges).toEqual([])
  }
})

test('records that content no longer has are called unknown or omitted', async () => {
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
])('a completed collection is shown in %s (%s)', async (language, item, shown) => {
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

test('an entry of a type that a newer version has written is shown as a message, beside all others', async () => {
  await write(
    { at: 1, line: { type: 'eclipse', moonId: idOf('Moon') } },
    { at: 2, line: { type: 'system', message: 'Welcome' } },
  )
  const { nodes } = await read()
  expect(nodes).toMatchObject([
    { __typename: 'SystemEntry', message: 'Welcome' },
    { __typename: 'SystemEntry', message: 'Something happened that this version of the game does not know yet.' },
  ])
  const document = `{ node(id: "${nodes[1]?.id}") { __typename } }`
  expect(await runQuery(game.app, aViewer(name), document)).toEqual({ node: { __typename: 'SystemEntry' } })
})

test.each(['(first: 0)', '(first: 101)', '(first: -1)'])('%s is refused as a page', async (args) => {
  await expect(read(args)).rejects.toMatchObject({ kind: 'invalidInput', details: { field: 'first' } })
})

interface ReadEntry {
  readonly __typename: string
  readonly result?: string
}

const filtered = async (filter: string) => {
  const document = `{ journal(filter: { ${filter} }) { nodes { __typename ... on CombatEntry { result } } } }`
  const viewer = aViewer(name)
  const { journal } = await runQuery<{ journal: { nodes: ReadEntry[] } }>(game.app, viewer, document)
  return journal.nodes.map(({ __typename, result = null }) => [__typename, result])
}

/** A line of a hunt as it is stored; results of older rows are numbers. */
const aHunt = (result: string | number, enemy: string, items: readonly string[] = [], modifiers: string[] = []) => ({
  type: 'combat' as const,
  combat: { enemyId: idOf(enemy), result, modifiers, attacker: { retainers: [] } },
  reward: { xp: 5, currencies: { vgc: 7 }, items: items.map((item) => ({ itemId: idOf(item), amount: 2 })) },
})

/** Rows of the player at these times, in their order. */
async function write(...rows: readonly { readonly at: number; readonly line: object }[]) {
  const player = aViewer(name).accountId
  await game.app.get(playerModelsService).journal.collection.insertMany(
    rows.map(({ at, line }, index) => ({
      _id: `${player}:${String(index).padStart(12, '0')}:000`,
      player,
      sequence: index,
      at,
      line,
    })) as never,
  )
}

/** Adds a creature to the game. */
function publishWolf() {
  const world = aWorld()
  const [ghoul] = world.enemies.values()
  if (!ghoul) throw new Error('The world has no creature.')
  const wolf = { ...ghoul, id: idOf('Wolf'), name: 'Wolf' }
  game.publish({ ...world, enemies: new Map([...world.enemies, [wolf.id, wolf]]) })
}

describe('filters', () => {
  beforeEach(publishWolf)
  beforeEach(() =>
    write(
      { at: 1, line: aHunt('win', 'Ghoul', ['Bone']) },
      { at: 2, line: aHunt('loss', 'Ghoul') },
      { at: 3, line: aHunt(1, 'Wolf') },
      { at: 4, line: aHunt(2, 'Wolf', ['Hat'], ['autoHunt']) },
      { at: 5, line: { type: 'travel', groundId: idOf('Graveyard') } },
      { at: 6, line: { type: 'system', message: 'Welcome' } },
    ),
  )

  const win = ['CombatEntry', 'WIN']
  const loss = ['CombatEntry', 'LOSS']
  const draw = ['CombatEntry', 'DRAW']
  test.each([
    ['kind: WIN', [win, win]],
    ['kind: LOSS', [loss]],
    ['kind: DRAW', [draw]],
    ['kind: AUTO_HUNT', [win]],
    [
      'kind: OTHER',
      [
        ['SystemEntry', null],
        ['TravelEntry', null],
      ],
    ],
    ['search: " wOL "', [win, draw]],
    ['search: "bone"', [win]],
    ['search: "ghoul", kind: LOSS', [loss]],
    ['search: "no such name"', []],
    ['search: ".*"', []],
    ['search: "", kind: DRAW', [draw]],
  ])('%s return only matching entries, latest first', async (filter, expected) => {
    expect(await filtered(filter)).toEqual(expected)
  })

  test.each([
    ['since: "1970-01-01T00:00:00.004Z"', [['SystemEntry', null], ['TravelEntry', null], win]],
    ['until: "1970-01-01T00:00:00.003Z"', [loss, win]],
    ['since: "1970-01-01T00:00:00.002Z", until: "1970-01-01T00:00:00.004Z"', [draw, loss]],
    ['since: "1970-01-01T00:00:00.002Z", kind: WIN', [win]],
    ['since: "2000-01-01T00:00:00Z"', []],
    ['until: "1970-01-01T00:00:00.001Z"', []],
  ])('%s return only that period', async (filter, expected) => {
    expect(await filtered(filter)).toEqual(expected)
  })

  test('allow further pages within a period', async () => {
    const period = 'filter: { until: "1970-01-01T00:00:00.003Z" }'
    const first = await read(`(first: 1, ${period})`)
    expect(first.pageInfo.hasNextPage).toBe(true)
    const next = await read(`(first: 1, after: "${first.pageInfo.endCursor}", ${period})`)
    expect(next.nodes).toMatchObject([{ result: 'WIN' }])
    expect(next.pageInfo.hasNextPage).toBe(false)
  })

  test('allow further pages of the matches', async () => {
    const first = await read('(first: 1, filter: { kind: WIN })')
    expect(first.pageInfo.hasNextPage).toBe(true)
    const next = await read(`(first: 1, after: "${first.pageInfo.endCursor}", filter: { kind: WIN })`)
    expect(next.nodes).toMatchObject([{ enemy: { name: 'Ghoul' } }])
    expect(next.pageInfo.hasNextPage).toBe(false)
  })
})

describe('the totals of the journal', () => {
  const total = async (since: number, until?: number) =>
    (
      await runQuery<{ journalTotals: JournalTotals }>(
        game.app,
        aViewer(name),
        `{ journalTotals(since: "${new Date(since).toISOString()}"${until === undefined ? '' : `, until: "${new Date(until).toISOString()}"`}) {
          hunts wins losses autoHunts missions ranks { name }
          reward { xp currencies { currency { shortName } amount } items { amount item { name } } } } }`,
      )
    ).journalTotals

  test('include only the period, with missions and ranks', async () => {
    const now = game.clock.now()
    await write(
      { at: now - 5000, line: aHunt('win', 'Ghoul', ['Bone']) },
      { at: now - 1000, line: aHunt('win', 'Ghoul', ['Bone']) },
      { at: now - 900, line: aHunt(2, 'Wolf', ['Bone'], ['autoHunt']) },
      { at: now - 800, line: aHunt('loss', 'Wolf') },
      { at: now - 700, line: aHunt('draw', 'Wolf') },
      { at: now - 600, line: { type: 'rankUp', rankId: aWorld().ranks[1]?.id, rewardItemId: idOf('Hat') } },
      { at: now - 500, line: { type: 'rankUp', rankId: 'x', rewardItemId: null } },
      { at: now - 400, line: { type: 'mission', mission: { reward: { xp: 100, currencies: { vgc: 1 }, items: [] } } } },
      { at: now - 300, line: { type: 'system', message: 'Welcome' } },
    )
    expect(await total(now - 2000)).toEqual({
      hunts: 4,
      wins: 2,
      losses: 1,
      autoHunts: 1,
      missions: 1,
      ranks: [{ name: 'Neonate' }],
      reward: {
        xp: 120,
        currencies: [{ currency: { shortName: 'vgc' }, amount: 29 }],
        items: [
          { amount: 4, item: { name: 'Bone' } },
          { amount: 1, item: { name: 'Hat' } },
        ],
      },
    })
  })

  test('end with the period', async () => {
    const now = game.clock.now()
    await write(
      { at: now - 3000, line: aHunt('win', 'Ghoul', ['Bone']) },
      { at: now - 2000, line: aHunt('win', 'Ghoul') },
      { at: now - 1000, line: aHunt('loss', 'Ghoul') },
    )
    expect(await total(now - 3000, now - 1000)).toMatchObject({ hunts: 2, wins: 2, losses: 0 })
    expect(await total(now - 2999, now - 2000)).toMatchObject({ hunts: 0 })
  })

  test('are zero without entries', async () => {
    const nothing = {
      hunts: 0,
      wins: 0,
      losses: 0,
      autoHunts: 0,
      missions: 0,
      ranks: [],
      reward: { xp: 0, currencies: [], items: [] },
    }
    expect(await total(game.clock.now())).toEqual(nothing)
  })

  test('cover at most a year, however long ago it was', async () => {
    const problem = { kind: 'invalidInput', details: { field: 'since' } }
    const now = game.clock.now()
    const day = 86_400_000
    await expect(total(now - 367 * day)).rejects.toMatchObject(problem)
    expect(await total(now - 800 * day, now - 700 * day)).toMatchObject({ hunts: 0 })
  })
})
