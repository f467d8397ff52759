import { useMessages } from '@sanguine/ui'
import { messages } from '../../../i18n/messages'
import styles from '../../../shared/sheet-page.module.css'
import type { MailLinkState } from '../use-mail-link'

/** The server's reply as a page's heading; a failure has one heading, with the reason below it where there is one. */
export function MailLinkResult({ state }: { readonly state: MailLinkState }) {
  const t = useMessages(messages)
  const headings = { pending: t('link.loading'), done: state.text, failed: t('link.failed') }
  return (
    <div aria-live="polite" className={styles.result}>
      <h1>{headings[state.status]}</h1>
      {state.status === 'failed' && state.text && <p>{state.text}</p>}
    </div>
  )
}
