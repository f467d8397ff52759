import { type RefObject, useEffect, useRef } from 'react'

/** An element that takes the focus once it is wanted there, as where it stands in place of what had it. */
export function useFocusWhen<Kind extends HTMLElement>(isWanted: boolean): RefObject<Kind | null> {
  const ref = useRef<Kind>(null)
  useEffect(() => {
    if (isWanted) ref.current?.focus()
  }, [isWanted])
  return ref
}
