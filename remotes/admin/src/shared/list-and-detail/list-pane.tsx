import { cx, Skeleton, VisuallyHidden } from '@sanguine/ui'
import { type ReactNode, useId } from 'react'
import { LoadNotice } from '../records/load-notice'
import type { Loaded } from '../records/use-records'
import styles from './list-and-detail.module.css'

interface ListPaneProps {
  readonly title: string
  readonly loaded: Loaded<unknown>
  /** beside the title, such as how many there are */
  readonly count?: string | undefined
  /** after the count, such as a link to create one */
  readonly action?: ReactNode
  /** read aloud when it changes, such as how many match */
  readonly status?: string | undefined
  /** whether something is open; while nothing is, the list is the subject of the page */
  readonly isOpen: boolean
  /** search and filters */
  readonly filters?: ReactNode
  /** whether it is as high as the screen on a phone, too, and its rows scroll */
  readonly fillsScreen?: boolean
  /** of a row, in pixels, while they are loaded */
  readonly rowHeight: number
  /** the rows; gets the id of the heading, by which they are labelled */
  readonly children: (headingId: string) => ReactNode
}

/** The list of `ListAndDetail`: its heading, search and filters, above the rows. */
export function ListPane({
  title,
  loaded,
  count,
  action,
  status,
  isOpen,
  filters,
  fillsScreen = false,
  rowHeight,
  children,
}: ListPaneProps) {
  const id = useId()
  const Heading = isOpen ? 'h2' : 'h1'
  return (
    <section className={cx(styles.list, fillsScreen && styles.fillsScreen)} aria-labelledby={id}>
      <div className={styles.top}>
        <div className={styles.head}>
          <Heading id={id} tabIndex={-1} className={styles.title}>
            {title}
          </Heading>
          {count !== undefined && <span className={styles.count}>{count}</span>}
          {action}
        </div>
        {filters}
      </div>
      <LoadNotice loaded={loaded} />
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      {loaded.data === undefined && !loaded.error && (
        <Skeleton count={8} height={rowHeight} className={styles.waiting} />
      )}
      {children(id)}
    </section>
  )
}
