import {
  cloningFactor,
  investmentFactor,
  megalomaniaHealthFactor,
  megalomaniaRewardFactor,
  xplosionFactor,
} from '../constants'
import { playerStat } from '../equipment/player-stats'
import { type Outfit, outfitOf } from '../equipment/slots'
import { statNames } from '../equipment/stat-names'
import type { Fighter, Modifier } from '../fight/combat'
import type { DrawnModifier, FighterRanges } from '../hunt/combat-draws'
import { creatureRanges, hunterRanges, snapshotCreature, snapshotHunter } from '../hunt/fighters'
import { encounterChances } from '../hunt/ground-enemies'
import { modifiedHunter } from '../hunt/modifier-effects'
import { modifierChances } from '../hunt/modifiers'
import { lowestRolls } from '../random/rolls'
import { creatureHealthIn, creatureIn, hunterIn } from '../region/phase-fighters'
import type { RegionPhase } from '../region/region-rule'
import type { EnemyDefinition, Id, Purse, Release } from '../release/release'
import { multiplyPurse } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { CellPool } from './cell-pool'
import { type DropOdds, dropOdds } from './drop-odds'
import { type FightChances, fightChances } from './fight-odds'
import type { Resolution } from './resolutions'
import type { KnownMoves } from './transition-table'
import { rolledPoints, uniformPoints, type Weighted } from './weighted'

export interface EnemyOdds extends FightChances {
  readonly enemyId: Id
  /** the chance, from 0 to 1, that a hunt meets it */
  readonly attraction: number
  /** mean XP of an encounter */
  readonly xp: number
  /** mean XP of a win */
  readonly winXp: number
  /** mean coins of a win by currency, without coins stolen in the fight */
  readonly winCoins: Purse
  /** coins of a draw by currency, without coins stolen in the fight */
  readonly drawCoins: Purse
  /** the drops of a win */
  readonly drops: readonly DropOdds[]
}

export type EncounterOdds = Omit<EnemyOdds, 'attraction'>

/**
 * The odds of a hunt in a phase of the region's rule. Each entry is an enemy that the equipped bait attracts here, with
 * the results and rewards of its fight. They are computed from the tables that the rolls use, never sampled. Empty
 * without bait or enemies.
 */
export function odds(state: PlayerState, release: Release, phase: RegionPhase | null = null): readonly EnemyOdds[] {
  const chances = encounterChances(state.groundId, state, release, phase) ?? []
  return [...chances].flatMap(([enemyId, attraction]) => {
    const enemy = release.enemies.get(enemyId)
    return enemy ? [{ attraction, ...encounterOdds(enemy, state, release, { phase }) }] : []
  })
}

/** Modifiers that change the fight itself. */
const fightModifiers = ['bloodlust', 'megalomania', 'bloodcraze'] as const

export interface EncounterCircumstances {
  /** phase of the rule of the region where they meet; missing if it has none */
  readonly phase?: RegionPhase | null
  /** damage added to each base attack of the player; 0 if left out */
  readonly addedDamage?: number
}

function outfitWith(addedDamage: number, state: PlayerState, release: Release): Outfit {
  const outfit = outfitOf(state, release)
  if (addedDamage === 0) return outfit
  return { ...outfit, lines: [...outfit.lines, { stat: statNames.damage, from: addedDamage, to: addedDamage }] }
}

/** The limit below which a chance is a rounding error of 0, by which nothing can be divided. */
const leastWin = 1e-9

