import { useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isOnNotice } from '../notice/notice-layer'

interface OpenDialog {
  readonly close: () => void
}

/** The dialogs that are open, the one on top last. */
const openDialogs: OpenDialog[] = []

/**
 * Returns the handler of Escape for Radix. Radix closes the dialog below until it knows of a new one, a moment after that
 * is in the page; this closes the one on top.
 */
export function useEscape(open: boolean, onClose: () => void): (event: KeyboardEvent) => void {
  const own = useRef<OpenDialog | null>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (!open) return undefined
    const dialog = { close: () => close() }
    own.current = dialog
    openDialogs.push(dialog)
    return () => void openDialogs.splice(openDialogs.indexOf(dialog), 1)
  }, [open])
  return useCallback((event) => {
    const top = openDialogs.at(-1)
    const isNotice = isOnNotice(event.target)
    if (!isNotice && top === own.current) return
    event.preventDefault()
    if (!isNotice) top?.close()
  }, [])
}
