import { type Box, common, heightOf, isEmpty, nowhere, sizeOf, widthOf } from './box'
import type { Moves } from './moves'

type Four = readonly [number, number, number, number]

/** The cells of a box with zeros around them, in a reusable buffer: after a move, no cell needs a check of bounds. */
export class PaddedCells {
  #cells = new Float64Array(1024)
  #box: Box = nowhere
  /** cells from the start of one row to the start of the next */
  #stride = 0
  /** index of the first cell of the box */
  #first = 0

  /** Copies the cells of a box, row by row, with as many zeros around them as these moves need. */
  copy(cells: Float64Array, box: Box, { spread: [rows, columns] }: Moves): void {
    const [height, width] = [heightOf(box), widthOf(box)]
    // the zeros between two rows serve both
    const stride = width + columns
    const first = rows * stride + columns
    const length = first + (height + rows) * stride
    if (this.#cells.length < length) this.#cells = new Float64Array(2 * length)
    else this.#cells.fill(0, 0, length)
    this.#box = box
    this.#stride = stride
    this.#first = first
    const target = this.#cells
    for (let row = 0, from = 0; row < height; row++)
      for (let to = first + row * stride, end = to + width; to < end; to++, from++) target[to] = cells[from] ?? 0
  }

  /**
   * Adds the cells to those of another box, times `factor`: for each move, which happens with probability `part`, and
   * for no move. It drops cells beyond that box. It adds four moves at once, which takes a third of the time.
   */
  addTo(cells: Float64Array, box: Box, moves: Moves, part: number, factor: number): void {
    const noMove = moves.list.length
    const last = part < 1 ? noMove : noMove - 1
    const rowsOf = (move: number) => moves.attacker[move] ?? 0
    const columnsOf = (move: number) => moves.defender[move] ?? 0
    const shiftOf = (move: number) => rowsOf(move) * this.#stride + columnsOf(move)
    const weightOf = (move: number) =>
      move > last ? 0 : factor * (move === noMove ? 1 - part : part * (moves.chances[move] ?? 0))
    const { low, high } = this.#box
    for (let a = 0; a <= last; a += 4) {
      // the last move, with weight 0, fills up the four
      const [b, c, d] = [Math.min(a + 1, last), Math.min(a + 2, last), Math.min(a + 3, last)]
      const area = common(box, {
        low: [
          low[0] + Math.min(rowsOf(a), rowsOf(b), rowsOf(c), rowsOf(d)),
          low[1] + Math.min(columnsOf(a), columnsOf(b), columnsOf(c), columnsOf(d)),
        ],
        high: [
          high[0] + Math.max(rowsOf(a), rowsOf(b), rowsOf(c), rowsOf(d)),
          high[1] + Math.max(columnsOf(a), columnsOf(b), columnsOf(c), columnsOf(d)),
        ],
      })
      if (isEmpty(area)) continue
      this.#addFour(
        cells,
        box,
        area,
        [shiftOf(a), shiftOf(b), shiftOf(c), shiftOf(d)],
        [weightOf(a), weightOf(a + 1), weightOf(a + 2), weightOf(a + 3)],
      )
    }
  }

  /** Adds the cells to an area of a box four times, each time shifted and weighted. */
  #addFour(cells: Float64Array, box: Box, area: Box, shifts: Four, weights: Four): void {
    const source = this.#cells
    const [shiftA, shiftB, shiftC, shiftD] = shifts
    const [weightA, weightB, weightC, weightD] = weights
    const width = widthOf(box)
    // rows without zeros or other cells in between form one long row
    const isOneRun = this.#stride === width && widthOf(area) === width
    const rows = isOneRun ? 1 : heightOf(area)
    const columns = isOneRun ? sizeOf(area) : widthOf(area)
    let start = (area.low[0] - box.low[0]) * width + area.low[1] - box.low[1]
    let from = this.#first + (area.low[0] - this.#box.low[0]) * this.#stride + area.low[1] - this.#box.low[1]
    for (let row = 0; row < rows; row++, start += width, from += this.#stride - columns)
      for (let to = start, end = start + columns; to < end; to++, from++)
        cells[to] =
          (cells[to] ?? 0) +
          weightA * (source[from - shiftA] ?? 0) +
          weightB * (source[from - shiftB] ?? 0) +
          weightC * (source[from - shiftC] ?? 0) +
          weightD * (source[from - shiftD] ?? 0)
  }
}
