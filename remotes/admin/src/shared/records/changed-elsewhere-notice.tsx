import { Button, Notice, useMessages } from '@sanguine/ui'
import type { ReactNode } from 'react'
import { adminMessages } from '../../i18n/messages'

interface ChangedElsewhereNoticeProps {
  readonly loadLabel: string
  readonly onLoadCurrent: () => void
  /** further buttons, such as one that saves all the same */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Says that somebody else has changed what a form shows, with the way to its current state. */
export function ChangedElsewhereNotice({ loadLabel, onLoadCurrent, actions, children }: ChangedElsewhereNoticeProps) {
  const t = useMessages(adminMessages)
  return (
    <Notice
      kind="error"
      title={t('conflict.title')}
      actions={
        <>
          <Button size="sm" onClick={onLoadCurrent}>
            {loadLabel}
          </Button>
          {actions}
        </>
      }
    >
      {children}
    </Notice>
  )
}
