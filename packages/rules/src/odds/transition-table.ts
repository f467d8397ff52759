import { criticalFactor } from '../constants'
import type { Fighter, Proc } from '../fight/combat'
import { type ProcMoment, procTypes } from '../fight/proc-names'
import { crazedDamage } from '../fight/round'
import { type EffectState, EffectStates, unordered } from './effect-state'
import { type Move, type Moves, movesOf, type SideIndex } from './moves'
import { toWholeNumbers, uniformPoints, type Weighted } from './weighted'

/** The number of points that replace a wide range if health is counted in units. */
const maxPoints = 64

/** Moves scaled to a part of the probability. */
const weighted = (moves: readonly Move[], part: number): readonly Move[] =>
  part === 0 ? [] : moves.map(({ by, chance }) => ({ by, chance: chance * part }))

/** Numbers that stay the same during one fight. */
export interface FightNumbers {
  readonly fighters: readonly [Fighter, Fighter]
  readonly critChances: readonly [number, number]
  /** points of health in one unit, by side */
  readonly units: readonly [number, number]
  readonly isCrazed: boolean
  /** whether every state is counted by itself */
  readonly isExact: boolean
}

/** Moves that other fights of the same encounter computed, by what they depend on. */
export type KnownMoves = Map<string, Moves>

/** The other states into which effects may change, each with its chance. */
export type Outcomes = readonly (readonly [effects: EffectState, chance: number])[]

/** The outcomes of the procs of one side in the states that it has reached. */
type KnownOutcomes = Map<Proc, Map<EffectState, Outcomes>>

/** The changes of health and strength that the fighters' numbers cause. */
export class TransitionTable {
  /** the effect states of the fight */
  readonly states = new EffectStates()
  readonly #moves = new Map<string, Moves>()
  readonly #strengths = new Map<string, readonly Weighted[]>()
  readonly #outcomes: readonly [KnownOutcomes, KnownOutcomes] = [new Map(), new Map()]
  readonly #known: KnownMoves

  /** `known` are the moves of other fights with the same fighters. */
  constructor(
    readonly numbers: FightNumbers,
    known: KnownMoves = new Map(),
  ) {
    this.#known = known
  }

  get fighters(): FightNumbers['fighters'] {
    return this.numbers.fighters
  }

  get units(): FightNumbers['units'] {
    return this.numbers.units
  }

  hasProc(side: SideIndex, moment: ProcMoment): boolean {
    return this.fighters[side].procs.some((proc) => proc.moment === moment)
  }

  losses(side: SideIndex, from: number, to: number): Moves {
    return this.#moved(side, -1, from, to)
  }

  gains(side: SideIndex, from: number, to: number): Moves {
    return this.#moved(side, 1, from, to)
  }

  /** One side loses health and the other gains the same amount. */
  drains(side: SideIndex, from: number, to: number): Moves {
    const ratio = this.units[side] / this.units[otherSide(side)]
    return kept(this.#moves, `drain ${side} ${from} ${to}`, () =>
      movesOf(
        this.losses(side, from, to).list.flatMap(({ by, chance }) => {
          const lost = -by[side]
          return toWholeNumbers([[lost * ratio, 1]]).map(
            ([gained, part]): Move => ({
              by: side === 0 ? [-lost, gained] : [gained, -lost],
              chance: chance * part,
            }),
          )
        }),
      ),
    )
  }

  /** The health that the other side loses in a base attack that deals damage. */
  blows(side: SideIndex, strength: number, round: number): Moves {
    const target = otherSide(side)
    const { critChances, isCrazed } = this.numbers
    // the round matters only under bloodcraze
    return kept(this.#moves, `blow ${side} ${strength} ${isCrazed ? round : ''}`, () => {
      const { damageFrom, damageTo } = this.fighters[side]
      const [from, to] = [Math.max(1, damageFrom + strength), damageTo + strength]
      const critical = critChances[side] / 100
      const dealt = (factor: number) =>
        this.#moved(
          target,
          -1,
          from,
          to,
          (rolled) => factor * crazedDamage(rolled, round, isCrazed),
          `${factor} ${isCrazed ? round : ''}`,
        )
      return movesOf([...weighted(dealt(1).list, 1 - critical), ...weighted(dealt(criticalFactor).list, critical)])
    })
  }

  /** Adds a strength or, without one, an evasion. The order is kept if the opponent may dispel the latest. */
  gain(effects: EffectState, side: SideIndex, strength: number | null): EffectState {
    const gained = [...effects.gained[side], { isEvasion: strength === null, strength: strength ?? 0 }]
    return this.states.withGained(effects, side, this.#isOrdered(side) ? gained : unordered(gained))
  }

  /** Computes the outcomes of a side's proc once for each state. States that it does not change have none. */
  outcomes(side: SideIndex, proc: Proc, outcomesIn: (effects: EffectState) => Outcomes) {
    const known = kept(this.#outcomes[side], proc, () => new Map<EffectState, Outcomes>())
    return (effects: EffectState): Outcomes =>
      kept(known, effects, () => outcomesIn(effects).filter(([changed]) => changed !== effects))
  }

  /**
   * The possible strengths of a gain of this side. If states are not counted by themselves, steps of an eighth of the
   * side's damage replace them. If the order of gains matters too, their mean replaces all.
   */
  strengths(side: SideIndex, from: number, to: number): readonly Weighted[] {
    return kept(this.#strengths, `${side} ${from} ${to}`, () => this.#strengthsOf(side, from, to))
  }

  #strengthsOf(side: SideIndex, from: number, to: number): readonly Weighted[] {
    if (this.numbers.isExact) return uniformPoints(from, to)
    if (this.#isOrdered(side)) return [[Math.round((from + to) / 2), 1]]
    const { damageFrom, damageTo } = this.fighters[side]
    const step = Math.max(1, Math.round((damageFrom + damageTo) / 16))
    const steps = this.#range(from, to).map(([strength, chance]): Weighted => [strength / step, chance])
    return toWholeNumbers(steps).map(([whole, chance]) => [whole * step, chance])
  }

  #isOrdered(side: SideIndex): boolean {
    return this.fighters[otherSide(side)].procs.some((proc) => proc.type === procTypes.dispel)
  }

  /** Every whole number of a range, or points of a wide one if states are not counted by themselves. */
  #range(from: number, to: number): readonly Weighted[] {
    return uniformPoints(from, to, this.numbers.isExact ? undefined : maxPoints)
  }

  /**
   * The change of a side's health by an evenly rolled number, transformed by `change`. `name` tells transformations
   * apart.
   */
  #moved(
    side: SideIndex,
    sign: number,
    from: number,
    to: number,
    change: (rolled: number) => number = (rolled) => rolled,
    name = '',
  ): Moves {
    const unit = this.units[side]
    const key = `${side} ${sign} ${from} ${to} ${unit} ${this.numbers.isExact} ${name}`
    return kept(this.#known, key, () => {
      const units = this.#range(from, to).map(([value, chance]): Weighted => [change(value) / unit, chance])
      return movesOf(
        toWholeNumbers(units).map(([units, chance]) => ({
          by: side === 0 ? [sign * units, 0] : [0, sign * units],
          chance,
        })),
      )
    })
  }
}

function kept<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const value = make()
  known.set(key, value)
  return value
}

export const otherSide = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0)
