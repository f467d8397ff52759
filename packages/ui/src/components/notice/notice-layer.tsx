import { holdNotices, useNoticeContainer } from '@sanguine/ui/platform'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './notice-layer.module.css'

function createFrame(): HTMLElement {
  const frame = document.createElement('div')
  frame.className = styles.frame ?? ''
  return frame
}

/**
 * Draws a notice of the page in its place, or in the open dialog, where it can be read and pressed. Its DOM elements
 * are moved, not created, so that a notice is neither read again nor shown longer.
 */
export function NoticeLayer({ children }: { readonly children: ReactNode }) {
  const container = useNoticeContainer()
  const place = useRef<HTMLDivElement>(null)
  const [frame] = useState(createFrame)

  useLayoutEffect(() => {
    const holder = container ?? place.current
    holder?.append(frame)
    // a dialog may remain open after the notice closes
    return () => frame.remove()
  }, [container, frame])

  return (
    <div ref={place} className={styles.frame}>
      {createPortal(children, frame)}
    </div>
  )
}

/** Whether a key was pressed on a notice in a dialog: Escape then closes only the notice. */
export const isOnNotice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-notices]') !== null

/** The container of page notices in a modal dialog, at the bottom of the window. */
export const DialogNotices = () => <div ref={holdNotices} className={styles.notices} data-notices />
