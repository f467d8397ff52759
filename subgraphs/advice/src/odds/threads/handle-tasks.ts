import { performance } from 'node:perf_hooks'
import { parentPort } from 'node:worker_threads'
import type { Release } from '@sanguine/rules'
import type { Done, Sent } from './release-thread'

/** Runs in a thread of `startReleaseThread` and answers each task with the result of `work`. */
export function handleTasks<Task, Result>(work: (task: Task, release: Release) => Result): void {
  let current: Release | null = null
  parentPort?.on('message', ({ task, release }: Sent<Task>) => {
    current = release ?? current
    if (!current) throw new Error('The first task comes with a release.')
    const begunAt = performance.now()
    const result = work(task, current)
    parentPort?.postMessage({ result, ms: performance.now() - begunAt } satisfies Done<Result>)
  })
}
