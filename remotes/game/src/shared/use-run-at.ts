import { runAtServerTime } from '@sanguine/ui/platform'
import { useEffect } from 'react'

/** The server applies scheduled effects before it responds, so a short delay after the due time is enough. */
const settleDelayMs = 500

/** Runs work once at a time of the server, which is ISO 8601; not where it is over already. */
export function useRunAt(at: string | null | undefined, work: () => void): void {
  useEffect(() => (at ? runAtServerTime(Date.parse(at) + settleDelayMs, work) : undefined), [at, work])
}
