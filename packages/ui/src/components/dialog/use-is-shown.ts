import { useCallback, useEffect, useRef } from 'react'

/** Returns whether the component is still in the page, for an answer that may come after it was closed. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(() => isShown.current, [])
}
