import { type Doc, encode, objectTooLarge } from '../query'
import { type CollectionInfo, type IndexInfo, namespaceOf } from '../storage/catalog'
import { type DocumentEntries, type EntryValues, entriesOf } from '../storage/index-keys'
import { indexKey } from '../storage/keys'
import { ownerOf } from '../storage/overlay'
import { partialFilterOf } from '../storage/partial-filter'
import type { Reader } from '../storage/reader'
import { maxDocumentBytes } from '../wire/limits'
import { duplicateKey } from './duplicate-key'
import { recordLock, valueLock } from './locks'

/** The target of writes: the next batch, or a transaction's overlay. */
export interface WriteTarget {
  /** Reads the writes of this target too. */
  readonly reader: Reader
  /** Locks the keys. Throws before any change if another transaction has written them. */
  claim(keys: readonly string[]): void
  nextRecord(collection: number): number
  /** `change` is the growth of the collection, in documents and bytes. */
  putRecord(collection: number, record: number, bytes: Buffer, change: SizeChange): void
  removeRecord(collection: number, record: number, change: SizeChange): void
  putEntry(key: Buffer): void
  removeEntry(key: Buffer): void
  /** Marks an index permanently as multikey, or as having truncated entries. */
  markIndex(collection: CollectionInfo, index: IndexInfo, entries: DocumentEntries): void
}

export interface SizeChange {
  count: number
  bytes: number
}

interface IndexChange {
  index: IndexInfo
  next: DocumentEntries
  added: EntryValues[]
  removed: EntryValues[]
}

const noEntries: DocumentEntries = { byPrefix: new Map(), multikeyPaths: [], hasTruncated: false }

function difference(from: DocumentEntries, without: DocumentEntries): EntryValues[] {
  if (without.byPrefix.size === 0) return [...from.byPrefix.values()]
  return [...from.byPrefix].filter(([text]) => !without.byPrefix.has(text)).map(([, entry]) => entry)
}

function indexChanges(collection: CollectionInfo, before: Doc | undefined, after: Doc | undefined): IndexChange[] {
  const changes: IndexChange[] = []
  for (const index of collection.indexes) {
    const isIncluded = partialFilterOf(index)
    const previous = before ? entriesOf(before, index, isIncluded) : noEntries
    const next = after ? entriesOf(after, index, isIncluded) : noEntries
    const [added, removed] = [difference(next, previous), difference(previous, next)]
    if (added.length > 0 || removed.length > 0) changes.push({ index, next, added, removed })
  }
  return changes
}

function* locksOf(changes: readonly IndexChange[]): IterableIterator<string> {
  for (const { index, added, removed } of changes) {
    if (!index.unique) continue
    for (const { prefix } of added) yield valueLock(prefix)
    for (const { prefix } of removed) yield valueLock(prefix)
  }
}

function checkUnique(target: WriteTarget, collection: CollectionInfo, changes: IndexChange[], own?: number): void {
  for (const { index, added } of changes) {
    if (!index.unique) continue
    for (const entry of added)
      if (ownerOf(target.reader, entry.prefix, own) !== undefined)
        throw duplicateKey(namespaceOf(collection), index, entry.values)
  }
}

const changesIndexInfo = (index: IndexInfo, { multikeyPaths, hasTruncated }: DocumentEntries): boolean =>
  (hasTruncated && !index.hasTruncated) || multikeyPaths.some((path) => !index.multikeyPaths.includes(path))

function applyEntries(target: WriteTarget, collection: CollectionInfo, changes: IndexChange[], record: number): void {
  for (const { index, next, added, removed } of changes) {
    for (const { prefix } of removed) target.removeEntry(indexKey(prefix, record))
    for (const { prefix } of added) target.putEntry(indexKey(prefix, record))
    if (changesIndexInfo(index, next)) target.markIndex(collection, index, next)
  }
}

function checkSize(bytes: Buffer): void {
  if (bytes.length > maxDocumentBytes) throw objectTooLarge(bytes.length, maxDocumentBytes)
}

/** Inserts a document, which must have an `_id`. Throws a duplicate key error before any change. */
export function insertRecord(target: WriteTarget, collection: CollectionInfo, doc: Doc): void {
  const bytes = encode(doc)
  checkSize(bytes)
  const changes = indexChanges(collection, undefined, doc)
  target.claim([...locksOf(changes)])
  checkUnique(target, collection, changes)
  const record = target.nextRecord(collection.id)
  target.putRecord(collection.id, record, bytes, { count: 1, bytes: bytes.length })
  applyEntries(target, collection, changes, record)
}

/** Replaces `before` by `after`. Throws a duplicate key error before any change. */
export function replaceRecord(
  target: WriteTarget,
  collection: CollectionInfo,
  record: number,
  before: Doc,
  after: Doc,
): void {
  const bytes = encode(after)
  checkSize(bytes)
  const changes = indexChanges(collection, before, after)
  target.claim([recordLock(collection.id, record), ...locksOf(changes)])
  checkUnique(target, collection, changes, record)
  target.putRecord(collection.id, record, bytes, { count: 0, bytes: bytes.length - encode(before).length })
  applyEntries(target, collection, changes, record)
}

export function removeRecord(target: WriteTarget, collection: CollectionInfo, record: number, before: Doc): void {
  const changes = indexChanges(collection, before, undefined)
  target.claim([recordLock(collection.id, record), ...locksOf(changes)])
  target.removeRecord(collection.id, record, { count: -1, bytes: -encode(before).length })
  applyEntries(target, collection, changes, record)
}
