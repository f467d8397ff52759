import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { aViewer, aWorld, aWorldOfDraws, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import {
  type EnemyDefinition,
  type RegionDefinition,
  type RegionRuleName,
  type Release,
  regionRules,
} from '@sanguine/rules'
import type { HuntOdds, HuntPayload, Region } from '@sanguine/schema'

let game: TestGame
let name: string
let people = 0

beforeAll(async () => {
  game = await startGame()
})
beforeEach(() => {
  people += 1
  name = `Stargazer ${people}`
})
afterAll(() => game.stop())

const run = <Data>(document: string) => runQuery<Data>(game.app, aViewer(name), document)

/** The small world, whose region has a rule. */
function aRuledWorld(rule: RegionRuleName | null, world: Release = aWorld()): Release {
  const town = world.regions.get(idOf('Old Town')) as RegionDefinition
  return { ...world, regions: new Map([[town.id, { ...town, rule }]]) }
}

const effects = 'effects { target factor enemyType { shortName } rarity { shortName } }'
const ruleFields = `name heat beganAt turnsAt nextPhase { name } phase { name durationSeconds minHeat ${effects} } phases { name }`

const readRule = async () => {
  const { regions } = await run<{ regions: Region[] }>(`{ regions { rule { ${ruleFields} } } }`)
  return regions[0]?.rule ?? null
}

const hunt = async () => {
  const fields = `combat { result regionPhase { name } attacker { maxHealth } events { __typename ... on AttackEvent { damage } } }
    player { huntingGround { region { rule { heat phase { name } } } } } userErrors { code }`
  return (await run<{ quickHunt: HuntPayload }>(`mutation { quickHunt { ${fields} } }`)).quickHunt
}

const quarter = (regionRules.tide.phases[0].seconds ?? 0) * 1000

/** Puts the clock to the beginning of the next cycle of the tide, and so much after it. */
function waitForFlood(later = 0): number {
  const cycle = 4 * quarter
  const now = game.clock.now()
  const flood = (Math.floor(now / cycle) + 1) * cycle
  game.clock.advance(flood + later - now)
  return flood
}

describe('the rule of a region', () => {
  test('is null if the content names none', async () => {
    game.publish(aRuledWorld(null))
    expect(await readRule()).toBeNull()
    expect((await hunt()).combat?.regionPhase).toBeNull()
  })

  test('has the phase with its effects, the time of the turn and the next phase', async () => {
    game.publish(aRuledWorld('tide'))
    const flood = waitForFlood(3 * quarter + 5)
    expect(await readRule()).toEqual({
      name: 'TIDE',
      heat: 0,
      beganAt: new Date(flood + 3 * quarter).toISOString(),
      turnsAt: new Date(flood + 4 * quarter).toISOString(),
      nextPhase: { name: 'FLOOD_TIDE' },
      phase: {
        name: 'LOW_TIDE',
        durationSeconds: quarter / 1000,
        minHeat: null,
        effects: [{ target: 'ATTRACTION', factor: 2, enemyType: { shortName: 'undead' }, rarity: null }],
      },
      phases: ['FLOOD_TIDE', 'HIGH_TIDE', 'EBB_TIDE', 'LOW_TIDE'].map((phase) => ({ name: phase })),
    })
  })

  test('has no enemy type that content does not have', async () => {
    game.publish(aRuledWorld('tide'))
    waitForFlood(quarter)
    expect((await readRule())?.phase.effects).toEqual([
      { target: 'ATTRACTION', factor: 2, enemyType: null, rarity: null },
    ])
  })

  test('has a heat that rises with hunts in a row, for that player alone, and cools with time', async () => {
    game.publish(aRuledWorld('heat'))
    expect(await readRule()).toMatchObject({ heat: 0, phase: { name: 'COLD', minHeat: 0 }, turnsAt: null })
    for (const heat of [1, 2, 2]) {
      const { player } = await hunt()
      expect(player?.huntingGround.region.rule).toEqual({ heat, phase: { name: heat < 2 ? 'COLD' : 'WARM' } })
      game.clock.advance(600_000)
    }
    const hunter = name
    name = `${hunter} elsewhere`
    expect((await readRule())?.heat).toBe(0)
    name = hunter
    const rule = await readRule()
    expect(rule).toMatchObject({ heat: 2, phase: { name: 'WARM' }, nextPhase: { name: 'COLD' } })
    game.clock.advance(Date.parse(String(rule?.turnsAt)) - game.clock.now())
    expect(await readRule()).toMatchObject({ heat: 1, phase: { name: 'COLD' } })
  })

  test('stays the same for a fight that began before the turn, also on a gateway that starts later', async () => {
    game.publish(aRuledWorld('tide', aWorldOfDraws()))
    waitForFlood(quarter - 1000)
    const fields =
      'combat { round regionPhase { name } events { __typename round ... on AttackEvent { damage } } } userErrors { code }'
    const play = async (round: number) =>
      (await run<{ hunt: HuntPayload }>(`mutation { hunt(input: { round: ${round} }) { ${fields} } }`)).hunt
    const first = await play(1)
    expect(first.combat?.regionPhase).toEqual({ name: 'FLOOD_TIDE' })
    game.clock.advance(2000)
    expect((await readRule())?.phase.name).toBe('HIGH_TIDE')
    game.publish(aRuledWorld('moon', aWorldOfDraws()))
    const other = await game.anotherGateway()
    const document = `mutation { hunt(input: { round: 2 }) { ${fields} } }`
    const { combat } = (await runQuery<{ hunt: HuntPayload }>(other.app, aViewer(name), document)).hunt
    expect(combat?.regionPhase).toEqual({ name: 'FLOOD_TIDE' })
    expect(combat?.events.filter(({ round }) => round <= 1)).toEqual(first.combat?.events)
  })

  test('changes the odds when it turns', async () => {
    const ghoul = aWorld().enemies.get(idOf('Ghoul')) as EnemyDefinition
    const even = { ...ghoul, stats: [{ stat: 'health', from: 62, to: 68 }] }
    game.publish(aRuledWorld('opera', aWorld({ enemies: new Map([[even.id, even]]) })))
    const read = async () => {
      const fields = 'turnsAt totals { winChance drawChance lossChance }'
      return (await run<{ huntOdds: HuntOdds }>(`{ huntOdds(huntingGroundId: "${idOf('Moor')}") { ${fields} } }`))
        .huntOdds
    }
    const hour = 3_600_000
    const now = game.clock.now()
    const overture = (Math.floor(now / (5 * hour)) + 1) * 5 * hour
    game.clock.advance(overture - now)
    const before = await read()
    game.clock.advance(hour)
    const second = await read()
    expect(Date.parse(String(before.turnsAt))).toBe(overture + hour)
    expect(second.totals).toEqual(before.totals)
    game.clock.advance(3 * hour)
    expect((await readRule())?.phase.name).toBe('FINALE')
    expect((await read()).totals).not.toEqual(before.totals)
  })
})
