import { Notice, useMessages } from '@sanguine/ui'
import { useEffect, useRef } from 'react'
import { adminMessages } from '../../i18n/messages'
import styles from './deleted-notice.module.css'

/** Above the form of a record that was deleted while it was edited. */
export function DeletedNotice() {
  const t = useMessages(adminMessages)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div ref={notice} className={styles.notice}>
      <Notice kind="error" title={t('gone.title')}>
        <p>{t('gone.text')}</p>
      </Notice>
    </div>
  )
}
