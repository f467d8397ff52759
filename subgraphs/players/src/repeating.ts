import type { App } from '@sanguine/kernel'

/** Work that a gateway does again and again until it stops. */
export interface Repeating {
  /** Ends the repetition once the work under way is done. */
  stop(): Promise<void>
}

/** Runs `work`, waits, runs it again. What it throws is logged, and the next run comes all the same. */
export function repeat(app: App, name: string, intervalMs: number, work: () => Promise<unknown>): Repeating {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const next = () => {
    timer = setTimeout(() => {
      running = work()
        .catch((error: unknown) => app.log.error({ err: error, worker: name }, 'A worker failed; it will try again.'))
        .then(() => {
          if (!isStopped) next()
        })
    }, intervalMs)
    timer.unref()
  }
  next()
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      return running
    },
  }
}
