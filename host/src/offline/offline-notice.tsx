import { cx, useMessages } from '@sanguine/ui'
import { useSyncExternalStore } from 'react'
import { messages } from '../i18n/messages'
import styles from '../notice/notice.module.css'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Says while the browser has no connection that what is shown may be old. */
export function OfflineNotice() {
  const t = useMessages(messages)
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status" className={cx(!isOnline && styles.notice)}>
      {!isOnline && <p>{t('offline.text')}</p>}
    </div>
  )
}
