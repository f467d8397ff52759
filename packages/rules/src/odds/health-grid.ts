import { addCells, PaddedLine, sumOf } from './cells'
import type { Losses, Moves } from './moves'
import type { Weighted } from './weighted'

type Healths = readonly [attacker: number, defender: number]

/** Units of health, from the lowest to the highest of either side. */
interface Box {
  readonly low: Healths
  readonly high: Healths
}

/** No pair of healths. */
const nowhere: Box = { low: [1, 1], high: [0, 0] }

const isEmpty = ({ low, high }: Box): boolean => low[0] > high[0] || low[1] > high[1]

const covers = (a: Box, b: Box): boolean =>
  a.low[0] <= b.low[0] && a.low[1] <= b.low[1] && a.high[0] >= b.high[0] && a.high[1] >= b.high[1]

const spanning = (a: Box, b: Box): Box => ({
  low: [Math.min(a.low[0], b.low[0]), Math.min(a.low[1], b.low[1])],
  high: [Math.max(a.high[0], b.high[0]), Math.max(a.high[1], b.high[1])],
})

const widthOf = ({ low, high }: Box): number => high[1] - low[1] + 1

const sizeOf = ({ low, high }: Box): number => (high[0] - low[0] + 1) * (high[1] - low[1] + 1)

/**
 * Cells of 8 KB to 128 KB. Most grids have a hundred cells, and allocating an array for each takes longer than using
 * it.
 */
const [firstChunk, largestChunk] = [1024, 16_384]

/**
 * The pool of cells for the grids of one fight, in chunks that grow with the use. A chunk is freed with the last grid
 * that has cells in it.
 */
class CellPool {
  readonly padded = new PaddedLine()
  #chunk = new Float64Array(firstChunk)
  #used = 0

  /** The array with room for so many cells after `used`. */
  chunkFor(count: number): Float64Array {
    const { length } = this.#chunk
    if (this.#used + count > length) {
      this.#chunk = new Float64Array(Math.max(count, Math.min(largestChunk, 2 * length)))
      this.#used = 0
    }
    return this.#chunk
  }

  /** Takes so many cells of that array, which are 0 and belong to no other grid; returns their start. */
  take(count: number): number {
    const start = this.#used
    this.#used += count
    return start
  }
}

/**
 * The chance of each pair of healths, in units, while both fighters are alive. It stores only the cells of a box,
 * because a fight covers few of all pairs at a time. Cells outside are 0.
 */
export class HealthGrid {
  /** the chance that both are alive */
  total = 0
  /** maximum units of health of the attacker and the defender */
  readonly most: Healths
  readonly #pool: CellPool
  #box: Box
  /**
   * cells of the box from `#start`, row by row of the attacker's health; their value times `#factor` is the probability
   */
  #cells: Float64Array
  #start: number
  #factor = 1
  /** whether another grid has the same cells, which must then not change */
  #isShared = false

  private constructor(most: Healths, box: Box, pool: CellPool) {
    this.most = most
    this.#pool = pool
    this.#box = box
    const count = isEmpty(box) ? 0 : sizeOf(box)
    this.#cells = pool.chunkFor(count)
    this.#start = pool.take(count)
  }

