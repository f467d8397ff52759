import { Button, Notice, useMessages } from '@sanguine/ui'
import { useEffect, useRef } from 'react'
import { fieldLabel } from '../../i18n/field-label'
import { adminMessages } from '../../i18n/messages'
import styles from './conflict-notice.module.css'

export interface ConflictNoticeProps {
  /** the server's */
  readonly sentence: string
  /** names of the fields the other change touched */
  readonly fields: readonly string[]
  readonly onLoadCurrent: () => void
  readonly onKeepMine: () => void
}

/** Two editors changed the record: offers to load the saved version or to keep the edited one. */
export function ConflictNotice({ sentence, fields, onLoadCurrent, onKeepMine }: ConflictNoticeProps) {
  const t = useMessages(adminMessages)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const list = new Intl.ListFormat(t.language).format(fields.map((name) => fieldLabel(t, name)))
  return (
    <div ref={notice} className={styles.conflict}>
      <Notice
        kind="error"
        title={t('conflict.title')}
        actions={
          <>
            <Button size="sm" onClick={onLoadCurrent}>
              {t('conflict.load')}
            </Button>
            <Button size="sm" onClick={onKeepMine}>
              {t('conflict.keep')}
            </Button>
          </>
        }
      >
        <p>{sentence}</p>
        {fields.length > 0 && <p>{t('conflict.fields', { fields: list })}</p>}
      </Notice>
    </div>
  )
}
