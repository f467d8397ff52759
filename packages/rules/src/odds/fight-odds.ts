import type { Fighter } from '../combat'
import { roundsPerCombat } from '../constants'
import { procTypes } from '../fight/proc-names'
import type { Mode } from './mode'
import { Plane } from './plane'
import { roundOdds } from './round-odds'
import { spreadOf, type Weighted } from './spread'
import { Table, Ways } from './table'

/** A fighter before its health is rolled. */
export interface Contender {
  /** health and critical chance in it are not looked at */
  readonly fighter: Fighter
  /** maximum healths, each with its chance */
  readonly healths: readonly Weighted[]
  /** 0 to 100 */
  readonly critChance: number
}

export interface FightChances {
  /** parts of 1, from the attacker's side; together 1 */
  readonly win: number
  readonly draw: number
  readonly loss: number
  /**
   * Whether every reachable state was counted by itself. Where both have too much health for that, health is counted
   * in larger units; see docs/rules.md for how little that changes.
   */
  readonly isExact: boolean
}

/** Planes of at most so many cells are counted point by point. */
const exactCells = 20_000
/** Units of health of either side where points are too many. */
const coarseUnits = 48
/** Maximum healths that are worked out each by itself, for a fighter who heals. */
const mostHealths = 3

/** One maximum health of a fighter who heals, or all of one who does not. */
interface Share {
  readonly start: readonly Weighted[]
  readonly most: number
  readonly weight: number
}

const heals = ({ fighter }: Contender) =>
  fighter.procs.some(({ type }) => type === procTypes.healing || type === procTypes.leech)

/** A fighter who heals is healed up to a maximum, so each maximum is a fight of its own; too many are a few in between. */
function sharesOf(contender: Contender): { readonly shares: readonly Share[]; readonly isExact: boolean } {
  const { healths } = contender
  const most = Math.max(...healths.map(([health]) => health))
  if (!heals(contender)) return { shares: [{ start: healths, most, weight: 1 }], isExact: true }
  const alone = ([health, weight]: Weighted): Share => ({ start: [[health, 1]], most: health, weight })
  if (healths.length <= mostHealths) return { shares: healths.map(alone), isExact: true }
  const between = Array.from({ length: mostHealths }, (_, index): Weighted => {
    const at = Math.floor(((index + 0.5) / mostHealths) * healths.length)
    return [healths[at]?.[0] ?? most, 1 / mostHealths]
  })
  return { shares: between.map(alone), isExact: false }
}

/** How a fight between two ends: every state that can be reached is followed with its chance, round by round. */
export function fightChances(attacker: Contender, defender: Contender, isCrazed: boolean): FightChances {
  const [own, foe] = [sharesOf(attacker), sharesOf(defender)]
  let [win, loss, isExact] = [0, 0, own.isExact && foe.isExact]
  for (const one of own.shares)
    for (const other of foe.shares) {
      const table = play(attacker, defender, one, other, isCrazed)
      win += one.weight * other.weight * table.fallen[1]
      loss += one.weight * other.weight * table.fallen[0]
      isExact &&= table.isExact
    }
  return { win, loss, draw: Math.max(0, 1 - win - loss), isExact }
}

function play(attacker: Contender, defender: Contender, own: Share, foe: Share, isCrazed: boolean): Table {
  const isSmall = (own.most + 1) * (foe.most + 1) <= exactCells
  const unitOf = (most: number) => (isSmall ? 1 : Math.max(1, most / coarseUnits))
  const units = [unitOf(own.most), unitOf(foe.most)] as const
  const most = [Math.ceil(own.most / units[0] - 1e-9), Math.ceil(foe.most / units[1] - 1e-9)] as const
  const table = new Table(
    [attacker.fighter, defender.fighter],
    [attacker.critChance, defender.critChance],
    units,
    most,
    isCrazed,
  )
  let ways = start(table, own, foe)
  for (let round = 1; round <= roundsPerCombat; round++) ways = roundOdds(table, ways, round)
  return table
}

function start(table: Table, own: Share, foe: Share): Ways {
  const plane = new Plane(table.most[0] + 1, table.most[1] + 1)
  const [first, second] = [spreadOf(own.start, table.units[0]), spreadOf(foe.start, table.units[1])]
  for (const [row, chance] of first.chances.entries())
    for (const [column, other] of second.chances.entries())
      if (chance * other > 0)
        plane.add(
          Math.min(table.most[0], first.from + row),
          Math.min(table.most[1], second.from + column),
          chance * other,
        )
  const everyone = (fighter: Fighter) => fighter.retainers.map((_, index) => index)
  const mode: Mode = {
    isStunned: [false, false],
    gained: [[], []],
    retainers: [everyone(table.fighters[0]), everyone(table.fighters[1])],
  }
  return new Ways().put(mode, plane)
}
