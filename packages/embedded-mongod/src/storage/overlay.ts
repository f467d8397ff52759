import { prefixOfIndexKey, recordOfKey } from './keys'
import type { KeyRange, Reader, StoredRecord } from './reader'
import { SortedKeys } from './sorted-keys'

/** The uncommitted writes of a transaction. */
export class Overlay {
  /** By collection and record; `null` if the record is removed. */
  readonly records = new Map<number, Map<number, Buffer | null>>()
  /** Index entries by their text (latin1); `false` if the entry is removed. */
  readonly entries = new Map<string, boolean>()
  /** The added ones of `entries`. */
  readonly #added = new SortedKeys()
  /** Bytes of documents written, for the size limit of a transaction. */
  size = 0

  putRecord(collection: number, record: number, bytes: Buffer | null): void {
    const records = this.records.get(collection) ?? new Map<number, Buffer | null>()
    this.records.set(collection, records.set(record, bytes))
    this.size += bytes?.length ?? 0
  }

  putEntry(key: Buffer, isPresent: boolean): void {
    const text = key.toString('latin1')
    this.entries.set(text, isPresent)
    if (isPresent) this.#added.add(text)
    else this.#added.delete(text)
  }

  /** Added entries of a range, in key order. */
  addedEntries({ low, high }: KeyRange): Buffer[] {
    return this.#added
      .between(low.toString('latin1'), high.toString('latin1'))
      .map((text) => Buffer.from(text, 'latin1'))
  }
}

/** The view of a transaction: a snapshot with its own writes. */
export class OverlayReader implements Reader {
  readonly #base: Reader
  readonly #overlay: Overlay

  constructor(base: Reader, overlay: Overlay) {
    this.#base = base
    this.#overlay = overlay
  }

  record(collection: number, record: number): Buffer | undefined {
    const own = this.#overlay.records.get(collection)?.get(record)
    return own === undefined ? this.#base.record(collection, record) : (own ?? undefined)
  }

  /** Inserted records have higher numbers than all records of the snapshot, so they are last. */
  *records(collection: number, isReverse: boolean): IterableIterator<StoredRecord> {
    const own = new Map(this.#overlay.records.get(collection))
    const added = this.#inserted(collection, own)
    if (isReverse) yield* added.reverse()
    for (const stored of this.#base.records(collection, isReverse)) {
      const replaced = own.get(stored.record)
      if (replaced === undefined) yield stored
      else if (replaced) yield { record: stored.record, bytes: replaced }
    }
    if (!isReverse) yield* added
  }

  #inserted(collection: number, own: ReadonlyMap<number, Buffer | null>): StoredRecord[] {
    const added: StoredRecord[] = []
    for (const [record, bytes] of own)
      if (bytes && !this.#base.record(collection, record)) added.push({ record, bytes })
    return added.sort((a, b) => a.record - b.record)
  }

  *entries(range: KeyRange, isReverse: boolean): IterableIterator<Buffer> {
    const sign = isReverse ? -1 : 1
    const isRemoved = (key: Buffer) => this.#overlay.entries.get(key.toString('latin1')) !== undefined
    const own = this.#overlay.addedEntries(range)
    if (isReverse) own.reverse()
    let next = 0
    for (const key of this.#base.entries(range, isReverse)) {
      for (; next < own.length && Buffer.compare(own[next] as Buffer, key) * sign < 0; next++) yield own[next] as Buffer
      if (!isRemoved(key)) yield key
    }
    yield* own.slice(next)
  }

  hasEntry(key: Buffer): boolean {
    return this.#overlay.entries.get(key.toString('latin1')) ?? this.#base.hasEntry(key)
  }
}

/** Another record than `own` with these values in a unique index. */
export function ownerOf(reader: Reader, prefix: Buffer, own: number | undefined): number | undefined {
  const low = Buffer.concat([prefix, Buffer.alloc(6)])
  const high = Buffer.concat([prefix, Buffer.alloc(6, 0xff)])
  for (const key of reader.entries({ low, high }, false)) {
    const record = recordOfKey(key)
    if (record !== own && prefixOfIndexKey(key).equals(prefix)) return record
  }
  return undefined
}
