import { serverNow } from '@sanguine/ui/platform'
import { useEffect } from 'react'

/** The server applies scheduled effects before it responds, so a short delay after the due time is enough. */
const settleDelayMs = 500

/** The longest delay that `setTimeout` accepts. */
const maxTimerMs = 2 ** 31 - 1

/** Runs work once at a time of the server, which is ISO 8601; not where it is over already, or further away than a timer lasts. */
export function useRunAt(at: string | null | undefined, work: () => void): void {
  useEffect(() => {
    if (!at) return
    const wait = Date.parse(at) + settleDelayMs - serverNow()
    if (wait < 0 || wait > maxTimerMs) return
    const timer = window.setTimeout(work, wait)
    return () => window.clearTimeout(timer)
  }, [at, work])
}
