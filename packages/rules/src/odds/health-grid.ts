import type { Weighted } from './weighted'

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

type Healths = readonly [attacker: number, defender: number]

/** Units of health from the lowest to the highest of either side. */
interface Box {
  readonly low: Healths
  readonly high: Healths
}

const isEmpty = ({ low, high }: Box): boolean => low[0] > high[0] || low[1] > high[1]

const covers = (a: Box, b: Box): boolean =>
  a.low[0] <= b.low[0] && a.low[1] <= b.low[1] && a.high[0] >= b.high[0] && a.high[1] >= b.high[1]

const spanning = (a: Box, b: Box): Box => ({
  low: [Math.min(a.low[0], b.low[0]), Math.min(a.low[1], b.low[1])],
  high: [Math.max(a.high[0], b.high[0]), Math.max(a.high[1], b.high[1])],
})

const widthOf = ({ low, high }: Box): number => high[1] - low[1] + 1

const sizeOf = ({ low, high }: Box): number => (high[0] - low[0] + 1) * (high[1] - low[1] + 1)

/** Adds so many cells from one place on to those from another place on, weighted. */
function addCells(
  source: Float64Array,
  from: number,
  target: Float64Array,
  to: number,
  count: number,
  weight: number,
): void {
  for (let index = 0; index < count; index++)
    target[to + index] = (target[to + index] ?? 0) + weight * (source[from + index] ?? 0)
}

/** Cells of 128 KB: most grids have a hundred, and an array of its own for each takes longer than what is done with it. */
const chunkLength = 16_384

/** Where the grids of one fight take their cells from. A chunk is freed with the last grid that has cells in it. */
class CellPool {
  #chunk = new Float64Array(chunkLength)
  #used = 0

  /** The array that has room for so many cells, from `used` on. */
  chunkFor(count: number): Float64Array {
    if (this.#used + count > this.#chunk.length) {
      this.#chunk = new Float64Array(Math.max(count, chunkLength))
      this.#used = 0
    }
    return this.#chunk
  }

  /** Takes so many cells of that array, which are 0 and no other grid's; returns where they begin. */
  take(count: number): number {
    const start = this.#used
    this.#used += count
    return start
  }
}

/**
 * How likely both fighters stand with so many units of health each, where both still stand. Only the cells of a box are
 * stored, since a fight is in a small part of all pairs of healths at a time; those outside are 0.
 */
export class HealthGrid {
  /** how likely both stand at all */
  total = 0
  /** units of health of the attacker and the defender */
  readonly most: Healths
  readonly #pool: CellPool
  #box: Box
  /** those of the box from `#start` on, row by row of the attacker's health */
  #cells: Float64Array
  #start: number

  private constructor(most: Healths, box: Box, pool: CellPool) {
    this.most = most
    this.#pool = pool
    this.#box = box
    const count = isEmpty(box) ? 0 : sizeOf(box)
    this.#cells = pool.chunkFor(count)
    this.#start = pool.take(count)
  }

  /** Two healths that do not depend on each other; what is above `most` counts as `most`. */
  static of(most: Healths, attacker: readonly Weighted[], defender: readonly Weighted[]): HealthGrid {
    const cut = (values: readonly Weighted[], limit: number) =>
      values.map(([health, chance]): Weighted => [Math.min(limit, health), chance])
    const [rows, columns] = [cut(attacker, most[0]), cut(defender, most[1])]
    const end = (values: readonly Weighted[], pick: (...healths: number[]) => number) =>
      pick(...values.map(([health]) => health))
    const box: Box = {
      low: [end(rows, Math.min), end(columns, Math.min)],
      high: [end(rows, Math.max), end(columns, Math.max)],
    }
    const grid = new HealthGrid(most, box, new CellPool())
    for (const [row, chance] of rows)
      for (const [column, part] of columns) {
        const index = grid.#indexOf(row, column)
        grid.#cells[index] = (grid.#cells[index] ?? 0) + chance * part
        grid.total += chance * part
      }
    return grid
  }

