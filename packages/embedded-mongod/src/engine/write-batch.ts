import { randomUUID } from 'node:crypto'
import { Doc, MongoError } from '../query'
import { type Catalog, type CollectionInfo, type IndexInfo, namespaceOf } from '../storage/catalog'
import type { DocumentEntries } from '../storage/index-keys'
import { withEntries } from '../storage/index-marks'
import { recordKey } from '../storage/keys'
import { type Reader, StoreReader } from '../storage/reader'
import type { Sizes } from '../storage/sizes'
import type { Store } from '../storage/store'
import type { LogicalClock } from './clock'
import type { LockTable } from './locks'
import type { SizeChange, WriteTarget } from './record-writes'

/** The parts of the engine that a batch writes to and keeps up to date. */
export interface BatchContext {
  store: Store
  catalog: Catalog
  sizes: Sizes
  clock: LogicalClock
  locks: LockTable
}

/** The maximum duration of a batch in milliseconds. A longer batch would delay replies and reads. */
const maxBatchMs = 30

const entryValue = Buffer.of(1)

/** Bytes that LMDB may copy to change a key beside its value: the leaf with the key, and its share of the pages above. */
const copiedBytesPerKey = 2 * 4096

/** The last record number of a collection; 0 if it is empty. */
export function lastRecord(reader: Reader, collection: number): number {
  for (const { record } of reader.records(collection, true)) return record
  return 0
}

/** The writes of one commit. It exists during one `Store.write`. */
export class WriteBatch implements WriteTarget {
  readonly #context: BatchContext
  readonly reader: Reader
  readonly #touched: string[] = []
  readonly #changes = new Map<number, SizeChange>()
  readonly #visibleActions: (() => void)[] = []
  #hasChanged = false
  #copiedBytes = 0
  readonly #endsAt = performance.now() + maxBatchMs

  constructor(context: BatchContext) {
    this.#context = context
    this.reader = new StoreReader(context.store)
  }

  get isFull(): boolean {
    return performance.now() > this.#endsAt
  }

  /** Whether it has changes to commit. */
  get isDirty(): boolean {
    return this.#hasChanged
  }

  /** An upper bound of the bytes that the commit of records and index entries writes. */
  get copiedBytes(): number {
    return this.#copiedBytes
  }

  /** Marks the batch as changed by a write that bypassed this object. */
  markDirty(): void {
    this.#hasChanged = true
  }

  /** The tables to write to. */
  get store(): Store {
    this.#hasChanged = true
    return this.#context.store
  }

  get catalog(): Catalog {
    return this.#context.catalog
  }

  get locks(): LockTable {
    return this.#context.locks
  }

  collection(namespace: string): CollectionInfo | undefined {
    return this.#context.catalog.get(namespace)
  }

  /** Returns the collection, and creates it if necessary. */
  ensureCollection(db: string, name: string): CollectionInfo {
    return this.collection(`${db}.${name}`) ?? this.addCollection(newCollection(this.#context.catalog, db, name))
  }

  addCollection(collection: CollectionInfo): CollectionInfo {
    this.#hasChanged = true
    this.#context.catalog.put(collection)
    return collection
  }

  removeCollection(collection: CollectionInfo): void {
    const { catalog, sizes } = this.#context
    const { store } = this
    catalog.remove(collection)
    sizes.remove(collection.id)
    this.#changes.delete(collection.id)
    store.discard({ kind: 'records', id: collection.id })
    for (const { id } of collection.indexes) store.discard({ kind: 'index', id })
  }

  claim(keys: readonly string[]): void {
    this.locks.demand(keys)
    if (this.locks.hasOpen) this.#touched.push(...keys)
  }

  /** Adds writes that already hold locks: those of a transaction that commits in this batch. */
  touch(keys: Iterable<string>): void {
    this.#touched.push(...keys)
  }

  nextRecord(collection: number): number {
    return this.#context.sizes.nextRecord(collection, () => lastRecord(this.reader, collection))
  }

  putRecord(collection: number, record: number, bytes: Buffer, change: SizeChange): void {
    this.#copiedBytes += bytes.length + copiedBytesPerKey
    this.store.records.put(recordKey(collection, record), bytes)
    this.resize(collection, change)
  }

  removeRecord(collection: number, record: number, change: SizeChange): void {
    this.#copiedBytes += copiedBytesPerKey
    this.store.records.remove(recordKey(collection, record))
    this.resize(collection, change)
  }

  resize(collection: number, change: SizeChange): void {
    const { count, bytes } = this.#changes.get(collection) ?? { count: 0, bytes: 0 }
    this.#changes.set(collection, { count: count + change.count, bytes: bytes + change.bytes })
  }

  putEntry(key: Buffer): void {
    this.#copiedBytes += copiedBytesPerKey
    this.store.index.put(key, entryValue)
  }

  removeEntry(key: Buffer): void {
    this.#copiedBytes += copiedBytesPerKey
    this.store.index.remove(key)
  }

  markIndex(collection: CollectionInfo, index: IndexInfo, entries: DocumentEntries): void {
    const current = this.collection(namespaceOf(collection)) ?? collection
    this.addCollection(withEntries(current, index.id, entries))
  }

  /** Runs `action` when the batch is durable and visible, even if it had no changes. */
  whenVisible(action: () => void): void {
    this.#visibleActions.push(action)
  }

  /**
   * Makes the final writes of a changed batch. The returned function must be called with the batch's sequence when it
   * is visible.
   */
  finish(): (sequence: number) => void {
    const { sizes, clock, locks } = this.#context
    const time = clock.next()
    clock.store(time)
    const resize = sizes.save(this.#changes)
    return (sequence) => {
      resize()
      clock.advance(time)
      locks.recordCommit(this.#touched, sequence)
    }
  }

  runVisibleActions(): void {
    for (const action of this.#visibleActions) action()
  }
}

const idKey = Doc.of(['_id'], [1])

/** A collection with only its `_id` index. */
export function newCollection(catalog: Catalog, db: string, name: string): CollectionInfo {
  checkName(db, name)
  return {
    id: catalog.nextId(),
    db,
    name,
    uuid: Buffer.from(randomUUID().replaceAll('-', ''), 'hex'),
    indexes: [
      {
        id: catalog.nextId(),
        name: '_id_',
        fields: [{ path: '_id', direction: 1 }],
        key: idKey,
        unique: true,
        sparse: false,
        multikeyPaths: [],
        isReady: true,
        hasTruncated: false,
      },
    ],
  }
}

const maxNamespaceBytes = 255

/** Characters that a database name must not have. */
const invalidDatabaseCharacters = /[/\\. "$*<>:|?\0]/

function checkName(db: string, name: string): void {
  if (db === '' || Buffer.byteLength(db) > 63 || invalidDatabaseCharacters.test(db))
    throw new MongoError(73, `Invalid database name: '${db}'`)
  const isBad = name === '' || name.startsWith('.') || name.endsWith('.') || name.includes('$') || name.includes('\0')
  if (isBad) throw new MongoError(73, `Invalid collection name: ${name}`)
  if (name.startsWith('system.')) throw new MongoError(73, `Collections named system.* are not supported: ${name}`)
  if (Buffer.byteLength(`${db}.${name}`) > maxNamespaceBytes)
    throw new MongoError(73, `Fully qualified namespace is too long: ${db}.${name}`)
}
