import { ButtonLink, execute, refusalText, session, useMessages } from '@sanguine/ui'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { VisitorActivateAccountDocument } from '../../generated/documents'
import { messages } from '../../i18n/messages'
import { AccountPage } from './account-page'
import styles from './account-page.module.css'

/** One call for a link, however often the page is drawn: the second would find the link used up. */
const calls = new Map<string, Promise<{ readonly reply: string; readonly isActive: boolean }>>()

function activate(token: string) {
  let call = calls.get(token)
  if (!call) {
    call = execute(VisitorActivateAccountDocument, { token }).then(({ activateAccount: { message, userErrors } }) => {
      const [refusal] = userErrors
      return { reply: refusal ? refusalText(refusal) : (message ?? ''), isActive: !refusal }
    })
    calls.set(token, call)
  }
  return call
}

/** Where the link of the activation mail leads. A success ends the session, whose token still says "not activated". */
export function ActivatePage() {
  const t = useMessages(messages)
  const { id = '' } = useParams()
  const [reply, setReply] = useState<string | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    activate(id).then(
      (answer) => {
        if (answer.isActive) session.forget()
        setReply(answer.reply)
      },
      () => setIsBroken(true),
    )
  }, [id])
  return (
    <AccountPage title={t('activate.title')}>
      <h1 aria-live="polite">{isBroken ? t('activate.failed') : (reply ?? t('activate.loading'))}</h1>
      <div className={styles.actions}>
        <ButtonLink to="/game" variant="blood" size="lg">
          {t('activate.play')}
        </ButtonLink>
      </div>
    </AccountPage>
  )
}
