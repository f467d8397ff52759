import { useMessages, useNow } from '@sanguine/ui/platform'
import { adminMessages } from '../i18n/messages'
import { changedText } from './changed-text'

/** When the record was changed last, kept up to date while it is open. */
export function ChangedNote({ updatedAt }: { readonly updatedAt: string }) {
  const t = useMessages(adminMessages)
  const now = useNow()
  const changedAt = Date.parse(updatedAt)
  return (
    <time dateTime={updatedAt} title={new Date(changedAt).toLocaleString(t.language)}>
      {changedText(t, changedAt, Math.max(0, now - changedAt))}
    </time>
  )
}
