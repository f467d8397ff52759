import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Escape closes the open record, unless a dialog or a menu takes the key or a text is being typed.
 * @param listHref where it leads; null while no record is open
 */
export function useCloseKey(listHref: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (listHref === null) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[role="dialog"], [role="menu"]'))
        return
      // In a field it is the browser's key: it closes a suggestion or undoes a choice. The first press leaves the field.
      const focused = document.activeElement
      if (focused instanceof HTMLElement && focused.matches('input, textarea, select')) {
        focused.blur()
        return
      }
      void navigate(listHref)
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [listHref, navigate])
}
