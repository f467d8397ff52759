import { holdNotices, useNoticeContainer } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './notice-layer.module.css'

/** Draws a notice of the page in its place, or in the dialog that is open, where it can be read and pressed. */
export function NoticeLayer({ children }: { readonly children: ReactNode }) {
  const container = useNoticeContainer()
  return container ? createPortal(children, container) : children
}

/** Whether a key was pressed on a notice that a dialog holds: Escape then closes the notice alone. */
export const isOnNotice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-notices]') !== null

/** In a modal dialog: where the notices of the page are while it is open, at the foot of the window. */
export const DialogNotices = () => <div ref={holdNotices} className={styles.notices} data-notices />
