import { FenwickTree } from './fenwick-tree'

/**
 * Small numbers in a given order, stored in blocks. Adding, removing, counting and finding a place take microseconds,
 * even with millions of numbers. The order of a number must not change while it is stored.
 */
export class OrderedNumbers {
  readonly #blocks: Block[] = []
  #counts = new FenwickTree([])
  #size = 0

  constructor(
    readonly order: (a: number, b: number) => number,
    readonly blockSize = 1024,
  ) {}

  get size(): number {
    return this.#size
  }

  add(value: number): void {
    this.#size += 1
    if (this.#blocks.length === 0) {
      this.#blocks.push(new Block(this.blockSize))
      this.#recount()
    }
    const isBefore = (number: number) => this.order(number, value) < 0
    const index = Math.min(this.#blockReaching(isBefore), this.#blocks.length - 1)
    const block = this.#blocks[index] as Block
    block.insert(value, isBefore)
    this.#counts.change(index, 1)
    if (block.length < this.blockSize) return
    this.#blocks.splice(index + 1, 0, block.split())
    this.#recount()
  }

  /** Removes a number that is here. */
  remove(value: number): void {
    const isBefore = (number: number) => this.order(number, value) < 0
    const index = this.#blockReaching(isBefore)
    const block = this.#blocks[index]
    if (!block) return
    block.remove(isBefore)
    this.#size -= 1
    this.#counts.change(index, -1)
    if (block.length > 0) return
    this.#blocks.splice(index, 1)
    this.#recount()
  }

  /**
   * The count of numbers at the front of the order for which `isBefore` is true. It must be false for all after them.
   */
  countBefore(isBefore: (value: number) => boolean): number {
    const index = this.#blockReaching(isBefore)
    return this.#counts.before(index) + (this.#blocks[index]?.countBefore(isBefore) ?? 0)
  }

  /** Up to `limit` numbers from a place on, counted from 0. */
  slice(from: number, limit: number): readonly number[] {
    const found: number[] = []
    let index = partition(this.#blocks.length, (block) => this.#counts.before(block + 1) <= from)
    let skipped = from - this.#counts.before(index)
    for (; found.length < limit && index < this.#blocks.length; index += 1) {
      found.push(...(this.#blocks[index] as Block).slice(skipped, skipped + limit - found.length))
      skipped = 0
    }
    return found
  }

  /** The first block that does not end before. */
  #blockReaching(isBefore: (value: number) => boolean): number {
    return partition(this.#blocks.length, (block) => isBefore((this.#blocks[block] as Block).last))
  }

  #recount(): void {
    this.#counts = new FenwickTree(this.#blocks.map(({ length }) => length))
  }
}

/** An ordered run of numbers that is never empty for long. */
class Block {
  readonly #values: Uint32Array
  #length = 0

  constructor(capacity: number) {
    this.#values = new Uint32Array(capacity)
  }

  get length(): number {
    return this.#length
  }

  get last(): number {
    return this.#values[this.#length - 1] as number
  }

  insert(value: number, isBefore: (value: number) => boolean): void {
    const at = this.countBefore(isBefore)
    this.#values.copyWithin(at + 1, at, this.#length)
    this.#values[at] = value
    this.#length += 1
  }

  remove(isBefore: (value: number) => boolean): void {
    const at = this.countBefore(isBefore)
    this.#values.copyWithin(at, at + 1, this.#length)
    this.#length -= 1
  }

  countBefore(isBefore: (value: number) => boolean): number {
    return partition(this.#length, (at) => isBefore(this.#values[at] as number))
  }

  slice(from: number, to: number): Uint32Array {
    return this.#values.subarray(from, Math.min(to, this.#length))
  }

  /** Gives the rear half away. */
  split(): Block {
    const rear = new Block(this.#values.length)
    const half = this.#length >>> 1
    rear.#values.set(this.#values.subarray(half, this.#length))
    rear.#length = this.#length - half
    this.#length = half
    return rear
  }
}

/**
 * The count of the numbers 0 to `length` − 1 that fulfil the condition. The first ones must fulfil it and the others
 * not.
 */
function partition(length: number, isIn: (index: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isIn(middle)) low = middle + 1
    else high = middle
  }
  return low
}
