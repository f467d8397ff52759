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
 * Draws a notice of the page in its place, or in the dialog that is open, where it can be read and pressed. Its elements move there
 * and back as they are, so that a notice is neither read out again nor shown for longer.
 */
export function NoticeLayer({ children }: { readonly children: ReactNode }) {
  const container = useNoticeContainer()
  const place = useRef<HTMLDivElement>(null)
  const [frame] = useState(createFrame)

  useLayoutEffect(() => {
    const holder = container ?? place.current
    holder?.append(frame)
    // a dialog may outlast the notice
    return () => frame.remove()
  }, [container, frame])

  return (
    <div ref={place} className={styles.frame}>
      {createPortal(children, frame)}
    </div>
  )
}

/** Whether a key was pressed on a notice that a dialog holds: Escape then closes the notice alone. */
export const isOnNotice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-notices]') !== null

/** In a modal dialog: where the notices of the page are while it is open, at the foot of the window. */
export const DialogNotices = () => <div ref={holdNotices} className={styles.notices} data-notices />
