import { MongoError } from '../query'
import type { CatalogState, CollectionInfo, IndexInfo } from '../storage/catalog'
import type { DocumentEntries } from '../storage/index-keys'
import { withEntries } from '../storage/index-marks'
import { Overlay, OverlayReader } from '../storage/overlay'
import type { Reader } from '../storage/reader'
import type { LockHolder, LockTable } from './locks'
import type { SizeChange, WriteTarget } from './record-writes'

export type TransactionState = 'open' | 'committing' | 'committed' | 'aborted'

/** The parts of the engine that a transaction needs when it begins. */
export interface TransactionBase {
  /** The last visible batch in the snapshot. */
  sequence: number
  /** The snapshot. */
  reader: Reader
  catalog: CatalogState
  locks: LockTable
  nextRecord: (collection: number) => number
  /** Releases the snapshot. */
  release: () => void
}

/** The maximum size of a transaction's written documents, in bytes. It is near the limit of MongoDB's default cache. */
const maxOverlayBytes = 64 * 1024 * 1024

/** One multi-document transaction: a snapshot, and an overlay with its own writes. */
export class Transaction implements WriteTarget, LockHolder {
  readonly #base: TransactionBase
  readonly overlay = new Overlay()
  readonly locks = new Set<string>()
  readonly reader: Reader
  readonly sequence: number
  readonly sizeChanges = new Map<number, SizeChange>()
  /** The collections that the transaction created or marked, in its own view. */
  readonly #own = new Map<string, CollectionInfo>()
  readonly #waiting: (() => void)[] = []
  #current: TransactionState = 'open'
  readonly startedAt = Date.now()

  constructor(base: TransactionBase) {
    this.#base = base
    this.sequence = base.sequence
    this.reader = new OverlayReader(base.reader, this.overlay)
    base.locks.begin(this)
  }

  get state(): TransactionState {
    return this.#current
  }

  collection(namespace: string): CollectionInfo | undefined {
    return this.#own.get(namespace) ?? this.#base.catalog.get(namespace)
  }

  /** The collections of a database in the snapshot and those that the transaction created. */
  get catalog(): CatalogState {
    return this.#own.size === 0 ? this.#base.catalog : new Map([...this.#base.catalog, ...this.#own])
  }

  /** The collections that the transaction created or whose indexes it marked, by namespace. */
  get ownCollections(): ReadonlyMap<string, CollectionInfo> {
    return this.#own
  }

  addCollection(namespace: string, collection: CollectionInfo): void {
    this.#own.set(namespace, collection)
  }

  isNew(namespace: string): boolean {
    return this.#own.has(namespace) && !this.#base.catalog.has(namespace)
  }

  hasWritten(collection: number): boolean {
    return this.overlay.records.has(collection)
  }

  claim(keys: readonly string[]): void {
    this.#base.locks.acquire(this, keys)
  }

  nextRecord(collection: number): number {
    return this.#base.nextRecord(collection)
  }

  putRecord(collection: number, record: number, bytes: Buffer, change: SizeChange): void {
    this.overlay.putRecord(collection, record, bytes)
    this.#resize(collection, change)
    if (this.overlay.size > maxOverlayBytes)
      throw new MongoError(
        257,
        'The transaction writes more than 64 MB, which is more than this server keeps in memory.',
      )
  }

  removeRecord(collection: number, record: number, change: SizeChange): void {
    this.overlay.putRecord(collection, record, null)
    this.#resize(collection, change)
  }

  #resize(collection: number, change: SizeChange): void {
    const { count, bytes } = this.sizeChanges.get(collection) ?? { count: 0, bytes: 0 }
    this.sizeChanges.set(collection, { count: count + change.count, bytes: bytes + change.bytes })
  }

  putEntry(key: Buffer): void {
    this.overlay.putEntry(key, true)
  }

  removeEntry(key: Buffer): void {
    this.overlay.putEntry(key, false)
  }

  markIndex(collection: CollectionInfo, index: IndexInfo, entries: DocumentEntries): void {
    const namespace = `${collection.db}.${collection.name}`
    this.#own.set(namespace, withEntries(this.collection(namespace) ?? collection, index.id, entries))
  }

  /** After this, only `end` changes the transaction. */
  startCommit(): void {
    this.#current = 'committing'
  }

  /** After a commit that failed before any write, the transaction stays open until it is ended. */
  end(state: 'committed' | 'aborted'): void {
    if (this.#current === 'committed' || this.#current === 'aborted') return
    this.#current = state
    this.#base.locks.end(this)
    this.#base.release()
    for (const wake of this.#waiting.splice(0)) wake()
  }

  /** Calls back when the transaction ends, or at once if it already has. */
  whenEnded(wake: () => void): void {
    if (this.#current === 'committed' || this.#current === 'aborted') wake()
    else this.#waiting.push(wake)
  }
}
