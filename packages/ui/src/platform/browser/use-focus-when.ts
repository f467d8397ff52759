import { type RefObject, useEffect, useRef } from 'react'

/** The ref of an element that takes the focus when `isWanted`, for example because it replaces the focused element. */
export function useFocusWhen<Kind extends HTMLElement>(isWanted: boolean): RefObject<Kind | null> {
  const ref = useRef<Kind>(null)
  useEffect(() => {
    if (isWanted) ref.current?.focus()
  }, [isWanted])
  return ref
}
