import { roundsPerCombat } from '../constants'
import { CellPool } from './cell-pool'
import { BudgetExceeded, FightDistribution } from './fight-distribution'
import { type Resolution, resolutions } from './resolutions'
import { roundOdds } from './round-odds'
import { type OddsFighter, type Share, sharesOf, startOf, unitOf } from './start'
import { type FightNumbers, type KnownMoves, TransitionTable } from './transition-table'

export interface FightChances {
  /** from 0 to 1, from the attacker's side; together 1 */
  readonly win: number
  readonly draw: number
  readonly loss: number
  /** the maximum error of each; 0 if every reachable state was counted by itself */
  readonly margin: number
}

interface FightOptions {
  readonly isCrazed?: boolean
  readonly isRare?: boolean
  /** moves from other fights with the same damage on both sides */
  readonly known?: KnownMoves
  /** cells that other fights used */
  readonly pool?: CellPool
  /**
   * resolutions that took too much work in a fight that differs only in healths and critical chances; new ones are
   * added
   */
  readonly tooFine?: Set<Resolution>
}

/**
 * The chances of the results of a fight. It follows every reachable state with its probability, round by round. A rare
 * fight uses points or else the coarsest resolution, since its margin hardly counts.
 */
export function fightChances(
  attacker: OddsFighter,
  defender: OddsFighter,
  {
    isCrazed = false,
    isRare = false,
    known = new Map(),
    pool = new CellPool(),
    tooFine = new Set(),
  }: FightOptions = {},
): FightChances {
  const [own, opponent] = [sharesOf(attacker, isRare), sharesOf(defender, isRare)]
  let [win, draw, loss, margin] = [0, 0, 0, own.isWhole && opponent.isWhole ? 0 : resolutions[1].margin]
  for (const ownShare of own.shares)
    for (const foeShare of opponent.shares) {
      const chances = play([attacker, defender], [ownShare, foeShare], { isCrazed, isRare, known, pool, tooFine })
      const part = ownShare.weight * foeShare.weight
      win += part * chances.win
      draw += part * chances.draw
      loss += part * chances.loss
      margin = Math.max(margin, chances.margin)
    }
  return { win, draw, loss, margin }
}

type Pair<Of> = readonly [attacker: Of, defender: Of]

/** The maximum number of cells for points. */
const maxCells = 40_000

/** Follows the fight with the finest resolution whose work limit is enough. */
function play(contenders: Pair<OddsFighter>, shares: Pair<Share>, options: Required<FightOptions>): FightChances {
  const isSmall = shares[0].most * shares[1].most <= maxCells
  const [points, units, marginals] = resolutions
  for (const resolution of [...(isSmall ? [points] : []), ...(options.isRare ? [] : [units]), marginals]) {
    if (options.tooFine.has(resolution)) continue
    try {
      return follow(contenders, shares, options, resolution)
    } catch (error) {
      if (!(error instanceof BudgetExceeded)) throw error
      options.tooFine.add(resolution)
    }
  }
  throw new RangeError('the coarsest resolution has no limit')
}

/** @throws BudgetExceeded if the resolution is too fine for this fight */
function follow(
  [attacker, defender]: Pair<OddsFighter>,
  shares: Pair<Share>,
  { isCrazed, known, pool }: Required<FightOptions>,
  resolution: Resolution,
): FightChances {
  const numbers: FightNumbers = {
    fighters: [attacker.fighter, defender.fighter],
    critChances: [attacker.critChance, defender.critChance],
    units: [unitOf(shares[0].most, resolution.units), unitOf(shares[1].most, resolution.units)],
    isCrazed,
    isExact: resolution.units === null,
  }
  const table = new TransitionTable(numbers, known)
  const distribution = new FightDistribution(startOf(table, shares, resolution.marginals, pool), resolution)
  for (let round = 1; round <= roundsPerCombat; round++) roundOdds(table, distribution, round)
  const { fallen, standing } = distribution
  // subtractions may leave a rounding error below 0
  const [loss, win, draw] = [Math.max(0, fallen[0]), Math.max(0, fallen[1]), Math.max(0, standing)]
  const total = win + draw + loss
  return { win: win / total, draw: draw / total, loss: loss / total, margin: resolution.margin }
}
