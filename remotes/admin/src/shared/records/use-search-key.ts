import { type RefObject, useEffect } from 'react'

/** Whether keys are typed into this element. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))

/** The key / moves the focus to the search, unless a text is typed or a dialog covers the page. */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.altKey || event.ctrlKey || event.metaKey) return
      if (takesText(event.target) || document.querySelector('[role="dialog"]')) return
      // On a phone the list is hidden while a record is open.
      if (!input.current?.checkVisibility?.() && input.current?.checkVisibility) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    window.addEventListener('keydown', focus)
    return () => window.removeEventListener('keydown', focus)
  }, [input])
}
