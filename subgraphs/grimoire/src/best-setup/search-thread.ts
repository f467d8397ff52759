import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { BestSetup, Release } from '@sanguine/rules'
import type { SearchTask } from './search'
import type { SearchThreadData } from './search.worker'

/** Looks for best setups in one release, one after the other. */
export interface Searcher {
  /** Rejects where the search failed; the searcher is of no use afterwards. */
  run(task: SearchTask): Promise<BestSetup | null>
  stop(): Promise<void>
}

export type StartSearcher = (release: Release) => Searcher

/** Milliseconds after which a search ends with the best so far, and after which its thread is taken to hang. */
const [maxMs, hangMs] = [3000, 15_000]

/** A search takes about 20 MB; one that takes far more fails, and the gateway goes on. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }

/** Searches in a thread of its own, so that a search of seconds delays no call. It keeps no process alive. */
export function startSearchThread(release: Release, file = join(__dirname, 'search.worker.js')): Searcher {
  const workerData: SearchThreadData = { release, maxMs }
  const worker = new Worker(file, { workerData, resourceLimits })
  worker.unref()
  const ended = once(worker, 'exit').then(() => {
    throw new Error('The thread has ended.')
  })
  // where it fails between two searches, the next one tells
  ended.catch(() => undefined)
  return {
    run: async (task) => {
      const timer = setTimeout(() => void worker.terminate(), hangMs)
      try {
        const response = once(worker, 'message')
        worker.postMessage(task)
        const [found] = await Promise.race([response, ended])
        return found
      } finally {
        clearTimeout(timer)
      }
    },
    stop: async () => {
      await worker.terminate()
    },
  }
}
