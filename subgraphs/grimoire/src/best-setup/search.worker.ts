import { performance } from 'node:perf_hooks'
import { parentPort, workerData } from 'node:worker_threads'
import type { Release } from '@sanguine/rules'
import { type SearchTask, search } from './search'

/** What the thread is started with. */
export interface SearchThreadData {
  readonly release: Release
  readonly maxMs: number
}

const { release, maxMs }: SearchThreadData = workerData

parentPort?.on('message', (task: SearchTask) => {
  parentPort?.postMessage(search(task, release, maxMs, () => performance.now()))
})
