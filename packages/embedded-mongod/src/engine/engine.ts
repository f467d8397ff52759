import { MongoError } from '../query'
import { Catalog, type CatalogState } from '../storage/catalog'
import { type Reader, StoreReader } from '../storage/reader'
import { Sizes } from '../storage/sizes'
import { Store } from '../storage/store'
import { LogicalClock } from './clock'
import { CommitJob } from './commit-job'
import { CursorRegistry } from './cursors'
import { dropUnfinishedIndexes } from './index-build'
import { LockTable } from './locks'
import { Maintenance } from './maintenance'
import { RetryLog } from './retry-log'
import { type Session, SessionRegistry } from './sessions'
import { Transaction } from './transaction'
import { lastRecord } from './write-batch'
import { WriteQueue } from './write-queue'

export interface Faults {
  /** Acknowledges commits before they are visible. */
  releaseBeforeVisible?: boolean
  /** Called before each commit to disk. An error that it throws is treated as a disk error. */
  beforeCommit?: () => void
}

export interface EngineOptions {
  path: string
  /** Whether an acknowledged write is on disk; default true. */
  isDurable?: boolean | undefined
  /** Receives storage errors, which the client sees only as a failed write. */
  onFailure?: (error: unknown) => void
  /** Faults that a test injects to verify its checks. No command or flag sets them. */
  faults?: Faults
  /** Called once when storage fails until it is reopened. The outcome of the writes in progress is then unknown. */
  onFatal?: (error: unknown) => void
  /** The lifetime of a transaction in milliseconds; default 60 s. */
  transactionLifetime?: number
}

/** A consistent view for reads. `release` frees its snapshot. */
export interface ReadView {
  reader: Reader
  catalog: CatalogState
  release(): void
}

const defaultTransactionLifetimeMs = 60_000

export const noSuchTransaction = (number: bigint, why: string): MongoError =>
  new MongoError(251, `Transaction with { txnNumber: ${number} } ${why}.`, { labels: ['TransientTransactionError'] })

/** The database behind the wire protocol: storage, the one writer, sessions, transactions and cursors. */
export class Engine {
  readonly #options: EngineOptions
  readonly store: Store
  readonly catalog: Catalog
  readonly sizes: Sizes
  readonly clock: LogicalClock
  readonly locks = new LockTable()
  readonly cursors = new CursorRegistry()
  readonly sessions: SessionRegistry
  readonly retryLog: RetryLog
  readonly queue: WriteQueue
  readonly #latest: Reader
  readonly #maintenance: Maintenance

  constructor(options: EngineOptions) {
    this.#options = options
    this.store = new Store(options.path, options.isDurable)
    this.catalog = new Catalog(this.store)
    this.sizes = new Sizes(this.store)
    this.clock = new LogicalClock(this.store.counters)
    this.retryLog = new RetryLog(this.store.sessions)
    this.#latest = new StoreReader(this.store)
    this.sessions = new SessionRegistry((session) => this.#endSession(session))
    const onFailure = options.onFailure ?? (() => {})
    this.queue = new WriteQueue(this, {
      onFailure,
      onFatal: options.onFatal ?? onFailure,
      beforeCommit: options.faults?.beforeCommit ?? (() => {}),
    })
    this.queue.submit({ run: dropUnfinishedIndexes }).catch(onFailure)
    this.#maintenance = new Maintenance(this, options.transactionLifetime ?? defaultTransactionLifetimeMs)
  }

  /** A view of the committed data, which the reader must release. */
  view(): ReadView {
    const snapshot = this.store.snapshot()
    return {
      reader: new StoreReader(this.store, snapshot),
      catalog: this.catalog.state,
      release: once(() => snapshot.done()),
    }
  }

  /** Begins a transaction of a session, and first aborts the session's open one. */
  begin(session: Session, number: bigint): Transaction {
    const previous = session.transaction
    if (previous && previous.number >= number)
      throw new MongoError(225, `Cannot start transaction ${number} because a newer one has already started.`)
    previous?.transaction.end('aborted')
    const view = this.view()
    const transaction = new Transaction({
      sequence: this.queue.sequence,
      reader: view.reader,
      catalog: view.catalog,
      locks: this.locks,
      nextRecord: (collection) => this.sizes.nextRecord(collection, () => lastRecord(this.#latest, collection)),
      release: () => {
        this.cursors.closeWhere((cursor) => cursor.session === session.key && cursor.transaction === number)
        view.release()
      },
    })
    session.transaction = { number, transaction }
    return transaction
  }

  /** The open transaction of this number. */
  transaction(session: Session, number: bigint): Transaction {
    const current = session.transaction
    if (current?.number !== number) throw noSuchTransaction(number, 'has not been started')
    const { transaction } = current
    if (transaction.state === 'open') return transaction
    if (transaction.state === 'aborted') throw noSuchTransaction(number, 'has been aborted')
    throw new MongoError(256, `Transaction with { txnNumber: ${number} } has been committed.`)
  }

  /** Commits a transaction. A repeated commit succeeds again, also after a restart. */
  async commit(session: Session, number: bigint): Promise<void> {
    const current = session.transaction
    if (current?.number !== number || current.transaction.state === 'aborted') {
      const stored = this.retryLog.find(session.id)
      if (stored?.number === number && stored.isCommitted) return
      throw noSuchTransaction(number, current?.number === number ? 'has been aborted' : 'has not been started')
    }
    current.commit ??= this.#startCommit(session, number, current.transaction)
    await current.commit
  }

  async #startCommit(session: Session, number: bigint, transaction: Transaction): Promise<void> {
    transaction.startCommit()
    if (this.#options.faults?.releaseBeforeVisible) await this.#releaseEarly(transaction)
    try {
      await this.queue.submit(new CommitJob(transaction, this.retryLog, session.id, number))
    } catch (error) {
      transaction.end('aborted')
      throw error
    }
  }

  /** The injected fault: acknowledges the commit before it is visible. */
  async #releaseEarly(transaction: Transaction): Promise<void> {
    this.queue.sequence += 1
    this.locks.recordCommit(transaction.locks, this.queue.sequence)
    this.locks.end(transaction)
    transaction.locks.clear()
    await new Promise((resolve) => setTimeout(resolve, 3))
  }

  abort(session: Session, number: bigint): void {
    this.transaction(session, number).end('aborted')
  }

  #endSession(session: Session): void {
    const open = session.transaction?.transaction
    if (open?.state === 'open') open.end('aborted')
    this.cursors.closeWhere((cursor) => cursor.session === session.key)
  }

  /** Finishes accepted writes, aborts open transactions, and closes the files. */
  async close(): Promise<void> {
    this.#maintenance.stop()
    for (const { transaction } of this.sessions.all())
      if (transaction?.transaction.state === 'open') transaction.transaction.end('aborted')
    await this.queue.close()
    this.cursors.closeWhere(() => true)
    await this.store.close()
  }
}

function once(action: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    action()
  }
}
