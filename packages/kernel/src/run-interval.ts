import type { App } from './app'
import { defineCounter } from './metrics'
import { outsideCalls } from './served-call'
import { workerTracesService } from './worker-traces'
import { type WriteWatch, writeWatchService } from './write-watch'

/** Runs of workers that failed, by the worker's name. */
export const workerFailures = defineCounter({
  name: 'sanguine_worker_failures_total',
  help: 'Runs of a background worker that ended with an error.',
  labels: ['worker'],
})

/** Returned by work that could continue at once. */
export const continueNow = Symbol('continue now')

/** The longest rest, in milliseconds. */
const maxRestMs = 60_000

/** A rest of work that has nothing to do before a write to the database or a time. */
class Rest {
  constructor(readonly until: number) {}
}

/** Returned by work that has nothing to do before a write to the database. */
export const untilWritten = new Rest(Number.POSITIVE_INFINITY)

/**
 * Returned by work that has nothing to do before a time, in milliseconds since the epoch, or an earlier write to the
 * database. With null it waits for a write alone.
 */
export const untilDue = (at: number | null): Rest => (at === null ? untilWritten : new Rest(at))

/** Work that a gateway repeats until it stops. */
export interface IntervalWorker {
  /** Ends a rest, because something changed that is not in the database. */
  wake(): void
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
 * Runs `work`, waits, and runs it again; without a wait if it returns `continueNow`. If it returns `untilWritten` or
 * `untilDue`, the wait lasts until the database was written to, by any gateway, or the time has come. It is at least the
 * interval, and otherwise a minute at most, even if the database does not respond. An error is logged, and the next run
 * follows all the same. Long work checks `isWanted` between its steps and ends early when that is false, because the
 * worker stops.
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
  let [isStopped, isAwake] = [false, false]
  const isWanted = () => !isStopped
  let timer: NodeJS.Timeout | undefined
  let [stopLooking, endRest] = [() => {}, () => {}]
  let running: Promise<void> = Promise.resolve()
  const begin = () => {
    stopLooking()
    running = run()
  }
  const run = async () => {
    // A write during the run may not have been seen by it.
    const watch = app.get(writeWatchService)
    const writes = watch?.writes
    isAwake = false
    let result: unknown
    try {
      result = await (traces ? traces.run(name, () => work(isWanted)) : work(isWanted))
    } catch (error) {
      app.log.error({ err: error, worker: name }, 'A worker failed; it will try again.')
      app.get(workerFailures).inc({ worker: name })
    }
    if (!isWanted()) return
    if (watch && result instanceof Rest) rest(watch, result.until, () => isAwake || watch.writes !== writes)
    else schedule(result === continueNow ? 0 : intervalMs)
  }
  const schedule = (waitMs: number) => {
    timer = setTimeout(begin, waitMs)
    timer.unref()
  }
  const rest = (watch: WriteWatch, until: number, isChanged: () => boolean) => {
    const from = performance.now()
    // A look may fail to end, so the rest has a timer of its own, which looks and wakes only shorten.
    schedule(Math.max(intervalMs, Math.min(maxRestMs, until - app.clock.now())))
    const removeListener = watch.onLook(() => {
      if (isChanged() || app.clock.now() >= until) endRest()
    })
    stopLooking = () => {
      removeListener()
      endRest = () => {}
    }
    endRest = () => {
      stopLooking()
      clearTimeout(timer)
      outsideCalls(() => schedule(Math.max(0, from + intervalMs - performance.now())))
    }
  }
  outsideCalls(() => schedule(startsNow ? 0 : intervalMs))
  return {
    wake: () => {
      isAwake = true
      endRest()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      stopLooking()
      return running
    },
  }
}
