import { errorText, passFocus, uiMessages, useMessages } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { cx } from '../../cx'
import { Button } from '../button/button'
import { ControlIcon } from '../icon/control-icon'
import styles from './notice.module.css'

export interface NoticeProps {
  readonly kind?: 'plain' | 'error' | 'success' | undefined
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  readonly className?: string | undefined
}

const icons = { plain: 'info', error: 'warning', success: 'check' } as const

/**
 * A message in the page itself. Screen readers announce errors and successes when they appear. If it goes, the part of the
 * page around it takes the focus of its actions.
 */
export function Notice({ kind = 'plain', title, children, actions, className }: NoticeProps) {
  return (
    <div
      ref={passFocus}
      className={cx(styles.notice, styles[kind], className)}
      role={kind === 'error' ? 'alert' : kind === 'success' ? 'status' : undefined}
    >
      <ControlIcon name={icons[kind]} className={styles.icon} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}

/** A sentence about the failure, with Retry if there is something to try again. */
export function ErrorNotice({
  error,
  title,
  onRetry,
  className,
}: {
  readonly error: unknown
  readonly title?: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly className?: string | undefined
}) {
  const t = useMessages(uiMessages)
  return (
    <Notice
      kind="error"
      title={title ?? t('error.heading')}
      className={className}
      actions={
        onRetry && (
          <Button size="sm" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        )
      }
    >
      <p>{errorText(error)}</p>
    </Notice>
  )
}
