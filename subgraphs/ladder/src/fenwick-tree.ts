/** Prefix sums that can change: a Fenwick tree. */
export class FenwickTree {
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
