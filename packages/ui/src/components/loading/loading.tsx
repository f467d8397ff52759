import { uiMessages, useMessages } from '@sanguine/ui/platform'
import { cx } from '../../cx'
import { VisuallyHidden } from '../text/text'
import styles from './loading.module.css'

interface LoadingProps {
  readonly label?: string
  readonly className?: string | undefined
}

/** "Loading" as text and for screen readers, in the place of the content. */
export function Loading({ label, className }: LoadingProps) {
  const t = useMessages(uiMessages)
  return (
    <p className={cx(styles.loading, className)} role="status" data-loading>
      {label ?? t('loading')}
    </p>
  )
}

export interface SkeletonProps {
  /** number of outlines */
  readonly count?: number | undefined
  /** in pixels */
  readonly height?: number | undefined
  /** draws them side by side like cards, each at least this wide in pixels */
  readonly columnWidth?: number | undefined
  readonly className?: string | undefined
}

/** The outline of loading content whose size is known. */
export function Skeleton({ count = 1, height = 44, columnWidth, className }: SkeletonProps) {
  const t = useMessages(uiMessages)
  return (
    <div
      className={cx(styles.skeletons, className)}
      role="status"
      data-loading
      style={
        columnWidth ? { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${columnWidth}px), 1fr))` } : undefined
      }
    >
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // The outlines are identical and never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart
        <span key={index} className={styles.skeleton} style={{ height }} />
      ))}
    </div>
  )
}
