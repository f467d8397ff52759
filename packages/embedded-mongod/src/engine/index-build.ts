import { decode, MongoError } from '../query'
import { type CollectionInfo, type IndexInfo, namespaceOf } from '../storage/catalog'
import { entriesOf } from '../storage/index-keys'
import { withEntries } from '../storage/index-marks'
import { indexKey } from '../storage/keys'
import { ownerOf } from '../storage/overlay'
import { partialFilterOf } from '../storage/partial-filter'
import { duplicateKey } from './duplicate-key'
import { Blocked } from './locks'
import type { WriteBatch } from './write-batch'
import { Unfinished, type WriteJob, type WriteQueue } from './write-queue'

/** Documents between two reads of the clock. */
const recordsPerCheck = 64

/** Throws Blocked while the collection has writes of an open transaction. */
export function requireNoOpenWriter(batch: WriteBatch, collection: CollectionInfo): void {
  const writer = batch.locks.writerOf(collection.id)
  if (writer) throw new Blocked(writer)
}

function replaceIndex(collection: CollectionInfo, index: IndexInfo): CollectionInfo {
  return { ...collection, indexes: collection.indexes.map((info) => (info.id === index.id ? index : info)) }
}

export function withoutIndex(batch: WriteBatch, collection: CollectionInfo, id: number): void {
  batch.addCollection({ ...collection, indexes: collection.indexes.filter((index) => index.id !== id) })
  batch.store.discard({ kind: 'index', id })
}

/** Removes indexes whose build the end of the process interrupted. Their creation was never acknowledged. */
export function dropUnfinishedIndexes(batch: WriteBatch): void {
  for (const collection of batch.catalog.list())
    for (const { id, isReady } of collection.indexes)
      if (!isReady) withoutIndex(batch, batch.collection(namespaceOf(collection)) as CollectionInfo, id)
}

/**
 * Fills a new index over several batches. Writes in between update the index too, so the build enters the current
 * version of each document.
 */
class FillJob implements WriteJob<void> {
  readonly #namespace: string
  readonly #id: number
  #next = 0

  constructor(namespace: string, id: number) {
    this.#namespace = namespace
    this.#id = id
  }

  mark(): () => void {
    const next = this.#next
    return () => {
      this.#next = next
    }
  }

  run(batch: WriteBatch): void {
    const [collection, index] = indexOf(batch, this.#namespace, this.#id)
    let steps = 0
    for (const { record, bytes } of batch.reader.records(collection.id, false, this.#next)) {
      if (++steps % recordsPerCheck === 0 && batch.isFull) throw new Unfinished()
      this.#enter(batch, index, record, bytes)
      this.#next = record + 1
    }
  }

  #enter(batch: WriteBatch, index: IndexInfo, record: number, bytes: Buffer): void {
    const entries = entriesOf(decode(bytes), index, partialFilterOf(index))
    for (const { prefix, values } of entries.byPrefix.values()) {
      if (index.unique && ownerOf(batch.reader, prefix, record) !== undefined)
        throw duplicateKey(this.#namespace, index, values)
      batch.putEntry(indexKey(prefix, record))
    }
    if (entries.multikeyPaths.length === 0 && !entries.hasTruncated) return
    const [collection, current] = indexOf(batch, this.#namespace, this.#id)
    const isKnown =
      (current.hasTruncated || !entries.hasTruncated) &&
      entries.multikeyPaths.every((path) => current.multikeyPaths.includes(path))
    if (!isKnown) batch.addCollection(withEntries(collection, index.id, entries))
  }
}

/** Fills new indexes and makes all of them ready at once. If one fails, all are removed. */
export async function fillIndexes(
  queue: WriteQueue,
  collection: CollectionInfo,
  ids: readonly number[],
): Promise<void> {
  const namespace = namespaceOf(collection)
  try {
    for (const id of ids) await queue.submit(new FillJob(namespace, id))
    if (ids.length > 0) await queue.submit({ run: (batch) => markReady(batch, namespace, ids) })
  } catch (error) {
    await queue.submit({
      run: (batch) => {
        for (const id of ids) {
          const current = batch.collection(namespace)
          if (current?.indexes.some((index) => index.id === id)) withoutIndex(batch, current, id)
        }
      },
    })
    throw error
  }
}

function markReady(batch: WriteBatch, namespace: string, ids: readonly number[]): void {
  for (const id of ids) {
    const [collection, index] = indexOf(batch, namespace, id)
    batch.addCollection(replaceIndex(collection, { ...index, isReady: true }))
  }
}

function indexOf(batch: WriteBatch, namespace: string, id: number): [CollectionInfo, IndexInfo] {
  const collection = batch.collection(namespace)
  const index = collection?.indexes.find((info) => info.id === id)
  if (!collection || !index)
    throw new MongoError(276, 'The index build was stopped: the collection or index was dropped')
  return [collection, index]
}
