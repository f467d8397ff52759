import { maxRecord, recordKey, recordOfKey } from './keys'
import type { Snapshot, Store } from './store'

export interface StoredRecord {
  record: number
  bytes: Buffer
}

/** A range of index entries. `low` and `high` are whole keys and belong to the range. */
export interface KeyRange {
  low: Buffer
  high: Buffer
}

/**
 * The data that a query sees: the newest committed state, a snapshot, or a snapshot under a transaction's own writes.
 */
export interface Reader {
  record(collection: number, record: number): Buffer | undefined
  /** The records in or against natural order, optionally from a record number. */
  records(collection: number, isReverse: boolean, from?: number): IterableIterator<StoredRecord>
  /** The index entries of a range, as whole keys. */
  entries(range: KeyRange, isReverse: boolean): IterableIterator<Buffer>
  hasEntry(key: Buffer): boolean
}

/** Reads the committed data, current or of a snapshot. Inside `Store.write` it reads the open write transaction. */
export class StoreReader implements Reader {
  readonly #store: Store
  readonly #snapshot: Snapshot | undefined

  constructor(store: Store, snapshot?: Snapshot) {
    this.#store = store
    this.#snapshot = snapshot
  }

  get #options() {
    return this.#snapshot ? { transaction: this.#snapshot } : {}
  }

  record(collection: number, record: number): Buffer | undefined {
    const get = this.#store.records.get as (key: Buffer, options: object) => Buffer | undefined
    const bytes = get.call(this.#store.records, recordKey(collection, record), this.#options)
    return bytes && asBuffer(bytes)
  }

  *records(collection: number, isReverse: boolean, from = 0): IterableIterator<StoredRecord> {
    const range = { low: recordKey(collection, from), high: recordKey(collection, maxRecord) }
    for (const { key, value } of this.#store.records.getRange(this.#bounds(range, isReverse)))
      yield { record: recordOfKey(asBuffer(key)), bytes: asBuffer(value) }
  }

  *entries(range: KeyRange, isReverse: boolean): IterableIterator<Buffer> {
    for (const key of this.#store.index.getKeys(this.#bounds(range, isReverse))) yield asBuffer(key)
  }

  hasEntry(key: Buffer): boolean {
    return this.#store.index.doesExist(key, undefined as never, this.#options)
  }

  #bounds({ low, high }: KeyRange, isReverse: boolean) {
    const [start, end] = isReverse ? [high, low] : [low, high]
    return { start, end, inclusiveEnd: true, reverse: isReverse, ...this.#options }
  }
}

/** LMDB returns plain Uint8Arrays in some cases. A Buffer over the same bytes needs no copy. */
const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
