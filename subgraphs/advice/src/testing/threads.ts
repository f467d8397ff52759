import type { Release } from '@sanguine/rules'
import type { Done, ReleaseThread } from '../odds/threads/release-thread'

/** A task that a thread works on until the test ends it. */
interface HeldTask<Task, Result> {
  readonly task: Task
  readonly release: Release
  end(result: Result | Error, ms?: number): void
}

/** Threads whose tasks end when the test ends them. */
export class HeldThreads<Task, Result> {
  started = 0
  stopped = 0
  /** those that were not ended, in the order of their arrival */
  readonly held: HeldTask<Task, Result>[] = []

  readonly start = (): ReleaseThread<Task, Result> => {
    this.started += 1
    return {
      run: (task, release) =>
        new Promise<Done<Result>>((resolve, reject) => {
          const end = (result: Result | Error, ms = 0) =>
            result instanceof Error ? reject(result) : resolve({ result, ms })
          this.held.push({ task, release, end })
        }),
      stop: async () => {
        this.stopped += 1
      },
    }
  }

  /** The next task, as soon as a thread works on it. */
  async next(): Promise<HeldTask<Task, Result>> {
    for (;;) {
      const held = this.held.shift()
      if (held) return held
      await new Promise(setImmediate)
    }
  }
}

/** Does the work of a thread in this one. */
export const startInProcess =
  <Task, Result>(work: (task: Task, release: Release) => Result) =>
  (): ReleaseThread<Task, Result> => ({
    run: async (task, release) => ({ result: work(task, release), ms: 0 }),
    stop: async () => undefined,
  })
