import type { Spread } from './spread'

/** 0 the attacker, 1 the defender. */
export type SideIndex = 0 | 1

/**
 * How likely both fighters stand with so many units of health each, where both still stand. Cells outside the box
 * between `low` and `high` are 0.
 */
export class Plane {
  readonly cells: Float64Array
  readonly low: [number, number]
  readonly high: [number, number]

  /** `width` is one more than the defender's most units, `height` than the attacker's. */
  constructor(
    readonly height: number,
    readonly width: number,
  ) {
    this.cells = new Float64Array(height * width)
    this.low = [height, width]
    this.high = [-1, -1]
  }

  get isEmpty(): boolean {
    return this.high[0] < this.low[0]
  }

  get total(): number {
    let total = 0
    this.each((_attacker, _defender, chance) => {
      total += chance
    })
    return total
  }

  add(attacker: number, defender: number, chance: number): void {
    const index = attacker * this.width + defender
    this.cells[index] = (this.cells[index] ?? 0) + chance
    this.#stretch(attacker, defender)
  }

  #stretch(attacker: number, defender: number): void {
    this.low[0] = Math.min(this.low[0], attacker)
    this.low[1] = Math.min(this.low[1], defender)
    this.high[0] = Math.max(this.high[0], attacker)
    this.high[1] = Math.max(this.high[1], defender)
  }

  each(visit: (attacker: number, defender: number, chance: number) => void): void {
    for (let attacker = this.low[0]; attacker <= this.high[0]; attacker++) {
      const row = attacker * this.width
      for (let defender = this.low[1]; defender <= this.high[1]; defender++) {
        const chance = this.cells[row + defender] ?? 0
        if (chance > 0) visit(attacker, defender, chance)
      }
    }
  }

  /** Adds another plane of the same size, weighted. */
  mix(other: Plane, weight: number): void {
    if (other.isEmpty || weight === 0) return
    this.#stretch(other.low[0], other.low[1])
    this.#stretch(other.high[0], other.high[1])
    for (let attacker = other.low[0]; attacker <= other.high[0]; attacker++) {
      const row = attacker * this.width
      for (let index = row + other.low[1]; index <= row + other.high[1]; index++)
        this.cells[index] = (this.cells[index] ?? 0) + weight * (other.cells[index] ?? 0)
    }
  }

  scaled(weight: number): Plane {
    const plane = new Plane(this.height, this.width)
    plane.mix(this, weight)
    return plane
  }

  /** Takes health from one side. Answers those who still stand, and how likely the side fell. */
  hurt(target: SideIndex, spread: Spread): { readonly plane: Plane; readonly fallen: number } {
    const plane = new Plane(this.height, this.width)
    if (this.isEmpty) return { plane, fallen: 0 }
    const { from, chances } = spread
    const step = target === 0 ? this.width : 1
    let [fallen, rows, columns] = [0, this.low[0], this.low[1]]
    this.each((attacker, defender, chance) => {
      const health = target === 0 ? attacker : defender
      const index = attacker * this.width + defender - from * step
      const most = Math.min(chances.length, health - from)
      let standing = 0
      for (let units = 0; units < most; units++) {
        const part = chance * (chances[units] ?? 0)
        standing += part
        plane.cells[index - units * step] = (plane.cells[index - units * step] ?? 0) + part
      }
      fallen += Math.max(0, chance - standing)
      if (most <= 0) return
      if (target === 0) rows = Math.min(rows, health - from - most + 1)
      else columns = Math.min(columns, health - from - most + 1)
    })
    const end = this.high[target] - from
    if (end < 1) return { plane, fallen }
    plane.#stretch(
      target === 0 ? Math.min(rows, end) : this.low[0],
      target === 1 ? Math.min(columns, end) : this.low[1],
    )
    plane.#stretch(target === 0 ? end : this.high[0], target === 1 ? end : this.high[1])
    return { plane, fallen }
  }

  /** Gives one side health, up to `most`. */
  heal(target: SideIndex, { from, chances }: Spread, most: number): Plane {
    const plane = new Plane(this.height, this.width)
    this.each((attacker, defender, chance) => {
      for (let index = 0; index < chances.length; index++) {
        const part = chance * (chances[index] ?? 0)
        if (part === 0) continue
        const healed = Math.min(most, (target === 0 ? attacker : defender) + from + index)
        if (target === 0) plane.add(healed, defender, part)
        else plane.add(attacker, healed, part)
      }
    })
    return plane
  }

  /** Takes health from one side and gives what was taken to the other, whose unit is `ratio` times as small. */
  leech(
    target: SideIndex,
    { from, chances }: Spread,
    ratio: number,
    most: number,
  ): { readonly plane: Plane; readonly fallen: number } {
    const plane = new Plane(this.height, this.width)
    let fallen = 0
    this.each((attacker, defender, chance) => {
      const [victim, drinker] = target === 0 ? [attacker, defender] : [defender, attacker]
      for (let index = 0; index < chances.length; index++) {
        const part = chance * (chances[index] ?? 0)
        const taken = from + index
        if (victim <= taken) fallen += part
        else if (part > 0) {
          const gained = taken * ratio
          const floor = Math.floor(gained)
          const share = gained - floor
          for (const [units, weight] of [
            [floor, 1 - share],
            [floor + 1, share],
          ] as const) {
            if (weight === 0) continue
            const healed = Math.min(most, drinker + units)
            if (target === 0) plane.add(victim - taken, healed, part * weight)
            else plane.add(healed, victim - taken, part * weight)
          }
        }
      }
    })
    return { plane, fallen }
  }
}
