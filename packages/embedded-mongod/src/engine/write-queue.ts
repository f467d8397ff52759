import { MongoError } from '../query'
import { Blocked } from './locks'
import { type BatchContext, WriteBatch } from './write-batch'

/** Thrown by a job that has completed a part and continues in a later batch. */
export class Unfinished extends Error {}

/**
 * A unit of writing. `run` either returns its result, throws a MongoError before it has changed anything, or throws
 * Blocked or Unfinished after whole steps. It may be run again: after `mark`'s undo, as if the run had not been.
 */
export interface WriteJob<T> {
  run(batch: WriteBatch): T
  /** Saves the job's progress. The returned function restores it. */
  mark?(): () => void
}

interface Entry {
  job: WriteJob<unknown>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

export interface WriteQueueHooks {
  /** Called with each storage error. */
  onFailure(error: unknown): void
  /** Called when storage fails until it is reopened. */
  onFatal(error: unknown): void
  beforeCommit(): void
}

type Settle = () => void

interface Outcome {
  /** Functions that settle each tried job, to be called when the batch is visible. */
  settles: Settle[]
  /**
   * Jobs that did not fit into the batch. They come first in the next one, before unfinished jobs, to bound their wait.
   */
  late: Entry[]
  /** Set if the batch has changes. */
  publish: ((sequence: number) => void) | undefined
  /** Callbacks of jobs for the time when the batch is visible. */
  visible: () => void
}

/**
 * The only writer. It applies waiting writes in one LMDB transaction, commits it to disk, and then acknowledges them.
 * The next batch reads only committed data. `sequence` counts the visible batches.
 */
export class WriteQueue {
  readonly #context: BatchContext
  readonly #hooks: WriteQueueHooks
  sequence = 0
  #waiting: Entry[] = []
  #isScheduled = false
  #isClosed = false
  #idle: (() => void)[] = []

  constructor(context: BatchContext, hooks: WriteQueueHooks) {
    this.#context = context
    this.#hooks = hooks
  }

  submit<T>(job: WriteJob<T>): Promise<T> {
    if (this.#isClosed) return Promise.reject(new MongoError(91, 'The server is shutting down'))
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ job, resolve: resolve as (value: unknown) => void, reject })
      this.#schedule()
    })
  }

  /** Stops accepting jobs, and resolves when the accepted jobs are written. */
  close(): Promise<void> {
    this.#isClosed = true
    return new Promise((resolve) => {
      this.#idle.push(resolve)
      this.#schedule()
    })
  }

  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#flush()
    })
  }

  #flush(): void {
    const entries = this.#waiting
    this.#waiting = []
    if (entries.length > 0) this.#commit(entries)
    if (this.#waiting.length > 0) this.#schedule()
    else for (const done of this.#idle.splice(0)) done()
  }

  /** Commits a batch. If storage fails, each job is retried alone, so that one job cannot fail the others. */
  #commit(entries: Entry[]): void {
    const undos = entries.map(({ job }) => job.mark?.())
    const before = this.#context.catalog.state
    let outcome: Outcome
    try {
      outcome = this.#apply(entries)
    } catch (error) {
      this.#context.catalog.state = before
      for (const undo of undos) undo?.()
      if (entries.length > 1) for (const entry of entries) this.#commit([entry])
      else this.#fail(entries[0] as Entry, error)
      return
    }
    this.#publish(outcome)
  }

  #fail(entry: Entry, error: unknown): void {
    this.#hooks.onFailure(error)
    if (isFatal(error)) this.#hooks.onFatal(error)
    entry.reject(storageError(error, () => this.#context.store.isDiskFull(0)))
  }

  /** The batch is now durable and visible, so its locks are released and its jobs settle. */
  #publish({ publish, visible, settles, late }: Outcome): void {
    if (publish) {
      publish(this.sequence + 1)
      this.sequence += 1
    }
    visible()
    this.#waiting.push(...late)
    for (const settle of settles) settle()
  }

  #apply(entries: Entry[]): Outcome {
    const outcome: Outcome = { settles: [], late: [], publish: undefined, visible: () => {} }
    this.#context.store.write(() => {
      const batch = new WriteBatch(this.#context)
      for (const [position, entry] of entries.entries()) {
        if (batch.isFull) {
          outcome.late = entries.slice(position)
          break
        }
        outcome.settles.push(this.#attempt(entry, batch))
      }
      // LMDB corrupts its memory if many commits fail on a full disk, so no commit may be attempted on one.
      if (batch.isDirty && this.#context.store.isDiskFull(batch.copiedBytes)) throw new Error('No space left on device')
      if (batch.isDirty) outcome.publish = batch.finish()
      if (batch.isDirty) this.#hooks.beforeCommit()
      outcome.visible = () => batch.runVisibleActions()
      return batch.isDirty
    })
    return outcome
  }

  #attempt(entry: Entry, batch: WriteBatch): Settle {
    try {
      const value = entry.job.run(batch)
      return () => entry.resolve(value)
    } catch (error) {
      if (error instanceof Unfinished) return () => this.#again(entry)
      if (error instanceof Blocked) return () => error.holder.whenEnded(() => this.#again(entry))
      if (error instanceof MongoError) return () => entry.reject(error)
      throw error
    }
  }

  #again(entry: Entry): void {
    this.#waiting.push(entry)
    this.#schedule()
  }
}

/** LMDB failed to write its meta page, so the outcome of the commit is unknown. LMDB refuses all further work. */
const isFatal = (error: unknown): boolean => error instanceof Error && error.message.includes('MDB_PANIC')

/** LMDB reports an I/O error if only a part of a write fitted on the disk. */
const isShortWrite = (text: string): boolean => text.includes('Input/output error')

/** Neither error is retryable: a driver retries at once, while the disk is still full. Nothing was written. */
function storageError(error: unknown, isDiskFull: () => boolean): MongoError {
  const text = error instanceof Error ? error.message : String(error)
  const isFull = /no space|ENOSPC|MDB_MAP_FULL/i.test(text) || (isShortWrite(text) && isDiskFull())
  if (isFull) return new MongoError(14031, `The disk is full: ${text}`)
  return new MongoError(1, `The write failed: ${text}`)
}
