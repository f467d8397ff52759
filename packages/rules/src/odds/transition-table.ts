import { criticalFactor } from '../constants'
import type { Fighter } from '../fight/combat'
import { type ProcMoment, procTypes } from '../fight/proc-names'
import { crazedDamage } from '../fight/round'
import { type EffectState, unordered, withGained } from './effect-state'
import { type Move, type Moves, movesOf, type SideIndex } from './moves'
import { evenly, inWholes, type Weighted } from './weighted'

/** Points that stand for a wide range where health is counted in units. */
const maxPoints = 64

/** Moves as a part of what may happen. */
const weighted = (moves: readonly Move[], part: number): readonly Move[] =>
  part === 0 ? [] : moves.map(({ by, chance }) => ({ by, chance: chance * part }))

/** What stays the same while one fight is worked out. */
export interface FightNumbers {
  readonly fighters: readonly [Fighter, Fighter]
  readonly critChances: readonly [number, number]
  /** points of health in one unit, by side */
  readonly units: readonly [number, number]
  readonly isCrazed: boolean
  /** whether every state is counted by itself */
  readonly isExact: boolean
}

/** Moves that were worked out for other fights of the same meeting, by what they depend on. */
export type KnownMoves = Map<string, Moves>

/** What the fighters' numbers do to health and strength. */
export class TransitionTable {
  readonly #moves = new Map<string, Moves>()
  readonly #strengths = new Map<string, readonly Weighted[]>()
  readonly #known: KnownMoves

  /** `known` are the moves of fights with the same fighters, where there were any. */
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

  /** One side loses and the other gains as much. */
  drains(side: SideIndex, from: number, to: number): Moves {
    const ratio = this.units[side] / this.units[foeOf(side)]
    return kept(this.#moves, `drain ${side} ${from} ${to}`, () =>
      movesOf(
        this.losses(side, from, to).list.flatMap(({ by, chance }) => {
          const lost = -by[side]
          return inWholes([[lost * ratio, 1]]).map(
            ([gained, part]): Move => ({
              by: side === 0 ? [-lost, gained] : [gained, -lost],
              chance: chance * part,
            }),
          )
        }),
      ),
    )
  }

  /** What the other side loses by a base attack that deals something. */
  blows(side: SideIndex, strength: number, round: number): Moves {
    const target = foeOf(side)
    const { critChances, isCrazed } = this.numbers
    // the round matters to those who are crazed only
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

  /** A strength or, without one, an evasion is gained; in the order in which they came where the foe may dispel the latest. */
  gain(effects: EffectState, side: SideIndex, strength: number | null): EffectState {
    const gained = [...effects.gained[side], { isEvasion: strength === null, strength: strength ?? 0 }]
    return withGained(effects, side, this.#isOrdered(side) ? gained : unordered(gained))
  }

  /**
   * Strengths that a gain of this side may have. Where not every state is counted by itself, they are counted in steps
   * of an eighth of the side's damage, and where the order of gains matters the mean stands for all.
   */
  strengths(side: SideIndex, from: number, to: number): readonly Weighted[] {
    return kept(this.#strengths, `${side} ${from} ${to}`, () => this.#strengthsOf(side, from, to))
  }

  #strengthsOf(side: SideIndex, from: number, to: number): readonly Weighted[] {
    if (this.numbers.isExact) return evenly(from, to)
    if (this.#isOrdered(side)) return [[Math.round((from + to) / 2), 1]]
    const { damageFrom, damageTo } = this.fighters[side]
    const step = Math.max(1, Math.round((damageFrom + damageTo) / 16))
    const steps = this.#range(from, to).map(([strength, chance]): Weighted => [strength / step, chance])
    return inWholes(steps).map(([whole, chance]) => [whole * step, chance])
  }

  #isOrdered(side: SideIndex): boolean {
    return this.fighters[foeOf(side)].procs.some((proc) => proc.type === procTypes.dispel)
  }

  /** Every whole number of a range; points of a wide one where not every state is counted by itself. */
  #range(from: number, to: number): readonly Weighted[] {
    return evenly(from, to, this.numbers.isExact ? undefined : maxPoints)
  }

  /** What a number rolled evenly does to a side's health, changed by `change`, which its name tells apart. */
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
        inWholes(units).map(([units, chance]) => ({
          by: side === 0 ? [sign * units, 0] : [0, sign * units],
          chance,
        })),
      )
    })
  }
}

function kept<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

export const foeOf = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0)
