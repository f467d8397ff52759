import { type RefObject, useEffect, useRef } from 'react'

/**
 * Whether nothing has the focus, as after its button is gone, or only the pressed button that is about to go. A player who
 * went on before the answer has it elsewhere.
 */
export const isFocusLost = (pressed?: Element | null): boolean =>
  document.activeElement === document.body || document.activeElement === pressed

/** The ref of an element that replaces a pressed button once `isWanted`, and takes its focus unless another element did. */
export function useFocusAfterPress<Kind extends HTMLElement>(isWanted: boolean): RefObject<Kind | null> {
  const ref = useRef<Kind>(null)
  useEffect(() => {
    if (isWanted && isFocusLost()) ref.current?.focus()
  }, [isWanted])
  return ref
}
