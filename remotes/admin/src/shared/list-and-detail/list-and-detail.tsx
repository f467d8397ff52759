import { ControlIcon, cx, EmptyState, ErrorBoundary, PageTitle } from '@sanguine/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './list-and-detail.module.css'

interface ListAndDetailProps {
  /** the id in the URL; undefined while nothing is open */
  readonly openId: string | undefined
  /** a `ListPane` */
  readonly list: ReactNode
  /** whether the detail leads: the list follows it, and a phone shows both while nothing is open */
  readonly detailFirst?: boolean
  /** the detail */
  readonly children: ReactNode
}

/** Returns the focus to the list when something is closed: to its row, or to the heading if the row is gone. */
function useFocusAfterClose(openId: string | undefined) {
  const page = useRef<HTMLDivElement>(null)
  const previousId = useRef(openId)
  useEffect(() => {
    const closed = previousId.current
    previousId.current = openId
    if (openId !== undefined || closed === undefined) return
    const row = page.current?.querySelector<HTMLElement>(`li a[href*="/${CSS.escape(closed)}"]`)
    const target = row ?? page.current?.querySelector<HTMLElement>('h1')
    target?.focus()
  }, [openId])
  return page
}

/** A list beside the open detail. A phone shows only one of them. */
export function ListAndDetail({ openId, list, detailFirst = false, children }: ListAndDetailProps) {
  const page = useFocusAfterClose(openId)
  return (
    <div ref={page} className={cx(styles.page, openId !== undefined && styles.open, detailFirst && styles.detailFirst)}>
      {!detailFirst && list}
      <div className={styles.detail}>
        <ErrorBoundary key={openId ?? ''}>{children}</ErrorBoundary>
      </div>
      {detailFirst && list}
    </div>
  )
}

interface NothingOpenProps {
  /** of the page */
  readonly title: string
  /** asks to select something */
  readonly hint: string
}

/** The detail while nothing is open. */
export function NothingOpen({ title, hint }: NothingOpenProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState icon={<ControlIcon name="edit" />} title={hint} className={styles.hint} />
    </>
  )
}
