import type { CollectionInfo } from '../storage/catalog'
import { mergeMarks } from '../storage/index-marks'
import { prefixOfIndexKey, recordOfKey } from '../storage/keys'
import { ownerOf } from '../storage/overlay'
import { writeConflict } from './locks'
import type { RetryLog } from './retry-log'
import type { Transaction } from './transaction'
import type { WriteBatch } from './write-batch'
import type { WriteJob } from './write-queue'

/** Writes a transaction's overlay into a batch. First it checks again that no conflicting write was committed. */
export class CommitJob implements WriteJob<void> {
  readonly #transaction: Transaction
  readonly #retryLog: RetryLog
  readonly #session: Buffer
  readonly #number: bigint

  constructor(transaction: Transaction, retryLog: RetryLog, session: Buffer, number: bigint) {
    this.#transaction = transaction
    this.#retryLog = retryLog
    this.#session = session
    this.#number = number
  }

  run(batch: WriteBatch): void {
    const transaction = this.#transaction
    if (transaction.overlay.records.size > 0 || transaction.ownCollections.size > 0) {
      this.#check(batch)
      this.#write(batch)
      this.#retryLog.saveCommit(this.#session, this.#number)
      batch.touch(transaction.locks)
    }
    batch.whenVisible(() => transaction.end('committed'))
  }

  #check(batch: WriteBatch): void {
    const transaction = this.#transaction
    if (batch.locks.isStale(transaction)) throw writeConflict()
    for (const [namespace, own] of transaction.ownCollections) {
      const isThere = batch.collection(namespace) !== undefined
      if (transaction.isNew(namespace) === isThere) throw writeConflict()
      if (!transaction.isNew(namespace) && batch.collection(namespace)?.id !== own.id) throw writeConflict()
    }
    this.#checkCollections(batch)
    this.#checkUnique(batch)
  }

  /** The written collections must still be those of the snapshot, with the same indexes. */
  #checkCollections(batch: WriteBatch): void {
    for (const [namespace, seen] of this.#transaction.catalog) {
      if (!this.#transaction.hasWritten(seen.id) || this.#transaction.isNew(namespace)) continue
      const now = batch.collection(namespace)
      if (!now || now.id !== seen.id || indexIds(now) !== indexIds(seen)) throw writeConflict()
    }
  }

  #checkUnique(batch: WriteBatch): void {
    const unique = new Set<number>()
    for (const { indexes } of this.#transaction.catalog.values())
      for (const index of indexes) if (index.unique) unique.add(index.id)
    const { entries } = this.#transaction.overlay
    for (const [text, isPresent] of entries) {
      const key = Buffer.from(text, 'latin1')
      if (!isPresent || !unique.has(key.readUInt32BE(0))) continue
      const owner = ownerOf(batch.reader, prefixOfIndexKey(key), recordOfKey(key))
      if (owner === undefined) continue
      const ownersKey = Buffer.from(key)
      ownersKey.writeUIntBE(owner, key.length - 6, 6)
      if (entries.get(ownersKey.toString('latin1')) !== false) throw writeConflict()
    }
  }

  #write(batch: WriteBatch): void {
    const { overlay, ownCollections, sizeChanges } = this.#transaction
    for (const [namespace, own] of ownCollections) {
      const now = batch.collection(namespace)
      batch.addCollection(now ? mergeMarks(now, own) : own)
    }
    const unchanged = { count: 0, bytes: 0 }
    for (const [collection, records] of overlay.records)
      for (const [record, bytes] of records) {
        if (bytes) batch.putRecord(collection, record, bytes, unchanged)
        else batch.removeRecord(collection, record, unchanged)
      }
    for (const [collection, change] of sizeChanges) batch.resize(collection, change)
    for (const [text, isPresent] of overlay.entries) {
      const key = Buffer.from(text, 'latin1')
      if (isPresent) batch.putEntry(key)
      else batch.removeEntry(key)
    }
  }
}

const indexIds = ({ indexes }: CollectionInfo): string => indexes.map(({ id }) => id).join()
