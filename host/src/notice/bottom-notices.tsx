import { NoticeLayer } from '@sanguine/ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './notice.module.css'

/**
 * The notices at the bottom of the window, one above another. Pages learn how high they are together, so that what
 * belongs at the bottom, such as the navigation on phones, stands above them. The observer reports before the next paint.
 */
export function BottomNotices({ children }: { readonly children: ReactNode }) {
  const notices = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // jsdom has no layout to observe
    if (!notices.current || typeof ResizeObserver === 'undefined') return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--consent', `${notices.current?.offsetHeight ?? 0}px`))
    observer.observe(notices.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--consent')
    }
  }, [])
  return (
    <NoticeLayer>
      <div ref={notices} className={styles.notices}>
        {children}
      </div>
    </NoticeLayer>
  )
}
