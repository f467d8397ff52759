import type { Mode } from './mode'
import { type Move, type SideIndex, weighted } from './plane'
import { foeOf } from './table'
import { Ways } from './ways'

/** Modes that a mode may change into, each with its chance. */
export type Outcomes = readonly (readonly [mode: Mode, chance: number])[]

/** Thrown when a scene has taken all the work that it may. */
export class TooMuchWork extends Error {}

/** Every way has work to it beside its cells. */
const workOfWay = 500

interface Front {
  ways: Ways
  /** how likely whoever is struck in it still stands */
  standing: number
}

/**
 * How a fight stands, and how likely either side has fallen so far. It has one front, which holds everything, or two:
 * front 0 is about the attacker's blows (its stun, strength and retainers, the defender's evasions and health), front 1
 * about the defender's. Two fronts are followed as if neither told anything about the other, which is far less to
 * follow: what happens in some ways of one happens in the other by their chance.
 */
export class Scene {
  /** chances that the attacker, the defender has fallen */
  readonly fallen: [number, number] = [0, 0]
  readonly #fronts: readonly [Front, Front]
  /** how likely what happens now happens at all */
  #chance = 1
  #work = 0

  constructor(
    fronts: readonly Ways[],
    readonly limits: { readonly leastWay: number; readonly mostWork: number },
  ) {
    const [first, second = first] = fronts.map((ways): Front => ({ ways, standing: ways.total }))
    if (!first || !second) throw new RangeError('a scene has a front')
    this.#fronts = [first, second]
  }

  /** Whether one front holds everything. */
  get isWhole(): boolean {
    return this.#fronts[0] === this.#fronts[1]
  }

  /** How likely both stand. */
  get standing(): number {
    const [first, second] = this.#fronts
    return this.isWhole ? first.ways.total : first.ways.total * second.ways.total
  }

  /** All ways as the blows of one side know them. */
  ways(side: SideIndex): Ways {
    return this.#fronts[side].ways
  }

  set(side: SideIndex, ways: Ways): void {
    this.#fronts[side].ways = ways
  }

  /** Lets something happen in these ways of a side's blows only; answers what became of them. */
  within(side: SideIndex, ways: Ways, act: () => void): Ways {
    if (ways.total === 0) return ways
    const front = this.#fronts[side]
    const whole = front.ways
    front.ways = ways
    act()
    const after = front.ways
    front.ways = whole
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
    const missed = new Ways().putAll(front.ways, 1 - chance)
    front.ways = new Ways().putAll(front.ways, chance)
    act()
    front.ways = missed.putAll(front.ways)
  }

  /** How likely what happens by chance happens in a front: as likely as the ways in which it does in the other one. */
  #chanceIn(side: SideIndex, chance: number): number {
    const { ways, standing } = this.#fronts[foeOf(side)]
    if (this.isWhole) return chance
    return standing > 0 ? chance * this.#chance * Math.min(1, ways.total / standing) : 0
  }

  /** Changes by chance what the blows of a side know. */
  change(side: SideIndex, chance: number, outcomes: (mode: Mode) => Outcomes): void {
    const front = this.#fronts[side]
    const part = this.#chanceIn(side, chance)
    const after = new Ways()
    for (const { mode, plane } of front.ways.each()) {
      const next = outcomes(mode).filter(([changed]) => changed.key !== mode.key)
      this.#spend((workOfWay + plane.size) * (1 + next.length))
      let moved = 0
      for (const [changed, weight] of next) {
        after.put(changed, plane.scaled(part * weight))
        moved += part * weight
      }
      after.put(mode, plane, 1 - moved)
    }
    this.#keep(front, after)
  }

  /** Changes by chance what the blows of either side know. */
  changeAll(chance: number, outcomes: (mode: Mode) => Outcomes): void {
    this.change(0, chance, outcomes)
    if (!this.isWhole) this.change(1, chance, outcomes)
  }

  /** Moves by chance the health of one side, which alone can fall. */
  move(target: SideIndex, chance: number, movesIn: (mode: Mode) => readonly Move[]): void {
    const front = this.#fronts[foeOf(target)]
    const part = this.#chanceIn(foeOf(target), chance)
    const stay = weighted([{ by: [0, 0], chance: 1 }], 1 - part)
    let lost = 0
    const after = new Ways()
    for (const { mode, plane } of front.ways.each()) {
      const moves = [...stay, ...weighted(movesIn(mode), part)]
      this.#spend(workOfWay + plane.size * moves.length)
      const moved = plane.moved(moves)
      lost += Math.max(0, plane.total - moved.total)
      after.put(mode, moved)
    }
    front.standing -= lost
    this.fallen[target] += this.isWhole ? lost : lost * this.#fronts[target].standing
    this.#keep(front, after)
  }

  #spend(work: number): void {
    this.#work += work
    if (this.#work > this.limits.mostWork) throw new TooMuchWork('a coarser grain is needed')
  }

  #keep(front: Front, ways: Ways): void {
    const { leastWay } = this.limits
    front.ways = leastWay === 0 ? ways : ways.likelierThan(leastWay)
    if (leastWay > 0) front.standing -= ways.total - front.ways.total
  }
}
