import { type RefObject, useEffect, useRef } from 'react'

/** Whether nothing has the focus, as after its button is gone. Somebody who went on before the answer has it elsewhere. */
export const isFocusLost = (): boolean => document.activeElement === document.body

/** The ref of an element that replaces a pressed button once `isWanted`, and takes its focus unless another element did. */
export function useFocusAfterPress<Kind extends HTMLElement>(isWanted: boolean): RefObject<Kind | null> {
  const ref = useRef<Kind>(null)
  useEffect(() => {
    if (isWanted && isFocusLost()) ref.current?.focus()
  }, [isWanted])
  return ref
}
