import type { Losses } from './moves'

/** Adds a run of `count` cells, weighted, to another run. */
export function addCells(
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

export function sumOf(cells: Float64Array, from: number, end: number): number {
  let sum = 0
  for (let index = from; index < end; index++) sum += cells[index] ?? 0
  return sum
}

/** The way in which cells are shifted towards the start of a line. */
interface Shift {
  /** the alternative losses, each added with its chance */
  readonly losses: Losses
  /** cells in one unit of health */
  readonly unit: number
  /** the cell of the source that maps to the line's cell 0 without losses */
  readonly offset: number
  readonly weight: number
}

/** Cells with zeros on both sides, in a reusable buffer. */
export class PaddedLine {
  #cells = new Float64Array(256)
  #padding = 0
  #length = 0

  copy(cells: Float64Array, start: number, length: number, padding: number): void {
    const count = length + 2 * padding
    if (this.#cells.length < count) this.#cells = new Float64Array(2 * count)
    const target = this.#cells
    for (let index = 0; index < padding; index++) target[index] = 0
    for (let index = 0; index < length; index++) target[padding + index] = cells[start + index] ?? 0
    for (let index = padding + length; index < count; index++) target[index] = 0
    this.#padding = padding
    this.#length = length
  }

  /**
   * Adds the shifted cells to a line and drops those beyond its ends. It adds four losses at once, which takes a third
   * of the time.
   */
  addTo(cells: Float64Array, start: number, length: number, { losses, unit, offset, weight }: Shift): void {
    const { units, chances } = losses
    const source = this.#cells
    for (let four = 0; four < units.length; four += 4) {
      const a = (units[four] ?? 0) * unit + offset
      const b = (units[four + 1] ?? 0) * unit + offset
      const c = (units[four + 2] ?? 0) * unit + offset
      const d = (units[four + 3] ?? 0) * unit + offset
      const [chanceA, chanceB] = [weight * (chances[four] ?? 0), weight * (chances[four + 1] ?? 0)]
      const [chanceC, chanceD] = [weight * (chances[four + 2] ?? 0), weight * (chances[four + 3] ?? 0)]
      const first = Math.max(0, -Math.max(a, b, c, d))
      const end = Math.min(length, this.#length - Math.min(a, b, c, d))
      for (let index = first, from = this.#padding + first; index < end; index++, from++)
        cells[start + index] =
          (cells[start + index] ?? 0) +
          chanceA * (source[from + a] ?? 0) +
          chanceB * (source[from + b] ?? 0) +
          chanceC * (source[from + c] ?? 0) +
          chanceD * (source[from + d] ?? 0)
    }
  }
}