  /** cells of the box */
  get size(): number {
    return sizeOf(this.#box)
  }

  /** Adds another grid of the same `most`, weighted. */
  mix(other: HealthGrid, weight: number): void {
    if (other.total === 0) return
    const { low, high } = other.#box
    if (!covers(this.#box, other.#box)) this.#grow(spanning(this.#box, other.#box))
    const width = widthOf(other.#box)
    for (let row = low[0], from = other.#start; row <= high[0]; row++, from += width)
      addCells(other.#cells, from, this.#cells, this.#indexOf(row, low[1]), width, weight)
    this.total += weight * other.total
  }

  scaled(weight: number): HealthGrid {
    const grid = new HealthGrid(this.most, this.#box, this.#pool)
    addCells(this.#cells, this.#start, grid.#cells, grid.#start, this.size, weight)
    grid.total = weight * this.total
    return grid
  }

  /**
   * Those who still stand after one of these moves, which happen with a chance of `part`; else nothing changes. Nobody gains
   * more than their most; at 0 or below they have fallen.
   */
  moved(moves: readonly Move[], part = 1): HealthGrid {
    const grid = new HealthGrid(this.most, this.#boxAfter(moves, part), this.#pool)
    if (part < 1) this.#move([0, 0], 1 - part, grid)
    for (const { by, chance } of moves) this.#move(by, chance * part, grid)
    const end = grid.#start + (isEmpty(grid.#box) ? 0 : grid.size)
    for (let index = grid.#start; index < end; index++) grid.total += grid.#cells[index] ?? 0
    return grid
  }

  #boxAfter(moves: readonly Move[], part: number): Box {
    const { low, high } = this.#box
    const [most, defenderMost] = this.most
    let [least, top, left, right] = part < 1 ? [low[0], high[0], low[1], high[1]] : [most + 1, 0, defenderMost + 1, 0]
    for (const { by } of moves) {
      const [row, column] = [Math.max(low[0], 1 - by[0]), Math.max(low[1], 1 - by[1])]
      if (row > high[0] || column > high[1]) continue
      least = Math.min(least, most, row + by[0])
      top = Math.max(top, Math.min(most, high[0] + by[0]))
      left = Math.min(left, defenderMost, column + by[1])
      right = Math.max(right, Math.min(defenderMost, high[1] + by[1]))
    }
    return { low: [least, left], high: [top, right] }
  }

  #move(by: Healths, chance: number, grid: HealthGrid): void {
    const { low, high } = this.#box
    const [most, defenderMost] = this.most
    const [firstRow, first] = [Math.max(low[0], 1 - by[0]), Math.max(low[1], 1 - by[1])]
    if (firstRow > high[0] || first > high[1]) return
    const copy = (row: number, column: number, to: Healths, count: number) =>
      addCells(this.#cells, this.#indexOf(row, column), grid.#cells, grid.#indexOf(to[0], to[1]), count, chance)
    let row = firstRow
    if (by[1] === 0 && grid.#box.low[1] === low[1] && grid.#box.high[1] === high[1]) {
      // the same columns in both: rows that follow each other are one run of cells
      row = Math.max(firstRow, Math.min(high[0], most - by[0]) + 1)
      if (row > firstRow) copy(firstRow, first, [firstRow + by[0], first], (row - firstRow) * widthOf(this.#box))
    }
    /** the first that is healed to its most */
    const healed = Math.min(high[1], defenderMost - by[1]) + 1
    for (; row <= high[0]; row++) {
      const to = Math.min(most, row + by[0])
      if (healed > first) copy(row, first, [to, first + by[1]], healed - first)
      for (let column = Math.max(first, healed); column <= high[1]; column++) copy(row, column, [to, defenderMost], 1)
    }
  }

  #indexOf(attacker: number, defender: number): number {
    const { low } = this.#box
    return this.#start + (attacker - low[0]) * widthOf(this.#box) + defender - low[1]
  }

  #grow(box: Box): void {
    const [{ low, high }, before, width] = [this.#box, this.#cells, widthOf(this.#box)]
    let from = this.#start
    this.#box = box
    this.#cells = this.#pool.chunkFor(sizeOf(box))
    this.#start = this.#pool.take(sizeOf(box))
    for (let row = low[0]; row <= high[0]; row++, from += width)
      this.#cells.set(before.subarray(from, from + width), this.#indexOf(row, low[1]))
  }
}
