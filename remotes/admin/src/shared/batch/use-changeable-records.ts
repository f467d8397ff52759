import { useEffect, useState } from 'react'
import type { ChangeableRecord } from '../records/record-section'
import type { Loaded } from '../records/use-records'
import type { BatchCalls } from './use-batch-calls'

export interface ChangeableRecords extends Loaded<readonly ChangeableRecord[]> {
  readonly set: (records: readonly ChangeableRecord[]) => void
}

/** The records with these ids as they are on the server when a dialog opens. `retry` reads them again. */
export function useChangeableRecords(calls: BatchCalls, ids: readonly string[]): ChangeableRecords {
  const [data, set] = useState<readonly ChangeableRecord[]>()
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  const [wanted] = useState(ids)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let isCurrent = true
    calls.read(wanted).then(
      (records) => {
        if (!isCurrent) return
        set(records)
        setError(null)
      },
      (failure: unknown) => isCurrent && setError(failure),
    )
    return () => {
      isCurrent = false
    }
  }, [calls, wanted, attempt])
  return { data, error, set, retry: () => setAttempt((last) => last + 1) }
}
