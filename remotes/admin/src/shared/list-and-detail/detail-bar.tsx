import { ControlIcon, cx, useMessages } from '@sanguine/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useNavigationType } from 'react-router'
import { adminMessages } from '../../i18n/messages'
import styles from './detail-bar.module.css'

interface DetailBarProps {
  readonly title: string
  readonly listHref: string
  /** of the link to the list; default "Back to the list" */
  readonly backLabel?: string
  /** whether it stays in view while the detail is scrolled; default true */
  readonly isSticky?: boolean
  /** whether the heading takes the focus when it is opened from the list; default true */
  readonly takesFocus?: boolean
  /** below the heading, such as when the record was changed */
  readonly note?: ReactNode
  /** beside the heading, such as buttons */
  readonly children?: ReactNode
}

function useHeadingFocus(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const type = useNavigationType()
  // Depends on how the detail was opened: a later change of the URL, such as by a filter, does not move the focus.
  const [isFocused] = useState(type === 'PUSH' && takesFocus)
  useEffect(() => {
    if (!isFocused) return
    document.documentElement.scrollTop = 0
    heading.current?.focus({ preventScroll: true })
  }, [isFocused])
  return heading
}

/** The head of a detail, on a phone with a link back to the list. */
export function DetailBar({
  title,
  listHref,
  backLabel,
  isSticky = true,
  takesFocus = true,
  note,
  children,
}: DetailBarProps) {
  const t = useMessages(adminMessages)
  const heading = useHeadingFocus(takesFocus)
  return (
    <header className={cx(styles.bar, isSticky ? styles.sticky : styles.wraps)}>
      <Link to={listHref} className={styles.back} aria-label={backLabel ?? t('action.backToList')}>
        <ControlIcon name="chevron-left" />
      </Link>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {children}
    </header>
  )
}
