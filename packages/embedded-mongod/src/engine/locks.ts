import { MongoError } from '../query'

/** The holder of locks: an open transaction. */
export interface LockHolder {
  /** The last batch that was visible when its snapshot was taken. */
  readonly sequence: number
  /** The keys it holds. */
  readonly locks: Set<string>
  hasWritten(collection: number): boolean
  /** Calls back once the holder has ended; at once if it has. */
  whenEnded(wake: () => void): void
}

/** Thrown before anything is written if an open transaction holds what the write needs; the write waits for it. */
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
 * Records and unique values that open transactions have written, and when what was last committed while any is open.
 * First writer wins: a second transaction gets a conflict, a write outside of transactions waits.
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

  /** For a write outside of transactions. */
  demand(keys: Iterable<string>): void {
    if (this.#open.size === 0) return
    for (const key of keys) {
      const holder = this.#holders.get(key)
      if (holder) throw new Blocked(holder)
    }
  }

  /** For a transaction: all keys or none. */
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

  /** Whether something was committed after the transaction's snapshot was taken. */
  isStale(transaction: LockHolder): boolean {
    for (const key of transaction.locks) if ((this.#committed.get(key) ?? 0) > transaction.sequence) return true
    return false
  }

  /** Notes what a batch that is now visible has written. */
  recordCommit(keys: Iterable<string>, sequence: number): void {
    if (this.#open.size === 0) return
    for (const key of keys) this.#committed.set(key, sequence)
  }

  end(transaction: LockHolder): void {
    if (!this.#open.delete(transaction)) return
    for (const key of transaction.locks) if (this.#holders.get(key) === transaction) this.#holders.delete(key)
    this.#forget()
  }

  /** Forgets commits that every open transaction has in its snapshot. */
  #forget(): void {
    let oldest = Number.POSITIVE_INFINITY
    for (const { sequence } of this.#open) oldest = Math.min(oldest, sequence)
    for (const [key, sequence] of this.#committed) if (sequence <= oldest) this.#committed.delete(key)
  }
}
