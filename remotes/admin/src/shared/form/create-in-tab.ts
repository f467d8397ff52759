import type { KindName } from '@sanguine/content'
import { useCallback, useEffect, useRef } from 'react'

/** The message from a tab that was opened to create a record, to the page that opened it. */
interface CreatedMessage {
  readonly type: 'sanguine.record-created'
  readonly kind: KindName
  readonly id: string
}

const isCreated = (data: unknown): data is CreatedMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'sanguine.record-created'

/** Tells the page that opened this tab, if one did, that a record was created here. */
export function announceCreated(kind: KindName, id: string): void {
  const opener: unknown = window.opener
  if (!opener) return
  const message: CreatedMessage = { type: 'sanguine.record-created', kind, id }
  ;(opener as Window).postMessage(message, window.location.origin)
}

/**
 * Opens the form of a new record in a tab of its own, so that nothing of the form in this one is lost. When the record is
 * created there, the tab closes and `onCreated` is called with its id.
 */
export function useCreateInTab(kind: KindName, onCreated: (id: string) => void): (url: string) => void {
  const tab = useRef<Window | null>(null)
  const latest = useRef(onCreated)
  latest.current = onCreated
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || !tab.current || source !== tab.current) return
      if (!isCreated(data) || data.kind !== kind) return
      tab.current.close()
      tab.current = null
      window.focus()
      latest.current(data.id)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [kind])
  return useCallback((url) => {
    tab.current = window.open(url, '_blank')
  }, [])
}
