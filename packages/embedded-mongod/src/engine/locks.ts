import { MongoError } from '../query'

/** The holder of locks: an open transaction. */
export interface LockHolder {
  /** The last visible batch in its snapshot. */
  readonly sequence: number
  /** The locked keys. */
  readonly locks: Set<string>
  hasWritten(collection: number): boolean
  /** Calls back when the holder ends, or at once if it already has. */
  whenEnded(wake: () => void): void
}

/** Thrown before any write if an open transaction holds a needed lock. The write waits for the holder. */
export class Blocked extends Error {
  constructor(readonly holder: LockHolder) {
    super('blocked by a transaction')
  }
}

export const recordLock = (collection: number, record: number): string => `r${collection}:${record}`
export const valueLock = (prefix: Buffer): string => `v${prefix.toString('latin1')}`

export const writeConflict = (): MongoError =>
  new MongoError(
    112,
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
    { labels: ['TransientTransactionError'] },
  )

/**
 * The records and unique values that open transactions wrote, and the latest commits while any is open. The first
 * writer wins: a second transaction gets a conflict, and a write outside of transactions waits.
 */
export class LockTable {
  readonly #holders = new Map<string, LockHolder>()
  readonly #committed = new Map<string, number>()
  readonly #open = new Set<LockHolder>()

  begin(transaction: LockHolder): void {
    this.#open.add(transaction)
  }

  get hasOpen(): boolean {
    return this.#open.size > 0
  }

  /** The open transaction that has written to the collection. */
  writerOf(collection: number): LockHolder | undefined {
    for (const transaction of this.#open) if (transaction.hasWritten(collection)) return transaction
    return undefined
  }

  /** Locks for a write outside of transactions. */
  demand(keys: Iterable<string>): void {
    if (this.#open.size === 0) return
    for (const key of keys) {
      const holder = this.#holders.get(key)
      if (holder) throw new Blocked(holder)
    }
  }

  /** Locks all keys for a transaction, or none. */
  acquire(transaction: LockHolder, keys: readonly string[]): void {
    for (const key of keys) {
      const holder = this.#holders.get(key)
      if (holder && holder !== transaction) throw writeConflict()
      if ((this.#committed.get(key) ?? 0) > transaction.sequence) throw writeConflict()
    }
    for (const key of keys) {
      this.#holders.set(key, transaction)
      transaction.locks.add(key)
    }
  }

  /** Whether a commit followed the transaction's snapshot. */
  isStale(transaction: LockHolder): boolean {
    for (const key of transaction.locks) if ((this.#committed.get(key) ?? 0) > transaction.sequence) return true
    return false
  }

  /** Records the writes of a batch that has become visible. */
  recordCommit(keys: Iterable<string>, sequence: number): void {
    if (this.#open.size === 0) return
    for (const key of keys) this.#committed.set(key, sequence)
  }

  end(transaction: LockHolder): void {
    if (!this.#open.delete(transaction)) return
    for (const key of transaction.locks) if (this.#holders.get(key) === transaction) this.#holders.delete(key)
    this.#forget()
  }

  /** Drops the records of commits that are in the snapshots of all open transactions. */
  #forget(): void {
    let oldest = Number.POSITIVE_INFINITY
    for (const { sequence } of this.#open) oldest = Math.min(oldest, sequence)
    for (const [key, sequence] of this.#committed) if (sequence <= oldest) this.#committed.delete(key)
  }
}
