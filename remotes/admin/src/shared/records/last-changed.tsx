import { formatDateTime, Tip } from '@sanguine/ui'
import { serverNow, useMessages } from '@sanguine/ui/platform'
import { useEffect, useState } from 'react'
import { adminMessages } from '../../i18n/messages'
import styles from './last-changed.module.css'
import { lastChangedText } from './last-changed-text'

/** In milliseconds; the note counts minutes. */
const refreshInterval = 20_000

/** How long ago the record was last changed, kept up to date while it is open. A tip shows its date and time. */
export function LastChanged({ updatedAt }: { readonly updatedAt: string }) {
  const t = useMessages(adminMessages)
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = window.setInterval(() => setNow(serverNow()), refreshInterval)
    return () => window.clearInterval(timer)
  }, [])
  const changedAt = Date.parse(updatedAt)
  return (
    <Tip text={formatDateTime(changedAt, t.language)}>
      <button type="button" className={styles.when}>
        <time dateTime={updatedAt}>{lastChangedText(t, changedAt, Math.max(0, now - changedAt))}</time>
      </button>
    </Tip>
  )
}
