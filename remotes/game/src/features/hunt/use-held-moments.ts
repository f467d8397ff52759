import { useLayoutEffect } from 'react'
import { holdMoments } from '../../shared/moments/moments'

/**
 * Holds back moments, such as that of a new rank, while a round is played or read, and until its result is open. The
 * result would cover a moment that was there first.
 */
export function useHeldMoments(isResultToCome: boolean): void {
  useLayoutEffect(() => {
    if (!isResultToCome) return undefined
    const release = holdMoments()
    // In the next task the result is open. Two dialogs that open at once hide each other from screen readers.
    return () => void setTimeout(release)
  }, [isResultToCome])
}
