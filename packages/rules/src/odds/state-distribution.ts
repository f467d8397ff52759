import type { EffectState } from './effect-state'
import type { HealthGrid } from './health-grid'

/**
 * All possible states of a fight at one moment: their effects, each with the probability of each pair of healths. A
 * distribution owns its grids: no other one has them.
 */
export class StateDistribution {
  readonly #grids = new Map<EffectState, HealthGrid>()

  /** Adds states with these effects, and takes over their grid. */
  put(effects: EffectState, grid: HealthGrid): this {
    const there = this.#grids.get(effects)
    if (grid.total === 0) grid.free()
    else if (there) there.mix(grid)
    else this.#grids.set(effects, grid)
    return this
  }

  /** All states of both. Neither must be used afterwards. */
  merged(others: StateDistribution): StateDistribution {
    if (this.#grids.size === 0) return others
    for (const [effects, grid] of others.each()) this.put(effects, grid)
    return this
  }

  each(): IterableIterator<[EffectState, HealthGrid]> {
    return this.#grids.entries()
  }

  /** The probability that the fight continues. */
  get total(): number {
    let total = 0
    for (const grid of this.#grids.values()) total += grid.total
    return total
  }

  /** Divides every state into a part and the rest. This distribution must not be used afterwards. */
  divided(part: number): readonly [part: StateDistribution, rest: StateDistribution] {
    const [states, others] = [new StateDistribution(), new StateDistribution()]
    for (const [effects, grid] of this.each()) {
      states.put(effects, grid.scaled(part))
      others.put(effects, grid.scale(1 - part))
    }
    return [states, others]
  }

  /** The states grouped by a key of their effects. This distribution must not be used afterwards. */
  groups(keyOf: (effects: EffectState) => string): readonly StateDistribution[] {
    const groups = new Map<string, StateDistribution>()
    for (const [effects, grid] of this.each()) {
      const key = keyOf(effects)
      const group = groups.get(key) ?? new StateDistribution()
      groups.set(key, group.put(effects, grid))
    }
    return [...groups.values()]
  }

  /** Replaces the grid of each state. */
  replaceGrids(next: (grid: HealthGrid, effects: EffectState) => HealthGrid): void {
    for (const [effects, grid] of this.each()) this.#grids.set(effects, next(grid, effects))
  }

  /** Removes the states that have a probability of 0 or below `least`. Returns the probability removed. */
  removeBelow(least: number): number {
    let removed = 0
    for (const [effects, grid] of this.each())
      if (grid.total === 0 || grid.total < least) {
        removed += grid.total
        this.#grids.delete(effects)
        grid.free()
      }
    return removed
  }
}
