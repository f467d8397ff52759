import type { Release } from '@sanguine/rules'
import type { Done, ReleaseThread } from './release-thread'

export type StartThread<Task, Result> = () => ReleaseThread<Task, Result>

/**
 * A pool of threads, one for each simultaneous task. A thread starts when one is needed. It ends when it has failed or
 * there is nothing to do.
 */
export class ThreadPool<Task, Result> {
  readonly #start: StartThread<Task, Result>
  readonly #idleMs: number
  readonly #all = new Set<ReleaseThread<Task, Result>>()
  /** those without a task, the latest last */
  #free: ReleaseThread<Task, Result>[] = []
  #idle: NodeJS.Timeout | undefined
  #isStopped = false

  /** Threads end after `idleMs` milliseconds without a task. */
  constructor(start: StartThread<Task, Result>, idleMs: number) {
    this.#start = start
    this.#idleMs = idleMs
  }

  /** Rejects if the task failed or its thread ended. */
  async run(task: Task, release: Release): Promise<Done<Result>> {
    if (this.#isStopped) throw new Error('The threads have ended.')
    clearTimeout(this.#idle)
    const thread = this.#free.pop() ?? this.#started()
    try {
      const done = await thread.run(task, release)
      this.#free.push(thread)
      return done
    } catch (error) {
      await this.#end(thread)
      throw error
    } finally {
      clearTimeout(this.#idle)
      this.#idle = setTimeout(() => void this.#endFree(), this.#idleMs).unref()
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#idle)
    await Promise.all([...this.#all].map((thread) => this.#end(thread)))
  }

  #started(): ReleaseThread<Task, Result> {
    const thread = this.#start()
    this.#all.add(thread)
    return thread
  }

  async #endFree(): Promise<void> {
    const ending = this.#free
    this.#free = []
    await Promise.all(ending.map((thread) => this.#end(thread)))
  }

  async #end(thread: ReleaseThread<Task, Result>): Promise<void> {
    this.#all.delete(thread)
    await thread.stop()
  }
}
