import type { ReactNode } from 'react'
import { cx } from '../../cx'
import { Icon } from '../icon/icon'
import styles from './stat-list.module.css'

export interface StatRowProps {
  readonly name: ReactNode
  readonly value: ReactNode
  /** how the value would change; on its own line if there is no room beside the value */
  readonly change?: ReactNode
  /** whether the change is a sign alone, which always stays beside the value */
  readonly isSignOnly?: boolean | undefined
  readonly icon?: ReactNode
  /** less prominent, such as a condition among stats */
  readonly muted?: boolean | undefined
  /** words without a number: on their own lines under the name */
  readonly isText?: boolean | undefined
  /** a condition that is not met: red and crossed out, as in a `CostList`; the value says what is missing */
  readonly isLacking?: boolean | undefined
  readonly className?: string | undefined
}

/** A name, a dotted leader and a value in a `StatList`. Words stand under their name. */
export function StatRow({ name, value, change, isSignOnly, icon, muted, isText, isLacking, className }: StatRowProps) {
  return (
    <div className={cx(styles.row, isLacking ? styles.lack : muted && styles.muted, isText && styles.words, className)}>
      <dt className={styles.name}>
        {isLacking && <Icon name="close" className={styles.cross} />}
        {icon}
        {name}
      </dt>
      <dd className={cx(styles.value, change !== undefined && styles.changing, isSignOnly && styles.sign)}>
        {change === undefined ? value : <span>{value}</span>}
        {change}
      </dd>
    </div>
  )
}

/** Stat rows, in two columns if there is room. */
export function StatList({
  columns = 1,
  className,
  children,
}: {
  readonly columns?: 1 | 2 | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return <dl className={cx(styles.list, columns === 2 && styles.two, className)}>{children}</dl>
}
