import type { Fighter } from '../fight/combat'
import { procTypes } from '../fight/proc-names'
import type { CellPool } from './cell-pool'
import { HealthGrid } from './health-grid'
import { StateDistribution } from './state-distribution'
import type { TransitionTable } from './transition-table'
import { toWholeNumbers, type Weighted } from './weighted'

/** A fighter before its health is rolled. */
export interface OddsFighter {
  /** its health and critical chance are ignored */
  readonly fighter: Fighter
  /** maximum healths, each with its chance */
  readonly healths: readonly Weighted[]
  /** 0 to 100 */
  readonly critChance: number
}

/** One maximum health of a fighter who heals, or all of one who does not. */
export interface Share {
  readonly start: readonly Weighted[]
  readonly most: number
  readonly weight: number
}

/** The maximum number of maximum healths computed separately, for a fighter who heals. */
const maxHealths = 3

const heals = ({ fighter }: OddsFighter) =>
  fighter.procs.some(({ type }) => type === procTypes.healing || type === procTypes.leech)

/**
 * The maximum healths of a fighter. Healing stops at the maximum, so for a fighter who heals each maximum is a separate
 * fight. If there are many, Gauss's two points replace them, which keep mean and deviation. In a rare fight, the mean
 * replaces them.
 */
export function sharesOf(
  contender: OddsFighter,
  isRare: boolean,
): { readonly shares: readonly Share[]; readonly isWhole: boolean } {
  const { healths } = contender
  const values = healths.map(([health]) => health)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (!heals(contender)) return { shares: [{ start: healths, most, weight: 1 }], isWhole: true }
  const isWhole = healths.length <= maxHealths
  const [middle, reach] = [(least + most) / 2, (most - least) / Math.sqrt(12)]
  const few: readonly Weighted[] = isRare
    ? [[Math.round(middle), 1]]
    : [
        [Math.round(middle - reach), 0.5],
        [Math.round(middle + reach), 0.5],
      ]
  const alone = ([health, weight]: Weighted): Share => ({ start: [[health, 1]], most: health, weight })
  return { shares: (isWhole ? healths : few).map(alone), isWhole }
}

/** Points of health in one unit, so that `most` points are at most so many units. */
export const unitOf = (most: number, units: number | null): number =>
  units === null ? 1 : Math.max(1, (most - 0.5) / (units - 0.5))

/** A health in units. It adds half a unit if a unit is many points, since the rest of a unit counts as nothing. */
const unitsOf = (health: number, unit: number): number => (health - 0.5) / unit + 0.5

interface Health {
  readonly most: number
  /** units at the start */
  readonly start: readonly Weighted[]
}

/** The health of a side that a marginal does not follow. */
const unfollowed: Health = { most: 1, start: [[1, 1]] }

/** The marginals at the start of a fight: one with the healths of both sides, or one for each side. */
export function startOf(
  table: TransitionTable,
  [own, opponent]: readonly [Share, Share],
  marginals: 1 | 2,
  pool: CellPool,
): readonly StateDistribution[] {
  const healthOf = ({ start, most }: Share, unit: number): Health => ({
    most: Math.ceil(unitsOf(most, unit) - 1e-9),
    start: toWholeNumbers(start.map(([health, chance]) => [unitsOf(health, unit), chance])),
  })
  const [attacker, defender] = [healthOf(own, table.units[0]), healthOf(opponent, table.units[1])]
  const everyone = (fighter: Fighter) => fighter.retainers.map((_, index) => index)
  const effects = table.states.of({
    isStunned: [false, false],
    gained: [[], []],
    retainers: [everyone(table.fighters[0]), everyone(table.fighters[1])],
  })
  const marginal = (own: Health, opponent: Health) =>
    new StateDistribution().put(effects, HealthGrid.of([own.most, opponent.most], own.start, opponent.start, pool))
  return marginals === 1
    ? [marginal(attacker, defender)]
    : [marginal(unfollowed, defender), marginal(attacker, unfollowed)]
}
