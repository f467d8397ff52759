import type { App } from './app'

/** What work answers that could go on at once. */
export const continueNow = 'more'

/** Work that a gateway does again and again until it stops. */
export interface IntervalWorker {
  /** Ends the repetition once the work under way is done. */
  stop(): Promise<void>
}

/**
 * Runs `work`, waits, runs it again; without a wait where it answers `more`. What it throws is logged, and the next run
 * comes all the same.
 */
export function runInterval(app: App, name: string, intervalMs: number, work: () => Promise<unknown>): IntervalWorker {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const next = (waitMs: number) => {
    timer = setTimeout(() => {
      running = work()
        .catch((error: unknown) => app.log.error({ err: error, worker: name }, 'A worker failed; it will try again.'))
        .then((came) => {
          if (!isStopped) next(came === continueNow ? 0 : intervalMs)
        })
    }, waitMs)
    timer.unref()
  }
  next(intervalMs)
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      return running
    },
  }
}
