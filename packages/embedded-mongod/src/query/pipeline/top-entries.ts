import type { Value } from '../values'

interface Ranked {
  value: Value
  key: readonly (Value | undefined)[]
}

type KeyOrder = (left: readonly (Value | undefined)[], right: readonly (Value | undefined)[]) => number

/** Keeps the first `count` entries of an order. It prefers the earliest of equal entries. */
export class TopEntries {
  readonly #count: number
  readonly #order: KeyOrder
  #entries: Ranked[] = []

  constructor(count: number, order: KeyOrder) {
    this.#count = count
    this.#order = order
  }

  add(value: Value, key: readonly (Value | undefined)[]): void {
    this.#entries.push({ value, key })
    if (this.#entries.length > this.#count * 2 + 64) this.#trim()
  }

  #trim(): void {
    this.#entries.sort((a, b) => this.#order(a.key, b.key))
    this.#entries.length = Math.min(this.#entries.length, this.#count)
  }

  get values(): Value[] {
    this.#trim()
    return this.#entries.map(({ value }) => value)
  }
}
