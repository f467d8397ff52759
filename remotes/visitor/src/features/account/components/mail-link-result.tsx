import { Button, uiMessages, useFocusWhen, useMessages } from '@sanguine/ui'
import { messages } from '../../../i18n/messages'
import styles from '../../../shared/account-page-layout.module.css'
import type { MailLinkState } from '../use-mail-link'

interface MailLinkResultProps {
  readonly state: MailLinkState
  /** the heading of a success */
  readonly success: string
  /** takes the focus, where a button that was pressed is gone */
  readonly hasFocus?: boolean
}

/**
 * The result of the link as a page's heading. A failure has one heading, with the reason below it if there is one. If the
 * server did not reply, a button tries again.
 */
export function MailLinkResult({ state, success, hasFocus = false }: MailLinkResultProps) {
  const t = useMessages(messages)
  const uiText = useMessages(uiMessages)
  const heading = useFocusWhen<HTMLHeadingElement>(hasFocus)
  const headings = { waiting: '', pending: t('link.loading'), done: success, failed: t('link.failed') }
  const { retry } = state
  return (
    <>
      <div aria-live="polite" className={styles.result}>
        <h1 ref={heading} tabIndex={-1}>
          {headings[state.status]}
        </h1>
        {state.reason && <p>{state.reason}</p>}
      </div>
      {retry && (
        <div className={styles.actions}>
          <Button
            onClick={() => {
              // the button goes, so the heading takes the focus
              heading.current?.focus()
              retry()
            }}
          >
            {uiText('action.retry')}
          </Button>
        </div>
      )}
    </>
  )
}
