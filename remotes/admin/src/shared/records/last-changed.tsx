import { formatDateTime } from '@sanguine/ui'
import { serverNow, useMessages } from '@sanguine/ui/platform'
import { useEffect, useState } from 'react'
import { adminMessages } from '../../i18n/messages'
import { lastChangedText } from './last-changed-text'

/** In milliseconds; the note counts minutes. */
const refreshInterval = 20_000

/** How long ago the record was last changed, kept up to date while it is open. */
export function LastChanged({ updatedAt }: { readonly updatedAt: string }) {
  const t = useMessages(adminMessages)
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = window.setInterval(() => setNow(serverNow()), refreshInterval)
    return () => window.clearInterval(timer)
  }, [])
  const changedAt = Date.parse(updatedAt)
  return (
    <time dateTime={updatedAt} title={formatDateTime(changedAt, t.language)}>
      {lastChangedText(t, changedAt, Math.max(0, now - changedAt))}
    </time>
  )
}