  /** Creates a grid from two independent healths; values above `most` count as `most`. */
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
        grid.#put(row, column, chance * part)
        grid.total += chance * part
      }
    return grid
  }

  /** number of cells of the box */
  get size(): number {
    return sizeOf(this.#box)
  }

  /** Adds another grid of the same `most`, weighted. */
  mix(other: HealthGrid, weight: number): void {
    if (other.total === 0) return
    const isCovered = covers(this.#box, other.#box)
    if (this.#isShared || !isCovered) this.#copyInto(isCovered ? this.#box : spanning(this.#box, other.#box))
    this.#add(other.#cells, other.#start, other.#box, (weight * other.#factor) / this.#factor)
    this.total += weight * other.total
  }

  /** A grid with the same cells, which are copied when one of both changes. */
  scaled(weight: number): HealthGrid {
    const grid = new HealthGrid(this.most, nowhere, this.#pool)
    grid.#box = this.#box
    grid.#cells = this.#cells
    grid.#start = this.#start
    grid.#factor = weight * this.#factor
    grid.total = weight * this.total
    this.#isShared = true
    grid.#isShared = true
    return grid
  }

  /**
   * The grid after one of these moves, which happen with probability `part`. Health never rises above `most`; a fighter
   * at 0 or below has fallen and leaves the grid.
   */
  moved(moves: Moves, part = 1): HealthGrid {
    const grid = new HealthGrid(this.most, this.#boxAfter(moves, part), this.#pool)
    if (part < 1) this.#move([0, 0], (1 - part) * this.#factor, grid)
    if (moves.losses) this.#lose(moves.losses, part * this.#factor, grid)
    else for (const { by, chance } of moves.list) this.#move(by, chance * part * this.#factor, grid)
    grid.total = isEmpty(grid.#box) ? 0 : sumOf(grid.#cells, grid.#start, grid.#start + grid.size)
    return grid
  }

  #boxAfter(moves: Moves, part: number): Box {
    const { low, high } = this.#box
    const [most, defenderMost] = this.most
    let [least, top, left, right] = part < 1 ? [low[0], high[0], low[1], high[1]] : [most + 1, 0, defenderMost + 1, 0]
    for (const { by } of moves.list) {
      const [row, column] = [Math.max(low[0], 1 - by[0]), Math.max(low[1], 1 - by[1])]
      if (row > high[0] || column > high[1]) continue
      least = Math.min(least, most, row + by[0])
      top = Math.max(top, Math.min(most, high[0] + by[0]))
      left = Math.min(left, defenderMost, column + by[1])
      right = Math.max(right, Math.min(defenderMost, high[1] + by[1]))
    }
    return { low: [least, left], high: [top, right] }
  }

  /** The same as `#move` for each of these losses. */
  #lose(losses: Losses, weight: number, grid: HealthGrid): void {
    if (isEmpty(grid.#box)) return
    const { side, least, most } = losses
    const { low, high } = this.#box
    const width = widthOf(this.#box)
    // if the attacker loses, the columns stay, so all rows form one line in which a unit is a row
    const [rows, unit] = side === 0 ? [1, width] : [high[0] - low[0] + 1, 1]
    const [length, lengthAfter] = [this.size / rows, grid.size / rows]
    const line = this.#pool.padded
    const padding = (most - least) * unit
    const offset = (grid.#box.low[side] - low[side]) * unit
    for (let row = 0; row < rows; row++) {
      line.copy(this.#cells, this.#start + row * length, length, padding)
      line.addTo(grid.#cells, grid.#start + row * lengthAfter, lengthAfter, { losses, unit, offset, weight })
    }
  }

  #move(by: Healths, weight: number, grid: HealthGrid): void {
    const { low, high } = this.#box
    const [most, defenderMost] = this.most
    const [firstRow, first] = [Math.max(low[0], 1 - by[0]), Math.max(low[1], 1 - by[1])]
    if (firstRow > high[0] || first > high[1]) return
    const width = widthOf(this.#box)
    let row = firstRow
    let from = this.#indexOf(row, first)
    if (by[1] === 0 && grid.#box.low[1] === low[1] && grid.#box.high[1] === high[1]) {
      // the same columns in both, so consecutive rows form one run of cells
      row = Math.max(firstRow, Math.min(high[0], most - by[0]) + 1)
      const count = (row - firstRow) * width
      addCells(this.#cells, from, grid.#cells, grid.#indexOf(firstRow + by[0], first), count, weight)
      from += count
    }
    const columns = high[1] - first + 1
    /** cells below the maximum health after healing */
    const unhealed = Math.max(0, Math.min(columns, defenderMost - by[1] - first + 1))
    for (; row <= high[0]; row++, from += width) {
      const after = Math.min(most, row + by[0])
      addCells(this.#cells, from, grid.#cells, grid.#indexOf(after, first + by[1]), unhealed, weight)
      if (unhealed < columns)
        grid.#put(after, defenderMost, weight * sumOf(this.#cells, from + unhealed, from + columns))
    }
  }

  #put(attacker: number, defender: number, chance: number): void {
    const index = this.#indexOf(attacker, defender)
    this.#cells[index] = (this.#cells[index] ?? 0) + chance
  }

  #indexOf(attacker: number, defender: number): number {
    const { low } = this.#box
    return this.#start + (attacker - low[0]) * widthOf(this.#box) + defender - low[1]
  }

  /** Adds the cells of a box within this one, weighted. */
  #add(cells: Float64Array, start: number, { low, high }: Box, weight: number): void {
    const width = high[1] - low[1] + 1
    for (let row = low[0], from = start; row <= high[0]; row++, from += width)
      addCells(cells, from, this.#cells, this.#indexOf(row, low[1]), width, weight)
  }

  /** Copies the cells into its own array, for a box that covers the present one. */
  #copyInto(box: Box): void {
    const [before, cells, start, factor] = [this.#box, this.#cells, this.#start, this.#factor]
    this.#box = box
    this.#cells = this.#pool.chunkFor(sizeOf(box))
    this.#start = this.#pool.take(sizeOf(box))
    this.#factor = 1
    this.#isShared = false
    this.#add(cells, start, before, factor)
  }
}
