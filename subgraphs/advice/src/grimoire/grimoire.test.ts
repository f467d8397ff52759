import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { aViewer, aWorld, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import type { EnemyDefinition, Release } from '@sanguine/rules'
import type { GrimoireEntry } from '@sanguine/schema'
import { HuntCounter } from './counts/hunt-counter'
import { huntCountsService, prepareHuntCounts } from './counts/hunt-counts.model'

let game: TestGame
let name: string
let people = 0

beforeAll(async () => {
  game = await startGame()
  await prepareHuntCounts(game.app.get(huntCountsService))
})
beforeEach(() => {
  people += 1
  name = `Reader ${people}`
  game.publish(aWorld())
})
afterAll(() => game.stop())

const run = <Data>(document: string, who = name) => runQuery<Data>(game.app, aViewer(who), document)

const all = 'enemy { name rarity { name } type { name } } playerTimesHunted globalTimesHunted chance'

const read = async (ground: string, fields = all) => {
  const document = `{ grimoire(huntingGroundId: "${idOf(ground)}") { ${fields} } }`
  return (await run<{ grimoire: GrimoireEntry[] }>(document)).grimoire
}

const hunt = (who = name) => {
  game.clock.advance(600_000)
  return run('mutation { quickHunt { userErrors { code } } }', who)
}

/** The small world with a wolf that only the special bait brings to the Graveyard, and a shade that hides. */
function aDeeperWorld(): Release {
  const world = aWorld()
  const ghoul = world.enemies.get(idOf('Ghoul')) as EnemyDefinition
  const wolf = { ...ghoul, id: idOf('Wolf'), name: 'Wolf', rarityId: idOf('rare') }
  const shade = { ...ghoul, id: idOf('Shade'), name: 'Shade', isVisible: false }
  const graveyard = { id: idOf('Graveyard'), name: 'table', huntingGroundId: idOf('Graveyard') }
  const slice = (enemy: string, rangeMin: number, rangeMax: number) => ({ enemyId: idOf(enemy), rangeMin, rangeMax })
  const ground = world.grounds.get(idOf('Graveyard'))
  if (!ground) throw new Error('The world has lost its graveyard.')
  return {
    ...world,
    rarities: new Map([
      [idOf('rare'), { id: idOf('rare'), shortName: 'rare', name: 'Rare', colorHex: '#e2b04f' }],
      ...world.rarities,
    ]),
    enemies: new Map([wolf, shade, ghoul].map((enemy) => [enemy.id, enemy])),
    grounds: new Map([...world.grounds, [ground.id, { ...ground, specialBaitItemIds: [idOf('Hat')] }]]),
    tables: new Map([
      ...world.tables,
      [
        ground.id,
        [
          { ...graveyard, sequence: 0, slices: [slice('Ghoul', 0, 6_000), slice('Shade', 6_000, 10_000)] },
          { ...graveyard, sequence: 1, slices: [slice('Wolf', 0, 10_000)] },
        ],
      ],
    ]),
  }
}

describe('the grimoire', () => {
  test('lists the creatures of a ground, the most common first, with their current chance', async () => {
    game.publish(aDeeperWorld())
    const rest = { type: { name: 'Undead' } }
    const never = { playerTimesHunted: 0, globalTimesHunted: 0 }
    expect(await read('Graveyard')).toEqual([
      { enemy: { name: 'Ghoul', rarity: { name: 'Common' }, ...rest }, ...never, chance: 100 },
      { enemy: { name: 'Wolf', rarity: { name: 'Rare' }, ...rest }, ...never, chance: 0 },
    ])
  })

  test('has no chance without bait', async () => {
    await run(`mutation { unequip(input: { itemId: "${idOf('Mouse')}" }) { userErrors { code } } }`)
    expect(await read('Moor', 'chance')).toEqual([{ chance: null }])
  })

  test("counts the player's own wins at once, and those of all players soon", async () => {
    const before = (await read('Moor'))[0]?.globalTimesHunted ?? 0
    for (const who of [name, name, `${name}’s sister`]) await hunt(who)
    const own = await read('Moor', 'playerTimesHunted globalTimesHunted')
    expect(own).toEqual([{ playerTimesHunted: 2, globalTimesHunted: Math.max(2, before) }])
    await new HuntCounter(game.app).count()
    game.clock.advance(1_000)
    expect(await read('Moor', 'playerTimesHunted globalTimesHunted')).toEqual([
      { playerTimesHunted: 2, globalTimesHunted: before + 3 },
    ])
  })

  test('shows a hidden ground only to players on it', async () => {
    await expect(read('Secret Garden')).rejects.toMatchObject({ kind: 'notFound' })
    const world = aWorld()
    const moor = world.grounds.get(idOf('Moor'))
    if (!moor) throw new Error('The world has lost its moor.')
    await read('Moor')
    game.publish({ ...world, grounds: new Map([...world.grounds, [moor.id, { ...moor, isVisible: false }]]) })
    expect(await read('Moor', 'enemy { name }')).toEqual([{ enemy: { name: 'Ghoul' } }])
  })

  test.each([
    ['a ground that is not there', idOf('Atlantis'), 'notFound'],
    ['what is no id', '$where', 'invalidInput'],
  ])('refuses %s', async (_what, id, kind) => {
    await expect(run(`{ grimoire(huntingGroundId: "${id}") { chance } }`)).rejects.toMatchObject({ kind })
  })

  test('is refused to visitors', async () => {
    const call = runQuery(game.app, null, `{ grimoire(huntingGroundId: "${idOf('Moor')}") { chance } }`)
    await expect(call).rejects.toMatchObject({ kind: 'unauthenticated' })
  })
})
