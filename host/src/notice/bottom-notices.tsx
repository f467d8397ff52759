import { NoticeLayer } from '@sanguine/ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './notice.module.css'

/**
 * The notices at the bottom of the window, one above another. Pages learn how high they are together, so that what
 * belongs at the bottom, such as the navigation on phones, stands above them. The first height is set at once: the
 * observer may report after the first paint, and the page would move.
 */
export function BottomNotices({ children }: { readonly children: ReactNode }) {
  const notices = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // jsdom has no layout to observe
    if (!notices.current || typeof ResizeObserver === 'undefined') return undefined
    const { style } = document.documentElement
    const setHeight = () => style.setProperty('--consent', `${notices.current?.offsetHeight ?? 0}px`)
    setHeight()
    const observer = new ResizeObserver(setHeight)
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
