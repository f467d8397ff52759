/** Numbers kept in order, in blocks, so that adding, removing and counting take microseconds with millions of them. */
export class RankedNumbers {
  readonly #blocks: Block[] = []
  #counts = new Counts([])
  #size = 0

  constructor(readonly blockSize = 1024) {}

  get size(): number {
    return this.#size
  }

  add(value: number): void {
    this.#size += 1
    if (this.#blocks.length === 0) {
      this.#blocks.push(new Block(this.blockSize))
      this.#recount()
    }
    const index = Math.min(this.#firstBlockReaching(value), this.#blocks.length - 1)
    const block = this.#blocks[index] as Block
    block.insert(value)
    this.#counts.change(index, 1)
    if (block.length < this.blockSize) return
    this.#blocks.splice(index + 1, 0, block.split())
    this.#recount()
  }

  /** Removes one of that value. Answers whether there was one. */
  remove(value: number): boolean {
    const index = this.#firstBlockReaching(value)
    const block = this.#blocks[index]
    if (!block?.remove(value)) return false
    this.#size -= 1
    this.#counts.change(index, -1)
    if (block.length > 0) return true
    this.#blocks.splice(index, 1)
    this.#recount()
    return true
  }

  /** How many are greater than `value`. */
  countAbove(value: number): number {
    let [low, high] = [0, this.#blocks.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#blocks[middle] as Block).last > value) high = middle
      else low = middle + 1
    }
    const block = this.#blocks[low]
    return block ? this.#size - this.#counts.before(low) - block.countUpTo(value) : 0
  }

  #firstBlockReaching(value: number): number {
    let [low, high] = [0, this.#blocks.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#blocks[middle] as Block).last >= value) high = middle
      else low = middle + 1
    }
    return low
  }

  #recount(): void {
    this.#counts = new Counts(this.#blocks.map(({ length }) => length))
  }
}

/** A sorted run of numbers. */
class Block {
  readonly #values: Float64Array
  #length = 0

  constructor(capacity: number) {
    this.#values = new Float64Array(capacity)
  }

  get length(): number {
    return this.#length
  }

  get last(): number {
    return this.#values[this.#length - 1] ?? Number.NEGATIVE_INFINITY
  }

  insert(value: number): void {
    const at = this.countUpTo(value)
    this.#values.copyWithin(at + 1, at, this.#length)
    this.#values[at] = value
    this.#length += 1
  }

  remove(value: number): boolean {
    const at = this.countUpTo(value) - 1
    if (at < 0 || this.#values[at] !== value) return false
    this.#values.copyWithin(at, at + 1, this.#length)
    this.#length -= 1
    return true
  }

  countUpTo(value: number): number {
    let [low, high] = [0, this.#length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#values[middle] as number) <= value) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Gives the upper half away. */
  split(): Block {
    const upper = new Block(this.#values.length)
    const half = this.#length >>> 1
    upper.#values.set(this.#values.subarray(half, this.#length))
    upper.#length = this.#length - half
    this.#length = half
    return upper
  }
}

/** Prefix sums that can change: a Fenwick tree. */
class Counts {
  readonly #tree: Float64Array

  constructor(counts: readonly number[]) {
    this.#tree = new Float64Array(counts.length + 1)
    counts.forEach((count, index) => {
      this.change(index, count)
    })
  }

  change(index: number, by: number): void {
    for (let node = index + 1; node < this.#tree.length; node += node & -node)
      this.#tree[node] = (this.#tree[node] as number) + by
  }

  /** The sum of all before `index`. */
  before(index: number): number {
    let sum = 0
    for (let node = index; node > 0; node -= node & -node) sum += this.#tree[node] as number
    return sum
  }
}
