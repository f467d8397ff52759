import { hunterIn, type NamedSetup } from '@sanguine/content/testing'
import {
  amountIn,
  type CombatResult,
  type EnemyDefinition,
  encounterOdds,
  type GroundDefinition,
  goldCurrency,
  type Id,
  ownedCount,
  type PlayerState,
  type RegionPhase,
  type Release,
} from '@sanguine/rules'
import { type Hunting, huntOnce } from './hunt-once'
import { inPhase } from './in-phase'
import { deviations, type OddsRow, percent } from './row'

/** An enemy on a ground, in a phase of its region's rule, with who meets it there. */
export interface EnemyCase {
  readonly enemy: EnemyDefinition
  readonly ground: GroundDefinition
  readonly phase: RegionPhase | null
  readonly setup: NamedSetup
  readonly xp: number
}

/** The release with only this enemy on the ground. */
export function onlyEnemy(release: Release, groundId: Id, enemyId: Id): Release {
  const slices = [{ enemyId, rangeMin: 0, rangeMax: 10_000 }]
  const table = { id: '', name: '', huntingGroundId: groundId, sequence: 0, slices }
  return { ...release, tables: new Map([[groundId, [table]]]) }
}

const outcomes = ['draw', 'win', 'loss'] as const

interface Counted {
  readonly results: Record<CombatResult, number>
  readonly drops: Map<Id, number>
  xp: number
  gold: number
}

/** A unique item that is owned is not won again. */
const isWon = (state: PlayerState, itemId: Id, release: Release): boolean =>
  !release.items.get(itemId)?.isUnique || ownedCount(state, itemId) === 0

function hunt(hunting: Hunting, hunts: number): Counted {
  const { state, release } = hunting
  const counted: Counted = { results: { ongoing: 0, draw: 0, win: 0, loss: 0 }, drops: new Map(), xp: 0, gold: 0 }
  for (let index = 0; index < hunts; index++) {
    const {
      result,
      stakes: { win },
    } = huntOnce(hunting, index)
    counted.results[result] += 1
    for (const { itemId } of win.loot.filter(({ itemId }) => isWon(state, itemId, release)))
      counted.drops.set(itemId, (counted.drops.get(itemId) ?? 0) + 1)
    if (result !== 'win') continue
    counted.xp += win.xp
    counted.gold += amountIn(win.currencies, goldCurrency)
  }
  return counted
}

/** Hunts one enemy often and compares the counts with its odds. */
export function checkEnemy(release: Release, { enemy, ground, phase, setup, xp }: EnemyCase, hunts: number): OddsRow {
  const { state, clock } = inPhase(hunterIn(setup.items, { groundId: ground.id, xp }, release), phase, release)
  const odds = encounterOdds(enemy, state, release, { phase })
  const name = [enemy.name, setup.name, phase?.name].join()
  const hunting = { state, clock, release: onlyEnemy(release, ground.id, enemy.id), name }
  const { results, drops, ...counted } = hunt(hunting, hunts)
  const fights = outcomes.map((result) => deviations(results[result], hunts, odds[result], odds.margin))
  const expected = new Map(odds.drops.map(({ itemId, chance }) => [itemId, chance]))
  const found = [...new Set([...expected.keys(), ...drops.keys()])].map((itemId) =>
    deviations(drops.get(itemId) ?? 0, hunts, expected.get(itemId) ?? 0),
  )
  // a modifier pays a win twice: what is paid beyond one record a win counts those
  const twice = (sum: number, mean: number, once: number) =>
    once > 0 ? [deviations(sum / once - results.win, hunts, mean / once - odds.win, 2 * odds.margin)] : []
  const gold = amountIn(enemy.reward, goldCurrency)
  const paid = odds.win * amountIn(odds.winCoins, goldCurrency)
  const all = [...fights, ...found, ...twice(counted.xp, odds.xp, enemy.xp), ...twice(counted.gold, paid, gold)]
  const percents = (values: readonly number[]) => values.map(percent).join(' / ')
  return {
    subject: `${enemy.name}, ${setup.name}`,
    ground: ground.name + (phase ? `, ${phase.name}` : ''),
    hunts,
    expected: percents(outcomes.map((result) => odds[result])) + (odds.margin > 0 ? ` ±${percent(odds.margin)}` : ''),
    counted: percents(outcomes.map((result) => results[result] / hunts)),
    comparisons: all.length,
    maxDeviations: Math.max(...all),
  }
}
