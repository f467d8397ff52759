import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Release } from '@sanguine/rules'

/** A message to a thread. It is plain data, because it is copied. */
export interface Sent<Task> {
  readonly task: Task
  /** null if it is the same as for the task before */
  readonly release: Release | null
}

/** The result of a task. */
export interface Done<Result> {
  readonly result: Result
  /** milliseconds that the thread worked on it */
  readonly ms: number
}

/** Runs one task after the other, each with its own release. */
export interface ReleaseThread<Task, Result> {
  /** Rejects if the task failed; the thread cannot be used afterwards. */
  run(task: Task, release: Release): Promise<Done<Result>>
  stop(): Promise<void>
}

/** Milliseconds after which a thread is taken to hang. */
const hangMs = 15_000

/** A search needs about 20 MB, odds far less. A task that needs far more fails, and the gateway goes on. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }

/**
 * Starts a thread on a compiled module that calls `handleTasks`, so that long tasks delay no call. It does not keep the
 * process alive.
 */
export function startReleaseThread<Task, Result>(file: string): ReleaseThread<Task, Result> {
  const worker = new Worker(file, { resourceLimits })
  worker.unref()
  const ended = once(worker, 'exit').then(() => {
    throw new Error('The thread has ended.')
  })
  // if it fails between two tasks, the next task reports that
  ended.catch(() => undefined)
  let known: Release | null = null
  return {
    run: async (task, release) => {
      const timer = setTimeout(() => void worker.terminate(), hangMs)
      try {
        const response = once(worker, 'message')
        worker.postMessage({ task, release: release === known ? null : release } satisfies Sent<Task>)
        known = release
        const [done] = await Promise.race([response, ended])
        return done
      } finally {
        clearTimeout(timer)
      }
    },
    stop: async () => {
      await worker.terminate()
    },
  }
}
