import type { App } from './app'
import { type IntervalWorker, runInterval, untilWritten } from './run-interval'

interface Waiter {
  readonly revision: number
  readonly wake: () => void
}

const intervalMs = 500

/** Reads the present revisions by key. A subject that is gone has none. */
export type ReadRevisions = (keys: readonly string[]) => Promise<ReadonlyMap<string, number>>

/**
 * Wakes those who wait for a new revision of something. One read at most twice a second serves all of them. None is made
 * while nobody waits, or nothing is written.
 */
export class RevisionWatch {
  readonly #waiters = new Map<string, Set<Waiter>>()
  readonly #read: ReadRevisions
  readonly #worker: IntervalWorker

  constructor(app: App, name: string, read: ReadRevisions) {
    this.#read = read
    this.#worker = runInterval(app, name, intervalMs, () => this.#readRevisions())
  }

  /** Resolves once the revision is another than `revision`, or its subject is gone, or the signal is aborted. */
  untilChanged(key: string, revision: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve()
      const waiters = this.#waiters.get(key) ?? new Set()
      const wake = () => {
        signal.removeEventListener('abort', wake)
        waiters.delete(waiter)
        if (waiters.size === 0) this.#waiters.delete(key)
        resolve()
      }
      const waiter = { revision, wake }
      signal.addEventListener('abort', wake)
      this.#waiters.set(key, waiters.add(waiter))
      this.#worker.wake()
    })
  }

  /** Wakes those who wait for another revision than the present one; null is that of a subject that is gone. */
  compare(key: string, present: number | null): void {
    for (const { revision, wake } of [...(this.#waiters.get(key) ?? [])]) if (revision !== present) wake()
  }

  async stop(): Promise<void> {
    await this.#worker.stop()
    for (const waiters of this.#waiters.values()) for (const { wake } of [...waiters]) wake()
  }

  async #readRevisions() {
    const keys = [...this.#waiters.keys()]
    const revisions = keys.length === 0 ? new Map<string, number>() : await this.#read(keys)
    for (const key of keys) this.compare(key, revisions.get(key) ?? null)
    return untilWritten
  }
}
