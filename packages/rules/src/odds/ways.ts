import type { Mode } from './mode'
import type { Plane } from './plane'

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
    if (weight === 0 || plane.total === 0) return this
    const there = this.#ways.get(mode.key)
    if (there) there.plane.mix(plane, weight)
    else this.#ways.set(mode.key, { mode, plane: weight === 1 ? plane : plane.scaled(weight) })
    return this
  }

  putAll(others: Ways, weight = 1): this {
    for (const { mode, plane } of others.each()) this.put(mode, plane, weight)
    return this
  }

  each(): IterableIterator<Way> {
    return this.#ways.values()
  }

  /** How likely the fight goes on at all. */
  get total(): number {
    let total = 0
    for (const { plane } of this.each()) total += plane.total
    return total
  }

  /** The ways by what is alike in them. */
  groups(keyOf: (mode: Mode) => string): readonly Ways[] {
    const groups = new Map<string, Ways>()
    for (const { mode, plane } of this.each()) {
      const key = keyOf(mode)
      const group = groups.get(key) ?? new Ways()
      groups.set(key, group.put(mode, plane))
    }
    return [...groups.values()]
  }

  /** Without those that are less likely than `least`. */
  likelierThan(least: number): Ways {
    const ways = new Ways()
    for (const { mode, plane } of this.each()) if (plane.total >= least) ways.put(mode, plane)
    return ways
  }
}
