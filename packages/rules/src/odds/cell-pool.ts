import { PaddedCells } from './padded-cells'

/** Cells that several grids may hold. They change only while there is one owner. */
export interface SharedCells {
  readonly cells: Float64Array
  owners: number
}

/** The shortest array has 2 to this power cells. */
const leastPower = 6

/** The cells for the grids of an encounter. Arrays that no grid holds any more are used again. */
export class CellPool {
  readonly padded = new PaddedCells()
  /** the arrays without owners, by the power of two that is their length */
  readonly #free: SharedCells[][] = []

  /** Returns at least so many cells, with one owner. The first `count` are 0. */
  take(count: number): SharedCells {
    const power = Math.max(leastPower, Math.ceil(Math.log2(count)))
    const used = this.#free[power]?.pop()
    if (!used) return { cells: new Float64Array(2 ** power), owners: 1 }
    used.cells.fill(0, 0, count)
    used.owners = 1
    return used
  }

  /** Removes one owner. */
  release(shared: SharedCells): void {
    shared.owners -= 1
    if (shared.owners > 0) return
    const power = Math.log2(shared.cells.length)
    const free = this.#free[power]
    if (free) free.push(shared)
    else this.#free[power] = [shared]
  }
}
