import { useEffect, useRef, useState } from 'react'
import { isUnconfirmed } from '../records/lost-response'
import { runInParts } from './run-in-parts'

/** A part of which it is not known whether it was changed. */
interface LostPart {
  readonly error: unknown
  /** the number of its records */
  readonly count: number
  /** changes it as before, so that the server knows the call by its key */
  readonly repeat: () => Promise<void>
}

/** How a batch ended. */
export interface BatchEnd {
  readonly lost: LostPart | null
  /** how many records of the last run were not changed, or may not have been */
  readonly left: number
  /** a refusal or another failure that came after the component had left the page; null if there was none */
  readonly unseen: unknown
}

export interface BatchRun {
  /** while it runs: how many of how many are done */
  readonly progress: { readonly done: number; readonly total: number } | null
  /** why the last run ended early; null if it did not */
  readonly failure: unknown
  readonly reset: () => void
  /**
   * Runs a step for parts of a list, one after another, until one fails. Returns whether all were done. A run of the others
   * repeats the part that failed as it was, so that the server knows the call by its key.
   */
  readonly run: <Entry>(
    entries: readonly Entry[],
    size: number,
    step: (part: readonly Entry[]) => Promise<void>,
  ) => Promise<boolean>
}

export const noneLeft: BatchEnd = { lost: null, left: 0, unseen: null }

/**
 * A change of many records in parts, each of which is made as a whole or not at all. A component that leaves the page
 * lets the running part end, and begins no other.
 * @param onEnd is called after that, once
 */
export function useBatchRun(onEnd: (end: BatchEnd) => void): BatchRun {
  const [progress, setProgress] = useState<BatchRun['progress']>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const smaller = useRef(Number.POSITIVE_INFINITY)
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const end = useRef(noneLeft)
  const hasLeft = useRef(false)
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
      void running.current.then(() => latest.current(end.current))
    }
  }, [])

  async function runAll<Entry>(
    entries: readonly Entry[],
    size: number,
    step: (part: readonly Entry[]) => Promise<void>,
  ): Promise<boolean> {
    let left = entries.length
    let lost: LostPart | null = null
    let unseen: unknown = null
    setFailure(null)
    try {
      await runInParts(
        entries,
        Math.min(size, smaller.current),
        async (part) => {
          if (hasLeft.current) return
          setProgress({ done: entries.length - left, total: entries.length })
          try {
            await step(part)
            left -= part.length
          } catch (error) {
            if (isUnconfirmed(error)) lost = { error, count: part.length, repeat: () => step(part) }
            throw error
          }
        },
        (reached) => {
          smaller.current = reached
        },
      )
    } catch (error) {
      setFailure(error)
      if (hasLeft.current) unseen = error
    }
    setProgress(null)
    end.current = { lost, left, unseen }
    return left === 0
  }

  return {
    progress,
    failure,
    reset() {
      setFailure(null)
      end.current = noneLeft
    },
    run(entries, size, step) {
      const run = runAll(entries, size, step)
      running.current = run
      return run
    },
  }
}
