import type { Fighter } from '../combat'
import { procTypes } from '../fight/proc-names'
import { keyOf, type Mode, unordered, withGained } from './mode'
import type { Plane, SideIndex } from './plane'
import { evenly, type Spread, spreadOf, type Weighted } from './spread'

/** Where health is counted in units, ways of a fight that are less likely are left out. */
const negligible = 2e-6

/** One way in which a fight may stand: a mode, and how likely which healths go with it. */
export interface Way {
  readonly mode: Mode
  readonly plane: Plane
}

/** All ways in which a fight may stand at one moment; equal modes are one. */
export class Ways {
  readonly #ways = new Map<string, Way>()

  /** Adds a way. A plane given with weight 1 is handed over: whoever gave it must not use it any more. */
  put(mode: Mode, plane: Plane, weight = 1): this {
    if (weight === 0 || plane.isEmpty) return this
    const key = keyOf(mode)
    const there = this.#ways.get(key)
    if (there) there.plane.mix(plane, weight)
    else this.#ways.set(key, { mode, plane: weight === 1 ? plane : plane.scaled(weight) })
    return this
  }

  putAll(others: Ways, weight = 1): this {
    for (const { mode, plane } of others.each()) this.put(mode, plane, weight)
    return this
  }

  each(): IterableIterator<Way> {
    return this.#ways.values()
  }

  filter(isKept: (way: Way) => boolean): Ways {
    const ways = new Ways()
    for (const way of this.each()) if (isKept(way)) ways.put(way.mode, way.plane)
    return ways
  }

  flatMap(change: (way: Way) => Ways): Ways {
    const ways = new Ways()
    for (const way of this.each()) ways.putAll(change(way))
    return ways
  }
}

/** What stays the same while one fight is worked out, and how likely either side has fallen so far. */
export class Table {
  /** chances that the attacker, the defender has fallen */
  readonly fallen: [number, number] = [0, 0]
  isExact: boolean
  readonly #spreads = new Map<string, Spread>()

  constructor(
    readonly fighters: readonly [Fighter, Fighter],
    readonly critChances: readonly [number, number],
    /** points of health in one unit, by side */
    readonly units: readonly [number, number],
    /** most units of health, by side */
    readonly most: readonly [number, number],
    readonly isCrazed: boolean,
  ) {
    this.isExact = units[0] === 1 && units[1] === 1
  }

  /** The spread of a range of whole numbers over one side's units of health. */
  spread(side: SideIndex, from: number, to: number): Spread {
    return this.kept(`${side}|${from}|${to}`, () => spreadOf(evenly(from, to), this.units[side]))
  }

  /** A spread that is worked out once. */
  kept(key: string, make: () => Spread): Spread {
    const known = this.#spreads.get(key)
    if (known) return known
    const spread = make()
    this.#spreads.set(key, spread)
    return spread
  }

  /** What of these ways is worth following: all of it while every state is counted by itself. */
  worthwhile(ways: Ways): Ways {
    return this.isExact ? ways : ways.filter(({ plane }) => plane.total >= negligible)
  }

  hurt(ways: Ways, target: SideIndex, spread: Spread): Ways {
    return ways.flatMap(({ mode, plane }) => {
      const { plane: standing, fallen } = plane.hurt(target, spread)
      this.fallen[target] += fallen
      return new Ways().put(mode, standing)
    })
  }

  /** Gains in the order in which they came, where the foe may dispel the latest. */
  gain(mode: Mode, side: SideIndex, isEvasion: boolean, strength: number): Mode {
    const gained = [...mode.gained[side], { isEvasion, strength }]
    return withGained(mode, side, this.#isOrdered(side) ? gained : unordered(gained))
  }

  /**
   * Strengths that a gain of this side may have: each of them where they are few. Otherwise two with the same mean and
   * deviation, counted in steps of an eighth of the side's damage; where the order of gains matters, the mean alone.
   */
  strengths(side: SideIndex, from: number, to: number): readonly Weighted[] {
    if (this.units[0] === 1 && this.units[1] === 1 && to - from < 4) return evenly(from, to)
    this.isExact = false
    const { damageFrom, damageTo } = this.fighters[side]
    const step = Math.max(1, Math.round((damageFrom + damageTo) / 16))
    const middle = (from + to) / 2
    if (this.#isOrdered(side)) return [[Math.round(middle), 1]]
    const deviation = Math.sqrt(((to - from + 1) ** 2 - 1) / 12)
    return [middle - deviation, middle + deviation].flatMap((strength): Weighted[] => {
      const steps = Math.floor(strength / step)
      const share = strength / step - steps
      return [
        [steps * step, (1 - share) / 2],
        [(steps + 1) * step, share / 2],
      ]
    })
  }

  #isOrdered(side: SideIndex): boolean {
    return this.fighters[foeOf(side)].procs.some((proc) => proc.type === procTypes.dispel)
  }
}

export const foeOf = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0)