/** The odds of an encounter with one creature, independent of its ground. */
export function encounterOdds(
  enemy: EnemyDefinition,
  state: PlayerState,
  release: Release,
  { phase = null, addedDamage = 0 }: EncounterCircumstances = {},
): EncounterOdds {
  const outfit = outfitWith(addedDamage, state, release)
  const chances = modifierChances(state, release, outfit)
  const hunter = hunterIn(phase, snapshotHunter(state, '', release, lowestRolls, outfit))
  const creature = creatureIn(phase, snapshotCreature(enemy, release, lowestRolls))
  const [own, opponent] = [hunterRanges(state, release, outfit), creatureRanges(enemy, release)]
  const known: KnownMoves = new Map()
  const pool = new CellPool()
  const fight = (active: readonly Modifier[]) =>
    meanFight({ hunter: modifiedHunter(hunter, active, release), own, creature, opponent, active, phase, known, pool })
  const unmodified = fight([])
  const special = fightModifiers
    .filter((name) => chances[name] > 0)
    .map((name) => ({
      weight: chances[name] / 100,
      reward: name === 'megalomania' ? megalomaniaRewardFactor : 1,
      ...fight([name]),
    }))
  const unmodifiedWeight = 1 - special.reduce((sum, { weight }) => sum + weight, 0)
  const encounters = [{ weight: unmodifiedWeight, reward: 1, ...unmodified }, ...special]
  const mean = (of: (encounter: (typeof encounters)[number]) => number) =>
    encounters.reduce((sum, encounter) => sum + encounter.weight * of(encounter), 0)
  const win = mean((encounter) => encounter.win)
  const part = (name: DrawnModifier) => (unmodified.win * chances[name]) / 100
  const rewards = mean(({ win: chance, reward }) => chance * reward)
  /** A mean reward of a win, as a multiple of the reward in the creature's record. */
  const paid = (sum: number) => (win > leastWin ? sum / win : 1)
  const xp = rewards + part('xplosion') * (xplosionFactor - 1)
  const coins = rewards + part('investment') * (investmentFactor - 1)
  const cloned = paid(win + part('cloning') * (cloningFactor - 1))
  return {
    enemyId: enemy.id,
    win,
    draw: mean(({ draw }) => draw),
    loss: mean(({ loss }) => loss),
    margin: mean(({ margin }) => margin),
    xp: enemy.xp * xp,
    winXp: enemy.xp * paid(xp),
    winCoins: multiplyPurse(enemy.reward, paid(coins)),
    drawCoins: enemy.refund,
    drops: dropOdds(enemy, playerStat(statNames.lootChance, state, release, outfit), cloned, state, release),
  }
}

interface Encounter {
  readonly hunter: Fighter
  readonly own: FighterRanges
  readonly creature: Fighter
  readonly opponent: FighterRanges
  readonly active: readonly Modifier[]
  readonly phase: RegionPhase | null
  readonly known: KnownMoves
  readonly pool: CellPool
}

/** The mean fight over all critical chances that the fighters may roll. */
function meanFight({ hunter, own, creature, opponent, active, phase, known, pool }: Encounter): FightChances {
  const times = active.includes('megalomania') ? megalomaniaHealthFactor : 1
  const healths = (span: FighterRanges, of: (health: number) => number): readonly Weighted[] =>
    uniformPoints(span.health.from, span.health.to).map(([health, chance]): Weighted => [of(health), chance])
  const ownHealths = healths(own, (health) => health)
  const foeHealths = healths(opponent, (health) => Math.floor(creatureHealthIn(phase, health) * times))
  let sum: FightChances = { win: 0, draw: 0, loss: 0, margin: 0 }
  const options = {
    isCrazed: active.includes('bloodcraze'),
    isRare: active.length > 0,
    known,
    pool,
    tooFine: new Set<Resolution>(),
  }
  for (const [critChance, weight] of rolledPoints(own.critChance, 0, 100))
    for (const [foeCritChance, share] of rolledPoints(opponent.critChance, 0, 100)) {
      const chances = fightChances(
        { fighter: hunter, healths: ownHealths, critChance },
        { fighter: creature, healths: foeHealths, critChance: foeCritChance },
        options,
      )
      const part = weight * share
      sum = {
        win: sum.win + part * chances.win,
        draw: sum.draw + part * chances.draw,
        loss: sum.loss + part * chances.loss,
        margin: Math.max(sum.margin, chances.margin),
      }
    }
  return sum
}
