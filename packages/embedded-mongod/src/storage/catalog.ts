import { type Doc, decode, encode } from '../query'
import type { Store } from './store'

/** An index. Catalog entries are immutable, so that snapshots can share them. */
export interface IndexInfo {
  id: number
  name: string
  /** The paths with their directions, in order. */
  fields: readonly IndexField[]
  /** The key document as it was given. */
  key: Doc
  unique: boolean
  sparse: boolean
  partialFilter?: Doc
  /** The paths on which a document has or had an array, and therefore several entries. */
  multikeyPaths: readonly string[]
  /** Whether the index is complete. During its build, writes update it and queries ignore it. */
  isReady: boolean
  /** Whether it has truncated entries, so that order and bounds are not exact. */
  hasTruncated: boolean
}

export interface IndexField {
  path: string
  direction: 1 | -1
}

export interface CollectionInfo {
  id: number
  db: string
  name: string
  /** 16 bytes. */
  uuid: Buffer
  indexes: readonly IndexInfo[]
}

/** All collections by namespace, at one time. */
export type CatalogState = ReadonlyMap<string, CollectionInfo>

interface SerializedIndex extends Omit<IndexInfo, 'key' | 'partialFilter'> {
  key: string
  partialFilter?: string
}

const pack = (doc: Doc): string => encode(doc).toString('base64')
const unpack = (text: string): Doc => decode(Buffer.from(text, 'base64'))

export const namespaceOf = (collection: Pick<CollectionInfo, 'db' | 'name'>): string =>
  `${collection.db}.${collection.name}`

function serialize(collection: CollectionInfo): Buffer {
  const indexes = collection.indexes.map(({ key, partialFilter, ...rest }) => ({
    ...rest,
    key: pack(key),
    ...(partialFilter ? { partialFilter: pack(partialFilter) } : {}),
  }))
  return Buffer.from(JSON.stringify({ ...collection, uuid: collection.uuid.toString('hex'), indexes }))
}

function deserialize(bytes: Buffer): CollectionInfo {
  const stored = JSON.parse(bytes.toString()) as Omit<CollectionInfo, 'uuid' | 'indexes'> & {
    uuid: string
    indexes: SerializedIndex[]
  }
  const indexes = stored.indexes.map(({ key, partialFilter, ...rest }) => ({
    ...rest,
    key: unpack(key),
    ...(partialFilter ? { partialFilter: unpack(partialFilter) } : {}),
  }))
  return { ...stored, uuid: Buffer.from(stored.uuid, 'hex'), indexes }
}

function catalogKey(id: number): Buffer {
  const key = Buffer.allocUnsafe(4)
  key.writeUInt32BE(id)
  return key
}

/**
 * The collections and their indexes. `state` is the committed state or, during a batch, the state of the batch. A
 * failed batch restores the former state.
 */
export class Catalog {
  readonly #store: Store
  state: CatalogState
  #lastId = 0

  constructor(store: Store) {
    this.#store = store
    const collections = [...store.catalog.getRange({})].map(({ value }) => deserialize(Buffer.from(value)))
    this.state = new Map(collections.map((collection) => [namespaceOf(collection), collection]))
    for (const { id, indexes } of collections)
      this.#lastId = Math.max(this.#lastId, id, ...indexes.map((index) => index.id))
    for (const leftover of store.leftovers()) this.#lastId = Math.max(this.#lastId, leftover.id)
  }

  /** A number for a new collection or index. Numbers are never used twice in a run, nor while their data exists. */
  nextId(): number {
    this.#lastId += 1
    return this.#lastId
  }

  get(namespace: string): CollectionInfo | undefined {
    return this.state.get(namespace)
  }

  /** Collections of one database, or of all, by name. */
  list(db?: string): CollectionInfo[] {
    const found = [...this.state.values()].filter((collection) => db === undefined || collection.db === db)
    return found.sort((a, b) => (namespaceOf(a) < namespaceOf(b) ? -1 : 1))
  }

  /** Adds or replaces a collection. Call it inside a write. */
  put(collection: CollectionInfo): void {
    this.#store.catalog.put(catalogKey(collection.id), serialize(collection))
    this.state = new Map(this.state).set(namespaceOf(collection), collection)
  }

  /** Removes a collection. Call it inside a write. */
  remove(collection: CollectionInfo): void {
    this.#store.catalog.remove(catalogKey(collection.id))
    const next = new Map(this.state)
    next.delete(namespaceOf(collection))
    this.state = next
  }
}
