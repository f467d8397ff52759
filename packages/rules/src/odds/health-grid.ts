/** 0 the attacker, 1 the defender. */
export type SideIndex = 0 | 1

/** How many units of health either side gains or, below 0, loses at once, and how likely. */
export interface Move {
  readonly by: readonly [attacker: number, defender: number]
  readonly chance: number
}

/** Moves as a part of what may happen. */
export const weighted = (moves: readonly Move[], part: number): readonly Move[] =>
  part === 0 ? [] : moves.map(({ by, chance }) => ({ by, chance: chance * part }))

/**
 * How likely both fighters stand with so many units of health each, where both still stand. Cells outside the box
 * between `low` and `high` are 0.
 */
export class HealthGrid {
  /** how likely both stand at all */
  total = 0
  readonly #cells: Float64Array
  readonly #low: [number, number]
  readonly #high: [number, number] = [0, 0]

  /** `most` units of health of the attacker and the defender */
  constructor(readonly most: readonly [attacker: number, defender: number]) {
    this.#cells = new Float64Array((most[0] + 1) * (most[1] + 1))
    this.#low = [most[0] + 1, most[1] + 1]
  }

  /** cells of the box */
  get size(): number {
    return (this.#high[0] - this.#low[0] + 1) * (this.#high[1] - this.#low[1] + 1)
  }

  add(attacker: number, defender: number, chance: number): void {
    const index = attacker * (this.most[1] + 1) + defender
    this.#cells[index] = (this.#cells[index] ?? 0) + chance
    this.total += chance
    this.#stretch([attacker, defender], [attacker, defender])
  }

  /** Adds another grid of the same size, weighted. */
  mix(other: HealthGrid, weight: number): void {
    if (other.total === 0) return
    const width = this.most[1] + 1
    const [cells, added] = [this.#cells, other.#cells]
    for (let attacker = other.#low[0]; attacker <= other.#high[0]; attacker++) {
      const end = attacker * width + other.#high[1]
      for (let index = attacker * width + other.#low[1]; index <= end; index++)
        cells[index] = (cells[index] ?? 0) + weight * (added[index] ?? 0)
    }
    this.total += weight * other.total
    this.#stretch(other.#low, other.#high)
  }

  scaled(weight: number): HealthGrid {
    const grid = new HealthGrid(this.most)
    grid.mix(this, weight)
    return grid
  }

  /** Those who still stand after one of these moves. Nobody gains more than their most; at 0 or below they have fallen. */
  moved(moves: readonly Move[]): HealthGrid {
    const grid = new HealthGrid(this.most)
    for (const move of moves) this.#move(move, grid)
    return grid
  }

  #move({ by, chance }: Move, grid: HealthGrid): void {
    const [most, defenderMost] = this.most
    const width = defenderMost + 1
    const [cells, moved] = [this.#cells, grid.#cells]
    const first = [Math.max(this.#low[0], 1 - by[0]), Math.max(this.#low[1], 1 - by[1])] as const
    const last = this.#high
    if (first[0] > last[0] || first[1] > last[1]) return
    let total = 0
    for (let attacker = first[0]; attacker <= last[0]; attacker++) {
      const from = attacker * width
      const to = Math.min(most, attacker + by[0]) * width
      for (let defender = first[1]; defender <= last[1]; defender++) {
        const part = chance * (cells[from + defender] ?? 0)
        let index = to + defender + by[1]
        if (index > to + defenderMost) index = to + defenderMost
        moved[index] = (moved[index] ?? 0) + part
        total += part
      }
    }
    grid.total += total
    grid.#stretch(
      [Math.min(most, first[0] + by[0]), Math.min(defenderMost, first[1] + by[1])],
      [Math.min(most, last[0] + by[0]), Math.min(defenderMost, last[1] + by[1])],
    )
  }

  #stretch(low: readonly [number, number], high: readonly [number, number]): void {
    for (const side of [0, 1] as const) {
      this.#low[side] = Math.min(this.#low[side], low[side])
      this.#high[side] = Math.max(this.#high[side], high[side])
    }
  }
}
