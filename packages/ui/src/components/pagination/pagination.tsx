import { uiMessages, useMessages } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { Button } from '../button/button'
import { ControlIcon } from '../icon/control-icon'
import styles from './pagination.module.css'

export interface PaginationProps {
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  readonly onPrevious: () => void
  readonly onNext: () => void
  /** the position, between the buttons */
  readonly children?: ReactNode
}

export function Pagination({ hasPrevious, hasNext, onPrevious, onNext, children }: PaginationProps) {
  const t = useMessages(uiMessages)
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      <Button size="sm" icon={<ControlIcon name="chevron-left" />} aria-disabled={!hasPrevious} onClick={onPrevious}>
        {t('action.previous')}
      </Button>
      <span aria-live="polite">{children}</span>
      <Button size="sm" aria-disabled={!hasNext} onClick={onNext}>
        {t('action.next')}
        <ControlIcon name="chevron-right" />
      </Button>
    </nav>
  )
}
