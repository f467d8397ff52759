import { useCallback, useEffect, useRef, useState } from 'react'

interface Reading<Value> {
  /** null until it was read once */
  readonly value: Value | null
  /** why the latest reading failed; null if it did not */
  readonly failure: unknown
  /** reads again; ends with the answer, and does not reject */
  readonly reload: () => Promise<void>
}

/** Reads at once and on request, and again if `read` is another function. */
export function useLatestReading<Value>(read: () => Promise<Value | null>): Reading<Value> {
  const [value, setValue] = useState<Value | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const readings = useRef(0)
  const reload = useCallback(async () => {
    readings.current += 1
    const reading = readings.current
    // The answer to an earlier call may come last, and has the state before the last change.
    const isLatest = () => reading === readings.current
    try {
      const next = await read()
      if (!isLatest()) return
      setValue(next)
      setFailure(null)
    } catch (error) {
      if (isLatest()) setFailure(error)
    }
  }, [read])
  useEffect(() => void reload(), [reload])
  return { value, failure, reload }
}
