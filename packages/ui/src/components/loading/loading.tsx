import { uiMessages, useMessages } from '@sanguine/ui/platform'
import { cx } from '../../cx'
import { VisuallyHidden } from '../text/text'
import styles from './loading.module.css'

/** "Loading", said and seen; stands where the content will be. */
export function Loading({ label, className }: { readonly label?: string; readonly className?: string }) {
  const t = useMessages(uiMessages)
  return (
    <p className={cx(styles.loading, className)} role="status" data-loading>
      {label ?? t('loading')}
    </p>
  )
}

export interface SkeletonProps {
  /** how many of them */
  readonly count?: number | undefined
  /** in pixels */
  readonly height?: number | undefined
  /** side by side, as cards are, each at least that wide in pixels */
  readonly columnWidth?: number | undefined
  readonly className?: string | undefined
}

/** The outline of what is loading, where its size is known. */
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
        // Outlines are all alike and never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart
        <span key={index} className={styles.skeleton} style={{ height }} />
      ))}
    </div>
  )
}
