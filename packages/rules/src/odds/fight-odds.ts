import { roundsPerCombat } from '../constants'
import { type Grain, grains } from './grains'
import { roundOdds } from './round-odds'
import { Scene, TooMuchWork } from './scene'
import { type Contender, type Share, sharesOf, startOf, unitOf } from './start'
import { Table } from './table'

export interface FightChances {
  /** parts of 1, from the attacker's side; together 1 */
  readonly win: number
  readonly draw: number
  readonly loss: number
  /** by how much each of them may be wrong; 0 where every reachable state was counted by itself */
  readonly margin: number
}

/**
 * How a fight between two ends: every state that can be reached is followed with its chance, round by round. One that is
 * rare is followed in points or else in the coarsest grain, since its margin hardly counts.
 */
export function fightChances(
  attacker: Contender,
  defender: Contender,
  { isCrazed = false, isRare = false } = {},
): FightChances {
  const [own, foe] = [sharesOf(attacker), sharesOf(defender)]
  let [win, draw, loss, margin] = [0, 0, 0, own.isWhole && foe.isWhole ? 0 : grains[1].margin]
  for (const one of own.shares)
    for (const other of foe.shares) {
      const chances = play([attacker, defender], [one, other], isCrazed, isRare)
      const part = one.weight * other.weight
      win += part * chances.win
      draw += part * chances.draw
      loss += part * chances.loss
      margin = Math.max(margin, chances.margin)
    }
  return { win, draw, loss, margin }
}

type Pair<Of> = readonly [attacker: Of, defender: Of]

/** Most cells of points. */
const mostCells = 40_000

/** Follows the fight as closely as can be done with the work of a grain. */
function play(contenders: Pair<Contender>, shares: Pair<Share>, isCrazed: boolean, isRare: boolean): FightChances {
  const isSmall = shares[0].most * shares[1].most <= mostCells
  const [points, units, fronts] = grains
  for (const grain of [...(isSmall ? [points] : []), ...(isRare ? [] : [units]), fronts])
    try {
      return follow(contenders, shares, isCrazed, grain)
    } catch (error) {
      if (!(error instanceof TooMuchWork)) throw error
    }
  throw new RangeError('the coarsest grain has no limit')
}

/** @throws TooMuchWork when the grain is too fine for this fight */
function follow(
  [attacker, defender]: Pair<Contender>,
  shares: Pair<Share>,
  isCrazed: boolean,
  grain: Grain,
): FightChances {
  const table = new Table({
    fighters: [attacker.fighter, defender.fighter],
    critChances: [attacker.critChance, defender.critChance],
    units: [unitOf(shares[0].most, grain.units), unitOf(shares[1].most, grain.units)],
    isCrazed,
    isExact: grain.units === null,
  })
  const scene = new Scene(startOf(table, shares, grain.fronts), grain)
  for (let round = 1; round <= roundsPerCombat; round++) roundOdds(table, scene, round)
  const { fallen, standing } = scene
  const total = fallen[0] + fallen[1] + standing
  return { win: fallen[1] / total, draw: standing / total, loss: fallen[0] / total, margin: grain.margin }
}
