import { Notice, useMessages } from '@sanguine/ui'
import { useEffect, useRef } from 'react'
import { adminMessages } from '../../i18n/messages'
import styles from './deleted-notice.module.css'

/** Above the form of a record that was deleted while it was edited; `by` names the colleague, if known. */
export function DeletedNotice({ by }: { readonly by: string | null }) {
  const t = useMessages(adminMessages)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div ref={notice} className={styles.notice}>
      <Notice kind="error" title={by === null ? t('gone.title') : t('gone.by', { name: by })}>
        <p>{t('gone.text')}</p>
      </Notice>
    </div>
  )
}
