import type { Store } from '../storage/store'
import type { CursorRegistry } from './cursors'
import type { RetryLog } from './retry-log'
import type { SessionRegistry } from './sessions'
import type { WriteBatch } from './write-batch'
import type { WriteQueue } from './write-queue'

/** The parts of the engine that need maintenance. */
export interface Maintained {
  store: Store
  cursors: CursorRegistry
  sessions: SessionRegistry
  retryLog: RetryLog
  queue: WriteQueue
}

const secondMs = 1000
const trimIntervalMs = 5 * 60 * secondMs
/** Results of retryable writes are kept as long as the session timeout. */
const retryLifetimeMs = 30 * 60 * secondMs
/** Keys of dropped data removed in one batch. */
const maxSweptKeys = 2000

/** Periodic maintenance: overdue transactions, idle cursors and sessions, data of dropped collections. */
export class Maintenance {
  readonly #engine: Maintained
  readonly #transactionLifetime: number
  readonly #timer: NodeJS.Timeout
  #trimmedAt = Date.now()
  #isSweeping = false
  #isStopped = false

  constructor(engine: Maintained, transactionLifetime: number) {
    this.#engine = engine
    this.#transactionLifetime = transactionLifetime
    this.#timer = setInterval(() => this.#tick(), secondMs)
    this.#timer.unref()
  }

  stop(): void {
    this.#isStopped = true
    clearInterval(this.#timer)
  }

  #tick(): void {
    const now = Date.now()
    this.#abortOverdue(now)
    this.#engine.cursors.closeIdle(now)
    this.#engine.sessions.endIdle(now)
    if (now - this.#trimmedAt > trimIntervalMs) this.#trim(now)
    if (!this.#isSweeping) this.#sweep()
  }

  #abortOverdue(now: number): void {
    for (const { transaction } of this.#engine.sessions.all()) {
      const open = transaction?.transaction
      if (open?.state === 'open' && now - open.startedAt > this.#transactionLifetime) open.end('aborted')
    }
  }

  #trim(now: number): void {
    this.#trimmedAt = now
    this.#submit((batch) => {
      this.#engine.retryLog.trim(now - retryLifetimeMs)
      batch.markDirty()
    })
  }

  /** Removes a part of the dropped data. Later batches remove the rest, between other writes. */
  #sweep(): void {
    const leftover = this.#isStopped ? undefined : this.#engine.store.leftovers()[0]
    if (!leftover) return
    this.#isSweeping = true
    this.#submit((batch) => {
      batch.store.sweep(leftover, maxSweptKeys)
    }).then((isDone) => {
      this.#isSweeping = false
      if (isDone) this.#sweep()
    })
  }

  /** The queue has already reported the failure. A later tick retries. */
  #submit(run: (batch: WriteBatch) => void): Promise<boolean> {
    return this.#engine.queue.submit({ run }).then(
      () => true,
      () => false,
    )
  }
}
