import type { EffectState } from './effect-state'
import { type Moves, noMoves, type SideIndex } from './moves'
import { StateDistribution } from './state-distribution'
import { type Outcomes, otherSide } from './transition-table'

/** Thrown when a distribution has used up its work limit. */
export class BudgetExceeded extends Error {}

/** The work for each state beside its cells. */
const workOfWay = 500

interface Marginal {
  states: StateDistribution
  /** probability that the attacked side is still alive in it */
  standing: number
}

/**
 * The distribution of a fight's states, and the chances that either side has fallen. It has one marginal with
 * everything, or two. Marginal 0 covers the attacker's attacks: its stun, strength and retainers, and the defender's
 * evasions and health. Marginal 1 covers the defender's. Two marginals are treated as independent, which is far less
 * work: an event in some states of one happens in the other with their probability.
 */
export class FightDistribution {
  /** chances that the attacker and the defender have fallen */
  readonly fallen: [number, number] = [0, 0]
  readonly #marginals: readonly [Marginal, Marginal]
  /** probability of the branch that is being applied */
  #chance = 1
  #work = 0

  constructor(
    marginals: readonly StateDistribution[],
    readonly limits: { readonly minChance: number; readonly maxWork: number },
  ) {
    const [first, second = first] = marginals.map((states): Marginal => ({ states, standing: states.total }))
    if (!first || !second) throw new RangeError('a distribution needs at least one marginal')
    this.#marginals = [first, second]
  }

  /** Whether one marginal holds everything. */
  get isWhole(): boolean {
    return this.#marginals[0] === this.#marginals[1]
  }

  /** The chance that both are alive. */
  get standing(): number {
    const [first, second] = this.#marginals
    return this.isWhole ? first.states.total : first.states.total * second.states.total
  }

  /** All states in the marginal of one side's attacks. */
  states(side: SideIndex): StateDistribution {
    return this.#marginals[side].states
  }

  set(side: SideIndex, states: StateDistribution): void {
    this.#marginals[side].states = states
  }

  /** Applies a change to only these states of a side's attacks; returns the changed states. */
  within(side: SideIndex, states: StateDistribution, act: () => void): StateDistribution {
    if (states.total === 0) return states
    const marginal = this.#marginals[side]
    const whole = marginal.states
    marginal.states = states
    act()
    const after = marginal.states
    marginal.states = whole
    return after
  }

  /** Applies a change with a probability. */
  byChance(chance: number, act: () => void): void {
    if (!this.isWhole) {
      const before = this.#chance
      this.#chance *= chance
      act()
      this.#chance = before
      return
    }
    const [marginal] = this.#marginals
    const [met, missed] = marginal.states.divided(chance)
    marginal.states = met
    act()
    marginal.states = missed.merged(marginal.states)
  }

  /**
   * The probability, in one marginal, of an event that the other marginal follows: the share of the states in which it
   * happens there.
   */
  #chanceIn(side: SideIndex, chance: number): number {
    const { states, standing } = this.#marginals[otherSide(side)]
    if (this.isWhole) return chance
    return standing > 0 ? chance * this.#chance * Math.min(1, states.total / standing) : 0
  }

  /** Changes the effects in one side's marginal with a probability. */
  change(side: SideIndex, chance: number, outcomes: (effects: EffectState) => Outcomes): void {
    const marginal = this.#marginals[side]
    const part = this.#chanceIn(side, chance)
    const after = new StateDistribution()
    for (const [effects, grid] of marginal.states.each()) {
      const next = outcomes(effects)
      this.#spend((workOfWay + grid.size) * (1 + next.length))
      let moved = 0
      for (const [changed, weight] of next) {
        after.put(changed, grid.scaled(part * weight))
        moved += part * weight
      }
      after.put(effects, moved === 0 ? grid : grid.scale(1 - moved))
    }
    marginal.states = after
    this.#keep(marginal)
  }

  /** Changes the effects in both sides' marginals with a probability. */
  changeAll(chance: number, outcomes: (effects: EffectState) => Outcomes): void {
    this.change(0, chance, outcomes)
    if (!this.isWhole) this.change(1, chance, outcomes)
  }

  /** Changes the health of one side with a probability; only that side can fall. */
  move(target: SideIndex, chance: number, movesIn: (effects: EffectState) => Moves): void {
    const marginal = this.#marginals[otherSide(target)]
    const part = this.#chanceIn(otherSide(target), chance)
    let lost = 0
    marginal.states.replaceGrids((grid, effects) => {
      const moves = part > 0 ? movesIn(effects) : noMoves
      this.#spend(workOfWay + grid.size * (moves.list.length + (part < 1 ? 1 : 0)))
      const moved = grid.moved(moves, part)
      lost += Math.max(0, grid.total - moved.total)
      grid.free()
      return moved
    })
    marginal.standing -= lost
    this.fallen[target] += this.isWhole ? lost : lost * this.#marginals[target].standing
    this.#keep(marginal)
  }

  #spend(work: number): void {
    this.#work += work
    if (this.#work > this.limits.maxWork) throw new BudgetExceeded('a coarser resolution is needed')
  }

  #keep(marginal: Marginal): void {
    marginal.standing -= marginal.states.removeBelow(this.limits.minChance)
  }
}
