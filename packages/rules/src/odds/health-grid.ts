import { type Box, covers, type Healths, isEmpty, sizeOf, spanning, widthOf } from './box'
import { CellPool, type SharedCells } from './cell-pool'
import type { Moves } from './moves'
import type { Weighted } from './weighted'

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
  /** cells of the box, row by row of the attacker's health; their value times `#factor` is the probability */
  #shared: SharedCells
  #factor = 1

  private constructor(most: Healths, box: Box, shared: SharedCells, pool: CellPool) {
    this.most = most
    this.#pool = pool
    this.#box = box
    this.#shared = shared
  }

  /** Creates a grid from two independent healths; values above `most` count as `most`. */
  static of(
    most: Healths,
    attacker: readonly Weighted[],
    defender: readonly Weighted[],
    pool = new CellPool(),
  ): HealthGrid {
    const cut = (values: readonly Weighted[], limit: number) =>
      values.map(([health, chance]): Weighted => [Math.min(limit, health), chance])
    const [rows, columns] = [cut(attacker, most[0]), cut(defender, most[1])]
    const end = (values: readonly Weighted[], pick: (...healths: number[]) => number) =>
      pick(...values.map(([health]) => health))
    const box: Box = {
      low: [end(rows, Math.min), end(columns, Math.min)],
      high: [end(rows, Math.max), end(columns, Math.max)],
    }
    const grid = new HealthGrid(most, box, pool.take(sizeOf(box)), pool)
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

  /** Adds another grid of the same `most`, which must not be used afterwards. */
  mix(other: HealthGrid): void {
    if (other.total === 0) return
    const isCovered = covers(this.#box, other.#box)
    if (this.#shared.owners > 1 || !isCovered) this.#copyInto(isCovered ? this.#box : spanning(this.#box, other.#box))
    this.#add(other.#shared.cells, other.#box, other.#factor / this.#factor)
    this.total += other.total
    other.free()
  }

  /** A grid with the same cells, which are copied when one of both changes. */
  scaled(weight: number): HealthGrid {
    const grid = new HealthGrid(this.most, this.#box, this.#shared, this.#pool)
    grid.#factor = weight * this.#factor
    grid.total = weight * this.total
    this.#shared.owners += 1
    return grid
  }

  /** Multiplies every chance. */
  scale(weight: number): this {
    if (weight === 1) return this
    this.#factor *= weight
    this.total *= weight
    return this
  }

  /** Lets other grids use the cells, so this one must not be used afterwards. */
  free(): void {
    this.#pool.release(this.#shared)
  }

  /**
   * The grid after one of these moves, which happen with probability `part`. Health never rises above `most`; a fighter
   * at 0 or below has fallen and leaves the grid.
   */
  moved(moves: Moves, part = 1): HealthGrid {
    const box = this.#boxAfter(moves, part)
    if (isEmpty(box)) return new HealthGrid(this.most, box, this.#pool.take(1), this.#pool)
    const grid = new HealthGrid(this.most, box, this.#pool.take(sizeOf(box)), this.#pool)
    const { padded } = this.#pool
    const { cells } = grid.#shared
    padded.copy(this.#shared.cells, this.#box, moves)
    padded.addTo(cells, box, moves, part, this.#factor)
    for (const { by, chance } of moves.list)
      if (by[0] > 0 || by[1] > 0) this.#heal(by, chance * part * this.#factor, grid)
    grid.total = sumOf(cells, grid.size)
    return grid
  }

  #boxAfter(moves: Moves, part: number): Box {
    const { low, high } = this.#box
    const [most, defenderMost] = this.most
    let [least, top, left, right] = part < 1 ? [low[0], high[0], low[1], high[1]] : [most + 1, 0, defenderMost + 1, 0]
    for (let move = 0; move < moves.list.length; move++) {
      const [rows, columns] = [moves.attacker[move] ?? 0, moves.defender[move] ?? 0]
      const [row, column] = [Math.max(low[0], 1 - rows), Math.max(low[1], 1 - columns)]
      if (row > high[0] || column > high[1]) continue
      least = Math.min(least, most, row + rows)
      top = Math.max(top, Math.min(most, high[0] + rows))
      left = Math.min(left, defenderMost, column + columns)
      right = Math.max(right, Math.min(defenderMost, high[1] + columns))
    }
    return { low: [least, left], high: [top, right] }
  }

  /** Adds to another grid the chances that a move would raise above a maximum health. */
  #heal(by: Healths, weight: number, grid: HealthGrid): void {
    const { low, high } = this.#box
    const [most, defenderMost] = this.most
    const [{ cells }, { cells: cellsAfter }] = [this.#shared, grid.#shared]
    const standing = Math.max(low[1], 1 - by[1])
    for (let row = Math.max(low[0], 1 - by[0]); row <= high[0]; row++) {
      const first = row + by[0] > most ? standing : Math.max(standing, defenderMost - by[1] + 1)
      for (let column = first, from = this.#indexOf(row, first); column <= high[1]; column++, from++) {
        const to = grid.#indexOf(Math.min(most, row + by[0]), Math.min(defenderMost, column + by[1]))
        cellsAfter[to] = (cellsAfter[to] ?? 0) + weight * (cells[from] ?? 0)
      }
    }
  }

  #put(attacker: number, defender: number, chance: number): void {
    const { cells } = this.#shared
    const index = this.#indexOf(attacker, defender)
    cells[index] = (cells[index] ?? 0) + chance
  }

  #indexOf(attacker: number, defender: number): number {
    const { low } = this.#box
    return (attacker - low[0]) * widthOf(this.#box) + defender - low[1]
  }

  /** Adds the cells of a box within this one, weighted. */
  #add(cells: Float64Array, box: Box, weight: number): void {
    const { low, high } = box
    const target = this.#shared.cells
    const width = widthOf(box)
    for (let row = low[0], from = 0; row <= high[0]; row++)
      for (let to = this.#indexOf(row, low[1]), end = to + width; to < end; to++, from++)
        target[to] = (target[to] ?? 0) + weight * (cells[from] ?? 0)
  }

  /** Copies the cells into an array of its own, for a box that covers the present one. */
  #copyInto(box: Box): void {
    const [before, shared, factor] = [this.#box, this.#shared, this.#factor]
    this.#box = box
    this.#shared = this.#pool.take(sizeOf(box))
    this.#factor = 1
    this.#add(shared.cells, before, factor)
    this.#pool.release(shared)
  }
}

/** The sum of the first cells. */
function sumOf(cells: Float64Array, count: number): number {
  let sum = 0
  for (let index = 0; index < count; index++) sum += cells[index] ?? 0
  return sum
}
