import { useRef, useState } from 'react'
import { runInParts } from './run-in-parts'

export interface BatchRun {
  /** while it runs: how many of how many are done */
  readonly progress: { readonly done: number; readonly total: number } | null
  /** why the last run ended early; null if it did not */
  readonly failure: unknown
  readonly reset: () => void
  /**
   * Runs a step for parts of a list, one after another, until one fails. Returns the results of the parts before. A run of
   * the others repeats the part that failed as it was, so that the server knows the call by its key.
   */
  readonly run: <Entry, Result>(
    entries: readonly Entry[],
    size: number,
    step: (part: readonly Entry[]) => Promise<readonly Result[]>,
  ) => Promise<readonly Result[]>
}

/** A change of many records in parts, each of which is made as a whole or not at all. */
export function useBatchRun(): BatchRun {
  const [progress, setProgress] = useState<BatchRun['progress']>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const smaller = useRef(Number.POSITIVE_INFINITY)
  return {
    progress,
    failure,
    reset: () => setFailure(null),
    async run(entries, size, step) {
      const results: Awaited<ReturnType<typeof step>>[number][] = []
      setFailure(null)
      try {
        await runInParts(
          entries,
          Math.min(size, smaller.current),
          async (part) => {
            setProgress({ done: results.length, total: entries.length })
            results.push(...(await step(part)))
          },
          (reached) => {
            smaller.current = reached
          },
        )
      } catch (error) {
        setFailure(error)
      }
      setProgress(null)
      return results
    },
  }
}
