import type { App } from './app'
import { defineCounter } from './metrics'
import { outsideCalls } from './served-call'
import { workerTracesService } from './worker-traces'

/** Runs of workers that failed, by the worker's name. */
export const workerFailures = defineCounter({
  name: 'sanguine_worker_failures_total',
  help: 'Runs of a background worker that ended with an error.',
  labels: ['worker'],
})

/** Returned by work that could continue at once. */
export const continueNow = Symbol('continue now')

/** Work that a gateway repeats until it stops. */
export interface IntervalWorker {
  /** Ends the repetition; resolves once the current run is done. */
  stop(): Promise<void>
}

/** Ends the repetition of several workers; resolves once their current runs are done. */
export async function stopWorkers(workers: readonly IntervalWorker[]): Promise<void> {
  await Promise.all(workers.map((worker) => worker.stop()))
}

export interface IntervalOptions {
  /** whether the first run starts at once; by default it starts after the interval */
  readonly startsNow?: boolean
}

/**
 * Runs `work`, waits, and runs it again; without a wait if it returns `continueNow`. An error is logged, and the next
 * run follows all the same. Long work checks `isWanted` between its steps and ends early when that is false, because
 * the worker stops.
 */
export function runInterval(
  app: App,
  name: string,
  intervalMs: number,
  work: (isWanted: () => boolean) => Promise<unknown>,
  { startsNow = false }: IntervalOptions = {},
): IntervalWorker {
  app.get(workerFailures).inc({ worker: name }, 0)
  const traces = app.get(workerTracesService)
  let isStopped = false
  const isWanted = () => !isStopped
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const run = async () => {
    let result: unknown
    try {
      result = await (traces ? traces.run(name, () => work(isWanted)) : work(isWanted))
    } catch (error) {
      app.log.error({ err: error, worker: name }, 'A worker failed; it will try again.')
      app.get(workerFailures).inc({ worker: name })
    }
    if (isWanted()) schedule(result === continueNow ? 0 : intervalMs)
  }
  const schedule = (waitMs: number) => {
    timer = setTimeout(() => {
      running = run()
    }, waitMs)
    timer.unref()
  }
  outsideCalls(() => schedule(startsNow ? 0 : intervalMs))
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      return running
    },
  }
}
