import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { aViewer, aWorld, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import type { EnemyDefinition, Release } from '@sanguine/rules'
import type { Combat, CombatAdvice, HuntOdds } from '@sanguine/schema'

let game: TestGame
let name: string
let people = 0

beforeAll(async () => {
  game = await startGame()
})
beforeEach(() => {
  people += 1
  name = `Oddsmaker ${people}`
  game.publish(aHaunted())
})
afterAll(() => game.stop())

const run = <Data>(document: string, who = name) => runQuery<Data>(game.app, aViewer(who), document)

const all = `bait { name } totals { winChance drawChance lossChance margin xp currencies { currency { shortName } amount } }
  creatures {
    enemy { name } chance huntsAtMost timesBeaten verdict winsToNext
    fight { winChance drawChance lossChance margin xp winCurrencies { amount } drawCurrencies { amount } }
    drops { item { name } chance amount }
  }`

const read = async (ground = 'Moor', fields = all) =>
  (await run<{ huntOdds: HuntOdds }>(`{ huntOdds(huntingGroundId: "${idOf(ground)}") { ${fields} } }`)).huntOdds

const hunt = async (times: number) => {
  for (let index = 0; index < times; index++) {
    game.clock.advance(600_000)
    await run('mutation { quickHunt { userErrors { code } } }')
  }
}

/** The small world, with a ghoul that is always beaten and drops a hat and a relic that is hidden, and a shade that hides. */
function aHaunted(): Release {
  const world = aWorld()
  const found = world.enemies.get(idOf('Ghoul')) as EnemyDefinition
  const drop = (item: string, dropChance: number) => ({ itemId: idOf(item), dropChance, amountMin: 1, amountMax: 1 })
  const hat = world.items.get(idOf('Hat'))
  if (!hat) throw new Error('The world has lost its hat.')
  const ghoul: EnemyDefinition = {
    ...found,
    stats: [
      { stat: 'health', from: 1, to: 1 },
      { stat: 'damage', from: 0, to: 0 },
    ],
    loot: [drop('Hat', 10), drop('Hidden Relic', 0.001)],
  }
  const shade = { ...ghoul, id: idOf('Shade'), name: 'Shade', isVisible: false }
  const slice = (enemy: string, rangeMin: number, rangeMax: number) => ({ enemyId: idOf(enemy), rangeMin, rangeMax })
  const tables = ['Moor', 'Secret Garden'].map((ground) => {
    const slices = [slice('Ghoul', 0, 6_000), slice('Shade', 6_000, 10_000)]
    return [
      idOf(ground),
      [{ id: idOf(ground), name: 'table', huntingGroundId: idOf(ground), sequence: 0, slices }],
    ] as const
  })
  return {
    ...world,
    items: new Map([
      ...world.items,
      [idOf('Hidden Relic'), { ...hat, id: idOf('Hidden Relic'), name: 'Hidden Relic', isVisible: false }],
    ]),
    enemies: new Map([ghoul, shade].map((enemy) => [enemy.id, enemy])),
    tables: new Map([...world.tables, ...tables]),
  }
}

describe('the odds of a hunt', () => {
  test('have only a word for a creature that was never beaten, and the totals of the ground', async () => {
    const { creatures, totals, bait } = await read()
    expect(bait).toEqual({ name: 'Mouse' })
    const nothing = { fight: null, drops: null }
    expect(creatures).toEqual([
      {
        enemy: { name: 'Ghoul' },
        chance: 100,
        huntsAtMost: null,
        timesBeaten: 0,
        verdict: 'SURE',
        winsToNext: 1,
        ...nothing,
      },
    ])
    expect(totals).toMatchObject({ winChance: 100, drawChance: 0, lossChance: 0, margin: 0 })
    expect(totals?.xp).toBeGreaterThan(0)
  })

  test('have numbers after one win and drops after five, without hidden items', async () => {
    await hunt(1)
    const [once] = (await read()).creatures
    expect(once).toMatchObject({
      timesBeaten: 1,
      winsToNext: 4,
      fight: { winChance: 100, drawChance: 0, lossChance: 0 },
      drops: null,
    })
    await hunt(4)
    const [often] = (await read()).creatures
    expect(often).toMatchObject({ timesBeaten: 5, winsToNext: null })
    expect(often?.drops).toEqual([{ item: { name: 'Hat' }, chance: expect.closeTo(10), amount: expect.closeTo(0.1) }])
  })

  test('have the combat stats after one win, like the grimoire', async () => {
    const stats = 'stats { values { from to procPercent stat { shortName } } retainers { name } }'
    const grimoire = async () =>
      (
        await run<{ grimoire: readonly { stats: unknown }[] }>(
          `{ grimoire(huntingGroundId: "${idOf('Moor')}") { ${stats} } }`,
        )
      ).grimoire
    expect((await grimoire())[0]).toEqual({ stats: null })
    await hunt(1)
    const [ghoul] = (await read('Moor', `creatures { fight { ${stats} } }`)).creatures
    expect(ghoul?.fight?.stats).toEqual({
      values: [
        { from: 1, to: 1, procPercent: null, stat: { shortName: 'health' } },
        { from: 0, to: 0, procPercent: null, stat: { shortName: 'damage' } },
      ],
      retainers: [],
    })
    expect((await grimoire())[0]).toEqual({ stats: ghoul?.fight?.stats })
  })

  test('follow the equipment', async () => {
    const armed = (await read()).totals
    game.publish({
      ...aHaunted(),
      enemies: new Map([...aHaunted().enemies].map(([id, enemy]) => [id, { ...enemy, stats: hard }])),
    })
    const hardened = await read()
    expect(armed?.winChance).toBe(100)
    expect(hardened.totals?.winChance).toBeLessThan(10)
    expect(hardened.creatures[0]?.verdict).toBe('HOPELESS')
  })

  test('have the maximum number of hunts until a boss, which holds', async () => {
    const haunted = aHaunted()
    const ghoul = haunted.enemies.get(idOf('Ghoul')) as EnemyDefinition
    const lord = { ...ghoul, id: idOf('Lord'), name: 'Lord', rarityId: idOf('Boss') }
    const slices = [
      { enemyId: idOf('Ghoul'), rangeMin: 0, rangeMax: 7_500 },
      { enemyId: idOf('Lord'), rangeMin: 7_500, rangeMax: 10_000 },
    ]
    game.publish({
      ...haunted,
      rarities: new Map([
        ...haunted.rarities,
        [idOf('Boss'), { id: idOf('Boss'), shortName: 'boss', name: 'Boss', colorHex: '#f0735c' }],
      ]),
      enemies: new Map([...haunted.enemies, [lord.id, lord]]),
      tables: new Map([
        [idOf('Moor'), [{ id: idOf('Moor'), name: 'table', huntingGroundId: idOf('Moor'), sequence: 0, slices }]],
      ]),
    })
    const fields = 'creatures { enemy { name } chance huntsAtMost timesBeaten }'
    const lordIn = ({ creatures }: HuntOdds) => creatures.find(({ enemy }) => enemy.name === 'Lord')
    let left = 4
    for (let count = 0; count < 12; count++) {
      const before = lordIn(await read('Moor', fields))
      expect(before).toMatchObject({ huntsAtMost: left, chance: left === 1 ? 100 : 25 })
      await hunt(1)
      const hasCome = lordIn(await read('Moor', fields))?.timesBeaten !== before?.timesBeaten
      if (left === 1) expect(hasCome).toBe(true)
      left = hasCome ? 4 : left - 1
    }
    const { grimoire } = await run<{ grimoire: readonly object[] }>(
      `{ grimoire(huntingGroundId: "${idOf('Moor')}") { enemy { name } huntsAtMost } }`,
    )
    expect(grimoire).toContainEqual({ enemy: { name: 'Lord' }, huntsAtMost: left })
  })

  test('are empty without bait', async () => {
    await run(`mutation { unequip(input: { itemId: "${idOf('Mouse')}" }) { userErrors { code } } }`)
    expect(await read()).toEqual({ bait: null, creatures: [], totals: null })
  })

  test('of a hidden ground are only for players on it', async () => {
    await expect(read('Secret Garden')).rejects.toMatchObject({ kind: 'notFound' })
  })

  test.each([
    ['a ground that is not there', idOf('Atlantis'), 'notFound'],
    ['what is no id', '$where', 'invalidInput'],
  ])('refuse %s', async (_what, id, kind) => {
    await expect(run(`{ huntOdds(huntingGroundId: "${id}") { totals { winChance } } }`)).rejects.toMatchObject({ kind })
  })

  test('are refused to visitors', async () => {
    const call = runQuery(game.app, null, `{ huntOdds(huntingGroundId: "${idOf('Moor')}") { totals { winChance } } }`)
    await expect(call).rejects.toMatchObject({ kind: 'unauthenticated' })
  })
})

describe('the advice after a fight', () => {
  const fight = async () => {
    game.clock.advance(600_000)
    const fields = 'result advice { healthLeft winChance addedDamage item { item { name } action winChance } }'
    const document = `mutation { quickHunt { combat { ${fields} } } }`
    return (await run<{ quickHunt: { combat: Combat } }>(document)).quickHunt.combat
  }

  test('is null after a win', async () => {
    expect(await fight()).toEqual({ result: 'WIN', advice: null })
  })

  test('has the health that was left, the damage that would win, and an item that helps', async () => {
    const enemies = [...aHaunted().enemies].map(([id, enemy]) => [id, { ...enemy, stats: tough }] as const)
    game.publish({ ...aHaunted(), enemies: new Map(enemies) })
    const { result, advice } = await fight()
    expect(result).toBe('DRAW')
    expect(advice?.healthLeft).toBeGreaterThan(0)
    expect(advice?.addedDamage).toBeGreaterThan(0)
    expect(advice?.winChance).toBeCloseTo(0)
  })

  test('is given for a fight of the journal too, with the current equipment', async () => {
    const enemies = [...aHaunted().enemies].map(([id, enemy]) => [id, { ...enemy, stats: tough }] as const)
    game.publish({ ...aHaunted(), enemies: new Map(enemies) })
    const { advice } = await fight()
    const { journal } = await run<{ journal: { nodes: { __typename: string; id: string }[] } }>(
      '{ journal { nodes { __typename id } } }',
    )
    const entryId = journal.nodes.find(({ __typename }) => __typename === 'CombatEntry')?.id
    const read = async () =>
      (
        await run<{ journalFight: { advice: CombatAdvice } | null }>(
          `{ journalFight(entryId: "${entryId}") { advice { healthLeft winChance addedDamage item { item { name } action winChance } } } }`,
        )
      ).journalFight
    expect(await read()).toEqual({ advice })
    game.publish(aHaunted())
    await hunt(1)
    expect(await read()).toEqual({
      advice: { healthLeft: advice?.healthLeft, winChance: expect.closeTo(100), addedDamage: 0, item: null },
    })
  })
})

const tough = [
  { stat: 'health', from: 200, to: 200 },
  { stat: 'damage', from: 0, to: 0 },
]

const hard = [
  { stat: 'health', from: 10_000, to: 10_000 },
  { stat: 'damage', from: 0, to: 0 },
]
