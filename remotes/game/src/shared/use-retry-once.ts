import { isTemporaryFailure } from '@sanguine/ui/platform'
import { useEffect, useState } from 'react'

/**
 * Repeats a call once that failed for a reason that passes, once for each key. Returns whether it is being repeated: until then the
 * error is not worth showing.
 */
export function useRetryOnce(key: string, error: unknown, call: () => Promise<unknown>): boolean {
  const [tried, setTried] = useState<{ readonly key: string; readonly isRunning: boolean } | null>(null)
  const isDue = isTemporaryFailure(error) && tried?.key !== key
  useEffect(() => {
    if (!isDue) return
    const end = () => setTried({ key, isRunning: false })
    setTried({ key, isRunning: true })
    // a failure is shown by the query itself
    call().then(end, end)
  }, [isDue, key, call])
  return isDue || (tried?.key === key && tried.isRunning)
}
