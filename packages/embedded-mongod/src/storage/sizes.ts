import type { Store } from './store'

/** The number of documents of a collection, and their size in bytes. */
export interface CollectionSize {
  count: number
  bytes: number
}

function sizeKey(collection: number): Buffer {
  const key = Buffer.allocUnsafe(5)
  key[0] = 1
  key.writeUInt32BE(collection, 1)
  return key
}

/** The committed size of each collection, and its next record number. */
export class Sizes {
  readonly #store: Store
  readonly #sizes = new Map<number, CollectionSize>()
  readonly #nextRecords = new Map<number, number>()

  constructor(store: Store) {
    this.#store = store
  }

  of(collection: number): CollectionSize {
    return this.#sizes.get(collection) ?? this.#load(collection)
  }

  #load(collection: number): CollectionSize {
    const stored = this.#store.counters.get(sizeKey(collection))
    const bytes = stored && Buffer.from(stored)
    const size = { count: bytes?.readDoubleBE(0) ?? 0, bytes: bytes?.readDoubleBE(8) ?? 0 }
    this.#sizes.set(collection, size)
    return size
  }

  /** A record number above all that the collection has, and has had since the start. */
  nextRecord(collection: number, lastStored: () => number): number {
    const next = this.#nextRecords.get(collection) ?? lastStored() + 1
    this.#nextRecords.set(collection, next + 1)
    return next
  }

  /**
   * Writes changed sizes into their batch. The returned function makes them current, and must be called when the batch
   * is visible.
   */
  save(changes: ReadonlyMap<number, CollectionSize>): () => void {
    const updated = new Map<number, CollectionSize>()
    for (const [collection, change] of changes) {
      const { count, bytes } = this.of(collection)
      const size = { count: count + change.count, bytes: bytes + change.bytes }
      const value = Buffer.allocUnsafe(16)
      value.writeDoubleBE(size.count, 0)
      value.writeDoubleBE(size.bytes, 8)
      this.#store.counters.put(sizeKey(collection), value)
      updated.set(collection, size)
    }
    return () => {
      for (const [collection, size] of updated) this.#sizes.set(collection, size)
    }
  }

  /** Removes the counters of a dropped collection. Call it inside a write. */
  remove(collection: number): void {
    this.#store.counters.remove(sizeKey(collection))
  }
}
