import { criticalFactor } from '../constants'
import type { Fighter } from '../fight/combat'
import { type ProcMoment, procTypes } from '../fight/proc-names'
import { crazedDamage } from '../fight/round'
import { type EffectState, unordered, withGained } from './effect-state'
import { type Move, type SideIndex, weighted } from './health-grid'
import { evenly, inWholes, type Weighted } from './weighted'

/** Points that stand for a wide range where health is counted in units. */
const maxPoints = 64

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

/** What the fighters' numbers do to health and strength. */
export class TransitionTable {
  readonly #moves = new Map<string, readonly Move[]>()

  constructor(readonly numbers: FightNumbers) {}

  get fighters(): FightNumbers['fighters'] {
    return this.numbers.fighters
  }

  get units(): FightNumbers['units'] {
    return this.numbers.units
  }

  hasProc(side: SideIndex, moment: ProcMoment): boolean {
    return this.fighters[side].procs.some((proc) => proc.moment === moment)
  }

  losses(side: SideIndex, from: number, to: number): readonly Move[] {
    return this.#kept(`loss ${side} ${from} ${to}`, () => this.#moved(side, -1, this.#range(from, to)))
  }

  gains(side: SideIndex, from: number, to: number): readonly Move[] {
    return this.#kept(`gain ${side} ${from} ${to}`, () => this.#moved(side, 1, this.#range(from, to)))
  }

  /** One side loses and the other gains as much. */
  drains(side: SideIndex, from: number, to: number): readonly Move[] {
    const ratio = this.units[side] / this.units[foeOf(side)]
    return this.#kept(`drain ${side} ${from} ${to}`, () =>
      this.losses(side, from, to).flatMap(({ by, chance }) => {
        const lost = -by[side]
        return inWholes([[lost * ratio, 1]]).map(([gained, part]) => ({
          by: side === 0 ? [-lost, gained] : [gained, -lost],
          chance: chance * part,
        }))
      }),
    )
  }

  /** What the other side loses by a base attack that deals something. */
  blows(side: SideIndex, strength: number, round: number): readonly Move[] {
    const target = foeOf(side)
    return this.#kept(`blow ${side} ${strength} ${round}`, () => {
      const { damageFrom, damageTo } = this.fighters[side]
      const critical = this.numbers.critChances[side] / 100
      const plain = this.#range(Math.max(1, damageFrom + strength), damageTo + strength).map(
        ([rolled, chance]): Weighted => [crazedDamage(rolled, round, this.numbers.isCrazed), chance],
      )
      const doubled = plain.map(([damage, chance]): Weighted => [damage * criticalFactor, chance])
      return [
        ...weighted(this.#moved(target, -1, plain), 1 - critical),
        ...weighted(this.#moved(target, -1, doubled), critical),
      ]
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

  #moved(side: SideIndex, sign: number, values: readonly Weighted[]): readonly Move[] {
    const units = values.map(([value, chance]): Weighted => [value / this.units[side], chance])
    return inWholes(units).map(([units, chance]) => ({
      by: side === 0 ? [sign * units, 0] : [0, sign * units],
      chance,
    }))
  }

  #kept(key: string, make: () => readonly Move[]): readonly Move[] {
    const known = this.#moves.get(key)
    if (known) return known
    const moves = make()
    this.#moves.set(key, moves)
    return moves
  }
}

export const foeOf = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0)
