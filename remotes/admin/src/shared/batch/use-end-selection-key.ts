import { useEffect } from 'react'
import type { RowSelection } from './row-selection'

/** Escape ends a selection, before it closes the open record; not in a dialog or menu, nor where a text is typed. */
export function useEndSelectionKey(selection: RowSelection): void {
  useEffect(() => {
    const end = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[role="dialog"], [role="menu"]'))
        return
      const { target } = event
      if (target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select')) return
      event.preventDefault()
      selection.clear()
    }
    window.addEventListener('keydown', end, { capture: true })
    return () => window.removeEventListener('keydown', end, { capture: true })
  }, [selection])
}
