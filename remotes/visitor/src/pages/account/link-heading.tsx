import { useMessages } from '@sanguine/ui'
import { messages } from '../../i18n/messages'
import type { LinkReply } from './use-mail-link'

/** The server's reply as a page's heading. */
export function LinkHeading({ reply }: { readonly reply: LinkReply }) {
  const t = useMessages(messages)
  const text = reply === 'broken' ? t('link.failed') : (reply?.text ?? t('link.loading'))
  return <h1 aria-live="polite">{text}</h1>
}
