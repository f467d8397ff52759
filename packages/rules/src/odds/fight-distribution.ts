import type { EffectState } from './effect-state'
import { type Move, type SideIndex, weighted } from './health-grid'
import { StateDistribution } from './state-distribution'
import { foeOf } from './transition-table'

/** Modes that a effects may change into, each with its chance. */
export type Outcomes = readonly (readonly [effects: EffectState, chance: number])[]

/** Thrown when a distribution has taken all the work that it may. */
export class BudgetExceeded extends Error {}

/** Every way has work to it beside its cells. */
const workOfWay = 500

interface Front {
  states: StateDistribution
  /** how likely whoever is struck in it still stands */
  standing: number
}

/**
 * How a fight stands, and how likely either side has fallen so far. It has one front, which holds everything, or two:
 * front 0 is about the attacker's blows (its stun, strength and retainers, the defender's evasions and health), front 1
 * about the defender's. Two fronts are followed as if neither told anything about the other, which is far less to
 * follow: what happens in some states of one happens in the other by their chance.
 */
export class FightDistribution {
  /** chances that the attacker, the defender has fallen */
  readonly fallen: [number, number] = [0, 0]
  readonly #fronts: readonly [Front, Front]
  /** how likely what happens now happens at all */
  #chance = 1
  #work = 0

  constructor(
    fronts: readonly StateDistribution[],
    readonly limits: { readonly minChance: number; readonly maxWork: number },
  ) {
    const [first, second = first] = fronts.map((states): Front => ({ states, standing: states.total }))
    if (!first || !second) throw new RangeError('a distribution has a front')
    this.#fronts = [first, second]
  }

  /** Whether one front holds everything. */
  get isWhole(): boolean {
    return this.#fronts[0] === this.#fronts[1]
  }

  /** How likely both stand. */
  get standing(): number {
    const [first, second] = this.#fronts
    return this.isWhole ? first.states.total : first.states.total * second.states.total
  }

  /** All states as the blows of one side know them. */
  states(side: SideIndex): StateDistribution {
    return this.#fronts[side].states
  }

  set(side: SideIndex, states: StateDistribution): void {
    this.#fronts[side].states = states
  }

  /** Lets something happen in these states of a side's blows only; answers what became of them. */
  within(side: SideIndex, states: StateDistribution, act: () => void): StateDistribution {
    if (states.total === 0) return states
    const front = this.#fronts[side]
    const whole = front.states
    front.states = states
    act()
    const after = front.states
    front.states = whole
    return after
  }

  /** Lets something happen by chance. */
  byChance(chance: number, act: () => void): void {
    if (!this.isWhole) {
      const before = this.#chance
      this.#chance *= chance
      act()
      this.#chance = before
      return
    }
    const [front] = this.#fronts
    const missed = new StateDistribution().putAll(front.states, 1 - chance)
    front.states = new StateDistribution().putAll(front.states, chance)
    act()
    front.states = missed.putAll(front.states)
  }

  /** How likely what happens by chance happens in a front: as likely as the states in which it does in the other one. */
  #chanceIn(side: SideIndex, chance: number): number {
    const { states, standing } = this.#fronts[foeOf(side)]
    if (this.isWhole) return chance
    return standing > 0 ? chance * this.#chance * Math.min(1, states.total / standing) : 0
  }

  /** Changes by chance what the blows of a side know. */
  change(side: SideIndex, chance: number, outcomes: (effects: EffectState) => Outcomes): void {
    const front = this.#fronts[side]
    const part = this.#chanceIn(side, chance)
    const after = new StateDistribution()
    for (const { effects, grid } of front.states.each()) {
      const next = outcomes(effects).filter(([changed]) => changed.key !== effects.key)
      this.#spend((workOfWay + grid.size) * (1 + next.length))
      let moved = 0
      for (const [changed, weight] of next) {
        after.put(changed, grid.scaled(part * weight))
        moved += part * weight
      }
      after.put(effects, grid, 1 - moved)
    }
    this.#keep(front, after)
  }

  /** Changes by chance what the blows of either side know. */
  changeAll(chance: number, outcomes: (effects: EffectState) => Outcomes): void {
    this.change(0, chance, outcomes)
    if (!this.isWhole) this.change(1, chance, outcomes)
  }

  /** Moves by chance the health of one side, which alone can fall. */
  move(target: SideIndex, chance: number, movesIn: (effects: EffectState) => readonly Move[]): void {
    const front = this.#fronts[foeOf(target)]
    const part = this.#chanceIn(foeOf(target), chance)
    const stay = weighted([{ by: [0, 0], chance: 1 }], 1 - part)
    let lost = 0
    const after = new StateDistribution()
    for (const { effects, grid } of front.states.each()) {
      const moves = [...stay, ...weighted(movesIn(effects), part)]
      this.#spend(workOfWay + grid.size * moves.length)
      const moved = grid.moved(moves)
      lost += Math.max(0, grid.total - moved.total)
      after.put(effects, moved)
    }
    front.standing -= lost
    this.fallen[target] += this.isWhole ? lost : lost * this.#fronts[target].standing
    this.#keep(front, after)
  }

  #spend(work: number): void {
    this.#work += work
    if (this.#work > this.limits.maxWork) throw new BudgetExceeded('a coarser resolution is needed')
  }

  #keep(front: Front, states: StateDistribution): void {
    const { minChance } = this.limits
    front.states = minChance === 0 ? states : states.likelierThan(minChance)
    if (minChance > 0) front.standing -= states.total - front.states.total
  }
}
