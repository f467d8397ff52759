import type { EffectState } from './effect-state'
import type { HealthGrid } from './health-grid'

/** One state of a fight: its effects, and the probability of each pair of healths. */
export interface WeightedState {
  readonly effects: EffectState
  readonly grid: HealthGrid
}

/** All possible states of a fight at one moment; states with the same effects are merged. */
export class StateDistribution {
  readonly #states = new Map<string, WeightedState>()

  /** Adds a state. The distribution takes over a grid with weight 1, so the caller must not use it afterwards. */
  put(effects: EffectState, grid: HealthGrid, weight = 1): this {
    if (weight === 0 || grid.total === 0) return this
    const there = this.#states.get(effects.key)
    if (there) there.grid.mix(grid, weight)
    else this.#states.set(effects.key, { effects, grid: weight === 1 ? grid : grid.scaled(weight) })
    return this
  }

  putAll(others: StateDistribution, weight = 1): this {
    for (const { effects, grid } of others.each()) this.put(effects, grid, weight)
    return this
  }

  each(): IterableIterator<WeightedState> {
    return this.#states.values()
  }

  /** The probability that the fight continues. */
  get total(): number {
    let total = 0
    for (const { grid } of this.each()) total += grid.total
    return total
  }

  /** The states grouped by a key of their effects. */
  groups(keyOf: (effects: EffectState) => string): readonly StateDistribution[] {
    const groups = new Map<string, StateDistribution>()
    for (const { effects, grid } of this.each()) {
      const key = keyOf(effects)
      const group = groups.get(key) ?? new StateDistribution()
      groups.set(key, group.put(effects, grid))
    }
    return [...groups.values()]
  }

  /** The states with a probability of at least `least`. */
  likelierThan(least: number): StateDistribution {
    const states = new StateDistribution()
    for (const { effects, grid } of this.each()) if (grid.total >= least) states.put(effects, grid)
    return states
  }
}
