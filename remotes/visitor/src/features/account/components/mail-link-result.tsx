import { useMessages } from '@sanguine/ui'
import { messages } from '../../../i18n/messages'
import type { MailLinkState } from '../use-mail-link'

/** The server's reply as a page's heading. */
export function MailLinkResult({ reply }: { readonly reply: MailLinkState }) {
  const t = useMessages(messages)
  const text = reply === 'broken' ? t('link.failed') : (reply?.text ?? t('link.loading'))
  return <h1 aria-live="polite">{text}</h1>
}
